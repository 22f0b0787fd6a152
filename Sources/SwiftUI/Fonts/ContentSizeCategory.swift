/// The former name of sizes of text: ``DynamicTypeSize`` is what to use.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// The smallest size.
    case extraSmall
    /// A small size.
    case small
    /// A size just below the usual one.
    case medium
    /// The usual size.
    case large
    /// A size just above the usual one.
    case extraLarge
    /// A large size.
    case extraExtraLarge
    /// The largest size before those for accessibility.
    case extraExtraExtraLarge
    /// The first size for accessibility.
    case accessibilityMedium
    /// The second size for accessibility.
    case accessibilityLarge
    /// The third size for accessibility.
    case accessibilityExtraLarge
    /// The fourth size for accessibility.
    case accessibilityExtraExtraLarge
    /// The largest size.
    case accessibilityExtraExtraExtraLarge

    /// Whether the size is one of those for accessibility.
    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

    /// The size under its present name.
    var size: DynamicTypeSize {
        // Both have the same cases in the same order.
        Self.allCases.firstIndex(of: self).map { DynamicTypeSize.allCases[$0] } ?? .large
    }

    init(_ size: DynamicTypeSize) {
        self = DynamicTypeSize.allCases.firstIndex(of: size).map { Self.allCases[$0] } ?? .large
    }
}

extension ContentSizeCategory: Comparable {
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.size < rhs.size }
}

extension EnvironmentValues {
    /// The size of text under its former name.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
}
