/// How marks at the same place are put on each other.
public struct MarkStackingMethod: Equatable, Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case standard, normalized, center, unstacked
    }

    let kind: Kind

    /// One upon the other from zero: positive values upwards and negative ones downwards.
    nonisolated public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }
    /// As parts of a whole: all stacks are equally high.
    nonisolated public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }
    /// Around the middle.
    nonisolated public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }
    /// Not at all: they lie over each other.
    nonisolated public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }
}
