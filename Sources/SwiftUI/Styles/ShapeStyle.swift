import Foundation

/// A colour, gradient or other pattern that shapes and text can be drawn with.
///
/// A style of your own says what it comes to in an environment:
///
/// ```swift
/// struct Warning: ShapeStyle {
///     func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.colorScheme == .light ? Color.orange : Color.yellow
///     }
/// }
/// ```
public protocol ShapeStyle: Sendable {
    /// What the style comes to; `Never` for styles that are drawn directly.
    associatedtype Resolved: ShapeStyle = Never

    /// What the style comes to in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// What to draw in an environment.
    func _paint(in context: _ShapeStyleContext) -> _Paint

    /// What to draw for a less prominent level of the style, with level 0 the style itself.
    func _paint(level: Int, in context: _ShapeStyleContext) -> _Paint
}

extension ShapeStyle {
    /// What the style that this one resolves to draws.
    public func _paint(in context: _ShapeStyleContext) -> _Paint {
        resolve(in: context.environment)._paint(in: context)
    }

    /// The style with less opacity for each level.
    public func _paint(level: Int, in context: _ShapeStyleContext) -> _Paint {
        _paint(in: context).opacity(HierarchicalShapeStyle.factor(level, in: context))
    }
}

extension ShapeStyle where Resolved == Never {
    /// Can't be called: the style is drawn directly.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is drawn directly and doesn't resolve to another style")
    }
}

extension Color: ShapeStyle {
    /// The components of the colour in an environment.
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        resolve(
            scheme: environment.colorScheme, contrast: environment.colorSchemeContrast, accent: environment.accent)
    }

    /// What to draw.
    public func _paint(in context: _ShapeStyleContext) -> _Paint {
        _Paint(context.resolve(self))
    }
}

extension Color.Resolved: ShapeStyle {
    /// Nothing that the style would resolve to.
    public typealias Resolved = Never

    /// What to draw.
    public func _paint(in context: _ShapeStyleContext) -> _Paint {
        _Paint(self)
    }
}

extension Gradient: ShapeStyle {
    /// The gradient from the top to the bottom of the shape.
    public func _paint(in context: _ShapeStyleContext) -> _Paint {
        AnyGradient(self)._paint(in: context)
    }
}

extension AnyGradient: ShapeStyle {
    /// The gradient from the top to the bottom of the shape.
    public func _paint(in context: _ShapeStyleContext) -> _Paint {
        _Paint(.linear(resolve(in: context), start: .top, end: .bottom))
    }
}

extension Never: ShapeStyle {
    /// Can't be reached.
    public func _paint(in context: _ShapeStyleContext) -> _Paint {
        switch self {}
    }
}

/// A shape style of some kind.
public struct AnyShapeStyle: ShapeStyle, Equatable {
    private let style: any ShapeStyle

    /// The wrapped style.
    var wrapped: any ShapeStyle { style }

    /// Wraps a style.
    public init<S: ShapeStyle>(_ style: S) {
        self.style = (style as? AnyShapeStyle)?.style ?? style
    }

    /// The gradient that the style is; nil for others.
    var gradient: Gradient? { style as? Gradient }

    /// What to draw.
    public func _paint(in context: _ShapeStyleContext) -> _Paint {
        style._paint(in: context)
    }

    /// What to draw for a less prominent level.
    public func _paint(level: Int, in context: _ShapeStyleContext) -> _Paint {
        style._paint(level: level, in: context)
    }

    /// Whether both styles are equal values of the same type; styles that can't be compared count as different.
    public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
        func compare<T: Equatable>(_ first: T) -> Bool { first == rhs.style as? T }
        return (lhs.style as? any Equatable).map { compare($0) } ?? false
    }
}
