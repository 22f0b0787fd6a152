import SwiftUI

/// What a position scale covers, before the chart has a size.
struct BaseScale {
    var kind: _ChartDatum.Kind
    var type: ScaleType
    var start: Double
    var end: Double
    /// Whether the limits come from the data and may be moved to round numbers.
    var roundsStart = false
    var roundsEnd = false
    var isReversed = false
    var categoryCount = 0
    /// Whether there are values along the axis at all.
    private(set) var isUsed: Bool
    private var includesZero = false
    private var isAutomatic = false

    @MainActor
    init(
        _ data: AxisData, _ configuration: AxisConfiguration, _ records: [MarkRecord],
        _ channel: KeyPath<MarkRecord, Channel>, functions: [FunctionPlot], isNormalized: Bool
    ) {
        var explicit: [_ChartDatum]?
        var zero: Bool?
        var modify: (([_ChartDatum]) -> [_ChartDatum])?
        switch configuration.domain?.kind {
        case .values(let values): explicit = values
        case .automatic(let includesZero, let reversed):
            zero = includesZero
            isReversed = reversed
            modify = configuration.domain?.modify
        case nil: break
        }
        isUsed = data.kind != nil || explicit != nil
        kind = data.kind ?? explicit?.first?.kind ?? .number
        if let wanted = configuration.type, wanted.kind == .category, kind == .category {
            type = .category
        } else {
            type = kind == .number ? configuration.type ?? .linear : .linear
        }
        if kind == .category {
            categoryCount = max(1, data.categories.count)
            start = -0.5
            end = Double(categoryCount) - 0.5
            // Categories are read from the top.
            if isReversed != (channel == \MarkRecord.y) { swap(&start, &end) }
            return
        }
        (start, end) = (.infinity, -.infinity)
        if let explicit {
            let numbers = explicit.compactMap(\.double).filter(\.isFinite)
            if let first = numbers.first, let last = numbers.last {
                // A list of more than two counts by its limits.
                (start, end) = numbers.count > 2 ? (numbers.min() ?? first, numbers.max() ?? last) : (first, last)
            }
        } else {
            isAutomatic = true
            measure(records, channel)
            if isNormalized { include(0); include(1) }
            includesZero = kind == .number && zero != false && type.kind != .log
            if includesZero { include(0) }
            roundsStart = kind == .number && !isNormalized
            roundsEnd = roundsStart
        }
        if start > end && explicit == nil {
            (start, end) = kind == .date ? Self.today : type.kind == .log ? (1, 10) : (0, 1)
        }
        if start.isInfinite { (start, end) = (0, 1) }
        if type.kind == .log { makePositive() }
        if start == end { widen() }
        if let modify {
            let datums: [_ChartDatum] = [start, end].map { kind == .date ? .date($0) : .number($0) }
            let changed = modify(datums).compactMap(\.double)
            if let low = changed.min(), let high = changed.max(), low < high { (start, end) = (low, high) }
            (roundsStart, roundsEnd) = (false, false)
        }
        if isReversed { swap(&start, &end) }
    }

    private static var today: (Double, Double) {
        let start = Calendar.current.startOfDay(for: Date()).timeIntervalSinceReferenceDate
        return (start, start + 86_400)
    }

    private mutating func measure(_ records: [MarkRecord], _ channel: KeyPath<MarkRecord, Channel>) {
        let isLog = type.kind == .log
        var (low, high) = (Double.infinity, -Double.infinity)
        @inline(__always) func see(_ value: Double) {
            if value.isFinite, !isLog || value > 0 {
                if value < low { low = value }
                if value > high { high = value }
            }
        }
        let isX = channel == \MarkRecord.x
        for record in records where record.kind != .sector {
            let channel = isX ? record.x : record.y
            guard channel.form.isOnScale else { continue }
            see(channel.start)
            if channel.form != .value { see(channel.end) }
        }
        (start, end) = (low, high)
    }

    /// Takes in a number.
    mutating func include(_ value: Double) {
        guard isAutomatic, value.isFinite else { return }
        if start > end, start.isFinite {
            // Already turned round.
            (start, end) = (max(start, value), min(end, value))
        } else {
            (start, end) = (min(start, value), max(end, value))
        }
    }

    /// Scales by ratios have no place for zero.
    private mutating func makePositive() {
        if end <= 0 { end = 10 }
        if start <= 0 { start = min(1, end / 10) }
    }

    /// A single value gets a scale around it.
    private mutating func widen() {
        let value = start
        switch kind {
        case .date: (start, end) = (value - 43_200, value + 43_200)
        default:
            if type.kind == .log {
                (start, end) = (value / 10, min(value * 10, .greatestFiniteMagnitude))
            } else if value == 0 {
                end = 1
            } else {
                (start, end) = (value - abs(value) / 2, min(value + abs(value) / 2, .greatestFiniteMagnitude))
            }
        }
    }

    /// The scale over places.
    func scale(from: Double, to: Double) -> PositionScale {
        var scale = PositionScale(kind: kind, type: type, start: start, end: end)
        scale.categoryCount = categoryCount
        scale.setRange(from, to)
        return scale
    }
}
