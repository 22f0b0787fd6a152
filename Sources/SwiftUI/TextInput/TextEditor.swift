import Foundation
internal import Gtk

/// A field for text of many lines, which scrolls.
///
///     TextEditor(text: $notes)
public struct TextEditor {
    let source: TextSource

    /// Creates an editor.
    nonisolated public init(text: Binding<String>) {
        source = TextSource(text)
    }
}

extension TextEditor: View {
    /// The editor.
    public var body: some View {
        NativeTextEditor(source: source, prompt: nil, isField: false, labelIsPrompt: false)
    }
}

/// A GtkTextView: by itself, growing with its lines, as a field; in a scrolled window as an editor.
struct NativeTextEditor {
    let source: TextSource
    let prompt: Text?
    let isField: Bool
    let labelIsPrompt: Bool
}

extension NativeTextEditor: PrimitiveView {
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        NativeTextEditorNode(view, context: context)
    }
}

private final class NativeTextEditorNode: ControlNode<NativeTextEditor> {
    private let text = TextView()
    private var sync: TextSync!
    private let focus = FocusController()
    private var look: FieldLook?
    private var lineSpacing: CGFloat = 0

    override func makeItem() -> WidgetItem {
        ControlStyleSheet.install()
        text.tabMovesFocus = view.isField
        text.setTextMargin(6)
        sync = TextSync(text, view.source) { [unowned self] in Updater.shared.mark(self) }
        focus.onLeave { [unowned self] in sync.submit() }
        text.addController(focus)
        guard !view.isField else {
            text.addCSSClass("windsock-field")
            return NativeItem(
                node: self, widget: text, flexibility: NativeFlexibility(width: true),
                ideal: CGSize(width: 160, height: 0))
        }
        let scroller = ScrolledWindow()
        scroller.setChild(text)
        scroller.setPolicy(horizontal: .never, vertical: .automatic)
        return NativeItem(
            node: self, widget: scroller, flexibility: NativeFlexibility(width: true, height: true),
            ideal: CGSize(width: 160, height: 80))
    }

    override var accessibleWidget: Gtk.Widget { text }

    override func applyControl(_ values: EnvironmentValues) {
        let before = text.text
        sync.update(view.source)
        let new = FieldLook(values)
        let old = look ?? FieldLook()
        if new != old {
            look = new
            if new.font != old.font || new.color != old.color { applyFont(new, values) }
            if new.alignment != old.alignment { text.setAlignment(new.alignment.gtk) }
        }
        if values.lineSpacing != lineSpacing {
            lineSpacing = values.lineSpacing
            text.setLineSpacing(Int(lineSpacing.rounded()))
        }
        let label = view.labelIsPrompt ? values.controlName?.text ?? "" : ""
        text.placeholder = view.prompt?.resolvedString(in: values) ?? label
        if isReady, view.isField, before != text.text { item.contentDidChange() }
    }

    private func applyFont(_ look: FieldLook, _ values: EnvironmentValues) {
        guard look.font != .body || look.color != nil else { return text.setStyle(nil) }
        let font = look.font
        text.setStyle(
            TextViewStyle(
                family: font.family ?? (font.isMonospaced ? "Monospace" : font.isSerif ? "Serif" : nil),
                size: font.em(desktop: values.desktopFontSize), weight: font.weight, isItalic: font.isItalic,
                color: look.color))
    }
}
