import Foundation
internal import Gtk

/// A row of a form's box. Where its only control is a switch, a choice or a field, the whole row is for that control, as
/// in the desktop's own rows: a click beside the control reaches it, and the row lights up under the pointer.
final class FormRow: LayoutItem {
    let content: LayoutItem
    private let shape: FormRowShape
    private var hover: HoverItem?
    /// Drawn behind the row from the first time on that the pointer is over it.
    private var highlight: FormDecoration?
    /// Whether the row is the first or last one of its box, whose corners are round.
    var edges = (isFirst: false, isLast: false) {
        didSet { if edges != oldValue { showEdges() } }
    }

    private static let padding = CGSize(width: 12, height: 8)

    init(node: _Node, content: LayoutItem) {
        self.content = content
        shape = FormRowShape(node: node, content: content, padding: Self.padding)
        super.init(node: node)
        let tap = TapItem(
            node: node, child: shape,
            tap: _TapModifier(count: 1, coordinateSpace: .local) { [weak self] _ in self?.activate() })
        let hover = HoverItem(node: node, child: tap) { [weak self] in self?.setLit($0) }
        self.hover = hover
        node.host.pointer.watchTaps()
        node.host.pointer.add(hover)
    }

    private static let sheet = CSSProvider(
        """
        .windsock-form-row { background: none; border-radius: 0; transition: background-color 150ms; }
        .windsock-form-row.windsock-lit { background-color: alpha(currentColor, 0.04); }
        .windsock-form-row.windsock-first { border-top-left-radius: 12px; border-top-right-radius: 12px; }
        .windsock-form-row.windsock-last { border-bottom-left-radius: 12px; border-bottom-right-radius: 12px; }
        """)
    private static var isSheetAdded = false

    private static func addSheet() {
        guard !isSheetAdded else { return }
        isSheetAdded = true
        Display.add(sheet)
    }

    /// Becomes a part of a box, or stays one.
    func adopt(in box: LayoutItem) {
        layoutParent = box
        // It may have stood in another box in between.
        content.layoutParent = shape
        hover?.layoutParent = self
        stackAxisDidChange(nil)
        content.stackAxisDidChange(nil)
    }

    /// Takes the row's own widget out of the host, for good.
    func remove() {
        if let hover { node.host.pointer.remove(hover) }
        hover = nil
        highlight?.remove()
        highlight = nil
    }

    // MARK: The row's control

    /// The only control in the row, if it is one that the row can stand for.
    private var control: Gtk.Widget? {
        var found: [Gtk.Widget] = []
        func visit(_ item: LayoutItem) {
            if let leaf = item as? WidgetItem, leaf.hasWidgetsInside {
                found.append(leaf.widget)
            }
            item.visitItems(visit)
        }
        visit(content)
        guard found.count == 1, let only = found.first, only.isSensitive else { return nil }
        return only is Switch || only is CheckButton || only is DropDown || only is Editable ? only : nil
    }

    private func setLit(_ isLit: Bool) {
        let isLit = isLit && control != nil
        if isLit, highlight == nil { makeHighlight() }
        guard let widget = highlight?.widget, widget.hasCSSClass("windsock-lit") != isLit else { return }
        if isLit { widget.addCSSClass("windsock-lit") } else { widget.removeCSSClass("windsock-lit") }
    }

    private func makeHighlight() {
        Self.addSheet()
        let widget = Gtk.Box(.vertical)
        widget.addCSSClass("windsock-form-row")
        widget.canTarget = false
        let highlight = FormDecoration(node: node, widget: widget)
        highlight.layoutParent = self
        self.highlight = highlight
        showEdges()
        invalidatePlacement()
    }

    private func activate() {
        guard let control else { return }
        if control is Editable {
            control.grabFocus()
        } else {
            control.activate()
        }
    }

    private func showEdges() {
        guard let highlight else { return }
        for (name, isSet) in [("windsock-first", edges.isFirst), ("windsock-last", edges.isLast)] {
            if isSet { highlight.widget.addCSSClass(name) } else { highlight.widget.removeCSSClass(name) }
        }
    }

    // MARK: Layout

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        var size = hover?.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) ?? .zero
        // The box gives rows a least height.
        size.height = max(size.height, proposal.height ?? 0)
        return size
    }

    override func placeContent() {
        if let highlight { place(highlight, offset: .zero, proposal: ProposedViewSize(frame.size)) }
        if let hover { place(hover, offset: .zero, proposal: ProposedViewSize(frame.size)) }
    }

    override func visitItems(_ visit: (LayoutItem) -> Void) {
        if let highlight { visit(highlight) }
        if let hover { visit(hover) }
    }
}

/// The content of a row within its padding; the pointer hits it everywhere.
private final class FormRowShape: ContentShapeItem {
    private let padding: CGSize

    init(node: _Node, content: LayoutItem, padding: CGSize) {
        self.padding = padding
        super.init(node: node, child: content)
    }

    override func contains(_ point: CGPoint) -> Bool { frame.contains(point) }

    private func inner(_ width: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(width: width.map { max(0, $0 - 2 * padding.width) }, height: nil)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.sizeThatFits(inner(proposal.width))
        return CGSize(
            width: proposal.width ?? size.width + 2 * padding.width,
            height: max(size.height + 2 * padding.height, proposal.height ?? 0))
    }

    override func placeContent() {
        let size = child.sizeThatFits(inner(frame.width))
        place(
            child, offset: CGPoint(x: padding.width, y: ((frame.height - size.height) / 2).rounded()),
            proposal: inner(frame.width))
    }
}
