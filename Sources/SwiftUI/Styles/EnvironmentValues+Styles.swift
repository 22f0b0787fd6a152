private enum AccentKey: EnvironmentKey {
    static var defaultValue: Color.Resolved { _ShapeStyleContext.defaultAccent }
}

private enum TintKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

private enum ForegroundStylesKey: EnvironmentKey {
    static var defaultValue: _ForegroundStyles? { nil }
}

private enum BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// The accent colour of the app or the desktop.
    var accent: Color.Resolved {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }

    /// The tint that a view has set, or nil for the accent colour.
    var tintStyle: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The foreground styles that views have set, from the innermost outwards.
    var foregroundStyles: _ForegroundStyles? {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }

    /// The style of the background, or nil for that of the window.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }

    /// All that shape styles can depend on.
    var styleContext: _ShapeStyleContext {
        _ShapeStyleContext(
            scheme: colorScheme, contrast: colorSchemeContrast, accent: accent, tint: tintStyle,
            foreground: foregroundStyles, background: backgroundStyle, environment: self)
    }
}
