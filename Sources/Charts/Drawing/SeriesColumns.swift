import Foundation

/// The numbers of a long line or area side by side, from left to right: what is gone through each time it is drawn.
///
/// The type of each scale is already applied to them, so that places in pixels follow by a multiplication.
@MainActor
final class SeriesColumns {
    /// Places along the horizontal axis, ascending.
    let x: [Double]
    /// What is joined: the points of a line, or the upper limit of an area.
    let end: [Double]
    /// The other limit of an area; empty if that is the same everywhere.
    let start: [Double]
    /// The other limit of an area if that is the same everywhere, as a number of the scale.
    let base: Double?
    /// What lies between gaps.
    let runs: [Range<Int>]
    /// The least and the greatest number of each axis.
    let xLimits: ClosedRange<Double>
    let yLimits: ClosedRange<Double>

    private init(
        x: [Double], end: [Double], start: [Double], base: Double?, runs: [Range<Int>], xLimits: ClosedRange<Double>,
        yLimits: ClosedRange<Double>
    ) {
        self.x = x
        self.end = end
        self.start = start
        self.base = base
        self.runs = runs
        self.xLimits = xLimits
        self.yLimits = yLimits
    }

    /// The numbers of a series; nil: it goes back and forth, or its places don't follow from its numbers alone.
    static func make(_ series: MarkSeries, _ model: ChartModel) -> SeriesColumns? {
        var builder = Builder(series, model)
        return builder.build()
    }

    /// The same from right to left, for scales that go that way: all places are negative.
    private(set) lazy var mirrored: SeriesColumns = {
        let count = x.count
        return SeriesColumns(
            x: x.reversed().map { -$0 }, end: end.reversed(), start: start.reversed(), base: base,
            runs: runs.reversed().map { count - $0.upperBound..<count - $0.lowerBound },
            xLimits: -xLimits.upperBound...(-xLimits.lowerBound), yLimits: yLimits)
    }()

    @MainActor
    private struct Builder {
        let series: MarkSeries
        let model: ChartModel
        private var x: [Double] = []
        private var end: [Double] = []
        private var start: [Double] = []
        private var runs: [Range<Int>] = []

        init(_ series: MarkSeries, _ model: ChartModel) {
            self.series = series
            self.model = model
            x.reserveCapacity(series.members.count)
            end.reserveCapacity(series.members.count)
            if series.kind == .area { start.reserveCapacity(series.members.count) }
        }

        mutating func build() -> SeriesColumns? {
            guard gather(), !x.isEmpty else { return nil }
            if x[0] > x[x.count - 1] { reverse() }
            for (before, after) in zip(x, x.dropFirst()) where after < before { return nil }
            var (low, high) = (end[0], end[0])
            var isFlat = series.kind == .area
            for index in end.indices {
                low = min(low, end[index])
                high = max(high, end[index])
                if series.kind == .area, start[index] != start[0] { isFlat = false }
            }
            // A logarithmic scale has no place for zero; what stands there begins at the edge of the plot.
            if series.kind == .area, !isFlat {
                guard model.yBase.type.isPlain else { return nil }
                for number in start { (low, high) = (min(low, number), max(high, number)) }
            }
            return SeriesColumns(
                x: x, end: end, start: isFlat ? [] : start, base: isFlat ? start[0] : nil, runs: runs,
                xLimits: x[0]...x[x.count - 1], yLimits: low...high)
        }

        /// Takes the numbers of all points; false: places don't follow from them.
        private mutating func gather() -> Bool {
            let (xType, yType) = (model.xBase.type, model.yBase.type)
            let isArea = series.kind == .area
            var first = 0
            return model.records.withUnsafeBufferPointer { records in
                for member in series.members {
                    let record = records[Int(member)]
                    if isArea, model.isSideways(record) { return false }
                    guard let place = Self.number(record.x, xType), let value = Self.number(record.y, yType) else {
                        return false
                    }
                    // Plain numbers as they are: the type of the scale says what has no place.
                    let base = isArea ? record.y.start : 0
                    if place.isFinite, value.isFinite, base.isFinite {
                        x.append(place)
                        end.append(value)
                        if isArea { start.append(base) }
                    } else {
                        if first < x.count { runs.append(first..<x.count) }
                        first = x.count
                    }
                }
                if first < x.count { runs.append(first..<x.count) }
                return true
            }
        }

        @inline(__always)
        private static func number(_ channel: Channel, _ type: ScaleType) -> Double? {
            switch channel.form {
            case .value: type.isPlain ? channel.start : type.forward(channel.start)
            case .interval: type.isPlain ? channel.end : type.forward(channel.end)
            case .bin where type.isPlain: (channel.start + channel.end) / 2
            case .bin, .none, .fixedPoint, .fixedInterval: nil
            }
        }

        private mutating func reverse() {
            let count = x.count
            x.reverse()
            end.reverse()
            start.reverse()
            runs = runs.reversed().map { count - $0.upperBound..<count - $0.lowerBound }
        }
    }
}

/// Turns the numbers of columns into pixels.
struct PixelAxis {
    private let low: Double
    private let factor: Double
    private let shift: Double

    /// - Parameters:
    ///   - scale: where numbers are, in points.
    ///   - pixels: the pixels per point.
    ///   - first: the place of the first pixel.
    /// - Returns: nil if the numbers of the scale are too large to be told apart this way.
    init?(_ scale: PositionScale, pixels: Double, first: Double, isMirrored: Bool = false) {
        let (low, factor) = scale.mapping
        guard abs(low) < 1e150, factor.isFinite, factor != 0, abs(scale.type.forward(scale.end)) < 1e150 else {
            return nil
        }
        self.low = isMirrored ? -low : low
        self.factor = (isMirrored ? -factor : factor) * pixels
        shift = scale.from * pixels - first
    }

    var isAscending: Bool { factor > 0 }

    /// The place of a number, in pixels.
    @inline(__always)
    func pixel(_ number: Double) -> Double { (number - low) * factor + shift }

    /// The number at a place.
    @inline(__always)
    func number(at pixel: Double) -> Double { (pixel - shift) / factor + low }
}
