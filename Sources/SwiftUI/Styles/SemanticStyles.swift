/// The foreground style of the view.
public struct ForegroundStyle: ShapeStyle, Hashable, Sendable {
    /// Creates the style.
    public init() {}

    /// What to draw.
    public func _paint(in context: _ShapeStyleContext) -> _Paint {
        _ForegroundStyles.paint(level: 0, in: context)
    }

    /// What to draw for a less prominent level.
    public func _paint(level: Int, in context: _ShapeStyleContext) -> _Paint {
        _ForegroundStyles.paint(level: level, in: context)
    }
}

/// The background style of the view.
public struct BackgroundStyle: ShapeStyle, Hashable, Sendable {
    /// Creates the style.
    public init() {}

    /// What to draw.
    public func _paint(in context: _ShapeStyleContext) -> _Paint {
        _paint(level: 0, in: context)
    }

    /// What to draw for a background on top of the background.
    public func _paint(level: Int, in context: _ShapeStyleContext) -> _Paint {
        if let background = context.background {
            var outer = context
            outer.background = nil
            return background._paint(level: level, in: outer)
        }
        // Adwaita's backgrounds of content, of windows and of what stands on them.
        let shades: [UInt32] =
            context.scheme == .light
            ? [0xffffff, 0xfafafa, 0xf0f0f0, 0xe6e6e6] : [0x1e1e1e, 0x242424, 0x303030, 0x3a3a3a]
        return _Paint(Color.Resolved(hex: shades[min(level, shades.count - 1)]))
    }
}

/// The tint of the view, which is the accent colour unless a view further out has set another.
public struct TintShapeStyle: ShapeStyle, Hashable, Sendable {
    /// Creates the style.
    public init() {}

    /// What to draw.
    public func _paint(in context: _ShapeStyleContext) -> _Paint {
        guard let tint = context.tint else { return _Paint(context.accent) }
        // A tint that refers to the tint, such as `.tint(.tint)`, means the accent colour.
        var outer = context
        outer.tint = nil
        return tint._paint(in: outer)
    }
}

/// The background of what is selected.
public struct SelectionShapeStyle: ShapeStyle, Hashable, Sendable {
    /// Creates the style.
    public init() {}

    /// What to draw.
    public func _paint(in context: _ShapeStyleContext) -> _Paint {
        TintShapeStyle()._paint(in: context)
    }
}

/// The colour of lines between parts of the interface.
public struct SeparatorShapeStyle: ShapeStyle, Hashable, Sendable {
    /// Creates the style.
    public init() {}

    /// What to draw.
    public func _paint(in context: _ShapeStyleContext) -> _Paint {
        _Paint(context.resolve(.primary)).opacity(context.contrast == .increased ? 0.5 : 0.15)
    }
}

/// The colour of the text that a field shows while it is empty.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable, Sendable {
    /// Creates the style.
    public init() {}

    /// What to draw.
    public func _paint(in context: _ShapeStyleContext) -> _Paint {
        _Paint(context.resolve(.primary)).opacity(context.contrast == .increased ? 0.8 : 0.5)
    }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle, Hashable, Sendable {
    /// Creates the style.
    public init() {}

    /// What to draw.
    public func _paint(in context: _ShapeStyleContext) -> _Paint {
        // Adwaita darkens the accent for text on light backgrounds and lightens it on dark ones.
        let other = context.scheme == .light ? Color.Resolved.black : .white
        return _Paint(context.accent.mixed(with: other, by: context.scheme == .light ? 0.15 : 0.35, in: .device))
    }
}

/// The background of small controls and of shapes on top of the background.
public struct FillShapeStyle: ShapeStyle, Hashable, Sendable {
    /// Creates the style.
    public init() {}

    /// What to draw.
    public func _paint(in context: _ShapeStyleContext) -> _Paint {
        _paint(level: 0, in: context)
    }

    /// What to draw for a less prominent level.
    public func _paint(level: Int, in context: _ShapeStyleContext) -> _Paint {
        let opacities =
            context.contrast == .increased ? [0.3, 0.24, 0.18, 0.12, 0.08] : [0.15, 0.12, 0.09, 0.06, 0.04]
        return _Paint(context.resolve(.primary)).opacity(opacities[min(level, opacities.count - 1)])
    }
}

/// The background of windows.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable, Sendable {
    /// Creates the style.
    public init() {}

    /// What to draw.
    public func _paint(in context: _ShapeStyleContext) -> _Paint {
        _Paint(Color.Resolved(hex: context.scheme == .light ? 0xfafafa : 0x242424))
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style of the view.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background style of the view.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint of the view.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The background of what is selected.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of lines between parts of the interface.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The colour of the text that a field shows while it is empty.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The colour of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The background of small controls and of shapes on top of the background.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The background of windows.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
