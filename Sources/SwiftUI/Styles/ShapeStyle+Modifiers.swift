/// A style with a different opacity.
struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    func _paint(in context: _ShapeStyleContext) -> _Paint {
        base._paint(in: context).opacity(opacity)
    }

    func _paint(level: Int, in context: _ShapeStyleContext) -> _Paint {
        base._paint(level: level, in: context).opacity(opacity)
    }
}

/// A style that combines with what is behind it in some way.
struct BlendModeShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let mode: BlendMode

    func _paint(in context: _ShapeStyleContext) -> _Paint {
        _paint(level: 0, in: context)
    }

    func _paint(level: Int, in context: _ShapeStyleContext) -> _Paint {
        var paint = base._paint(level: level, in: context)
        paint.blendMode = mode
        return paint
    }
}

/// A style with a shadow.
struct ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let shadow: ShadowStyle

    func _paint(in context: _ShapeStyleContext) -> _Paint {
        _paint(level: 0, in: context)
    }

    func _paint(level: Int, in context: _ShapeStyleContext) -> _Paint {
        var paint = base._paint(level: level, in: context)
        paint.shadows.append(shadow.resolve(in: context))
        return paint
    }
}

extension OpacityShapeStyle: Equatable where Base: Equatable {}
extension BlendModeShapeStyle: Equatable where Base: Equatable {}
extension ShadowShapeStyle: Equatable where Base: Equatable {}

extension ShapeStyle {
    /// The style with its opacity multiplied by a number from 0 to 1.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        OpacityShapeStyle(base: self, opacity: opacity)
    }

    /// The style combined with what is behind it in some way.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        BlendModeShapeStyle(base: self, mode: mode)
    }

    /// The style with a shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ShadowShapeStyle(base: self, shadow: style)
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with its opacity multiplied by a number from 0 to 1.
    public static func opacity(_ opacity: Double) -> some ShapeStyle {
        OpacityShapeStyle(base: ForegroundStyle(), opacity: opacity)
    }

    /// The foreground style combined with what is behind it in some way.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        BlendModeShapeStyle(base: ForegroundStyle(), mode: mode)
    }

    /// The foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ShadowShapeStyle(base: ForegroundStyle(), shadow: style)
    }
}
