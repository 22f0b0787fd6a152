import Foundation

/// A part of a shape's outline.
public struct _TrimmedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// Where the part begins, as a fraction of the outline's length.
    public var startFraction: CGFloat
    /// Where the part ends, as a fraction of the outline's length.
    public var endFraction: CGFloat

    /// Creates a part of a shape.
    public init(shape: Content, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
        self.shape = shape
        self.startFraction = startFraction
        self.endFraction = endFraction
    }

    /// The outline of the part in a rectangle.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
    }

    /// The size that the whole shape takes.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }

    /// What becomes of the shape where the layout runs from right to left.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// What animations change.
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
        set {
            shape.animatableData = newValue.first
            (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// The outline of a shape drawn with a line of some width.
public struct _StrokedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// How the line is drawn.
    public var style: StrokeStyle

    /// Creates an outline.
    public init(shape: Content, style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }

    /// The outline of the line in a rectangle.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).strokedPath(style)
    }

    /// An outline.
    public static var role: ShapeRole { .stroke }

    /// The size that the shape takes, without the half of the line that lies outside of it.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }

    /// What becomes of the shape where the layout runs from right to left.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// What animations change.
    public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
    }
}

/// A shape of a fixed size.
public struct _SizedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// The size, in points.
    public var size: CGSize
    /// Where in its frame the shape lies.
    public var anchor: UnitPoint

    /// Creates a shape of a fixed size.
    public init(shape: Content, size: CGSize, anchor: UnitPoint = .topLeading) {
        self.shape = shape
        self.size = size
        self.anchor = anchor
    }

    /// The outline of the shape, which has its size wherever the rectangle ends.
    public func path(in rect: CGRect) -> Path {
        let origin = CGPoint(
            x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y)
        return shape.path(in: CGRect(origin: origin, size: size))
    }

    /// What becomes of the shape where the layout runs from right to left.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// What animations change.
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Shape {
    /// The part of the outline between two fractions of its length.
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }

    /// The outline of the shape as a shape, drawn with a line.
    nonisolated public func stroke(style: StrokeStyle) -> some Shape {
        _StrokedShape(shape: self, style: style)
    }

    /// The outline of the shape as a shape, drawn with a line of a width in points.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The shape in a fixed size at the top leading corner of its frame.
    nonisolated public func size(_ size: CGSize) -> some Shape {
        _SizedShape(shape: self, size: size)
    }

    /// The shape in a fixed size at the top leading corner of its frame.
    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
        _SizedShape(shape: self, size: CGSize(width: width, height: height))
    }

    /// The shape in a fixed size somewhere in its frame.
    nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        _SizedShape(shape: self, size: size, anchor: anchor)
    }

    /// The shape in a fixed size somewhere in its frame.
    nonisolated public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        _SizedShape(shape: self, size: CGSize(width: width, height: height), anchor: anchor)
    }
}
