/// The colours that have a name, with their shades for each appearance.
///
/// The shades follow the palette of the GNOME desktop where it has the hue, so that they look at home beside native
/// controls; the others are chosen to sit between their neighbours.
enum SystemColor: String, CaseIterable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case black, white, clear
    case primary, secondary, accentColor

    /// The shades of a hue: on light and on dark, each for the usual and the increased contrast.
    private struct Shades {
        let light, dark, lightIncreased, darkIncreased: UInt32

        init(_ light: UInt32, _ dark: UInt32, increased lightIncreased: UInt32, _ darkIncreased: UInt32) {
            (self.light, self.dark) = (light, dark)
            (self.lightIncreased, self.darkIncreased) = (lightIncreased, darkIncreased)
        }
    }

    private var shades: Shades? {
        switch self {
        case .red: Shades(0xe01b24, 0xed333b, increased: 0xa51d2d, 0xf66151)
        case .orange: Shades(0xff7800, 0xffa348, increased: 0xc64600, 0xffbe6f)
        case .yellow: Shades(0xf5c211, 0xf6d32d, increased: 0xa87a00, 0xf9f06b)
        case .green: Shades(0x2ec27e, 0x33d17a, increased: 0x1c7a4c, 0x8ff0a4)
        case .mint: Shades(0x17bdab, 0x5fe0cf, increased: 0x0b7d71, 0x93f2e5)
        case .teal: Shades(0x2190a4, 0x41c3da, increased: 0x106575, 0x7fdff2)
        case .cyan: Shades(0x2ba5da, 0x64cdf5, increased: 0x0f6b94, 0xa3e4fd)
        case .blue: Shades(0x3584e4, 0x62a0ea, increased: 0x1a5fb4, 0x99c1f1)
        case .indigo: Shades(0x5a55c9, 0x7d7aea, increased: 0x3b379a, 0xaaa8f5)
        case .purple: Shades(0x9141ac, 0xc061cb, increased: 0x613583, 0xdc8add)
        case .pink: Shades(0xdf3b7d, 0xf2609c, increased: 0xa01f55, 0xf99cc2)
        case .brown: Shades(0x986a44, 0xb5835a, increased: 0x63452c, 0xcdab8f)
        case .gray: Shades(0x8b8a90, 0x9a9996, increased: 0x5e5c64, 0xc0bfbc)
        case .black, .white, .clear, .primary, .secondary, .accentColor: nil
        }
    }

    /// The part of the primary colour's opacity that the secondary one has.
    static let secondaryFactor = 0.65

    /// The components in an appearance.
    func resolve(scheme: ColorScheme, contrast: ColorSchemeContrast, accent: Color.Resolved) -> Color.Resolved {
        if let shades {
            return switch (scheme, contrast) {
            case (.light, .standard): Color.Resolved(hex: shades.light)
            case (.dark, .standard): Color.Resolved(hex: shades.dark)
            case (.light, .increased): Color.Resolved(hex: shades.lightIncreased)
            case (.dark, .increased): Color.Resolved(hex: shades.darkIncreased)
            }
        }
        switch self {
        case .black: return .black
        case .white: return .white
        case .accentColor: return accent
        case .primary:
            // Adwaita writes with black at 80 % on light backgrounds and with plain white on dark ones.
            guard scheme == .light else { return .white }
            return Color.Resolved.black.opacity(contrast == .increased ? 1 : 0.8)
        case .secondary:
            let primary = SystemColor.primary.resolve(scheme: scheme, contrast: contrast, accent: accent)
            return primary.opacity(contrast == .increased ? 0.8 : Self.secondaryFactor)
        default: return .clear
        }
    }
}

extension Color {
    /// Red, as the appearance has it.
    public static let red = Color(provider: .system(.red))
    /// Orange, as the appearance has it.
    public static let orange = Color(provider: .system(.orange))
    /// Yellow, as the appearance has it.
    public static let yellow = Color(provider: .system(.yellow))
    /// Green, as the appearance has it.
    public static let green = Color(provider: .system(.green))
    /// Mint, as the appearance has it.
    public static let mint = Color(provider: .system(.mint))
    /// Teal, as the appearance has it.
    public static let teal = Color(provider: .system(.teal))
    /// Cyan, as the appearance has it.
    public static let cyan = Color(provider: .system(.cyan))
    /// Blue, as the appearance has it.
    public static let blue = Color(provider: .system(.blue))
    /// Indigo, as the appearance has it.
    public static let indigo = Color(provider: .system(.indigo))
    /// Purple, as the appearance has it.
    public static let purple = Color(provider: .system(.purple))
    /// Pink, as the appearance has it.
    public static let pink = Color(provider: .system(.pink))
    /// Brown, as the appearance has it.
    public static let brown = Color(provider: .system(.brown))
    /// Grey, as the appearance has it.
    public static let gray = Color(provider: .system(.gray))
    /// Black in every appearance.
    public static let black = Color(provider: .system(.black))
    /// White in every appearance.
    public static let white = Color(provider: .system(.white))
    /// No colour at all.
    public static let clear = Color(provider: .system(.clear))
    /// The colour of primary content, such as text.
    public static let primary = Color(provider: .system(.primary))
    /// The colour of secondary content, such as explanations.
    public static let secondary = Color(provider: .system(.secondary))
    /// The accent colour of the app or the desktop.
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let accentColor = Color(provider: .system(.accentColor))
}
