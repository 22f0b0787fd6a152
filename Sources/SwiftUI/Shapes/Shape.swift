import Foundation

/// A flat figure that can be filled, outlined and used to clip.
///
/// ```swift
/// struct Triangle: Shape {
///     func path(in rect: CGRect) -> Path {
///         Path { path in
///             path.addLines([CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
///                 CGPoint(x: rect.minX, y: rect.maxY)])
///             path.closeSubpath()
///         }
///     }
/// }
/// ```
///
/// A shape by itself is a view that fills the space it gets with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The outline of the shape in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path

    /// What the shape is for, which decides what it is drawn with where nothing else says so.
    nonisolated static var role: ShapeRole { get }

    /// What becomes of the shape where the layout runs from right to left.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The size that the shape takes, given what its parent proposes.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    /// A figure to be filled.
    nonisolated public static var role: ShapeRole { .fill }

    /// The shape is mirrored where the layout runs from right to left.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// All that is proposed, and 10 points where nothing is.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

/// What a shape is for.
public enum ShapeRole: Hashable, Sendable {
    /// A figure to be filled.
    case fill
    /// An outline.
    case stroke
    /// A line between parts of the interface.
    case separator
}

/// What becomes of a drawing where the layout runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It stays as it is.
    case fixed
    /// It is mirrored in a layout of this direction.
    case mirrors(in: LayoutDirection)

    /// It is mirrored where the layout runs from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A shape that can be made smaller from its edges.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape

    /// The shape with its edges moved inwards, by a distance in points.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that knows its outline for edges moved inwards.
nonisolated public protocol _InsetPathShape: InsettableShape {
    /// The outline in a rectangle with the edges moved inwards, by a distance in points.
    nonisolated func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path
}

/// A shape with its edges moved inwards.
public struct _InsetShape<Base: _InsetPathShape>: InsettableShape {
    /// The whole shape.
    public var base: Base
    /// How far the edges are moved, in points.
    public var amount: CGFloat

    /// The outline in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path {
        base._path(in: rect, insetBy: amount)
    }

    /// The shape with its edges moved further inwards.
    nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Base> {
        _InsetShape(base: base, amount: self.amount + amount)
    }

    /// The size that the whole shape takes.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        base.sizeThatFits(proposal)
    }

    /// What becomes of the shape where the layout runs from right to left.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    /// What animations change.
    nonisolated public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set { (base.animatableData, amount) = (newValue.first, newValue.second) }
    }
}

extension InsettableShape where Self: _InsetPathShape {
    /// The outline in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path {
        _path(in: rect, insetBy: 0)
    }

    /// The shape with its edges moved inwards, by a distance in points.
    nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Self> {
        _InsetShape(base: self, amount: amount)
    }
}
