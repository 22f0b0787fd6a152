import SwiftUI

/// Scrolls a chart by wheel, drag and keys.
@MainActor
struct ChartScroller {
    private let input: ChartInput
    private var layout: ChartLayout { input.layout }

    init(_ input: ChartInput) { self.input = input }

    /// How a scroll came about.
    enum Cause {
        case step
        case page
        /// Let go with a speed, in points per second.
        case drag(CGVector)
    }

    /// Scrolls by steps of the wheel.
    func wheel(by steps: CGSize) -> Bool {
        // A wheel has one direction only: it scrolls a chart that is only wide sideways.
        let isOnlyWide = layout.scrolled.y == nil
        let dx = steps.width != 0 ? steps.width : isOnlyWide ? steps.height : 0
        let dy = isOnlyWide ? 0 : steps.height
        return move(x: dx * 0.1, y: dy * 0.1, .step)
    }

    /// Moves the visible part by parts of its length, as seen on the screen; false: it's at the end.
    func move(x: Double, y: Double, _ cause: Cause) -> Bool {
        let sign = layout.isRightToLeft ? -1.0 : 1
        let newX = moved(layout.scrolled.x, layout.model.xBase, x * sign * direction(layout.model.xBase))
        let newY = moved(layout.scrolled.y, layout.model.yBase, -y * direction(layout.model.yBase))
        return come(toX: newX, y: newY, cause)
    }

    /// Whether numbers grow the usual way along a scale.
    private func direction(_ base: BaseScale) -> Double { base.start > base.end ? -1 : 1 }

    private func limits(_ base: BaseScale) -> (Double, Double) {
        (min(base.start, base.end), max(base.start, base.end))
    }

    private func moved(_ window: ChartLayout.ScrollWindow?, _ base: BaseScale, _ part: Double) -> Double? {
        guard let window, part != 0 else { return nil }
        let (low, high) = limits(base)
        let start = min(max(window.start + part * window.length, low), max(low, high - window.length))
        return start == window.start ? nil : start
    }

    /// Scrolls to where the chart's behaviour lets parts begin that should begin at some numbers.
    private func come(toX newX: Double?, y newY: Double?, _ cause: Cause) -> Bool {
        var target = (x: newX, y: newY)
        if let behavior = layout.model.configuration.scrollBehavior {
            target = ChartScrollTargets(layout, behavior).target(target, cause)
        }
        guard target.x != nil || target.y != nil else { return false }
        input.scroll(target.x, target.y)
        return true
    }

    // MARK: Dragging

    func drag(from start: CGPoint, to end: CGPoint, hasEnded: Bool) {
        let session = input.session
        let now = ProcessInfo.processInfo.systemUptime
        if session.dragged == nil {
            session.dragged = (layout, input.scales, start)
            session.trail = []
            session.settling = nil
        }
        if let before = session.dragged, before.layout.plot.size != layout.plot.size {
            // In a window of another size the pull goes on from where it has come to.
            session.dragged = (layout, input.scales, session.trail.last?.point ?? end)
            session.trail = []
        }
        guard let (first, scales, start) = session.dragged else { return }
        session.trail.append((end, now))
        session.trail.removeAll { now - $0.time > 0.1 }
        var shift = CGVector(dx: end.x - start.x, dy: end.y - start.y)
        guard hasEnded else {
            let newX = begin(scales.x, first.scrolled.x, layout.model.xBase, shift.dx)
            let newY = begin(scales.y, first.scrolled.y, layout.model.yBase, shift.dy)
            if newX != nil || newY != nil { input.scroll(newX, newY) }
            return
        }
        session.dragged = nil
        let velocity = self.velocity(session.trail)
        // As far as it would roll on by itself.
        shift.dx += velocity.dx / 4
        shift.dy += velocity.dy / 4
        let newX = begin(scales.x, first.scrolled.x, layout.model.xBase, shift.dx)
        let newY = begin(scales.y, first.scrolled.y, layout.model.yBase, shift.dy)
        session.settling = ChartInputSession.Settling(
            begin: Date(), x: layout.scrolled.x?.start, y: layout.scrolled.y?.start)
        _ = come(toX: newX, y: newY, .drag(velocity))
    }

    private func velocity(_ trail: [(point: CGPoint, time: TimeInterval)]) -> CGVector {
        guard let first = trail.first, let last = trail.last, last.time - first.time > 0.005 else { return .zero }
        let time = last.time - first.time
        return CGVector(dx: (last.point.x - first.point.x) / time, dy: (last.point.y - first.point.y) / time)
    }

    /// Where the visible part begins when the plot was pulled by a distance.
    private func begin(
        _ scale: PositionScale, _ window: ChartLayout.ScrollWindow?, _ base: BaseScale, _ distance: CGFloat
    ) -> Double? {
        guard let window else { return nil }
        let place = scale.start < scale.end ? scale.from : scale.to
        let value = scale.value(at: place - distance)
        guard value.isFinite else { return nil }
        let (low, high) = limits(base)
        return min(max(value, low), max(low, high - window.length))
    }
}
