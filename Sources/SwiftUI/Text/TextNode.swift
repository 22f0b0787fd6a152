import Foundation
internal import Gtk

extension Text: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        context.host.isUnseen ? WordsNode(view, context: context) : TextNode(view, context: context)
    }
}

/// A text that nobody sees but something asks for, such as an option of a picker: it has no widget.
private final class WordsNode: _ViewNode<Text> {
    private var words = ""

    override init(_ view: Text, context: _NodeContext) {
        super.init(view, context: context)
        words = evaluate { view.resolvedString(in: EnvironmentValues(scope: environment)) }
    }

    override func update(to view: Text) {
        if view == self.view { return }
        self.view = view
        updateSelf()
    }

    override func updateSelf() {
        let new = evaluate { view.resolvedString(in: EnvironmentValues(scope: environment)) }
        guard new != words else { return }
        words = new
        parent?.plainTextDidChange()
    }

    override var plainText: String { words }
}

/// What shows a text.
@MainActor
protocol TextShowing: LayoutItem {
    /// Shows another text, or the same with other attributes.
    func show(_ text: Text.Resolved)
    /// Shows the text in another colour; nil: the theme's.
    func showColor(_ color: RGBA?)
    /// Draws the letters with a gradient or shadows; nil: in one colour.
    func showPaint(_ paint: _Paint?)
    /// Arranges the lines of the text.
    func setStyle(_ style: SharedTextStyle)
    /// The text may take up something else now.
    func contentDidChange()
    /// Takes all widgets out of their host, for good.
    func remove()
}

private final class TextNode: _ViewNode<Text> {
    /// What a text is shown by.
    private enum Form {
        /// A widget that Pango draws in.
        case plain
        /// GTK's label, for texts that people select or follow links in.
        case label
        /// A widget for every few paragraphs.
        case long
    }

    private var item: (any TextShowing)?
    private var form = Form.plain
    private var shown: Text.Resolved?
    private var shownStyle: SharedTextStyle?
    private var timer: MainLoop.Source?

    override init(_ view: Text, context: _NodeContext) {
        super.init(view, context: context)
        updateSelf()
    }

    private func makeItem() -> any TextShowing {
        switch form {
        case .plain: TextItem(node: self, widget: TextWidget())
        case .label:
            LabelTextItem(node: self) { [unowned self] url in
                Evaluation.untracked { EnvironmentValues(scope: environment).openURL }(url)
            }
        case .long: LongTextItem(node: self)
        }
    }

    override func update(to view: Text) {
        if view == self.view { return }
        self.view = view
        updateSelf()
    }

    override func updateSelf() {
        evaluate { apply(EnvironmentValues(scope: environment)) }
    }

    override var items: [LayoutItem] { item.map { [$0] } ?? [] }
    override func appendItems(to items: inout [LayoutItem]) { if let item { items.append(item) } }

    private func apply(_ values: EnvironmentValues) {
        let shared = values.sharedTextStyle
        let style = shared.style
        var resolved = style.isRedacted ? view.resolve(in: values).redacted : view.resolve(in: values)
        if resolved.color == nil, resolved.paint == nil { resolved.color = OffscreenDrawing.color(in: values) }
        let form = Self.form(of: resolved, style)
        if item == nil || form != self.form {
            let isFirst = item == nil
            item?.remove()
            self.form = form
            item = makeItem()
            shown = nil
            shownStyle = nil
            if !isFirst { structureDidChange() }
        }
        guard let item else { return }
        let isNew = shown == nil
        let hasNewWords = shown.map { $0.string != resolved.string } ?? false
        follow(resolved.expires)
        var changed = false
        if isNew || shown?.string != resolved.string || shown?.stretches != resolved.stretches {
            item.show(resolved)
            changed = true
        }
        if isNew ? resolved.paint != nil : shown?.paint != resolved.paint { item.showPaint(resolved.paint) }
        if isNew ? resolved.color != nil : shown?.color != resolved.color { item.showColor(resolved.color) }
        if shared != shownStyle {
            if !isNew || style.arrangesLines || style.isSelectable { item.setStyle(shared) }
            changed = true
        }
        shown = resolved
        shownStyle = shared
        if changed, !isNew { item.contentDidChange() }
        if hasNewWords { parent?.plainTextDidChange() }
    }

    private static func form(of text: Text.Resolved, _ style: TextStyle) -> Form {
        // Widgets of GTK's own can't be drawn without a window.
        if style.isSelectable || text.hasLinks, OffscreenDrawing.current == nil { return .label }
        if text.paint == nil, LongTextItem.suits(text, style) { return .long }
        return .plain
    }

    /// Has the text made again when the clock changes it, and not before.
    private func follow(_ date: Date?) {
        timer?.cancel()
        timer = nil
        guard let date else { return }
        // A day at most, so that nothing overflows.
        let wait = min(max(1, (date.timeIntervalSinceNow * 1000).rounded(.up)), 86_400_000)
        timer = MainLoop.timeout(milliseconds: Int(wait)) { [weak self] in
            guard let self, isAlive else { return }
            timer = nil
            Updater.shared.mark(self)
        }
    }

    override func willDestroy() {
        timer?.cancel()
        item?.remove()
    }

    override var plainText: String { view.spokenString(in: EnvironmentValues(scope: environment)) }
}

extension TextStyle {
    /// Whether lines are arranged in another way than a text does by itself.
    fileprivate var arrangesLines: Bool {
        alignment != .leading || truncation != .tail || lineLimit != nil || minimumLines != nil || lineSpacing != 0
            || minimumScaleFactor < 1 || allowsTightening || renderer != nil || !directionFollowsLetters
    }
}

extension TextAlignment {
    var gtk: Gtk.TextAlignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension Text.TruncationMode {
    var gtk: TextTruncation {
        switch self {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
    }
}
