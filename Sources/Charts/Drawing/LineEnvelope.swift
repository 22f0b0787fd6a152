import Foundation
import SwiftUI

/// What a long line covers that goes from left to right, whatever the number of its points.
///
/// A pixel is divided into narrow columns, of which only the highest and the lowest place count. As a line is connected, it
/// covers all that lies between the upper and the lower limit of circles around those places: no outline has to be traced.
struct LineEnvelope {
    /// How many columns a pixel has.
    static let columnsPerPixel = 16.0

    /// Half of the line's width, in pixels.
    let radius: Double
    /// What of the line can be seen, in pixels.
    let seen: ClosedRange<Double>
    /// The highest and the lowest place of each column, in pixels.
    private var high: [CGPoint] = []
    private var low: [CGPoint] = []
    private var first = 0

    init(radius: Double, width: Int) {
        self.radius = radius
        seen = (-radius - 2)...(Double(width) + radius + 2)
    }

    /// Goes along a part of a line that has no gaps.
    @MainActor
    mutating func add(_ columns: SeriesColumns, _ run: Range<Int>, _ x: PixelAxis, _ y: PixelAxis) {
        let range = columns.range(in: run, x, seen)
        guard let start = range.first else { return }
        columns.x.withUnsafeBufferPointer { places in
            columns.end.withUnsafeBufferPointer { values in
                func point(_ index: Int) -> CGPoint { CGPoint(x: x.pixel(places[index]), y: y.pixel(values[index])) }
                var before = point(start)
                if before.x > seen.upperBound { return }
                if before.x < seen.lowerBound {
                    guard range.count > 1 else { return }
                    before = Self.place(before, point(start + 1), at: seen.lowerBound)
                }
                begin(before)
                var index = start + 1
                while index < range.upperBound {
                    let next = point(index)
                    if next.x > seen.upperBound {
                        return go(from: before, to: Self.place(before, next, at: seen.upperBound))
                    }
                    go(from: before, to: next)
                    index += 1
                    // Of those that follow in the same column only the highest and the lowest count.
                    let border = x.number(at: Double(first + high.count) / Self.columnsPerPixel)
                    guard index < range.upperBound, places[index] < border else {
                        before = next
                        continue
                    }
                    var (lowest, highest) = (index, index)
                    var (least, greatest) = (values[index], values[index])
                    index += 1
                    while index < range.upperBound, places[index] < border {
                        let value = values[index]
                        if value < least { (least, lowest) = (value, index) }
                        if value > greatest { (greatest, highest) = (value, index) }
                        index += 1
                    }
                    see(point(lowest), at: high.count - 1)
                    see(point(highest), at: high.count - 1)
                    before = point(index - 1)
                }
            }
        }
    }

    private static func place(_ from: CGPoint, _ to: CGPoint, at x: Double) -> CGPoint {
        CGPoint(x: x, y: from.y + (to.y - from.y) * (x - from.x) / (to.x - from.x))
    }

    private mutating func begin(_ point: CGPoint) {
        first = Int((point.x * Self.columnsPerPixel).rounded(.down))
        high.append(point)
        low.append(point)
    }

    @inline(__always)
    private mutating func go(from: CGPoint, to: CGPoint) {
        let column = Int((to.x * Self.columnsPerPixel).rounded(.down))
        let end = first + high.count - 1
        if column > end { cross(from: from, to: to, end, column) }
        see(to, at: high.count - 1)
    }

    /// The places where the line crosses from one column into the next.
    private mutating func cross(from: CGPoint, to: CGPoint, _ start: Int, _ end: Int) {
        let length = to.x - from.x
        for column in start..<end {
            let x = Double(column + 1) / Self.columnsPerPixel
            // Rounding may put a point beyond the border that it is said to lie before.
            let part = length > 0 ? min(1, max(0, (x - from.x) / length)) : 0
            let border = CGPoint(x: x, y: from.y + (to.y - from.y) * part)
            see(border, at: high.count - 1)
            high.append(border)
            low.append(border)
        }
    }

    @inline(__always)
    private mutating func see(_ point: CGPoint, at index: Int) {
        if point.y < high[index].y { high[index] = point }
        if point.y > low[index].y { low[index] = point }
    }

    /// Covers what the line covers, and forgets it.
    mutating func cover(_ mask: inout CoverageMask.Pieces) {
        guard !high.isEmpty else { return }
        let step = 1 / Self.columnsPerPixel
        let reach = Int((radius / step).rounded(.up)) + 1
        var before: (x: Double, upper: Double, lower: Double)?
        for column in (first - reach)...(first + high.count + reach) {
            let x = Double(column) * step
            let (upper, lower) = limits(at: x, column, reach)
            if let start = before, isSteep(start, upper, lower) {
                // Where the limit is that of another circle, or the line begins or ends.
                for part in 1...8 {
                    let x = start.x + Double(part) * step / 8
                    let (upper, lower) = part == 8 ? (upper, lower) : limits(at: x, column, reach)
                    cover(&mask, &before, x, upper, lower)
                }
            } else {
                cover(&mask, &before, x, upper, lower)
            }
        }
        high.removeAll(keepingCapacity: true)
        low.removeAll(keepingCapacity: true)
    }

    private func isSteep(_ before: (x: Double, upper: Double, lower: Double), _ upper: Double, _ lower: Double) -> Bool
    {
        if before.upper.isInfinite != upper.isInfinite { return true }
        return abs(upper - before.upper) > 1.5 || abs(lower - before.lower) > 1.5
    }

    private func cover(
        _ mask: inout CoverageMask.Pieces, _ before: inout (x: Double, upper: Double, lower: Double)?, _ x: Double,
        _ upper: Double, _ lower: Double
    ) {
        if let start = before, start.upper.isFinite, upper.isFinite {
            mask.add(start.x, start.upper, x, upper, 1)
            mask.add(start.x, start.lower, x, lower, -1)
        }
        before = (x, upper, lower)
    }

    /// The limits of what is covered at a place; infinite: nothing is.
    private func limits(at x: Double, _ column: Int, _ reach: Int) -> (Double, Double) {
        let start = max(0, column - first - reach - 1)
        let end = min(high.count, column - first + reach + 1)
        var (upper, lower) = (Double.infinity, -Double.infinity)
        guard start < end else { return (upper, lower) }
        let square = radius * radius
        high.withUnsafeBufferPointer { high in
            for index in start..<end where high[index].y - radius < upper {
                let distance = high[index].x - x
                let rest = square - distance * distance
                if rest >= 0 { upper = min(upper, high[index].y - rest.squareRoot()) }
            }
        }
        low.withUnsafeBufferPointer { low in
            for index in start..<end where low[index].y + radius > lower {
                let distance = low[index].x - x
                let rest = square - distance * distance
                if rest >= 0 { lower = max(lower, low[index].y + rest.squareRoot()) }
            }
        }
        return (upper, lower)
    }
}
