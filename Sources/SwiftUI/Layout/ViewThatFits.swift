import Foundation

/// Shows the first of several views that fits into the space that is offered.
///
///     ViewThatFits {
///         HStack { Text("Departures"); Text("Arrivals") }
///         Menu("Direction") { … }
///     }
///
/// A view fits if its ideal size isn't larger than the offer; the last one is shown if none does. All of them exist and
/// keep their state, but only one is seen.
public struct ViewThatFits<Content: View> {
    let axes: Axis.Set
    let content: Content

    /// Creates a choice of views.
    ///
    /// - Parameters:
    ///   - axes: the directions in which a view has to fit.
    ///   - content: the views, from the most to the least wanted one.
    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        ViewThatFitsNode(view, context: context)
    }
}

private final class ViewThatFitsNode<Content: View>: _ViewNode<ViewThatFits<Content>> {
    private var child: _ViewNode<Content>?
    private var item: FittingItem?

    override init(_ view: ViewThatFits<Content>, context: _NodeContext) {
        super.init(view, context: context)
        item = FittingItem(node: self, axes: view.axes)
        var inner = childContext
        inner.isLazy = false
        child = Content._makeNode(view.content, in: inner)
        item?.choicesDidChange(child?.items ?? [])
    }

    override func update(to view: ViewThatFits<Content>) {
        self.view = view
        item?.axes = view.axes
        child?.update(to: view.content)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }

    override var items: [LayoutItem] { item.map { [$0] } ?? [] }

    override func structureDidChange() {
        guard let child else { return }
        item?.choicesDidChange(child.items)
        host.orderDidChange()
    }
}

/// A view that may be hidden because another one fits better.
private final class ChoiceItem: UnaryItem {
    var isChosen = false {
        didSet { if isChosen != oldValue { presentationDidChange() } }
    }

    override func contribute(to presentation: inout LeafPresentation) {
        if !isChosen { presentation.isHidden = true }
    }

    override func hitPoint(_ point: CGPoint) -> CGPoint? { isChosen ? point : nil }
}

private final class FittingItem: LayoutItem {
    var axes: Axis.Set {
        didSet { if axes != oldValue { invalidateLayout() } }
    }
    private var choices: [ChoiceItem] = []

    init(node: _Node, axes: Axis.Set) {
        self.axes = axes
        super.init(node: node)
        node.host.hasEffects = true
    }

    func choicesDidChange(_ items: [LayoutItem]) {
        choices = items.map { item in
            let choice = choices.first { $0.child === item } ?? ChoiceItem(node: node, child: item)
            item.layoutParent = choice
            choice.layoutParent = self
            choice.stackAxisDidChange(nil)
            return choice
        }
        invalidateLayout()
    }

    private func choice(for proposal: ProposedViewSize) -> ChoiceItem? {
        let offer = ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
        func fits(_ length: CGFloat, _ limit: CGFloat?) -> Bool { limit.map { length <= $0 + 0.01 } ?? true }
        return choices.first { choice in
            let ideal = choice.sizeThatFits(offer)
            return (!axes.contains(.horizontal) || fits(ideal.width, proposal.width))
                && (!axes.contains(.vertical) || fits(ideal.height, proposal.height))
        } ?? choices.last
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        choice(for: proposal)?.sizeThatFits(proposal) ?? .zero
    }

    override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        guard let choice = choice(for: dimensions.proposal) else { return nil }
        return choice.explicitGuide(key, in: choice.dimensions(dimensions.proposal))
    }

    override func placeContent() {
        guard let chosen = choice(for: proposal) else { return }
        for choice in choices {
            choice.isChosen = choice === chosen
            // The others are placed, too, so that nothing waits for a place.
            place(choice, offset: .zero, proposal: proposal)
        }
    }

    override func visitItems(_ visit: (LayoutItem) -> Void) { choices.forEach(visit) }

    // Each choice is laid out by itself.
    override func stackAxisDidChange(_ axis: Axis?) {}
    override var spacing: ViewSpacing { choices.first?.spacing ?? ViewSpacing() }
}
