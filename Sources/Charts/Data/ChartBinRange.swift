import Foundation

/// One bin: the values from a lower bound up to an upper one, which belongs to the next bin except for the last.
public struct ChartBinRange<Bound: Comparable> {
    /// The lowest value of the bin.
    public let lowerBound: Bound
    /// The end of the bin.
    public let upperBound: Bound
    /// Whether the upper bound belongs to the bin.
    public let isClosed: Bool

    init(_ lowerBound: Bound, _ upperBound: Bound, isClosed: Bool = false) {
        self.lowerBound = lowerBound
        self.upperBound = upperBound
        self.isClosed = isClosed
    }

    /// Whether a value lies in the bin.
    public func contains(_ element: Bound) -> Bool {
        element >= lowerBound && (element < upperBound || (isClosed && element == upperBound))
    }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

extension ChartBinRange: RangeExpression {
    /// The indices of a collection that lie in the bin.
    public func relative<C: Collection>(to collection: C) -> Range<Bound> where Bound == C.Index {
        isClosed && upperBound < collection.endIndex
            ? lowerBound..<collection.index(after: upperBound) : lowerBound..<upperBound
    }
}
