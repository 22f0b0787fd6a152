import Foundation

/// What a shape style comes to in an environment: all that drawing needs to know.
public struct _Paint: Hashable, Sendable {
    /// What the colours come from.
    public enum Source: Hashable, Sendable {
        /// One colour.
        case color(Color.Resolved)
        /// A gradient between two points of the shape.
        case linear(_ResolvedGradient, start: UnitPoint, end: UnitPoint)
        /// A gradient outwards from a point of the shape, between two distances in points.
        case radial(_ResolvedGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        /// A gradient outwards from a point, between two fractions of the shape's width and height.
        case elliptical(
            _ResolvedGradient, center: UnitPoint, startRadiusFraction: CGFloat, endRadiusFraction: CGFloat)
        /// A gradient clockwise around a point between two angles.
        case angular(_ResolvedGradient, center: UnitPoint, start: Angle, end: Angle)
        /// The colours of a net of points.
        case mesh(_ResolvedMesh)
        /// A part of an image, repeated.
        case image(_PaintPicture)
        /// What is behind, blurred under a tint.
        case material(Material, tint: Color.Resolved)
    }

    /// What lies beyond the ends of a gradient.
    public enum Spread: Hashable, Sendable {
        /// The outer colours.
        case pad
        /// The gradient again.
        case `repeat`
        /// The gradient backwards.
        case mirror
    }

    /// What the colours come from.
    public var source: Source
    /// A factor to the opacity of the source, from 0 to 1; for a single colour it is already in the colour.
    public var opacity: Double
    /// What lies beyond the ends of a linear or radial gradient.
    public var spread = Spread.pad
    /// Where the first tile of an image begins; nil: at the corner of the shape.
    public var origin: CGPoint?
    /// How the colours combine with those behind them.
    public var blendMode: BlendMode
    /// The shadows to draw, each as wide as its blur and displaced.
    public var shadows: [_ResolvedShadow]

    public func hash(into hasher: inout Hasher) {
        hasher.combine(source)
        hasher.combine(opacity)
        hasher.combine(blendMode)
        hasher.combine(shadows)
    }

    /// Creates a plain paint.
    public init(_ source: Source) {
        self.source = source
        opacity = 1
        blendMode = .normal
        shadows = []
    }

    /// Creates a paint of one colour.
    public init(_ color: Color.Resolved) {
        self.init(.color(color))
    }

    /// The paint with its opacity multiplied.
    func opacity(_ factor: Double) -> _Paint {
        var result = self
        if case .color(let color) = source {
            result.source = .color(color.opacity(factor))
        } else {
            result.opacity *= factor
        }
        return result
    }

    /// Whether it is one colour without shadows.
    var isPlainColor: Bool {
        if case .color = source { return shadows.isEmpty }
        return false
    }

    /// The colour that comes closest, for what can only be one colour, such as a line of native text: the colour, the
    /// middle of the gradient, or the tint of the material.
    var representativeColor: Color.Resolved {
        switch source {
        case .color(let color): color
        case .material(_, let tint): tint.opacity(opacity)
        case .mesh(let mesh): mesh.averageColor.opacity(opacity)
        case .image: Color.Resolved.black.opacity(opacity)
        case .linear(let gradient, _, _), .radial(let gradient, _, _, _), .elliptical(let gradient, _, _, _),
            .angular(let gradient, _, _, _):
            gradient.color(at: 0.5).opacity(opacity)
        }
    }
}

/// A shadow with a fixed colour.
public struct _ResolvedShadow: Hashable, Sendable {
    /// Whether the shadow falls into the shape instead of out of it.
    public var isInner: Bool
    /// The colour where the shadow is darkest.
    public var color: Color.Resolved
    /// How far the shadow is blurred, in points.
    public var radius: CGFloat
    /// How far the shadow lies beside the shape, in points.
    public var offset: CGSize

    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.isInner == rhs.isInner && lhs.color == rhs.color && lhs.radius == rhs.radius && lhs.offset == rhs.offset
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(isInner)
        hasher.combine(color)
        hasher.combine(radius)
        hasher.combine(offset.width)
        hasher.combine(offset.height)
    }
}

/// What a shape style can depend on.
public struct _ShapeStyleContext: Sendable {
    /// The appearance.
    public var scheme: ColorScheme
    /// The contrast.
    public var contrast: ColorSchemeContrast
    /// The accent colour of the app or the desktop.
    public var accent: Color.Resolved
    /// The tint, if a view has set one; the accent colour otherwise.
    public var tint: AnyShapeStyle?
    /// The foreground styles that views have set, from the innermost outwards.
    public var foreground: _ForegroundStyles?
    /// The background style, if a view has set one; the window's background otherwise.
    public var background: AnyShapeStyle?
    /// The environment that custom styles are resolved in.
    public var environment: EnvironmentValues

    /// Creates a context.
    public init(
        scheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard,
        accent: Color.Resolved = _ShapeStyleContext.defaultAccent, tint: AnyShapeStyle? = nil,
        foreground: _ForegroundStyles? = nil, background: AnyShapeStyle? = nil,
        environment: EnvironmentValues = EnvironmentValues()
    ) {
        self.scheme = scheme
        self.contrast = contrast
        self.accent = accent
        self.tint = tint
        self.foreground = foreground
        self.background = background
        self.environment = environment
    }

    /// The accent colour where the desktop has none of its own.
    public static let defaultAccent = Color.Resolved(hex: 0x3584e4)

    /// The components of a colour here.
    func resolve(_ color: Color) -> Color.Resolved {
        color.resolve(scheme: scheme, contrast: contrast, accent: accent)
    }
}

/// The styles that one view has set for the foreground, and those that were there before.
///
/// A style that refers to the foreground, such as `.secondary`, refers to that of the view further out, so the chain
/// is kept.
public final class _ForegroundStyles: Equatable, Sendable {
    /// One to three styles for the levels primary, secondary and tertiary.
    public let styles: [AnyShapeStyle]
    /// What was set further out.
    public let outer: _ForegroundStyles?

    /// Creates the styles of one view.
    public init(_ styles: [AnyShapeStyle], outer: _ForegroundStyles?) {
        self.styles = styles
        self.outer = outer
    }

    /// Whether both would draw the same, as far as that can be told.
    public static func == (lhs: _ForegroundStyles, rhs: _ForegroundStyles) -> Bool {
        lhs === rhs || (lhs.styles == rhs.styles && lhs.outer == rhs.outer)
    }

    /// What a level of the foreground comes to, with level 0 the primary one.
    static func paint(level: Int, in context: _ShapeStyleContext) -> _Paint {
        guard let styles = context.foreground, let primary = styles.styles.first else {
            return _Paint(context.resolve(.primary)).opacity(HierarchicalShapeStyle.factor(level, in: context))
        }
        var outer = context
        outer.foreground = styles.outer
        if level < styles.styles.count { return styles.styles[level]._paint(in: outer) }
        return primary._paint(level: level, in: outer)
    }
}
