import Foundation

/// Intervals that follow each other, to count numbers in.
///
/// ```swift
/// let bins = NumberBins(data: delays, desiredCount: 12)
/// let counts = Dictionary(grouping: delays, by: bins.index)
/// ```
public struct NumberBins<Value: Plottable & Comparable & Numeric> {
    /// The limits of the bins, in rising order: one more than there are bins.
    public let thresholds: [Value]

    /// Creates bins between limits.
    public init(thresholds: [Value]) {
        self.thresholds = thresholds.sorted()
    }

    private init(limits: [Double]) {
        var values: [Value] = []
        for limit in limits {
            // Limits of whole numbers are whole; two that fall together are one.
            if let value = Value(datum: .number(limit)), values.last != value { values.append(value) }
        }
        thresholds = values
    }

    /// Creates bins of round sizes for all values of some data.
    ///
    /// - Parameters:
    ///   - data: the values.
    ///   - desiredCount: about how many bins; nil: as many as Scott's rule says, by the number of values and how far
    ///     they are spread.
    ///   - minimumStride: the least size of a bin.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        let numbers = data.compactMap { $0.datum.double }.filter(\.isFinite)
        guard let low = numbers.min(), let high = numbers.max() else {
            self.init(limits: [])
            return
        }
        self.init(
            low, high, count: desiredCount ?? Self.scott(numbers, high - low),
            minimum: minimumStride.datum.double ?? 0)
    }

    /// Creates bins of round sizes for a range.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        self.init(
            range.lowerBound.datum.double ?? 0, range.upperBound.datum.double ?? 0, count: desiredCount,
            minimum: minimumStride.datum.double ?? 0)
    }

    /// Creates bins of a size that cover a range, at multiples of the size.
    public init(size: Value, range: ClosedRange<Value>) {
        guard let step = size.datum.double, step > 0, let low = range.lowerBound.datum.double,
            let high = range.upperBound.datum.double
        else {
            self.init(limits: [])
            return
        }
        let first = (low / step).rounded(.down)
        let count = Swift.max(1, Int(((high / step).rounded(.up) - first)))
        self.init(limits: (0...count).map { (first + Double($0)) * step })
    }

    /// Creates a number of bins of the same size in a range.
    public init(range: ClosedRange<Value>, count: Int) {
        let (low, high) = (range.lowerBound.datum.double ?? 0, range.upperBound.datum.double ?? 0)
        let count = Swift.max(1, count)
        self.init(limits: (0...count).map { low + (high - low) * Double($0) / Double(count) })
    }

    private init(_ low: Double, _ high: Double, count: Int, minimum: Double) {
        // A single value gets a bin of its own.
        let high = high > low ? high : low + Swift.max(minimum, 1)
        let limits = NumberTicks.rounded(low, high, count: count, minimum: minimum)
        let step = NumberTicks.linear(low, high, count: count, minimum: minimum).step
        self.init(
            limits: NumberTicks.stride(
                limits.low, limits.high, by: step > 0 ? step : limits.high - limits.low
            ).values)
    }

    /// How many bins Scott's rule asks for: bins as wide as 3.49 standard deviations over the cube root of the number of
    /// values (D. W. Scott, On optimal and data-based histograms, 1979).
    private static func scott(_ numbers: [Double], _ length: Double) -> Int {
        let count = Double(numbers.count)
        let mean = numbers.reduce(0, +) / count
        let deviation = (numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Swift.max(1, count - 1))
            .squareRoot()
        let width = 3.49 * deviation / cbrt(count)
        guard width > 0, length > 0 else { return 1 }
        return Swift.max(1, Swift.min(1000, Int((length / width).rounded(.up))))
    }

    /// The number of the bin that a value lies in; what is below or above all bins belongs to the nearest one.
    public func index(for value: Value) -> Int {
        var (low, high) = (0, thresholds.count)
        while low < high {
            let middle = (low + high) / 2
            if thresholds[middle] <= value { low = middle + 1 } else { high = middle }
        }
        return Swift.max(0, Swift.min(low - 1, count - 1))
    }
}

extension NumberBins: RandomAccessCollection {
    /// The number of the first bin.
    public var startIndex: Int { 0 }
    /// How many bins there are.
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

    /// The bin with a number.
    public subscript(position: Int) -> ChartBinRange<Value> {
        ChartBinRange(
            thresholds[position], thresholds[position + 1], isClosed: position == thresholds.count - 2)
    }
}

extension NumberBins: Equatable where Value: Equatable {}
