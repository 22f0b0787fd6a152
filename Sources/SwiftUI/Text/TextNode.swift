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

/// A leaf that shows a text.
@MainActor
protocol TextShowing: WidgetItem {
    /// Shows another text, or the same with other attributes.
    func show(_ text: Text.Resolved)
    /// Shows the text in another colour; nil: the theme's.
    func showColor(_ color: RGBA?)
    /// Draws the letters with a gradient or shadows; nil: in one colour.
    func showPaint(_ paint: _Paint?)
    /// Arranges the lines of the text.
    func setStyle(_ style: SharedTextStyle)
}

private final class TextNode: LeafNode<Text> {
    private var shown: Text.Resolved?
    private var shownStyle: SharedTextStyle?
    private var timer: MainLoop.Source?

    override func makeItem() -> WidgetItem {
        let isSelectable = Evaluation.untracked { values.textStyle.isSelectable }
        return isSelectable ? SelectableTextItem(node: self) : TextItem(node: self, widget: TextWidget())
    }

    override func update(to view: Text) {
        if view == self.view { return }
        super.update(to: view)
    }

    override func apply() {
        let resolved = view.resolve(in: values)
        let shared = values.sharedTextStyle
        let style = shared.style
        if let shownStyle, shownStyle.style.isSelectable != style.isSelectable { replaceItem() }
        guard let item = item as? any TextShowing else { return }
        let isNew = shown == nil
        let hasNewWords = shown.map { $0.string != resolved.string } ?? false
        if let expires = resolved.expires { follow(expires) }
        var changed = false
        if isNew || shown?.string != resolved.string || shown?.stretches != resolved.stretches {
            item.show(resolved)
            changed = true
        }
        if isNew ? resolved.paint != nil : shown?.paint != resolved.paint { item.showPaint(resolved.paint) }
        if isNew ? resolved.color != nil : shown?.color != resolved.color { item.showColor(resolved.color) }
        if shared != shownStyle {
            if !isNew || style.arrangesLines { item.setStyle(shared) }
            changed = true
        }
        shown = resolved
        shownStyle = shared
        if changed, !isNew { item.contentDidChange() }
        if hasNewWords { parent?.plainTextDidChange() }
    }

