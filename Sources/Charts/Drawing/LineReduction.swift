import Foundation

/// Leaves out points of a long line that can't be seen: of those that follow each other in one column of pixels the
/// first, the last, the lowest and the highest are kept.
struct LineReduction {
    /// The parts of a point that a column is wide. Finer than a pixel, so that smoothed edges stay what they are.
    let column: Double
    private(set) var points: [CGPoint] = []
    private var current = Int.min
    private var first = CGPoint.zero
    private var last = CGPoint.zero
    private var low = CGPoint.zero
    private var high = CGPoint.zero
    private var lowNumber = 0
    private var highNumber = 0
    private var number = 0

    init(column: Double, capacity: Int = 0) {
        self.column = column
        points.reserveCapacity(capacity)
    }

    @inline(__always)
    mutating func add(_ point: CGPoint) {
        let place = (point.x / column).rounded(.down)
        let key = abs(place) < 1e15 ? Int(place) : (place < 0 ? Int.min + 1 : Int.max)
        if key == current {
            number += 1
            last = point
            if point.y < low.y {
                low = point
                lowNumber = number
            }
            if point.y > high.y {
                high = point
                highNumber = number
            }
            return
        }
        flush()
        current = key
        (first, last, low, high) = (point, point, point, point)
        (number, lowNumber, highNumber) = (0, 0, 0)
    }

    /// Ends the line: the points that are kept.
    mutating func finish() -> [CGPoint] {
        flush()
        current = Int.min
        defer { points.removeAll(keepingCapacity: true) }
        return points
    }

    private mutating func flush() {
        guard current != Int.min else { return }
        points.append(first)
        // In the order of the data.
        let (early, late) = lowNumber < highNumber ? (lowNumber, highNumber) : (highNumber, lowNumber)
        let (earlyPoint, latePoint) = lowNumber < highNumber ? (low, high) : (high, low)
        if early != 0, early != number { points.append(earlyPoint) }
        if late != 0, late != number, late != early { points.append(latePoint) }
        if number != 0 { points.append(last) }
    }
}
