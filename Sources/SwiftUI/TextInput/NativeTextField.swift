import Foundation
internal import Gtk

/// A GtkEntry or GtkPasswordEntry.
struct NativeTextField {
    let source: TextSource
    let prompt: Text?
    let isSecure: Bool
    /// Whether an empty field without a prompt shows the label.
    let labelIsPrompt: Bool
    var selection: Binding<TextSelection?>?
}

extension NativeTextField: PrimitiveView {
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        NativeTextFieldNode(view, context: context)
    }
}

private final class NativeTextFieldNode: ControlNode<NativeTextField> {
    private var entry: Editable!
    private var sync: TextSync!
    private let focus = FocusController()
    private var placeholder: String?
    private var look: FieldLook?
    private var purpose = InputPurpose.freeForm
    private var hints: InputHints = []
    private var selection: SelectionSync!
    private var suggestions: FieldSuggestions?

    override func makeItem() -> WidgetItem {
        ControlStyleSheet.install()
        if view.isSecure {
            let entry = PasswordEntry()
            entry.showsPeekIcon = true
            entry.activatesDefault = true
            self.entry = entry
        } else {
            let entry = Gtk.Entry()
            entry.activatesDefault = true
            self.entry = entry
        }
        sync = TextSync(entry, view.source) { [unowned self] in Updater.shared.mark(self) }
        selection = SelectionSync(entry, sync) { [unowned self] in Updater.shared.mark(self) }
        entry.onActivate { [unowned self] in submit() }
        focus.onLeave { [unowned self] in sync.submit() }
        entry.addController(focus)
        return NativeItem(
            node: self, widget: entry, flexibility: NativeFlexibility(width: true), ideal: CGSize(width: 160, height: 0)
        )
    }

    private func submit() {
        sync.submit()
        let actions = Evaluation.untracked { values.submitActions }
        for action in actions.reversed() where action.triggers.contains(.text) { action.run() }
    }

    override func styleClasses(_ values: EnvironmentValues) -> [String] {
        var names: [String] = []
        if values.textFieldForm == .plain { names.append("windsock-bare") }
        if let size = values.controlSize.styleClass { names.append(size) }
        return names
    }

    override func applyControl(_ values: EnvironmentValues) {
        sync.update(view.source.adapted(to: values))
        selection.update(view.selection)
        applySuggestions(values)
        let label = view.labelIsPrompt ? values.controlName?.text ?? "" : ""
        let prompt = view.prompt?.resolvedString(in: values) ?? label
        if prompt != placeholder ?? "" {
            placeholder = prompt
            (entry as? Gtk.Entry)?.placeholder = prompt
            (entry as? PasswordEntry)?.placeholder = prompt
        }
        applyLook(values)
        let purpose = view.isSecure ? .password : values.inputPurpose
        let hints = values.inputHints
        if let entry = entry as? Gtk.Entry, purpose != self.purpose || hints != self.hints {
            self.purpose = purpose
            self.hints = hints
            entry.setPurpose(purpose, hints: hints)
        }
    }

    private func applySuggestions(_ values: EnvironmentValues) {
        guard let entry = entry as? Gtk.Entry else { return }
        guard let views = values.inputSuggestions else {
            if suggestions != nil {
                suggestions?.dispose()
                suggestions = nil
                entry.setSuggestions(nil)
            }
            return
        }
        if let suggestions {
            suggestions.update(to: views)
        } else {
            suggestions = FieldSuggestions(views, in: self)
        }
        entry.setSuggestions(suggestions?.all)
    }

    override func plainTextDidChange() {
        // Suggestions have other words; the field's own stay the same.
        if isReady, isAlive { Updater.shared.mark(self) }
    }

    override func structureDidChange() {
        if isReady, isAlive { Updater.shared.mark(self) }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let suggestions { visit(suggestions.root) }
    }

    override func willDestroy() {
        suggestions?.dispose()
        super.willDestroy()
    }

    private func applyLook(_ values: EnvironmentValues) {
        let new = FieldLook(values)
        let old = look ?? FieldLook()
        guard new != old else { return }
        look = new
        if new.font != old.font || new.color != old.color {
            (entry as? Gtk.Entry)?.setAttributes(new.attributes)
            if isReady { item.contentDidChange() }
        }
        if new.alignment != old.alignment {
            entry.alignment =
                switch new.alignment {
                case .leading: 0
                case .center: 0.5
                case .trailing: 1
                }
        }
    }
}

/// The font, colour and alignment of a field's text.
struct FieldLook: Equatable {
    var font = ResolvedFont.body
    var color: RGBA?
    var alignment = TextAlignment.leading

    init() {}

    @MainActor init(_ values: EnvironmentValues) {
        let style = values.textStyle
        alignment = style.alignment
        guard style != TextStyle() || values.foregroundStyles != nil || values.dynamicTypeSize != .large else { return }
        let resolved = Text(verbatim: " ").resolve(in: values)
        font = resolved.stretches?.first?.font ?? .body
        // A field that is switched off is drawn faintly as a whole.
        color = values.isEnabled ? resolved.color : nil
    }

    /// The attributes of the whole text; nil for none.
    var attributes: TextAttributes? {
        guard font != .body || color != nil else { return nil }
        let attributes = TextAttributes()
        font.apply(to: attributes, TextAttributes.everything)
        if let color { attributes.foreground(color) }
        return attributes
    }
}
