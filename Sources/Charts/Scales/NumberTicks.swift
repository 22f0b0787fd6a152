import Foundation

/// Round numbers along a scale.
struct NumberTicks: Equatable, Sendable {
    var values: [Double]
    /// The distance between two, on linear scales; 0 otherwise.
    var step: Double

    /// A round number (1, 2 or 5 times a power of ten) that divides a length into about as many parts as asked for.
    static func step(length: Double, count: Int, minimum: Double = 0) -> (factor: Int, exponent: Int) {
        let raw = max(length / Double(max(1, count)), minimum, .leastNormalMagnitude)
        var exponent = Int(log10(raw).rounded(.down))
        let fraction = raw / power(exponent)
        let factor: Int
        switch fraction {
        case ..<1.4142: factor = 1
        case ..<3.1623: factor = 2
        case ..<7.0711: factor = 5
        default:
            factor = 1
            exponent += 1
        }
        // A step below the minimum isn't asked for.
        if minimum > 0, Double(factor) * power(exponent) < minimum * (1 - 1e-12) {
            return factor == 1 ? (2, exponent) : factor == 2 ? (5, exponent) : (1, exponent + 1)
        }
        return (factor, exponent)
    }

    static func power(_ exponent: Int) -> Double { pow(10, Double(exponent)) }

    /// A multiple of a step, as near to the decimal number as possible.
    static func multiple(_ number: Double, _ step: (factor: Int, exponent: Int)) -> Double {
        let whole = number * Double(step.factor)
        if step.exponent >= 0 { return whole * power(step.exponent) }
        if step.exponent < -300 { return whole * power(step.exponent) }
        return whole / power(-step.exponent)
    }

    /// The round numbers between two limits.
    static func linear(_ low: Double, _ high: Double, count: Int, minimum: Double = 0) -> NumberTicks {
        guard low.isFinite, high.isFinite, high >= low else { return NumberTicks(values: [], step: 0) }
        guard high > low else { return NumberTicks(values: [low], step: 0) }
        let length = high / 2 - low / 2
        let step = step(
            length: length.isFinite ? min(length * 2, .greatestFiniteMagnitude) : length, count: count,
            minimum: minimum)
        return multiples(of: step, low, high)
    }

    /// The multiples of a step between two limits, at most a thousand.
    private static func multiples(of step: (factor: Int, exponent: Int), _ low: Double, _ high: Double) -> NumberTicks {
        let size = multiple(1, step)
        guard size > 0 else { return NumberTicks(values: [low], step: 0) }
        let first = (low / size - 1e-9).rounded(.up)
        let last = (high / size + 1e-9).rounded(.down)
        guard last - first < 1000 else {
            return NumberTicks(values: [low, high], step: min(high - low, .greatestFiniteMagnitude))
        }
        guard last >= first else { return NumberTicks(values: [], step: size) }
        var values: [Double] = []
        var number = first
        while number <= last {
            // Zero isn't negative.
            values.append(number == 0 ? 0 : multiple(number, step))
            number += 1
        }
        return NumberTicks(values: values, step: size)
    }

    /// The multiples of any step between two limits.
    static func stride(_ low: Double, _ high: Double, by step: Double) -> NumberTicks {
        guard step > 0, step.isFinite, low.isFinite, high.isFinite, high >= low else {
            return NumberTicks(values: [], step: 0)
        }
        let first = (low / step - 1e-9).rounded(.up)
        let last = (high / step + 1e-9).rounded(.down)
        guard last >= first, last - first < 10_000 else { return NumberTicks(values: [], step: step) }
        return NumberTicks(
            values: (0...Int(last - first)).map {
                let value = (first + Double($0)) * step
                return value == 0 ? 0 : value
            }, step: step)
    }

    /// Limits moved outwards to round numbers.
    static func rounded(
        _ low: Double, _ high: Double, count: Int, minimum: Double = 0
    ) -> (low: Double, high: Double) {
        guard low.isFinite, high.isFinite, high > low else { return (low, high) }
        let length = min((high / 2 - low / 2) * 2, .greatestFiniteMagnitude)
        let step = step(length: length, count: count, minimum: minimum)
        let size = multiple(1, step)
        guard size > 0, size.isFinite else { return (low, high) }
        let lower = multiple((low / size + 1e-9).rounded(.down), step)
        let upper = multiple((high / size - 1e-9).rounded(.up), step)
        return (lower.isFinite ? min(lower, low) : low, upper.isFinite ? max(upper, high) : high)
    }

    /// The powers of ten between two limits, and what lies between if there are few; for logarithmic scales.
    static func logarithmic(_ low: Double, _ high: Double, count: Int) -> NumberTicks {
        guard low > 0, high > low, high.isFinite else {
            return NumberTicks(values: low > 0 && low.isFinite ? [low] : [], step: 0)
        }
        let first = Int((log10(low) - 1e-9).rounded(.up))
        let last = Int((log10(high) + 1e-9).rounded(.down))
        let decades = last - first + 1
        if decades >= 3 || (decades == 2 && count <= 3) {
            let step = max(1, Int((Double(decades) / Double(max(2, count))).rounded(.up)))
            let start = Int((Double(first) / Double(step)).rounded(.up)) * step
            return NumberTicks(values: Swift.stride(from: start, through: last, by: step).map { power($0) }, step: 0)
        }
        var values: [Double] = []
        for exponent in (first - 1)...(max(first, last) + 1) {
            for factor in [1, 2, 5] {
                let value = multiple(1, (factor, exponent))
                if value >= low * (1 - 1e-9), value <= high * (1 + 1e-9) { values.append(value) }
            }
        }
        return values.count >= 2 ? NumberTicks(values: values, step: 0) : linear(low, high, count: count)
    }

    /// Zero and powers of ten on both sides; for symmetric logarithmic scales.
    static func symmetric(_ low: Double, _ high: Double, slope: Double, count: Int) -> NumberTicks {
        guard low.isFinite, high.isFinite, high > low else { return NumberTicks(values: [low], step: 0) }
        let unit = Int(log10(1 / max(slope, 1e-300)).rounded())
        func powers(to limit: Double) -> [Double] {
            guard limit > 0 else { return [] }
            let last = Int((log10(limit) + 1e-9).rounded(.down))
            guard last >= unit else { return [] }
            let step = max(1, Int((Double(last - unit + 1) / Double(max(1, count))).rounded(.up)))
            return Swift.stride(from: last, through: unit, by: -step).reversed().map { power($0) }
        }
        let values = powers(to: -low).map { -$0 }.reversed() + [0] + powers(to: high)
        let within = values.filter { $0 >= low && $0 <= high }
        return within.count >= 2 ? NumberTicks(values: within, step: 0) : linear(low, high, count: count)
    }
}
