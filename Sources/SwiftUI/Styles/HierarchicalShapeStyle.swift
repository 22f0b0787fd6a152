/// A level of the current foreground style, each less prominent than the one before.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable, Sendable {
    let level: Int

    /// The first level: the foreground style itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level, for explanations.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level, for what can be missed.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level, for decoration.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level, barely seen.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// What to draw.
    public func _paint(in context: _ShapeStyleContext) -> _Paint {
        _ForegroundStyles.paint(level: level, in: context)
    }

    /// What to draw for a level below this one.
    public func _paint(level: Int, in context: _ShapeStyleContext) -> _Paint {
        _ForegroundStyles.paint(level: self.level + level, in: context)
    }

    /// The factor to the opacity of a style at one of its levels.
    static func factor(_ level: Int, in context: _ShapeStyleContext) -> Double {
        let increased = context.contrast == .increased
        return switch level {
        case ...0: 1
        case 1: increased ? 0.8 : SystemColor.secondaryFactor
        case 2: increased ? 0.6 : 0.4
        case 3: increased ? 0.4 : 0.22
        default: increased ? 0.25 : 0.12
        }
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first level of the foreground style.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
    /// The second level of the foreground style.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
    /// The third level of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
    /// The fourth level of the foreground style.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
    /// The fifth level of the foreground style.
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}

/// A less prominent level of another style.
struct HierarchicalModifier<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let level: Int

    func _paint(in context: _ShapeStyleContext) -> _Paint {
        base._paint(level: level, in: context)
    }

    func _paint(level: Int, in context: _ShapeStyleContext) -> _Paint {
        base._paint(level: self.level + level, in: context)
    }
}

extension HierarchicalModifier: Equatable where Base: Equatable {}

extension ShapeStyle {
    /// The second level of the style.
    public var secondary: some ShapeStyle { HierarchicalModifier(base: self, level: 1) }
    /// The third level of the style.
    public var tertiary: some ShapeStyle { HierarchicalModifier(base: self, level: 2) }
    /// The fourth level of the style.
    public var quaternary: some ShapeStyle { HierarchicalModifier(base: self, level: 3) }
    /// The fifth level of the style.
    public var quinary: some ShapeStyle { HierarchicalModifier(base: self, level: 4) }
}
