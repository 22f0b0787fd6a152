import Foundation

/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape, _InsetPathShape, BitwiseCopyable {
    /// Creates a rectangle.
    public init() {}

    /// The outline in a rectangle with the edges moved inwards.
    nonisolated public func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
        Path(rect.insetBy(dx: amount, dy: amount))
    }

    /// A rectangle looks the same in both directions.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape, _InsetPathShape {
    /// The width and the height of the corners, in points.
    public var cornerSize: CGSize
    /// How the corners are curved.
    public var style: RoundedCornerStyle

    /// Creates a rectangle with corners of a width and a height, in points.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Creates a rectangle with corners of a radius, in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// The outline in a rectangle with the edges moved inwards.
    nonisolated public func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
        let size = CGSize(width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
        return Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerSize: size, style: style)
    }

    /// A rectangle with equal corners looks the same in both directions.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// The size of the corners, as what animations change.
    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
}

/// A rectangle with corners rounded differently.
public struct UnevenRoundedRectangle: InsettableShape, _InsetPathShape {
    /// The radii of the corners, in points.
    public var cornerRadii: RectangleCornerRadii
    /// How the corners are curved.
    public var style: RoundedCornerStyle

    /// Creates a rectangle with radii for its corners, in points.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates a rectangle with radii for its corners, in points.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius), style: style)
    }

    /// The outline in a rectangle with the edges moved inwards.
    nonisolated public func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
        Path(
            roundedRect: rect.insetBy(dx: amount, dy: amount), cornerRadii: cornerRadii.grown(by: -amount),
            style: style)
    }

    /// The radii, as what animations change.
    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }
}

extension Shape where Self == Rectangle {
    /// A rectangle that fills its frame.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with corners of a width and a height, in points.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangle with corners of a radius, in points.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with radii for its corners, in points.
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// A rectangle with radii for its corners, in points.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
