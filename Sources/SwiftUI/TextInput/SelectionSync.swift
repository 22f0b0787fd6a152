import Foundation
internal import Gtk

/// Keeps the selection of a field and the model's the same, both ways.
@MainActor
final class SelectionSync {
    private let field: any EditableText
    private var binding: Binding<TextSelection?>?
    private var isConnected = false
    /// What the model was told last, or said.
    private var known: TextSelection?
    /// The selection is being changed for the model.
    private var isWriting = false
    private let resync: () -> Void
    private let sync: TextSync

    init(_ field: any EditableText, _ sync: TextSync, resync: @escaping () -> Void) {
        self.field = field
        self.sync = sync
        self.resync = resync
    }

    /// Shows what the model says; called within an evaluation, after the text is shown.
    func update(_ binding: Binding<TextSelection?>?) {
        self.binding = binding
        guard let binding else { return }
        if !isConnected {
            isConnected = true
            field.onSelectionChanged { [weak self] in self?.selectionDidChange() }
            // GTK moves the cursor before it says that the text is another one.
            sync.textWasWritten = { [weak self] in self?.selectionDidChange() }
        }
        let wanted = binding.wrappedValue
        guard wanted != known, !field.isComposing else { return }
        known = wanted
        guard let wanted else { return }
        let text = field.text
        let scalars = text.unicodeScalars
        // Indices of another text may lie outside of this one.
        func offset(_ index: String.Index) -> Int {
            let inside = min(max(index, scalars.startIndex), scalars.endIndex)
            return scalars.distance(from: scalars.startIndex, to: scalars.index(inside, offsetBy: 0))
        }
        let ends = (anchor: offset(wanted.range.lowerBound), cursor: offset(wanted.range.upperBound))
        guard field.selectionEnds != ends else { return }
        isWriting = true
        field.selectionEnds = ends
        isWriting = false
    }

    private func selectionDidChange() {
        guard !isWriting, let binding else { return }
        let text = field.text
        guard text == sync.modelText else { return }
        let scalars = text.unicodeScalars
        let ends = field.selectionEnds
        let first = scalars.index(
            scalars.startIndex, offsetBy: min(ends.anchor, ends.cursor), limitedBy: scalars.endIndex)
        let last = scalars.index(
            scalars.startIndex, offsetBy: max(ends.anchor, ends.cursor), limitedBy: scalars.endIndex)
        let new = TextSelection(range: (first ?? scalars.endIndex)..<(last ?? scalars.endIndex))
        guard new != known else { return }
        known = new
        binding.wrappedValue = new
        // The binding may refuse the selection.
        resync()
    }
}
