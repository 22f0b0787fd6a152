import Foundation

extension Color {
    /// The fixed components of a colour.
    public struct Resolved: Hashable, Sendable {
        /// Red in linear sRGB; from 0 to 1 within the gamut of sRGB.
        public var linearRed: Float
        /// Green in linear sRGB; from 0 to 1 within the gamut of sRGB.
        public var linearGreen: Float
        /// Blue in linear sRGB; from 0 to 1 within the gamut of sRGB.
        public var linearBlue: Float
        /// The opacity, from 0 to 1.
        public var opacity: Float

        /// Red in sRGB with its gamma curve.
        public var red: Float {
            get { Self.encoded(linearRed) }
            set { linearRed = Self.linear(newValue) }
        }

        /// Green in sRGB with its gamma curve.
        public var green: Float {
            get { Self.encoded(linearGreen) }
            set { linearGreen = Self.linear(newValue) }
        }

        /// Blue in sRGB with its gamma curve.
        public var blue: Float {
            get { Self.encoded(linearBlue) }
            set { linearBlue = Self.linear(newValue) }
        }

        /// Creates a colour from components in a colour space.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            self.opacity = opacity
            switch colorSpace {
            case .sRGBLinear:
                (linearRed, linearGreen, linearBlue) = (red, green, blue)
            case .sRGB:
                (linearRed, linearGreen, linearBlue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
            case .displayP3:
                // The product of the matrices from Display P3 to CIE XYZ (D65) and from there to sRGB.
                let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
                linearRed = 1.224_940_2 * r - 0.224_940_2 * g
                linearGreen = -0.042_057 * r + 1.042_057 * g
                linearBlue = -0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_7 * b
            }
        }

        /// A colour that can't be seen.
        static let clear = Self(colorSpace: .sRGBLinear, red: 0, green: 0, blue: 0, opacity: 0)
        /// Opaque black.
        static let black = Self(colorSpace: .sRGBLinear, red: 0, green: 0, blue: 0)
        /// Opaque white.
        static let white = Self(colorSpace: .sRGBLinear, red: 1, green: 1, blue: 1)

        /// A colour from 24 bits of red, green and blue.
        init(hex: UInt32, opacity: Double = 1) {
            self.init(
                red: Float(hex >> 16 & 0xff) / 255, green: Float(hex >> 8 & 0xff) / 255, blue: Float(hex & 0xff) / 255,
                opacity: Float(opacity))
        }

        /// The colour with its opacity multiplied by a number.
        func opacity(_ factor: Double) -> Self {
            var result = self
            result.opacity *= Float(factor)
            return result
        }

        /// Removes the gamma curve of sRGB (IEC 61966-2-1), mirrored for negative values.
        private static func linear(_ value: Float) -> Float {
            let size = abs(value)
            let result = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
            return value < 0 ? -result : result
        }

        /// Applies the gamma curve of sRGB (IEC 61966-2-1), mirrored for negative values.
        private static func encoded(_ value: Float) -> Float {
            let size = abs(value)
            let result = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
            return value < 0 ? -result : result
        }
    }
}

extension Color.Resolved {
    /// A blend with another colour, weighted by opacity so that transparent colours don't darken the result.
    func mixed(with other: Color.Resolved, by fraction: Double, in space: Gradient.ColorSpace) -> Color.Resolved {
        let amount = Float(min(max(fraction, 0), 1))
        let alpha = opacity + (other.opacity - opacity) * amount
        guard alpha > 0 else { return Self.clear }
        let (own, others) = ((1 - amount) * opacity / alpha, amount * other.opacity / alpha)
        switch space.base {
        case .device:
            return Color.Resolved(
                red: red * own + other.red * others, green: green * own + other.green * others,
                blue: blue * own + other.blue * others, opacity: alpha)
        case .linear:
            return Color.Resolved(
                colorSpace: .sRGBLinear, red: linearRed * own + other.linearRed * others,
                green: linearGreen * own + other.linearGreen * others,
                blue: linearBlue * own + other.linearBlue * others, opacity: alpha)
        case .perceptual:
            let mixed = oklab * own + other.oklab * others
            return Color.Resolved(oklab: mixed, opacity: alpha)
        }
    }

    /// Lightness and the two opponent axes of Oklab (Björn Ottosson, 2020), in which equal steps look equal.
    var oklab: SIMD3<Float> {
        let l = cbrt(0.412_221_47 * linearRed + 0.536_332_54 * linearGreen + 0.051_445_99 * linearBlue)
        let m = cbrt(0.211_903_5 * linearRed + 0.680_699_5 * linearGreen + 0.107_396_96 * linearBlue)
        let s = cbrt(0.088_302_46 * linearRed + 0.281_718_84 * linearGreen + 0.629_978_7 * linearBlue)
        return SIMD3(
            0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s,
            1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
            0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s)
    }

    init(oklab lab: SIMD3<Float>, opacity: Float) {
        let l = lab.x + 0.396_337_78 * lab.y + 0.215_803_76 * lab.z
        let m = lab.x - 0.105_561_346 * lab.y - 0.063_854_17 * lab.z
        let s = lab.x - 0.089_484_18 * lab.y - 1.291_485_5 * lab.z
        let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
        self.init(
            colorSpace: .sRGBLinear,
            red: 4.076_741_7 * l3 - 3.307_711_6 * m3 + 0.230_969_94 * s3,
            green: -1.268_438 * l3 + 2.609_757_4 * m3 - 0.341_319_38 * s3,
            blue: -0.004_196_086 * l3 - 0.703_418_6 * m3 + 1.707_614_7 * s3,
            opacity: opacity)
    }
}

extension Color.Resolved: Animatable {
    /// The linear components and the opacity, as what animations change.
    public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
        get { AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity))) }
        set {
            linearRed = newValue.first
            linearGreen = newValue.second.first
            linearBlue = newValue.second.second.first
            opacity = newValue.second.second.second
        }
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// Eight hexadecimal digits for red, green, blue and opacity, after a number sign.
    public var description: String {
        let digits = [red, green, blue, opacity].map { component in
            let byte = Int((min(max(component, 0), 1) * 255).rounded())
            return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return "#" + digits.joined()
    }
}

extension Color.Resolved: Codable {
    /// Reads red, green, blue and opacity, in sRGB, from an unkeyed container.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let (red, green) = (try container.decode(Float.self), try container.decode(Float.self))
        let (blue, opacity) = (try container.decode(Float.self), try container.decode(Float.self))
        self.init(red: red, green: green, blue: blue, opacity: opacity)
    }

    /// Writes red, green, blue and opacity, in sRGB, to an unkeyed container.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for component in [red, green, blue, opacity] { try container.encode(component) }
    }
}
