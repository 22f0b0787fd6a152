import Foundation

/// A shape of some kind.
public struct AnyShape: Shape {
    private let shape: any Shape

    /// Wraps a shape.
    public init<S: Shape>(_ shape: S) {
        self.shape = (shape as? AnyShape)?.shape ?? shape
    }

    /// The outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect)
    }

    /// The size that the shape takes.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }

    /// What becomes of the shape where the layout runs from right to left.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension Path: Shape {
    /// The path itself, wherever the rectangle is.
    public func path(in rect: CGRect) -> Path { self }

    /// A path stays as it is in both directions.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
