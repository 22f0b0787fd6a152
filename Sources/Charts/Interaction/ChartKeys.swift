import SwiftUI

/// What the keyboard does in a chart: steps through the marks' own values, selects intervals and scrolls.
@MainActor
struct ChartKeys {
    private let input: ChartInput
    private var layout: ChartLayout { input.layout }
    private var selections: ChartSelections { input.selections }
    private var scales: ChartScales { input.scales }

    init(_ input: ChartInput) { self.input = input }

    func press(_ key: InputKey, isExtending: Bool) -> Bool {
        switch key {
        case .enter:
            guard let showTable = input.showTable else { return false }
            showTable()
            return true
        case .escape: return escape()
        case .left, .right, .home, .end:
            if selections.x != nil { return stepX(key) }
            if selections.angle != nil { return stepAngle(key) }
            if selections.xRange != nil { return stepRange(.horizontal, isForward(key), key, isExtending) }
            return move(x: key == .left ? -0.1 : key == .right ? 0.1 : key == .home ? -1e9 : 1e9, y: 0)
        case .up, .down:
            if selections.y != nil, selections.x == nil { return stepY(key == .up) }
            if selections.yRange != nil, selections.xRange == nil {
                return stepRange(.vertical, (key == .up) != (scales.y.kind == .category), key, isExtending)
            }
            return move(x: 0, y: key == .up ? -0.1 : 0.1)
        case .pageUp, .pageDown:
            let part = key == .pageUp ? -1.0 : 1
            let isWide = layout.scrolled.y == nil
            return ChartScroller(input).move(
                x: isWide ? (layout.isRightToLeft ? -part : part) : 0, y: isWide ? 0 : part, .page)
        }
    }

    private func move(x: Double, y: Double) -> Bool { ChartScroller(input).move(x: x, y: y, .step) }

    private func escape() -> Bool {
        guard !selections.isEmpty else { return false }
        let hadRange = selections.xRange?.get() != nil || selections.yRange?.get() != nil
        let hadValue = [selections.x, selections.y, selections.angle].contains { $0?.get() != nil }
        input.clear()
        selections.xRange?.set(nil)
        selections.yRange?.set(nil)
        input.session.anchor = nil
        // A second press reaches what is around, such as a sheet.
        return hadRange || hadValue
    }

    private func isForward(_ key: InputKey) -> Bool {
        switch key {
        case .home: false
        case .end: true
        default: (key == .right) != layout.isRightToLeft
        }
    }

    /// Selects the next of the marks' own values.
    private func stepX(_ key: InputKey) -> Bool {
        guard let target = selections.x else { return false }
        let values = layout.model.sortedX
        let next = Self.next(
            target.get().flatMap { number($0, scales.xData) }, values, isForward: isForward(key),
            toEnd: key == .home || key == .end)
        guard let next else { return false }
        target.set(scales.xData.datum(next))
        show(next)
        return true
    }

    /// Scrolls so that a selected value is seen.
    private func show(_ number: Double) {
        guard let window = layout.scrolled.x, !(window.start...(window.start + window.length)).contains(number) else {
            return
        }
        input.scroll(number < window.start ? number : number - window.length, nil)
    }

    private func stepY(_ isUp: Bool) -> Bool {
        guard let target = selections.y else { return false }
        let isForward = scales.y.kind == .category ? !isUp : isUp
        let next = Self.next(
            target.get().flatMap { number($0, scales.yData) }, layout.model.sortedY, isForward: isForward,
            toEnd: false)
        guard let next else { return false }
        target.set(scales.yData.datum(next))
        return true
    }

    private func number(_ datum: _ChartDatum, _ data: AxisData) -> Double? {
        if case .category(let name) = datum { return data.knownNumber(of: name).map { Double($0) } ?? 0 }
        return datum.double
    }

    /// The value after another one; nil: there are none.
    private static func next(_ current: Double?, _ values: [Double], isForward: Bool, toEnd: Bool) -> Double? {
        guard let first = values.first, let last = values.last else { return nil }
        if toEnd { return isForward ? last : first }
        guard let current else { return isForward ? first : last }
        let index = values.sortedIndex(of: current)
        guard isForward else { return values[Swift.max(0, index - 1)] }
        let next = index < values.count && values[index] <= current ? index + 1 : index
        return values[Swift.min(next, values.count - 1)]
    }

    // MARK: Intervals

    /// Moves a selected interval of one value, or its end while Shift is held.
    private func stepRange(_ axis: Axis, _ isForward: Bool, _ key: InputKey, _ isExtending: Bool) -> Bool {
        guard let target = axis == .horizontal ? selections.xRange : selections.yRange else { return false }
        let data = axis == .horizontal ? scales.xData : scales.yData
        let values = axis == .horizontal ? layout.model.sortedX : layout.model.sortedY
        var anchor: (start: Double, end: Double)?
        if let limits = target.get(), let low = number(limits.0, data), let high = number(limits.1, data) {
            // An interval that was selected by the pointer goes on at its end.
            anchor = (low, high)
            if let known = input.session.anchor, min(known.start, known.end) == low, max(known.start, known.end) == high
            {
                anchor = known
            }
        }
        let next = Self.next(anchor?.end, values, isForward: isForward, toEnd: key == .home || key == .end)
        guard let next else { return false }
        let start = isExtending ? anchor?.start ?? next : next
        input.session.anchor = (start, next)
        guard let from = data.datum(start), let to = data.datum(next) else { return false }
        target.set((from, to))
        return true
    }

    // MARK: Angles

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
