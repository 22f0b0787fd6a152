import Foundation
internal import Gtk

/// A view of something that may be larger than itself.
///
///     ScrollView {
///         VStack { ForEach(flights) { FlightRow($0) } }
///     }
///
/// Along the scrolled axes it takes what is offered and offers its content no limit; across them it's as large as its
/// content.
public struct ScrollView<Content: View> {
    /// What is scrolled.
    public var content: Content
    /// The directions in which the content can be scrolled.
    public var axes: Axis.Set
    /// Whether there are scroll bars.
    public var showsIndicators: Bool

    /// Creates a scroll view.
    nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.init(axes, showsIndicators: true, content: content)
    }

    /// Creates a scroll view with or without scroll bars.
    @_disfavoredOverload
    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }
}

extension ScrollView: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        ScrollViewNode(view, context: context)
    }
}

/// The scroll view as a leaf of the layout around it: its content has a host of its own.
final class ScrollItem: WidgetItem {
    let inner: ViewHost
    private(set) var axes: Axis.Set

    init(node: _Node, widget: ScrolledWindow, inner: ViewHost, axes: Axis.Set) {
        self.inner = inner
        self.axes = axes
        super.init(node: node, widget: widget)
        inner.parentItem = self
    }

    override var innerHost: ViewHost? { inner }
    override var roundsEdges: Bool { true }
    override var isMeasuredByGTK: Bool { false }

    override func layoutDirectionDidChange() {
        inner.rootItem?.layoutDirectionDidChange()
        super.layoutDirectionDidChange()
    }

    func change(to axes: Axis.Set) {
        self.axes = axes
        invalidateLayout()
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let isHorizontal = axes.contains(.horizontal)
        let isVertical = axes.contains(.vertical)
        guard let content = inner.rootItem else { return .zero }
        let wanted = content.sizeThatFits(
            ProposedViewSize(width: isHorizontal ? nil : proposal.width, height: isVertical ? nil : proposal.height))
        return CGSize(
            width: isHorizontal ? proposal.width ?? wanted.width : wanted.width,
            height: isVertical ? proposal.height ?? wanted.height : wanted.height)
    }
}

final class ScrollViewNode<Content: View>: LeafNode<ScrollView<Content>> {
    private let scrolled = ScrolledWindow()
    private var inner: ViewHost?
    private var content: RootNode<Content>?
    private var blocker: ScrollController?
    private var source: ScrollPositionSource?
    private var position: ScrollPosition?
    private var isReporting = false
    private var shownPolicies: [ScrollPolicy] = []
    private var monitor: ScrollMonitor?
    private var edges: ScrollEdgeDecorator?
    private var anchors = ScrollAnchors()
    private var shownFlashes = 0

    override func makeItem() -> WidgetItem {
        let inner = ViewHost(depth: host.depth + 1)
        self.inner = inner
        setAxes(inner)
        inner.setRoot { host in
            var context = childContext
            context.host = host
            context.isLazy = false
            // The position is this scroll view's, and not that of others inside.
            let scope = EnvironmentScope(parent: environment)
            var values = EnvironmentValues(scope: environment)
            values.scrollPosition = nil
            values.scrollAnchors = ScrollAnchors()
            values.scrollContentMargins = EdgeInsets()
            values.scrollTargetBehavior = nil
            values.scrollHooks = ScrollHooks()
            values.scrollEdgeEffects = ScrollEdgeEffects()
            values.isScrollClipDisabled = false
            values.indicatorFlashes = 0
            scope.provide(values.overrides)
            context.environment = scope
            let root = RootNode(view.content, context: context)
            content = root
            return root
        }
        scrolled.setChild(inner.widget)
        inner.onUserScroll = { [weak self] in self?.userScrolled() }
        let hooks = Evaluation.untracked { values.scrollHooks.hooks }.filter { $0.owner == nil }
        for hook in hooks { hook.owner = self }
        if !hooks.isEmpty { makeMonitor(hooks) }
        return ScrollItem(node: self, widget: scrolled, inner: inner, axes: view.axes)
    }

    @discardableResult
    private func makeMonitor(_ hooks: [ScrollHook] = []) -> ScrollMonitor? {
        guard monitor == nil, let inner else { return monitor }
        let new = ScrollMonitor(
            inner, hooks: hooks, axes: { [unowned self] in view.axes },
            environment: { [unowned self] in Evaluation.untracked { values } })
        monitor = new
        return new
    }

    private func setAxes(_ inner: ViewHost) {
        inner.sizing = .scroll(view.axes)
        align(inner)
    }

    /// Content that is smaller than the visible part is at its beginning, and in the middle across.
    private func align(_ inner: ViewHost) {
        var alignment: Alignment =
            switch view.axes {
            case .vertical: .top
            case .horizontal: .leading
            default: .center
            }
        if let anchor = anchors.alignment {
            if view.axes.contains(.vertical) {
                alignment.vertical = anchor.y < 0.5 ? .top : anchor.y > 0.5 ? .bottom : .center
            }
            if view.axes.contains(.horizontal) {
                alignment.horizontal = anchor.x < 0.5 ? .leading : anchor.x > 0.5 ? .trailing : .center
            }
        }
        guard alignment != inner.alignment else { return }
        inner.alignment = alignment
        inner.rootItem?.invalidatePlacement()
    }

    override func update(to view: ScrollView<Content>) {
        let axes = self.view.axes
        self.view = view
        if axes != view.axes, let inner {
            setAxes(inner)
            (item as? ScrollItem)?.change(to: view.axes)
            inner.rootItem?.invalidateLayout()
        }
        updateSelf()
        content?.update(to: view.content)
    }

