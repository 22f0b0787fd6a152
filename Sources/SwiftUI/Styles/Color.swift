import Foundation

/// A colour that is fixed only when it is used, so that it suits the appearance and the contrast around it.
///
/// ```swift
/// Color.orange
/// Color(red: 0.46, green: 0.84, blue: 1)
/// Color(hue: 0.33, saturation: 1, brightness: 1).opacity(0.5)
/// Color("aqua")  // from an asset catalogue
/// ```
public struct Color: Hashable, Sendable {
    /// Where the components come from.
    let provider: Provider

    init(provider: Provider) {
        self.provider = provider
    }

    /// Creates a constant colour from resolved components.
    public init(_ resolved: Color.Resolved) {
        provider = .constant(resolved)
    }

    /// Creates a constant colour from red, green and blue, each from 0 to 1 and, beyond sRGB, outside of that.
    public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        self.init(
            Resolved(
                colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
                opacity: Float(opacity)))
    }

    /// Creates a constant grey, from black (0) to white (1).
    public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a constant colour from hue, saturation and brightness, each from 0 to 1; the hue starts at red and
    /// goes over green (1/3) and blue (2/3) back to red.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func component(_ offset: Double) -> Double {
            let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            let k = position < 0 ? position + 6 : position
            return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// Creates a colour from a colour set in an asset catalogue.
    ///
    /// - Parameters:
    ///   - name: The name of the colour set; a name that no catalogue has is logged once and drawn transparent.
    ///   - bundle: The bundle with the catalogue; the main bundle by default.
    public init(_ name: String, bundle: Bundle? = nil) {
        provider = .asset(name: name, bundle: bundle)
    }

    /// Creates a colour from a colour set in an asset catalogue.
    public init(_ resource: ColorResource) {
        self.init(resource.name, bundle: resource.bundle)
    }

    /// How the components of a colour are to be understood.
    public enum RGBColorSpace: Hashable, Sendable {
        /// sRGB, with its gamma curve.
        case sRGB
        /// sRGB without a gamma curve.
        case sRGBLinear
        /// The wider Display P3, with the gamma curve of sRGB.
        case displayP3
    }

    /// The colour with its opacity multiplied by a number from 0 to 1.
    public func opacity(_ opacity: Double) -> Color {
        Color(provider: .opacity(self, opacity))
    }

    /// A blend with another colour.
    ///
    /// - Parameters:
    ///   - rhs: The other colour.
    ///   - fraction: The part of the other colour, from 0 (none) to 1 (nothing else).
    ///   - colorSpace: The space to blend in.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(provider: .mix(self, rhs, fraction, colorSpace))
    }

    /// The standard gradient of the colour, from a lighter shade at the top to the colour itself.
    public var gradient: AnyGradient { AnyGradient(storage: .color(self), colorSpace: .device) }

    /// The components of the colour in an appearance.
    ///
    /// - Parameter accent: What `accentColor` stands for.
    func resolve(scheme: ColorScheme, contrast: ColorSchemeContrast, accent: Color.Resolved) -> Color.Resolved {
        switch provider {
        case .constant(let resolved):
            return resolved
        case .system(let name):
            return name.resolve(scheme: scheme, contrast: contrast, accent: accent)
        case .asset(let name, let bundle):
            return ColorCatalog.shared.color(name, in: bundle, scheme: scheme, contrast: contrast)?
                .resolve(scheme: scheme, contrast: contrast, accent: accent) ?? .clear
        case .opacity(let base, let factor):
            return base.resolve(scheme: scheme, contrast: contrast, accent: accent).opacity(factor)
        case .mix(let first, let second, let fraction, let space):
            return first.resolve(scheme: scheme, contrast: contrast, accent: accent).mixed(
                with: second.resolve(scheme: scheme, contrast: contrast, accent: accent), by: fraction, in: space)
        case .exposure(let base, let stops):
            return base.resolve(scheme: scheme, contrast: contrast, accent: accent).exposed(stops)
        case .headroom(let base, let headroom):
            return base.resolve(scheme: scheme, contrast: contrast, accent: accent).limited(headroom)
        }
    }
}

extension Color {
    /// The ways to come to a colour.
    indirect enum Provider: Hashable, Sendable {
        case constant(Color.Resolved)
        case system(SystemColor)
        case asset(name: String, bundle: Bundle?)
        case opacity(Color, Double)
        case mix(Color, Color, Double, Gradient.ColorSpace)
        case exposure(Color, stops: Double)
        case headroom(Color, Double?)
    }
}

extension Color: CustomStringConvertible {
    /// The plain name of a named colour ("orange"), or the components of a constant one ("#FF8000FF").
    public var description: String {
        switch provider {
        case .constant(let resolved): resolved.description
        case .system(let name): name.rawValue
        case .asset(let name, let bundle): "NamedColor(name: \"\(name)\", bundle: \(bundle.map { "\($0)" } ?? "nil"))"
        case .opacity(let base, let factor): "\(Int((factor * 100).rounded()))% \(base)"
        case .mix(let first, let second, let fraction, _):
            "\(first) mixed with \(Int((fraction * 100).rounded()))% \(second)"
        case .exposure(let base, let stops): "\(base) exposed by \(stops)"
        case .headroom(let base, _): base.description
        }
    }
}

/// A colour set in an asset catalogue.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates a reference to a colour set by its name and the bundle that has the catalogue.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
