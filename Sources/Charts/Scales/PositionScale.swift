import Foundation

/// Turns the numbers of marks into places along an axis, and back.
struct PositionScale: Equatable, Sendable {
    var kind: _ChartDatum.Kind
    var type: ScaleType
    /// The limits of what is shown; the start may be the greater one. Categories reach half a step beyond their numbers.
    var start: Double
    var end: Double
    /// The places of the limits, in points.
    var from: Double = 0
    var to: Double = 1
    var categoryCount = 0

    init(kind: _ChartDatum.Kind, type: ScaleType, start: Double, end: Double) {
        self.kind = kind
        self.type = type
        self.start = start
        self.end = end
        update()
    }

    private var low = 0.0
    private var factor = 0.0
    /// Whether numbers are placed by themselves; kept, because it is asked for every mark.
    private var isPlain = true

    /// Sets the places of the limits.
    mutating func setRange(_ from: Double, _ to: Double) {
        self.from = from
        self.to = to
        update()
    }

    /// Sets the limits.
    mutating func setDomain(_ start: Double, _ end: Double) {
        self.start = start
        self.end = end
        update()
    }

    private mutating func update() {
        isPlain = type.isPlain
        low = type.forward(start)
        let length = type.forward(end) - low
        if length.isFinite {
            factor = length == 0 ? 0 : (to - from) / length
        } else {
            // The difference of huge limits overflows, half of each doesn't.
            factor = (to - from) / 2 / (type.forward(end) / 2 - low / 2)
        }
    }

    /// The place of a number; not a number if it has none.
    @inline(__always)
    func position(_ value: Double) -> Double {
        let difference = (isPlain ? value : type.forward(value)) - low
        if difference.isFinite || value.isNaN { return from + difference * factor }
        // The difference of huge numbers overflows, half of each doesn't; a logarithm of nothing stays none.
        return isPlain && value.isFinite ? from + (value / 2 - low / 2) * factor * 2 : .nan
    }

    /// A number's place is the number, less `low`, times `factor` beyond `from`, after the type was applied to it.
    var mapping: (low: Double, factor: Double) { (low, factor) }

    /// The number at a place.
    func value(at position: Double) -> Double {
        factor == 0 ? start : type.backward(low + (position - from) / factor)
    }

    /// How long a step between whole numbers is, for categories.
    var step: Double { abs(factor) }

    var lowest: Double { min(start, end) }
    var highest: Double { max(start, end) }

    /// Whether a number is within the limits.
    func contains(_ value: Double) -> Bool { value >= lowest && value <= highest }
}
