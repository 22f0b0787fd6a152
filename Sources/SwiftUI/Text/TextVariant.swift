/// How a text finds the variant of its words that suits a place.
///
/// Texts here have one variant, so every preference shows that one.
public protocol TextVariantPreference: Sendable {}

/// The variant stays the same in every place.
public struct FixedTextVariant: TextVariantPreference {
    /// Creates the preference.
    nonisolated public init() {}
}

/// The largest variant that fits.
public struct SizeDependentTextVariant: TextVariantPreference {
    /// Creates the preference.
    nonisolated public init() {}
}

extension TextVariantPreference where Self == FixedTextVariant {
    /// The variant stays the same in every place.
    public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
    /// The largest variant that fits.
    public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension Text {
    /// Chooses how variants of the words are found. A text here has one variant: nothing changes.
    public func textVariant<V: TextVariantPreference>(_ preference: V) -> Text { self }
}

extension View {
    /// Chooses how texts in the view find variants of their words. Texts here have one variant: nothing changes.
    nonisolated public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
}
