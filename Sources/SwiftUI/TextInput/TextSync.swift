import Foundation
internal import Gtk

/// Keeps a field and the model's text the same, both ways.
///
/// While an input method is composing, the field is left alone; what the model says by then is shown when it has ended.
@MainActor
final class TextSync {
    private let field: any EditableText
    private var source: TextSource
    /// Has the node read the model again.
    private let resync: () -> Void
    /// The model's text when it was last looked at.
    private(set) var modelText: String?
    /// Called when the model was given the user's text.
    var textWasWritten: (() -> Void)?
    /// The user changed the text, and it wasn't given to the model yet.
    private(set) var hasUnsubmittedText = false
    /// The model changed while an input method was composing.
    private var isBehind = false

    init(_ field: any EditableText, _ source: TextSource, resync: @escaping () -> Void) {
        self.field = field
        self.source = source
        self.resync = resync
        field.onChanged { [unowned self] in textChanged(to: $0) }
        field.compositionEnded = { [unowned self] in compositionEnded() }
    }

    /// Shows what the model says; called within an evaluation.
    func update(_ source: TextSource) {
        self.source = source
        // GTK's texts end at a null character.
        var text = source.read()
        if let end = text.utf8.firstIndex(of: 0) { text = String(text[..<end]) }
        let isNew = text != modelText
        modelText = text
        if field.isComposing {
            if isNew { isBehind = true }
            return
        }
        if !source.isContinuous, hasUnsubmittedText, !isNew { return }
        show(text)
    }

    private func show(_ text: String) {
        isBehind = false
        hasUnsubmittedText = false
        if field.text != text { field.edit(to: text) }
    }

    private func textChanged(to text: String) {
        guard source.isContinuous else {
            hasUnsubmittedText = true
            return
        }
        // What was composed on top of a text that the model has replaced meanwhile goes the way of that text.
        if isBehind { return }
        modelText = text
        _ = source.write(text)
        textWasWritten?()
        // The model may refuse the text or change it.
        resync()
    }

    private func compositionEnded() {
        guard isBehind, let modelText else { return }
        show(modelText)
    }

    /// Gives the text to the model, if that isn't done with every key; a text that stands for no value is replaced by
    /// the model's.
    func submit() {
        guard !source.isContinuous, hasUnsubmittedText else { return }
        hasUnsubmittedText = false
        _ = source.write(field.text)
        modelText = nil
        resync()
    }
}
