import Foundation

/// A form as a scrolling column of boxes.
struct GroupedForm<Content: View>: View {
    let content: Content

    var body: some View {
        ScrollView {
            FormColumn(content: content.environment(\.isInForm, true).environment(\.controlRow, .spread))
        }
    }
}

/// Sections as boxes, one below the other; views outside of sections are put into boxes of their own.
private struct FormColumn<Content: View> {
    let content: Content
}

extension FormColumn: PrimitiveView {
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        FormColumnNode(view, context: context)
    }
}

private final class FormColumnNode<Content: View>: SingleChildNode<FormColumn<Content>> {
    private lazy var item = FormColumnItem(node: self)

    override init(_ view: FormColumn<Content>, context: _NodeContext) {
        super.init(view, context: context)
        replaceChild(by: Content._makeNode(view.content, in: childContext))
    }

    override func update(to view: FormColumn<Content>) {
        self.view = view
        (child as? _ViewNode<Content>)?.update(to: view.content)
    }

    override func structureDidChange() {
        item.set(child?.items ?? [])
        host.orderDidChange()
    }

    override var items: [LayoutItem] { [item] }

    override func willDestroy() {
        item.removeBoxes()
    }
}

/// Lays out the boxes of a form.
private final class FormColumnItem: LayoutItem {
    private var parts: [LayoutItem] = []
    /// Boxes for views outside of sections, in order.
    private var boxes: [FormBox] = []

    private static let margin = CGSize(width: 12, height: 18)
    private static let spacing: CGFloat = 18
    /// Adwaita's preferences are no wider.
    private static let maximumWidth: CGFloat = 640

    func set(_ items: [LayoutItem]) {
        parts = []
        var loose: [LayoutItem] = []
        var used = 0
        func close() {
            guard !loose.isEmpty else { return }
            if used == boxes.count { boxes.append(FormBox(node: node)) }
            boxes[used].set(header: [], rows: loose, footer: [])
            parts.append(boxes[used])
            used += 1
            loose = []
        }
        for item in items {
            if Self.isSection(item) {
                close()
                parts.append(item)
            } else {
                loose.append(item)
            }
        }
        close()
        for box in boxes[used...] { box.removeWidgets() }
        boxes.removeSubrange(used...)
        for part in parts {
            part.layoutParent = self
            part.stackAxisDidChange(nil)
        }
        invalidateLayout()
    }

    private static func isSection(_ item: LayoutItem) -> Bool {
        if item is FormBox { return true }
        return (item as? UnaryItem).map { isSection($0.child) } ?? false
    }

    func removeBoxes() {
        for box in boxes { box.removeWidgets() }
        boxes = []
        parts = []
    }

    private func width(_ proposal: CGFloat?) -> CGFloat? {
        proposal.map { max(0, min($0 - 2 * Self.margin.width, Self.maximumWidth)) }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let inner = ProposedViewSize(width: width(proposal.width), height: nil)
        var size = CGSize.zero
        for part in parts {
            let partSize = part.sizeThatFits(inner)
            size.width = max(size.width, partSize.width)
            size.height += partSize.height
        }
        size.height += Self.spacing * CGFloat(max(0, parts.count - 1)) + 2 * Self.margin.height
        return CGSize(width: proposal.width ?? size.width + 2 * Self.margin.width, height: size.height)
    }

    override func placeContent() {
        let width = width(frame.width) ?? frame.width
        let x = ((frame.width - width) / 2).rounded()
        var y = Self.margin.height
        for part in parts {
            let offered = ProposedViewSize(width: width, height: nil)
            place(part, offset: CGPoint(x: x, y: y), proposal: offered)
            y += part.sizeThatFits(offered).height + Self.spacing
        }
    }

    override func visitItems(_ visit: (LayoutItem) -> Void) {
        for part in parts { visit(part) }
    }
}
