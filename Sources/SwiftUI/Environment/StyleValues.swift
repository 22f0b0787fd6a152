import Foundation

extension EnvironmentValues {
    /// All that a shape style can depend on.
    var shapeStyleContext: _ShapeStyleContext {
        _ShapeStyleContext(
            scheme: colorScheme, contrast: colorSchemeContrast, accent: accent, tint: tintStyle,
            foreground: foregroundStyles, background: backgroundStyle, environment: self)
    }
}

extension View {
    /// Draws text, symbols and shapes with a style.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        settingForeground([AnyShapeStyle(style)])
    }

    /// Draws text, symbols and shapes with styles for the primary and secondary level.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        settingForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
    }

    /// Draws text, symbols and shapes with styles for the primary, secondary and tertiary level.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        settingForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
    }

    /// Draws text, symbols and shapes with a colour; nil: the default.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(
            _EnvironmentModifier { values in
                values.foregroundStyles = color.map { _ForegroundStyles([AnyShapeStyle($0)], outer: nil) }
            })
    }

    nonisolated private func settingForeground(_ styles: [AnyShapeStyle]) -> some View {
        modifier(
            _EnvironmentModifier { values in
                values.foregroundStyles = _ForegroundStyles(styles, outer: values.foregroundStyles)
            })
    }

    /// Sets the colour of what stands out in controls; nil: the desktop's accent colour.
    nonisolated public func tint(_ tint: Color?) -> some View {
        environment(\.tintStyle, tint.map(AnyShapeStyle.init))
    }

    /// Sets the style of what stands out in controls; nil: the desktop's accent colour.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
    }

    /// Sets the colour of what stands out in controls; nil: the desktop's accent colour.
    nonisolated public func accentColor(_ color: Color?) -> some View { tint(color) }

    /// Sets the style that `.background` means in the view.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
