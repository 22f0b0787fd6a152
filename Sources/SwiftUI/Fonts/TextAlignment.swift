/// Where the lines of a text begin or end.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// At the leading edge.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge.
    case trailing
}
