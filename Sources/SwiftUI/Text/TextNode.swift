import Foundation
internal import Gtk

extension Text: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        TextNode(view, context: context)
    }
}

private final class TextNode: LeafNode<Text> {
    private var shown: Text.Resolved?
    private var shownStyle: TextStyle?
    private var timer: MainLoop.Source?

    override func makeItem() -> WidgetItem {
        TextItem(node: self, widget: TextWidget())
    }

    override func update(to view: Text) {
        if view == self.view { return }
        super.update(to: view)
    }

    override func apply() {
        guard let item = item as? TextItem else { return }
        let resolved = view.resolve(in: values)
        let style = values.textStyle
        let isNew = shown == nil
        let hasNewWords = shown.map { $0.string != resolved.string } ?? false
        if let expires = resolved.expires { follow(expires) }
        var changed = false
        if isNew || shown?.key != resolved.key {
            item.text.setText(resolved.string, attributes: resolved.attributes)
            changed = true
        }
        if isNew ? resolved.color != nil : shown?.color != resolved.color { item.text.setColor(resolved.color) }
        if style != shownStyle {
            let needsStyle =
                !isNew || style.alignment != .leading || style.truncation != .tail || style.lineLimit != nil
                || style.lineSpacing != 0
            if needsStyle { item.setStyle(style) }
            changed = true
        }
        shown = resolved
        shownStyle = style
        if changed, !isNew { item.contentDidChange() }
        if hasNewWords { parent?.plainTextDidChange() }
    }

    /// Has the text made again when the clock changes it.
    private func follow(_ date: Date) {
        timer?.cancel()
        let wait = max(1, Int((date.timeIntervalSinceNow * 1000).rounded(.up)))
        timer = MainLoop.timeout(milliseconds: wait) { [weak self] in
            guard let self, isAlive else { return }
            Updater.shared.mark(self)
        }
    }

    override func willDestroy() {
        timer?.cancel()
        super.willDestroy()
    }

    override var plainText: String { view.resolvedString(in: values) }
}

/// A text measured by Pango.
final class TextItem: WidgetItem {
    let text: TextWidget
    private var minimumLines = 0
    private var lineLimit: Int?

    init(node: _Node, widget: TextWidget) {
        text = widget
        super.init(node: node, widget: widget)
    }

    func setStyle(_ style: TextStyle) {
        minimumLines = style.minimumLines ?? 0
        lineLimit = style.lineLimit
        text.setStyle(
            alignment: style.alignment.gtk, truncation: style.truncation.gtk, maxLines: style.lineLimit ?? 0,
            lineSpacing: style.lineSpacing)
    }

    private static func limit(_ length: CGFloat?) -> Int? {
        guard let length, length.isFinite, length < 1_000_000 else { return nil }
        return max(0, Int((length + 0.001).rounded(.down)))
    }

    private func measure(_ proposal: ProposedViewSize) -> TextMeasure {
        text.measure(width: Self.limit(proposal.width), height: Self.limit(proposal.height))
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let measure = measure(proposal)
        var size = CGSize(width: measure.width, height: measure.height)
        if minimumLines > 1 {
            let line = text.measure(width: nil, height: 1).height
            size.height = max(size.height, CGFloat(line * minimumLines))
        }
        if let width = proposal.width { size.width = min(size.width, max(0, width.rounded(.up))) }
        return size
    }

    override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        if key.isHorizontal { return nil }
        if key.id == VerticalAlignment.FirstBaseline.self {
            return CGFloat(measure(dimensions.proposal).firstBaseline)
        }
        if key.id == VerticalAlignment.LastBaseline.self {
            return CGFloat(measure(dimensions.proposal).lastBaseline)
        }
        return nil
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
