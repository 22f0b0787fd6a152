/// The direction in which lines of text, and views in them, follow each other.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// From the left to the right.
    case leftToRight
    /// From the right to the left.
    case rightToLeft
}

/// How content with a fixed aspect ratio uses the space it gets.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The content is as large as it can be inside the space.
    case fit
    /// The content covers the whole space and may reach beyond it.
    case fill
}

/// How much room the window leaves along one direction: up to 500 points from side to side and 360 from top to bottom are little.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little room.
    case compact
    /// The usual room.
    case regular
}
