import Foundation
internal import Gtk

/// Follows how a scroll view is scrolled: tells hooks, and has scrolling come to rest where a behaviour says.
@MainActor
final class ScrollMonitor {
    private unowned let host: ViewHost
    private let hooks: [ScrollHook]
    private let axes: () -> Axis.Set
    private let environment: () -> EnvironmentValues
    private(set) var phase = ScrollPhase.idle
    private var rest: MainLoop.Source?
    private var wheel: ScrollController?
    private var isScheduled = false
    private var lastGeometry: ScrollGeometry?
    /// Where the gesture going on began.
    private var origin: CGPoint?
    /// Fingers have left the touchpad.
    private var isReleased = false
    private var velocity = CGVector(dx: 0, dy: 0)
    private var lastTime = Date.distantPast
    private var lastOffset = CGPoint.zero

    /// After so many milliseconds without a change scrolling has ended. GTK doesn't tell of wheels and scroll bars.
    private static let pause = 150

    init(
        _ host: ViewHost, hooks: [ScrollHook], axes: @escaping () -> Axis.Set,
        environment: @escaping () -> EnvironmentValues
    ) {
        self.host = host
        self.hooks = hooks
        self.axes = axes
        self.environment = environment
        if !hooks.isEmpty { host.wasAllocated = { [weak self] in self?.schedule() } }
        host.scrollAnimationDidChange = { [weak self] in self?.animationDidChange($0) }
    }

    /// What decides where scrolling comes to rest.
    var behavior: AnyScrollTargetBehavior? {
        didSet { wheel?.isEnabled = behavior != nil }
    }

    private var wantsPhases: Bool { behavior != nil || hooks.contains { $0.wantsPhases } }

    /// Listens to wheel and touchpad over a scroll view.
    func listen(to widget: Gtk.Widget) {
        guard wheel == nil else { return }
        let controller = ScrollController()
        controller.capturesFirst = true
        controller.onScroll { [weak self, unowned controller] dx, dy in
            guard let self, controller.isWheel else { return false }
            return wheelTurned(dx, dy, isShifted: controller.modifiers.contains(.shift))
        }
        controller.onBegin { [weak self] in self?.isReleased = false }
        controller.onEnd { [weak self] in self?.isReleased = true }
        widget.addController(controller)
        wheel = controller
    }

    func stop() {
        rest?.cancel()
        rest = nil
        host.wasAllocated = nil
        host.scrollAnimationDidChange = nil
    }

    // MARK: Geometry

    private func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        Updater.shared.afterLayout { [weak self] in
            guard let self else { return }
            isScheduled = false
            let geometry = host.scrollGeometry
            let isSame = geometry == lastGeometry
            lastGeometry = geometry
            for hook in hooks where !isSame || hook.followsContent { hook.geometryDidChange(geometry, in: host) }
        }
    }

    // MARK: Phases

    private func change(to new: ScrollPhase) {
        guard new != phase else { return }
        let old = phase
        phase = new
        let context = ScrollPhaseChangeContext(
            geometry: host.scrollGeometry, velocity: new.isScrolling ? velocity : nil)
        for hook in hooks { hook.phaseDidChange(from: old, to: new, context) }
    }

    /// The user scrolled.
    func userScrolled() {
        guard wantsPhases else { return }
        let now = Date()
        let offset = host.currentScroll
        let time = now.timeIntervalSince(lastTime)
        if time > 0, time < 0.2 {
            velocity = CGVector(dx: (offset.x - lastOffset.x) / time, dy: (offset.y - lastOffset.y) / time)
        }
        lastTime = now
        lastOffset = offset
        if origin == nil { origin = host.visibleRect.origin }
        change(to: isReleased ? .decelerating : .interacting)
        rest?.cancel()
        rest = MainLoop.timeout(milliseconds: Self.pause) { [weak self] in self?.cameToRest() }
    }

    private func cameToRest() {
        rest = nil
        isReleased = false
        velocity = CGVector(dx: 0, dy: 0)
        let from = origin ?? host.visibleRect.origin
        origin = nil
        guard let behavior else { return change(to: .idle) }
        let seen = host.visibleRect.origin
        let target = target(behavior, from: from, proposed: seen, velocity: CGVector(dx: 0, dy: 0))
        guard target != seen else { return change(to: .idle) }
        host.animateScroll(to: target, .snappy(duration: 0.3))
    }

    private func animationDidChange(_ isAnimating: Bool) {
        if isAnimating {
            rest?.cancel()
            rest = nil
            origin = nil
            if wantsPhases { change(to: .animating) }
        } else if phase == .animating {
            velocity = CGVector(dx: 0, dy: 0)
            change(to: .idle)
        }
    }

    // MARK: Targets

    /// The wheel turned: goes to the next place at which the behaviour comes to rest.
    private func wheelTurned(_ dx: Double, _ dy: Double, isShifted: Bool) -> Bool {
        guard let behavior, environment().isScrollEnabled else { return false }
        let axes = axes()
        let (x, y) = isShifted ? (dy, dx) : (dx, dy)
        // As far as GTK scrolls with a notch of the wheel.
        func step(_ length: CGFloat) -> CGFloat { pow(max(0, length), 2.0 / 3) }
        let size = host.allocatedSize
        let distance = CGVector(
            dx: axes.contains(.horizontal) ? x * step(size.width) : 0,
            dy: axes.contains(.vertical) ? y * step(size.height) : 0)
        guard distance.dx != 0 || distance.dy != 0 else { return false }
        let from = host.scrollTargetPoint ?? host.visibleRect.origin
        let target = target(
            behavior, from: from, proposed: CGPoint(x: from.x + distance.dx, y: from.y + distance.dy),
            velocity: CGVector(dx: distance.dx * 20, dy: distance.dy * 20))
        guard target != from else { return true }
        host.userWillScroll()
        host.animateScroll(to: target, .snappy(duration: 0.3))
        return true
    }

    private func target(
        _ behavior: AnyScrollTargetBehavior, from: CGPoint, proposed: CGPoint, velocity: CGVector
    ) -> CGPoint {
        let axes = axes()
        let size = host.allocatedSize
        let content = host.scrolledSize
        let insets = host.rootItem?.insets ?? EdgeInsets()
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: from, size: size)), velocity: velocity,
            contentSize: content, containerSize: size, axes: axes, environment: environment(),
            alignments: { [unowned host] point, anchor in
                host.scrollTarget?.alignments(near: point, in: size, insets, at: anchor, along: axes) ?? []
            })
        var target = ScrollTarget(rect: CGRect(origin: proposed, size: size))
        behavior.updateTarget(&target, context: context)
        var origin = target.rect.origin
        if let anchor = target.anchor {
            origin.x += anchor.x * (target.rect.width - size.width)
            origin.y += anchor.y * (target.rect.height - size.height)
        }
        return CGPoint(
            x: axes.contains(.horizontal) ? min(max(0, origin.x), max(0, content.width - size.width)) : from.x,
            y: axes.contains(.vertical) ? min(max(0, origin.y), max(0, content.height - size.height)) : from.y)
    }
}