    override func apply() {
        let values = values
        let policies = [
            policy(.horizontal, values.horizontalScrollIndicatorVisibility),
            policy(.vertical, values.verticalScrollIndicatorVisibility),
        ]
        if policies != shownPolicies {
            shownPolicies = policies
            scrolled.setPolicy(horizontal: policies[0], vertical: policies[1])
        }
        setBlocked(!values.isScrollEnabled)
        inner?.rootItem?.insets = values.scrollContentMargins
        applyLook(values)
        let anchors = values.scrollAnchors
        if anchors != self.anchors, let inner {
            self.anchors = anchors
            align(inner)
        }
        if let behavior = values.scrollTargetBehavior {
            makeMonitor()?.listen(to: scrolled)
            monitor?.behavior = behavior
        } else {
            monitor?.behavior = nil
        }
        source = values.scrollPosition
        if let source {
            follow(source.read())
        } else if position == nil, anchors.initialOffset ?? anchors.sizeChanges != nil {
            begin(at: anchors)
        }
    }

    private func applyLook(_ values: EnvironmentValues) {
        guard let inner else { return }
        if values.isScrollClipDisabled == inner.clips { inner.clips = !values.isScrollClipDisabled }
        let effects = values.scrollEdgeEffects
        if effects != edges?.effects ?? ScrollEdgeEffects() {
            let decorator = edges ?? ScrollEdgeDecorator(inner)
            edges = decorator
            decorator.effects = effects
            inner.decorator = effects.isPlain ? nil : decorator
            inner.widget.setComposes(!effects.isPlain)
        }
        let flashes = values.indicatorFlashes
        if flashes != shownFlashes {
            shownFlashes = flashes
            if flashes > 0 { inner.widget.flashIndicators() }
        }
    }

    // MARK: Position

    private func follow(_ new: ScrollPosition) {
        guard new != position else { return }
        // A position that is there from the beginning isn't scrolled to.
        let animation = position == nil ? nil : Transaction.current.animation
        position = new
        inner?.stickyEdge = animation == nil ? new.edge : nil
        // What is to be seen may not be there before this frame's layout.
        Updater.shared.afterLayout { [weak self] in
            guard let self, isAlive, position == new else { return }
            ViewHost.animatingScroll(with: animation) { scroll(to: new) }
        }
    }

    private func begin(at anchors: ScrollAnchors) {
        position = ScrollPosition()
        if let anchor = anchors.sizeChanges {
            if view.axes.contains(.vertical) {
                inner?.stickyEdge = anchor.y == 1 ? .bottom : nil
            } else {
                inner?.stickyEdge = anchor.x == 1 ? .trailing : nil
            }
        }
        guard let anchor = anchors.initialOffset else {
            // It keeps to an end only once it's there.
            inner?.stickyEdge = nil
            return
        }
        guard inner?.stickyEdge == nil, anchor != .topLeading, anchor != .top, anchor != .leading else { return }
        Updater.shared.afterLayout { [weak self] in
            guard let inner = self?.inner, let root = inner.rootItem else { return }
            inner.scroll(to: root.frame, anchor: anchor)
        }
    }

    private func scroll(to position: ScrollPosition) {
        guard let inner else { return }
        switch position.target {
        case .none, .user: break
        case .view(let id, let anchor): content?.scroll(to: id.value, anchor: anchor ?? source?.anchor)
        case .edge(let edge): inner.scroll(to: edge)
        case .point(let x, let y):
            let now = inner.visibleRect.origin
            inner.scroll(to: CGPoint(x: x ?? now.x, y: y ?? now.y))
        }
    }

    private func userScrolled() {
        inner?.stickyEdge = nil
        monitor?.userScrolled()
        keepToEndOnceThere()
        guard source != nil, !isReporting else { return }
        isReporting = true
        // What is seen now is known when it's laid out.
        Updater.shared.afterLayout { [weak self] in
            guard let self else { return }
            isReporting = false
            guard isAlive, let source, let inner else { return }
            var new = position ?? ScrollPosition()
            new.userScrolled(to: inner.idSeen(at: source.anchor))
            guard new != position else { return }
            source.write(new)
            // As the binding tells it from now on, which is not to be followed.
            position = source.read()
        }
    }

    /// A scroll view that keeps to its end does so again when the user has scrolled back there.
    private func keepToEndOnceThere() {
        guard let anchor = anchors.sizeChanges, let inner else { return }
        let isVertical = view.axes.contains(.vertical)
        guard isVertical ? anchor.y == 1 : anchor.x == 1 else { return }
        let end = isVertical ? inner.scrolledSize.height : inner.scrolledSize.width
        let seen =
            isVertical
            ? inner.currentScroll.y + inner.allocatedSize.height : inner.currentScroll.x + inner.allocatedSize.width
        if seen >= end - 1 { inner.stickyEdge = isVertical ? .bottom : .trailing }
    }

    /// Where it is scrolled to would be lost.
    override var holdsState: Bool { inner.map { $0.visibleRect.origin != .zero } ?? false }

    private func policy(_ axis: Axis.Set, _ visibility: ScrollIndicatorVisibility) -> ScrollPolicy {
        guard view.axes.contains(axis) else { return .never }
        return view.showsIndicators && !visibility.hides ? .automatic : .external
    }

    /// Keeps wheel and touchpad from scrolling; the app still can.
    private func setBlocked(_ blocks: Bool) {
        if blocks, blocker == nil {
            let controller = ScrollController()
            controller.capturesFirst = true
            controller.onScroll { _, _ in true }
            scrolled.addController(controller)
            blocker = controller
        }
        if blocker?.isEnabled != blocks { blocker?.isEnabled = blocks }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let content { visit(content) }
    }

    override func willDestroy() {
        monitor?.stop()
        inner?.dispose()
        super.willDestroy()
    }
}
