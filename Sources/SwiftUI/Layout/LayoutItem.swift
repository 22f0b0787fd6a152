import Foundation
internal import Gtk

/// What takes part in a layout: it answers size questions and is given a place.
///
/// Answers are cached per proposal until the item or something in it changes. Frames are in the coordinates of the
/// host's content, in points, unrounded.
@MainActor
class LayoutItem {
    unowned(unsafe) let node: _Node
    unowned(unsafe) var layoutParent: LayoutItem?

    private var answers: [(proposal: ProposedViewSize, size: CGSize)] = []
    /// Somebody asked since the last invalidation, so ancestors may remember what was answered.
    private var wasAsked = true
    private(set) var needsPlacement = true
    private(set) var frame = CGRect.zero
    private(set) var proposal = ProposedViewSize.unspecified

    /// Where the item was in its stack when the stack was last arranged.
    final var stackIndex = -1

    /// Where the layout around wants the item to be, between its asking and the placing.
    final var pendingPlacement: LayoutSubview.Placement?

    /// Somebody computed something from where the item is on the screen, and wants to hear when it is elsewhere.
    final var placeWasRead = false

    private static let cachedAnswers = 6

    init(node: _Node) {
        self.node = node
    }

    // MARK: To override

    /// The item itself, if it is a leaf.
    var asLeaf: WidgetItem? { nil }

    /// The size for a proposal.
    func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// A guide that was set explicitly; in the item's own coordinates.
    func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

    /// Places what is in the item, which has its frame and proposal by now.
    func placeContent() {}

    /// Calls `visit` with each item inside, in drawing order.
    func visitItems(_ visit: (LayoutItem) -> Void) {}

    /// Space that the item wants around it.
    var spacing: ViewSpacing { ViewSpacing() }

    /// Items with a higher priority are offered space first.
    var priority: Double { 0 }

    /// Items with a higher value are drawn in front of their siblings.
    var zIndex: Double { 0 }

    /// The item only says where the elements of a lazy ForEach go.
    var isLazyPlace: Bool { false }

    /// A value for the layout around the item.
    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }

    /// The item moved without any other change.
    func didMove() {}

    /// What the item adds to the way its leaves are drawn.
    func contribute(to presentation: inout LeafPresentation) {}

    /// The point in the undistorted inside that is seen at a point of the host's content; nil: the pointer doesn't reach
    /// the item.
    func hitPoint(_ point: CGPoint) -> CGPoint? { point }

    /// Spacers and dividers follow the axis of the stack they're in.
    func stackAxisDidChange(_ axis: Axis?) {
        visitItems { $0.stackAxisDidChange(axis) }
    }

    // MARK: Questions

    final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        wasAsked = true
        if let known = answer(to: proposal) { return known }
        Counters.sizeQuestions += 1
        let size = checked(computeSize(proposal))
        if answers.count == Self.cachedAnswers { answers.removeFirst() }
        answers.append((proposal, size))
        return size
    }

    @inline(__always)
    private func answer(to proposal: ProposedViewSize) -> CGSize? {
        // No closure, which would check the thread at every question.
        let answers = answers
        for index in answers.indices where answers[index].proposal == proposal { return answers[index].size }
        return nil
    }

    final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: sizeThatFits(proposal), proposal: proposal, item: self)
    }

    private func checked(_ size: CGSize) -> CGSize {
        if size.width >= 0, size.height >= 0 { return size }
        if size.width.isNaN || size.height.isNaN {
            Faults.report(
                "nan \(type(of: self))", "\(type(of: node)): a layout answered with a size that isn't a number")
        }
        return CGSize(
            width: size.width.isNaN ? 0 : max(0, size.width), height: size.height.isNaN ? 0 : max(0, size.height))
    }

    /// The proposals whose answers are remembered, for comparing after a change.
    final var rememberedAnswers: [(proposal: ProposedViewSize, size: CGSize)] { answers }

    // MARK: Placing

    final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        place(at: origin, size: sizeThatFits(proposal), proposal: proposal)
    }

    final func place(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        var origin = origin
        if !origin.x.isFinite || !origin.y.isFinite {
            Faults.report("nan-place \(type(of: self))", "\(type(of: node)): a layout placed a view at no finite point")
            origin = CGPoint(x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
        }
        if !needsPlacement, proposal == self.proposal, size == frame.size {
            let dx = origin.x - frame.origin.x
            let dy = origin.y - frame.origin.y
            if dx != 0 || dy != 0 { move(dx, dy) }
            return
        }
        frame = CGRect(origin: origin, size: size)
        self.proposal = proposal
        needsPlacement = false
        placeContent()
    }

    /// Whether the item is where `place` would put it.
    final func isPlaced(at origin: CGPoint, _ proposal: ProposedViewSize) -> Bool {
        !needsPlacement && frame.origin == origin && proposal == self.proposal
    }

    private func move(_ dx: CGFloat, _ dy: CGFloat) {
        frame.origin.x += dx
        frame.origin.y += dy
        didMove()
        visitItems { item in
            if item.needsPlacement { return }
            item.move(dx, dy)
        }
    }

    /// Places an item inside this one: `offset` counts from the frame's top leading corner and is mirrored where
    /// the script runs from right to left.
    final func place(_ item: LayoutItem, offset: CGPoint, proposal: ProposedViewSize) {
        let size = item.sizeThatFits(proposal)
        let x = isRightToLeft ? frame.maxX - offset.x - size.width : frame.minX + offset.x
        item.place(at: CGPoint(x: x, y: frame.minY + offset.y), size: size, proposal: proposal)
    }

    final var isRightToLeft: Bool { node.environment.isRightToLeft }

    /// The script runs in the other direction, here and in everything inside.
    func layoutDirectionDidChange() {
        visitItems { $0.layoutDirectionDidChange() }
        invalidateLayout()
    }

    // MARK: Changes

    /// Answers or places may be different from now on, here and in everything around.
    func invalidateLayout() {
        guard wasAsked || !needsPlacement else { return }
        wasAsked = false
        needsPlacement = true
        answers.removeAll(keepingCapacity: true)
        propagateInvalidation()
    }

    /// The inside has to be placed again, but answers stay what they are.
    func invalidatePlacement() {
        if needsPlacement { return }
        needsPlacement = true
        layoutParent?.invalidatePlacement()
    }

    func propagateInvalidation() {
        layoutParent?.invalidateLayout()
    }

    /// Whether the item says which axis those inside follow.
    var definesStackAxis: Bool { false }

    /// Forgets what was answered along another axis, here and up to the container, which is about to ask anew.
    final func forgetAnswersOfOtherAxis() {
        answers.removeAll(keepingCapacity: true)
        needsPlacement = true
        if let layoutParent, !layoutParent.definesStackAxis { layoutParent.forgetAnswersOfOtherAxis() }
    }
}

/// How a leaf is drawn, as the items around it want.
struct LeafPresentation {
    var opacity = 1.0
    var isHidden = false
    /// In the host's coordinates; nil: untransformed.
    var transform: ProjectionTransform?
    var allowsHitTesting = true
    /// What is drawn translucently together with its neighbours, from the outermost group on.
    var groups: [HostGroup] = []

    /// Adds a transform inside of the present one.
    mutating func concatenate(_ inner: CGAffineTransform) {
        concatenate(ProjectionTransform(inner))
    }

    /// Adds a projection inside of the present transform.
    mutating func concatenate(_ inner: ProjectionTransform) {
        transform = transform.map { inner.concatenating($0) } ?? inner
    }
}
