/// How the layers of a symbol are filled.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String
    /// With plain colours.
    public static let flat = SymbolColorRenderingMode(name: "flat")
    /// With gradients. Symbols are drawn with plain colours here.
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a symbol shows a variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String
    /// By the colour of its parts.
    public static let color = SymbolVariableValueMode(name: "color")
    /// By how much of its lines is drawn; here what is beyond the value is drawn faintly in either mode.
    public static let draw = SymbolVariableValueMode(name: "draw")
}

/// How a picture is coloured in a widget that has one colour.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    private let name: String
    /// In the accent colour.
    public static let accented = WidgetAccentedRenderingMode(name: "accented")
    /// In the accent colour, with less saturation.
    public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
    /// As grey.
    public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
    /// As it is.
    public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

extension Image {
    /// Sets how the layers of a symbol are filled; they are filled with plain colours in any case.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }

    /// Sets how a symbol shows its variable value; what is beyond it is drawn faintly in any case.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }

    /// Sets how the picture is coloured in widgets of one colour, which the desktop doesn't have.
    public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> Image { self }
}

extension View {
    /// Sets how the layers of symbols in the view are filled; they are filled with plain colours in any case.
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }

    /// Sets how symbols in the view show their variable values; what is beyond them is drawn faintly in any case.
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
}
