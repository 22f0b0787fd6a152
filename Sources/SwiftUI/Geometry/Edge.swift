/// One edge of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
    /// The upper edge.
    case top
    /// The edge where lines of text begin.
    case leading
    /// The lower edge.
    case bottom
    /// The edge where lines of text end.
    case trailing

    /// Several edges of a rectangle.
    public struct Set: OptionSet, Sendable {
        /// The bits of the set, one for each edge.
        public let rawValue: Int8

        /// Creates a set from its bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates the set of one edge.
        public init(_ e: Edge) {
            self.init(rawValue: 1 << e.rawValue)
        }

        /// The upper edge.
        public static let top = Set(.top)
        /// The edge where lines of text begin.
        public static let leading = Set(.leading)
        /// The lower edge.
        public static let bottom = Set(.bottom)
        /// The edge where lines of text end.
        public static let trailing = Set(.trailing)
        /// All four edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The leading and the trailing edge.
        public static let horizontal: Set = [.leading, .trailing]
        /// The upper and the lower edge.
        public static let vertical: Set = [.top, .bottom]

        /// Whether the set holds an edge.
        func contains(_ edge: Edge) -> Bool {
            contains(Set(edge))
        }
    }
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    /// The edge where lines of text begin.
    case leading
    /// The edge where lines of text end.
    case trailing

    /// A set of horizontal edges.
    public struct Set: OptionSet, Sendable {
        /// The bits of the set, one for each edge.
        public let rawValue: Int8

        /// Creates a set from its bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates the set of one edge.
        public init(_ edge: HorizontalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        /// The edge where lines of text begin.
        public static let leading = Set(.leading)
        /// The edge where lines of text end.
        public static let trailing = Set(.trailing)
        /// Both edges.
        public static let all: Set = [.leading, .trailing]
    }
}

/// The upper or the lower edge.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom

    /// A set of vertical edges.
    public struct Set: OptionSet, Sendable {
        /// The bits of the set, one for each edge.
        public let rawValue: Int8

        /// Creates a set from its bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates the set of one edge.
        public init(_ edge: VerticalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        /// The upper edge.
        public static let top = Set(.top)
        /// The lower edge.
        public static let bottom = Set(.bottom)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}
