/// How large text and what scales with it should be.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// The smallest size.
    case xSmall
    /// A small size.
    case small
    /// A size just below the usual one.
    case medium
    /// The usual size.
    case large
    /// A size just above the usual one.
    case xLarge
    /// A large size.
    case xxLarge
    /// The largest size before those for accessibility.
    case xxxLarge
    /// The first size for accessibility.
    case accessibility1
    /// The second size for accessibility.
    case accessibility2
    /// The third size for accessibility.
    case accessibility3
    /// The fourth size for accessibility.
    case accessibility4
    /// The largest size.
    case accessibility5

    /// Whether the size is one of those for accessibility.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The factor to the usual size of body text, from the sizes 14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53.
    var scale: Double {
        switch self {
        case .xSmall: 14.0 / 17
        case .small: 15.0 / 17
        case .medium: 16.0 / 17
        case .large: 1
        case .xLarge: 19.0 / 17
        case .xxLarge: 21.0 / 17
        case .xxxLarge: 23.0 / 17
        case .accessibility1: 28.0 / 17
        case .accessibility2: 33.0 / 17
        case .accessibility3: 40.0 / 17
        case .accessibility4: 47.0 / 17
        case .accessibility5: 53.0 / 17
        }
    }
}
