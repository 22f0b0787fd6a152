import Foundation

/// A shadow that a shape style draws with itself.
public struct ShadowStyle: Hashable, Sendable {
    let isInner: Bool
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat

    /// A shadow behind the shape.
    ///
    /// - Parameters:
    ///   - color: The colour of the shadow.
    ///   - radius: How far the shadow is blurred, in points.
    ///   - x: How far it lies to the right, in points.
    ///   - y: How far it lies below, in points.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
    }

    /// A shadow that falls into the shape from its edge.
    ///
    /// - Parameters:
    ///   - color: The colour of the shadow.
    ///   - radius: How far the shadow is blurred, in points.
    ///   - x: How far it lies to the right, in points.
    ///   - y: How far it lies below, in points.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y)
    }

    /// The shadow with a fixed colour.
    func resolve(in context: _ShapeStyleContext) -> _ResolvedShadow {
        _ResolvedShadow(
            isInner: isInner, color: context.resolve(color), radius: radius, offset: CGSize(width: x, height: y))
    }
}