    /// Another kind of widget is needed: text has become selectable, or isn't any more.
    private func replaceItem() {
        item.remove()
        item = makeItem()
        shown = nil
        shownStyle = nil
        structureDidChange()
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

extension TextStyle {
    /// Whether lines are arranged in another way than a text does by itself.
    fileprivate var arrangesLines: Bool {
        alignment != .leading || truncation != .tail || lineLimit != nil || minimumLines != nil || lineSpacing != 0
            || minimumScaleFactor < 1
    }
}

/// A text measured by Pango.
final class TextItem: WidgetItem, TextShowing {
    let text: TextWidget
    private var shared = SharedTextStyle.standard
    private var style: TextStyle { shared.style }
    private var shown: Text.Resolved?
    private var shownScale = 1.0

    init(node: _Node, widget: TextWidget) {
        text = widget
        super.init(node: node, widget: widget)
    }

    func show(_ text: Text.Resolved) {
        shown = text
        self.text.setText(text.string, attributes: text.attributes(scale: shownScale))
    }

    func showColor(_ color: RGBA?) { text.setColor(color) }

    func showPaint(_ paint: _Paint?) {
        guard let paint else { return text.setPainter(nil) }
        text.setPainter { [unowned text] snapshot, letters, width, height in
            let frame = CGRect(x: 0, y: 0, width: width, height: height)
            let ink = letters.bounds
            let area = CGRect(x: ink.x, y: ink.y, width: ink.width, height: ink.height)
            let spread = PathRenderer.spread(of: paint.shadows) + 1
            let reach = area.insetBy(dx: -spread, dy: -spread)
            func draw(_ cairo: CairoContext) {
                cairo.pushGroup()
                letters.draw(cairo)
                let mask = cairo.popGroup()
                PathRenderer.setSource(paint, bounds: frame, area: area, in: cairo)
                cairo.mask(mask)
            }
            snapshot.appendCairo(x: reach.minX, y: reach.minY, width: reach.width, height: reach.height) { cairo in
                if paint.shadows.isEmpty {
                    draw(cairo)
                } else {
                    PathRenderer.drawWithShadows(paint, scale: text.drawingScale, area: area, in: cairo, draw)
                }
            }
        }
    }

    func setStyle(_ style: SharedTextStyle) {
        shared = style
        let style = style.style
        text.setStyle(
            alignment: style.alignment.gtk, truncation: style.truncation.gtk, maxLines: style.lineLimit ?? 0,
            lineSpacing: style.lineSpacing)
    }

    override var isMeasuredByGTK: Bool { false }
    override var hasWidgetsInside: Bool { false }

    private static func limit(_ length: CGFloat?) -> Int? {
        guard let length, length.isFinite, length < 1_000_000 else { return nil }
        return max(0, Int((length + 0.001).rounded(.down)))
    }

    private func measure(_ proposal: ProposedViewSize) -> TextMeasure {
        text.measure(width: Self.limit(proposal.width), height: Self.limit(proposal.height))
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if style.minimumScaleFactor < 1, let scaled = scaledSize(proposal) { return scaled.size }
        if let width = proposal.width, width < 1 {
            // Nothing can be shown: a column of single letters isn't worth being laid out.
            return CGSize(width: 0, height: CGFloat(text.measure(width: nil, height: nil).height))
        }
        let measure = measure(proposal)
        var size = CGSize(width: measure.width, height: measure.height)
        if let minimumLines = style.minimumLines, minimumLines > 1 {
            let line = text.measure(width: nil, height: 1).height
            size.height = max(size.height, CGFloat(line * minimumLines))
        }
        if let width = proposal.width { size.width = min(size.width, max(0, width.rounded(.up))) }
        return size
    }

    /// The largest scale at which the whole text fits, in steps of a twentieth; nil: it fits as it is, or not even at the
    /// smallest.
    private func scaledSize(_ proposal: ProposedViewSize) -> (scale: Double, size: CGSize)? {
        guard let shown, let width = Self.limit(proposal.width) else { return nil }
        let height = Self.limit(proposal.height) ?? Int.max
        let smallest = max(0.05, style.minimumScaleFactor)
        for step in 0...20 {
            let scale = max(smallest, 1 - Double(step) / 20)
            let layout = TextLayout(shown.string, attributes: shown.attributes(scale: scale), for: text)
            layout.setLineSpacing(style.lineSpacing)
            layout.setWidth(Double(width))
            let size = layout.size
            let fits = layout.lineCount <= style.lineLimit ?? Int.max && Int(size.height.rounded(.up)) <= height
            if fits || scale == smallest {
                if step == 0 { return nil }
                let lines = CGSize(
                    width: min(size.width.rounded(.up), CGFloat(width)), height: size.height.rounded(.up))
                return fits ? (scale, lines) : (scale, CGSize(width: CGFloat(width), height: lineHeight(layout)))
            }
        }
        return nil
    }

    /// The height that the allowed lines take up.
    private func lineHeight(_ layout: TextLayout) -> CGFloat {
        layout.setMaxLines(style.lineLimit, truncation: style.truncation.gtk)
        return layout.size.height.rounded(.up)
    }

    override func placeContent() {
        if style.minimumScaleFactor < 1, let shown {
            let scale = scaledSize(proposal)?.scale ?? 1
            if scale != shownScale {
                shownScale = scale
                text.setText(shown.string, attributes: shown.attributes(scale: scale))
            }
        }
        super.placeContent()
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

/// A text that can be selected and copied: GTK's own label, which screen readers can walk through.
private final class SelectableTextItem: NativeItem, TextShowing {
    private let label = Gtk.Label()

    init(node: _Node) {
        label.isSelectable = true
        label.wraps = true
        super.init(node: node, widget: label)
        setStyle(.standard)
    }

    func show(_ text: Text.Resolved) {
        label.text = text.string
        label.setAttributes(text.attributes())
    }

    // GTK's label draws in colours only.
    func showPaint(_ paint: _Paint?) {}

    // The colour is one of the attributes.
    func showColor(_ color: RGBA?) {}

    func setStyle(_ style: SharedTextStyle) {
        let style = style.style
        label.setStyle(
            alignment: style.alignment.gtk, maxLines: style.lineLimit ?? 0,
            truncation: style.lineLimit == nil ? nil : style.truncation.gtk)
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
