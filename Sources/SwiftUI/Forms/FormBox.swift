import Foundation
internal import Gtk

/// A box of a form: a title, rows on a card with lines between them, and a remark.
final class FormBox: LayoutItem {
    private var header: LayoutItem?
    private var footer: LayoutItem?
    private var rows: [FormRow] = []
    private let card: FormDecoration
    private var lines: [FormDecoration] = []

    private static let minimumRowHeight: CGFloat = 46
    private static let titleSpacing: CGFloat = 8

    override init(node: _Node) {
        let widget = Gtk.Box(.vertical)
        widget.addCSSClass("card")
        widget.canTarget = false
        card = FormDecoration(node: node, widget: widget)
        super.init(node: node)
        card.layoutParent = self
        card.isHidden = true
    }

    func set(header: [LayoutItem], rows: [LayoutItem], footer: [LayoutItem]) {
        self.header = single(header)
        self.footer = single(footer)
        var known = Dictionary(uniqueKeysWithValues: self.rows.map { (ObjectIdentifier($0.content), $0) })
        self.rows = rows.map { content in
            let row = known.removeValue(forKey: ObjectIdentifier(content)) ?? FormRow(node: node, content: content)
            row.adopt(in: self)
            return row
        }
        for row in known.values { row.remove() }
        card.isHidden = rows.isEmpty
        while lines.count > max(0, rows.count - 1) { lines.removeLast().remove() }
        while lines.count < rows.count - 1 {
            let line = FormDecoration(node: node, widget: Separator(.horizontal))
            line.layoutParent = self
            lines.append(line)
        }
        invalidateLayout()
    }

    /// Takes the box's own widgets out of the host, for good.
    func removeWidgets() {
        card.remove()
        for line in lines { line.remove() }
        lines = []
        for row in rows { row.remove() }
        rows = []
    }

    private func single(_ items: [LayoutItem]) -> LayoutItem? {
        let item =
            items.count > 1
            ? ContainerItem(node: node, layout: VStackLayout(alignment: .leading), collect: { items }) : items.first
        item?.layoutParent = self
        item?.stackAxisDidChange(nil)
        return item
    }

    private func height(of row: FormRow, _ width: CGFloat?) -> CGFloat {
        max(Self.minimumRowHeight, row.sizeThatFits(ProposedViewSize(width: width, height: nil)).height).rounded(.up)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        var size = CGSize.zero
        for item in [header, footer].compactMap({ $0 }) {
            let itemSize = item.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
            size.width = max(size.width, itemSize.width)
            size.height += itemSize.height.rounded(.up) + Self.titleSpacing
        }
        for row in rows {
            size.width = max(size.width, row.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).width)
            size.height += height(of: row, proposal.width)
        }
        size.height += CGFloat(lines.count)
        return CGSize(width: proposal.width ?? size.width, height: size.height)
    }

    override func placeContent() {
        let width = frame.width
        let offered = ProposedViewSize(width: width, height: nil)
        var y: CGFloat = 0
        if let header {
            place(header, offset: .zero, proposal: offered)
            y = header.sizeThatFits(offered).height.rounded(.up) + Self.titleSpacing
        }
        let top = y
        for (index, row) in rows.enumerated() {
            if index > 0 {
                place(
                    lines[index - 1], offset: CGPoint(x: 0, y: y), proposal: ProposedViewSize(width: width, height: 1))
                y += 1
            }
            let height = height(of: row, width)
            row.edges = (index == 0, index == rows.count - 1)
            place(row, offset: CGPoint(x: 0, y: y), proposal: ProposedViewSize(width: width, height: height))
            y += height
        }
        place(card, offset: CGPoint(x: 0, y: top), proposal: ProposedViewSize(width: width, height: y - top))
        if let footer {
            place(footer, offset: CGPoint(x: 0, y: y + Self.titleSpacing), proposal: offered)
        }
    }

    override func visitItems(_ visit: (LayoutItem) -> Void) {
        visit(card)
        if let header { visit(header) }
        for (index, row) in rows.enumerated() {
            if index > 0 { visit(lines[index - 1]) }
            visit(row)
        }
        if let footer { visit(footer) }
    }
}

/// A widget without content that takes the size that is offered.
final class FormDecoration: WidgetItem {
    var isHidden = false {
        didSet { if isHidden != oldValue { invalidatePlacement() } }
    }

    override var hasWidgetsInside: Bool { false }
    override var isMeasuredByGTK: Bool { false }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func remeasure() {}

    override func contribute(to presentation: inout LeafPresentation) {
        if isHidden { presentation.isHidden = true }
    }
}
