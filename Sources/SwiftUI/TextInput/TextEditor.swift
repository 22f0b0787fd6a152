import Foundation
internal import Gtk

/// A field for text of many lines, which scrolls.
///
///     TextEditor(text: $notes)
///
/// Changes can be taken back with Control and Z. The font, the colour, the alignment and the space between lines are
/// those of the environment.
public struct TextEditor {
    let source: TextSource
    let selection: Binding<TextSelection?>?
    /// The text with its attributes; nil: it has none.
    let attributed: (() -> AttributedString)?

    @Environment(\.textEditorStyle) private var style

    nonisolated init(
        _ source: TextSource, selection: Binding<TextSelection?>?, attributed: (() -> AttributedString)? = nil
    ) {
        self.source = source
        self.selection = selection
        self.attributed = attributed
    }

    /// Creates an editor.
    nonisolated public init(text: Binding<String>) {
        self.init(TextSource(text), selection: nil)
    }

    /// Creates an editor whose selection is bound.
    nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.init(TextSource(text), selection: selection)
    }
}

extension TextEditor: View {
    /// The editor in the style of its surroundings.
    public var body: some View {
        let editor = NativeTextEditor(
            source: source, prompt: nil, isField: false, labelIsPrompt: false, selection: selection,
            attributed: attributed)
        if let style, style.builtIn == nil {
            style.body(TextEditorStyleConfiguration(content: AnyView(editor)))
                .environment(\.textEditorStyle, style.outer)
        } else {
            editor
        }
    }
}

/// A GtkTextView in a scrolled window: as a field it grows with its lines, up to the limit of lines where there is one.
struct NativeTextEditor {
    let source: TextSource
    let prompt: Text?
    let isField: Bool
    let labelIsPrompt: Bool
    var selection: Binding<TextSelection?>?
    /// The text with its attributes; nil: it has none.
    var attributed: (() -> AttributedString)?
}

extension NativeTextEditor: PrimitiveView {
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        NativeTextEditorNode(view, context: context)
    }
}

/// A node with a text view, which stands in a scrolled window.
@MainActor
protocol HasTextView: _Node {
    var textView: TextView { get }
}

private final class NativeTextEditorNode: ControlNode<NativeTextEditor>, HasTextView {
    private let text = TextView()
    var textView: TextView { text }
    private var sync: TextSync!
    private let focus = FocusController()
    private var look: FieldLook?
    private var lineSpacing: CGFloat = 0
    private let scroller = ScrolledWindow()
    private var selection: SelectionSync!
    private var lines = LineLimits()
    private var purpose = InputPurpose.freeForm
    private var hints: InputHints = []
    private var stretches: [Text.Stretch] = []

    /// How many lines a field has at least and at most.
    private struct LineLimits: Equatable {
        var least: Int?
        var most: Int?
        var lineHeight = 0
    }

    private static let margin = 6

    override func makeItem() -> WidgetItem {
        ControlStyleSheet.install()
        text.tabMovesFocus = view.isField
        text.setTextMargin(Self.margin)
        sync = TextSync(text, view.source) { [unowned self] in Updater.shared.mark(self) }
        selection = SelectionSync(text, sync) { [unowned self] in Updater.shared.mark(self) }
        focus.onLeave { [unowned self] in sync.submit() }
        text.addController(focus)
        scroller.setChild(text)
        scroller.setPolicy(horizontal: .never, vertical: .automatic)
        guard !view.isField else {
            scroller.setPropagatesNaturalSize(width: false, height: true)
            // A field is as high as its lines; the scrolled window alone would rather be 46 points high.
            scroller.setPolicy(horizontal: .never, vertical: .never)
            // GTK doesn't know how high the lines are until they are on the screen.
            scroller.onMap { [unowned self] in
                Updater.shared.afterLayout { [weak self] in
                    guard let self, isAlive else { return }
                    item.contentDidChange()
                }
            }
            return NativeItem(
                node: self, widget: scroller, flexibility: NativeFlexibility(width: true),
                ideal: CGSize(width: 160, height: 0))
        }
        return NativeItem(
            node: self, widget: scroller, flexibility: NativeFlexibility(width: true, height: true),
            ideal: CGSize(width: 160, height: 80))
    }

    override func styleClasses(_ values: EnvironmentValues) -> [String] {
        guard view.isField else { return [] }
        return [values.textFieldForm == .plain ? "windsock-bare" : "windsock-field"]
    }

    override var accessibleWidget: Gtk.Widget { text }

    override func applyControl(_ values: EnvironmentValues) {
        let before = text.count
        sync.update(view.source)
        selection.update(view.selection)
        applyAttributes(values)
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
        applyHints(values)
        if view.isField {
            applyLines(values)
            // The number of lines may be another one; GTK knows when it measures.
            if isReady, before != text.count { item.contentDidChange() }
        }
    }

    /// Shows the attributes of the text, as a `Text` in the same place would.
    private func applyAttributes(_ values: EnvironmentValues) {
        guard let attributed = view.attributed else { return }
        let new = Text(attributed()).resolve(in: values).stretches ?? []
        guard new != stretches else { return }
        stretches = new
        let body = ResolvedFont.body.em(desktop: values.desktopFontSize)
        var start = 0
        var runs: [TextViewRun] = []
        for stretch in new {
            let end = start + stretch.string.unicodeScalars.count
            let font = stretch.font
            if !stretch.isPlain, end > start {
                runs.append(
                    TextViewRun(
                        range: start..<end, family: font.family ?? (font.isMonospaced ? "Monospace" : nil),
                        scale: font.em(desktop: values.desktopFontSize) / body, weight: font.weight,
                        isItalic: font.isItalic, color: stretch.color, isUnderlined: stretch.underline != nil,
                        isStruckThrough: stretch.strikethrough != nil))
            }
            start = end
        }
        text.setRuns(runs)
    }

    private func applyHints(_ values: EnvironmentValues) {
        guard values.inputPurpose != purpose || values.inputHints != hints else { return }
        purpose = values.inputPurpose
        hints = values.inputHints
        text.setPurpose(purpose, hints: hints)
    }

    private func applyLines(_ values: EnvironmentValues) {
        let style = values.textStyle
        var new = LineLimits(least: style.minimumLines, most: style.lineLimit)
        if new != LineLimits() { new.lineHeight = text.lineHeight }
        guard new != lines else { return }
        lines = new
        let chrome = 2 * Self.margin
        // A scroll bar, even one that isn't shown, would make the field 54 points high at least.
        scroller.setPolicy(horizontal: .never, vertical: new.most == nil ? .never : .external)
        scroller.setContentHeights(
            least: new.least.map { $0 * new.lineHeight + chrome },
            most: new.most.map { max($0, new.least ?? 1) * new.lineHeight + chrome })
        if isReady { item.contentDidChange() }
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
