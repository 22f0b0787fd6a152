import SwiftUI

/// What the pointer and the keyboard do over a chart: select values and scroll.
@MainActor
struct ChartInput {
    let layout: ChartLayout
    let scales: ChartScales
    let selections: ChartSelections
    /// Shows another part of the scales, which begins at the given numbers.
    let scroll: (_ x: Double?, _ y: Double?) -> Void

    /// Whether there is anything to do.
    var isNeeded: Bool { !selections.isEmpty || layout.scrolled.x != nil || layout.scrolled.y != nil }

    var actions: InputActions {
        var actions = InputActions()
        if !selections.isEmpty { actions.hover = { hover($0) } }
        actions.drag = { drag(from: $0, to: $1, hasEnded: $2) }
        if layout.scrolled.x != nil || layout.scrolled.y != nil { actions.scroll = { scroll(by: $0) } }
        actions.key = { key($0) }
        actions.focus = { isFocused in if !isFocused { clear() } }
        return actions
    }

    // MARK: Pointer

    private func inPlot(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - layout.plot.minX, y: point.y - layout.plot.minY)
    }

    func hover(_ point: CGPoint?) {
        guard let point, layout.plot.insetBy(dx: -1, dy: -1).contains(point) else { return clear() }
        select(inPlot(point))
    }

    private func clear() {
        if selections.x?.get() != nil { selections.selectX(nil) }
        if selections.y?.get() != nil { selections.selectY(nil) }
        if selections.angle?.get() != nil { selections.selectAngle(nil) }
    }

    private func select(_ point: CGPoint) {
        if selections.x != nil { selections.selectX(scales.datum(point.x, scales.x, scales.xData)) }
        if selections.y != nil { selections.selectY(scales.datum(point.y, scales.y, scales.yData)) }
        if selections.angle != nil { selections.selectAngle(angleDatum(point)) }
    }

    private func angleDatum(_ point: CGPoint) -> _ChartDatum? {
        guard scales.angleTotal > 0 else { return nil }
        let (x, y) = (point.x - layout.plot.width / 2, point.y - layout.plot.height / 2)
        guard hypot(x, y) <= min(layout.plot.width, layout.plot.height) / 2 else { return nil }
        let angle = atan2(x, -y)
        return .number((angle < 0 ? angle + 2 * .pi : angle) / (2 * .pi) * scales.angleTotal)
    }

    private func drag(from start: CGPoint, to end: CGPoint, hasEnded: Bool) {
        let (from, to) = (inPlot(start), inPlot(end))
        if hypot(to.x - from.x, to.y - from.y) < 2 {
            // A press without a move takes a selected interval away.
            if hasEnded {
                selections.xRange?.set(nil)
                selections.yRange?.set(nil)
            }
        } else {
            if selections.xRange != nil {
                selections.selectXRange(
                    scales.datum(from.x, scales.x, scales.xData), scales.datum(to.x, scales.x, scales.xData))
            }
            if selections.yRange != nil {
                selections.selectYRange(
                    scales.datum(from.y, scales.y, scales.yData), scales.datum(to.y, scales.y, scales.yData))
            }
        }
        select(to)
    }

    // MARK: Scrolling

    /// Scrolls by steps of the wheel.
    private func scroll(by steps: CGSize) -> Bool {
        // A wheel has one direction only: it scrolls a chart that is only wide sideways.
        let isOnlyWide = layout.scrolled.y == nil
        let dx = steps.width != 0 ? steps.width : isOnlyWide ? steps.height : 0
        let dy = isOnlyWide ? 0 : steps.height
        return move(x: dx * 0.1, y: dy * 0.1)
    }

    /// Moves the visible part by parts of its length; false: it's at the end.
    private func move(x: Double, y: Double) -> Bool {
        func moved(_ window: ChartLayout.ScrollWindow?, _ base: BaseScale, _ part: Double) -> Double? {
            guard let window, part != 0 else { return nil }
            let (low, high) = (min(base.start, base.end), max(base.start, base.end))
            let start = min(max(window.start + part * window.length, low), max(low, high - window.length))
            return start == window.start ? nil : start
        }
        let behavior = layout.model.configuration.scrollBehavior
        func aligned(_ start: Double?, _ window: ChartLayout.ScrollWindow?, _ axis: Axis) -> Double? {
            guard let start, let window, let behavior else { return start }
            // Categories begin half a step before their number.
            let half = (axis == .horizontal ? scales.x.kind : scales.y.kind) == .category ? 0.5 : 0
            let target =
                behavior._alignedStart(
                    start + half, from: window.start + half, axis: axis, calendar: layout.environment.calendar
                ) - half
            return target == window.start ? nil : target
        }
        let newX = moved(layout.scrolled.x, layout.model.xBase, x)
        let newY = moved(layout.scrolled.y, layout.model.yBase, -y)
        let (alignedX, alignedY) = (
            aligned(newX, layout.scrolled.x, .horizontal), aligned(newY, layout.scrolled.y, .vertical)
        )
        guard alignedX != nil || alignedY != nil else { return false }
        scroll(alignedX, alignedY)
        return true
    }

    // MARK: Keyboard

    private func key(_ key: InputKey) -> Bool {
        switch key {
        case .escape:
            clear()
            selections.xRange?.set(nil)
            selections.yRange?.set(nil)
            return true
        case .left, .right, .home, .end:
            if selections.x != nil { return stepX(key) }
            if selections.angle != nil { return stepAngle(key) }
            return move(x: key == .left ? -0.1 : key == .right ? 0.1 : key == .home ? -1e9 : 1e9, y: 0)
        case .up, .down:
            if selections.y != nil, selections.x == nil { return stepY(key == .up) }
            return move(x: 0, y: key == .up ? -0.1 : 0.1)
        case .pageUp: return move(x: layout.scrolled.y == nil ? -1 : 0, y: -1)
        case .pageDown: return move(x: layout.scrolled.y == nil ? 1 : 0, y: 1)
        }
    }

    /// Selects the next of the marks' own values.
    private func stepX(_ key: InputKey) -> Bool {
        guard let target = selections.x else { return false }
        let isForward = (key == .right) != layout.isRightToLeft || key == .end
        return step(
            target, layout.model.sortedX, scales.xData, isForward: isForward,
            toEnd: key == .home || key == .end)
    }

    private func stepY(_ isUp: Bool) -> Bool {
        guard let target = selections.y else { return false }
        let isForward = scales.y.kind == .category ? !isUp : isUp
        return step(target, layout.model.sortedY, scales.yData, isForward: isForward, toEnd: false)
    }

    private func step(
        _ target: SelectionTarget, _ values: [Double], _ data: AxisData, isForward: Bool, toEnd: Bool
    ) -> Bool {
        guard let first = values.first, let last = values.last else { return false }
        var number = isForward && !toEnd ? first : last
        if toEnd {
            number = isForward ? last : first
        } else if let current = target.get() {
            let place: Double
            if case .category(let name) = current {
                place = data.knownNumber(of: name).map { Double($0) } ?? 0
            } else {
                place = current.double ?? 0
            }
            let index = values.sortedIndex(of: place)
            if isForward {
                let next = index < values.count && values[index] <= place ? index + 1 : index
                number = values[Swift.min(next, values.count - 1)]
            } else {
                number = values[Swift.max(0, index - 1)]
            }
        }
        target.set(data.datum(number))
        return true
    }

    /// Selects the middle of the next sector.
    private func stepAngle(_ key: InputKey) -> Bool {
        guard let target = selections.angle else { return false }
        let sectors = SectorPaths(layout.model, plot: layout.plot.size).sectors
        guard !sectors.isEmpty else { return false }
        let factor = scales.angleTotal / (2 * .pi)
        let current = target.get()?.double
        let index = current.flatMap { value in sectors.firstIndex { value < $0.end * factor } }
        var next = 0
        switch key {
        case .home: next = 0
        case .end: next = sectors.count - 1
        case .left: next = ((index ?? 0) + sectors.count - 1) % sectors.count
        default: next = index.map { ($0 + 1) % sectors.count } ?? 0
        }
        target.set(.number(sectors[next].middle * factor))
        return true
    }
}

extension [Double] {
    /// The first index of a sorted array whose element isn't less than a value.
    func sortedIndex(of value: Double) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
