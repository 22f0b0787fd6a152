/// The horizontal or the vertical direction.
public enum Axis: Int8, CaseIterable, Sendable {
    /// The direction from side to side.
    case horizontal
    /// The direction from top to bottom.
    case vertical

    /// A set of directions.
    public struct Set: OptionSet, Sendable {
        /// The bits of the set, one for each direction.
        public let rawValue: Int8

        /// Creates a set from its bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set of one direction.
        init(_ axis: Axis) {
            self.init(rawValue: 1 << axis.rawValue)
        }

        /// The direction from side to side.
        public static let horizontal = Set(.horizontal)
        /// The direction from top to bottom.
        public static let vertical = Set(.vertical)

        /// Whether the set holds a direction.
        func contains(_ axis: Axis) -> Bool {
            contains(Set(axis))
        }
    }

    /// The other direction.
    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
    /// The name of the direction.
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
