import Foundation

/// A number that grows with the size of text: with the one that views ask for, and with the desktop's scale of text.
///
///     @ScaledMetric(relativeTo: .title) private var iconSize = 32.0
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.desktopTextScale) private var desktopScale
    private let base: Value

    /// Creates a number that grows as body text does.
    nonisolated public init(wrappedValue: Value) {
        base = wrappedValue
    }

    /// Creates a number that grows with a style of text. All styles grow alike here.
    nonisolated public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
    }

    /// The number for the present size of text.
    public var wrappedValue: Value { base * Value(size.scale) * Value(desktopScale) }
}

extension View {
    /// Keeps the size of text in the view within a range.
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
        return transformEnvironment(\.dynamicTypeSize) { size in
            if let smallest = allowed.first, size < smallest { size = smallest }
            if let largest = allowed.last, size > largest { size = largest }
        }
    }

    /// Mirrors the view where the script runs from right to left.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(_FlippingModifier(isEnabled: enabled))
    }
}

/// Mirrors a view where the script runs from right to left.
public struct _FlippingModifier: ViewModifier {
    let isEnabled: Bool
    @Environment(\.layoutDirection) private var direction

    nonisolated init(isEnabled: Bool) {
        self.isEnabled = isEnabled
    }

    /// The view, mirrored or not.
    public func body(content: Content) -> some View {
        content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
    }
}
