import Foundation

/// A circle in the middle of its frame, as large as the shorter side.
public struct Circle: InsettableShape, _InsetPathShape, BitwiseCopyable {
    /// Creates a circle.
    public init() {}

    /// The outline in a rectangle with the edges moved inwards.
    nonisolated public func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
        let radius = min(rect.width, rect.height) / 2 - amount
        guard radius >= 0 else { return Path() }
        return Path(
            ellipseIn: CGRect(x: rect.midX - radius, y: rect.midY - radius, width: 2 * radius, height: 2 * radius))
    }

    /// A square as large as the shorter side of what is proposed.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size: CGFloat =
            switch (proposal.width, proposal.height) {
            case (let width?, let height?): min(width, height)
            case (let length?, nil), (nil, let length?): length
            case (nil, nil): 10
            }
        return CGSize(width: size, height: size)
    }

    /// A circle looks the same in both directions.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// An ellipse that touches the edges of its frame.
public struct Ellipse: InsettableShape, _InsetPathShape, BitwiseCopyable {
    /// Creates an ellipse.
    public init() {}

    /// The outline in a rectangle with the edges moved inwards.
    nonisolated public func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
        Path(ellipseIn: rect.insetBy(dx: amount, dy: amount))
    }

    /// An ellipse looks the same in both directions.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, _InsetPathShape {
    /// How the corners are curved.
    public var style: RoundedCornerStyle

    /// Creates a capsule.
    public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    /// The outline in a rectangle with the edges moved inwards.
    nonisolated public func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
        let inner = rect.insetBy(dx: amount, dy: amount)
        guard !inner.isNull else { return Path() }
        return Path(roundedRect: inner, cornerRadius: min(inner.width, inner.height) / 2, style: style)
    }

    /// A capsule looks the same in both directions.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A shape like that of the container it is in: the container's rounded corners, moved inwards as far as the shape lies
/// inside of it, or a rectangle where no container has a shape.
public struct ContainerRelativeShape: InsettableShape, _InsetPathShape, BitwiseCopyable {
    /// Creates a shape.
    public init() {}

    /// The outline in a rectangle with the edges moved inwards.
    nonisolated public func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
        if let outline = ContainerShapeBox.current {
            // A container that is such a shape itself is a rectangle.
            return ContainerShapeBox.$current.withValue(nil) { outline.path(in: rect, insetBy: amount) }
        }
        return Path(rect.insetBy(dx: amount, dy: amount))
    }
}

extension Shape where Self == Circle {
    /// A circle in the middle of its frame, as large as the shorter side.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// An ellipse that touches the edges of its frame.
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
    /// A rectangle whose shorter sides are half circles.
    public static var capsule: Capsule { Capsule() }

    /// A rectangle whose shorter sides are rounded.
    public static func capsule(style: RoundedCornerStyle) -> Capsule {
        Capsule(style: style)
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// A shape like that of the container it is in.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
