import Foundation

/// A colour with fixed components, as Core Graphics has it; in sRGB here.
public final class CGColor: Hashable, Sendable {
    /// Red, green, blue and opacity, from 0 to 1.
    public let components: [CGFloat]?

    /// Creates a colour in sRGB.
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha]
    }

    /// Creates a colour in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a grey, from black (0) to white (1).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// The number of components.
    public var numberOfComponents: Int { 4 }
    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { components?[3] ?? 1 }

    /// The colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        let resolved = resolved
        return CGColor(
            srgbRed: CGFloat(resolved.red), green: CGFloat(resolved.green), blue: CGFloat(resolved.blue), alpha: alpha)
    }

    /// Whether two colours have the same components.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.components == rhs.components }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(components)
    }

    var resolved: Color.Resolved {
        let components = components ?? [0, 0, 0, 1]
        return Color.Resolved(
            red: Float(components[0]), green: Float(components[1]), blue: Float(components[2]),
            opacity: Float(components[3]))
    }
}

extension Color {
    /// Creates a constant colour from one of Core Graphics.
    public init(_ cgColor: CGColor) { self.init(cgColor.resolved) }

    /// Creates a constant colour from one of Core Graphics.
    public init(cgColor: CGColor) { self.init(cgColor.resolved) }

    /// The components of a colour that is the same in every appearance; nil for others.
    public var cgColor: CGColor? {
        guard case .constant(let resolved) = provider else { return nil }
        return resolved.cgColor
    }
}

extension Color.Resolved {
    /// The colour as Core Graphics has it.
    public var cgColor: CGColor {
        CGColor(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }
}
