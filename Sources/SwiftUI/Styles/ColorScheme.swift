/// The light or the dark appearance.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    /// Dark content on a light background.
    case light
    /// Light content on a dark background.
    case dark
}

/// How strongly the colours of the interface differ from each other.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    /// The usual contrast.
    case standard
    /// The higher contrast that a person has asked for.
    case increased
}

/// The working colour space of a drawing.
public enum ColorRenderingMode: Hashable, Sendable {
    /// sRGB with its gamma curve: colours blend as on most desktops.
    case nonLinear
    /// Linear sRGB, limited to the range 0…1.
    case linear
    /// Linear sRGB without limits.
    case extendedLinear
}
