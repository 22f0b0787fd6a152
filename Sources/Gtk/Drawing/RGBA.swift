import CAdwaita

/// A colour in sRGB; components from 0 to 1, not premultiplied.
public struct RGBA: Sendable, Hashable {
    /// Red, from 0 to 1.
    public var red: Double
    /// Green, from 0 to 1.
    public var green: Double
    /// Blue, from 0 to 1.
    public var blue: Double
    /// From 0, transparent, to 1, opaque.
    public var alpha: Double

    /// A colour from its components.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Wraps GDK's value.
    public init(_ gdk: GdkRGBA) {
        self.init(red: Double(gdk.red), green: Double(gdk.green), blue: Double(gdk.blue), alpha: Double(gdk.alpha))
    }

    /// GDK's value.
    public var gdk: GdkRGBA {
        GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
    }

    /// Opaque black.
    public static let black = RGBA(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = RGBA(red: 1, green: 1, blue: 1)
    /// Transparent black.
    public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
}
