import Foundation

/// A view of a shape, which can be filled and outlined once more.
///
///     Circle().fill(.yellow).stroke(.orange, lineWidth: 3)
@MainActor
@preconcurrency
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape

    /// The shape.
    nonisolated var shape: Self.Content { get }
}

extension _ShapeView: ShapeView {}

/// A shape that is filled with a style, over something else.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    /// The shape.
    public let shape: Content
    /// What it's filled with.
    public let style: Style
    /// How it's filled.
    public let fillStyle: FillStyle
    /// What is behind.
    public let background: Background

    /// Creates a filled shape over something else.
    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }
}

extension FillShapeView: ShapeView {
    /// The filled shape over its background.
    public var body: some View {
        _ShapeView(shape: shape, style: style, fillStyle: fillStyle).over(background)
    }
}

/// A shape whose outline is drawn with a style, over something else.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    /// The shape.
    public let shape: Content
    /// What the outline is drawn with.
    public let style: Style
    /// How the outline is drawn.
    public let strokeStyle: StrokeStyle
    /// Whether edges are smoothed.
    public let isAntialiased: Bool
    /// What is behind.
    public let background: Background

    /// Creates an outlined shape over something else.
    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

extension StrokeShapeView: ShapeView {
    /// The outline over its background.
    public var body: some View {
        _ShapeView(
            shape: _StrokedShape(shape: shape, style: strokeStyle), style: style,
            fillStyle: FillStyle(antialiased: isAntialiased)
        ).over(background)
    }
}

/// A shape whose outline is drawn inside of it with a style, over something else.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
    /// The shape.
    public let shape: Content
    /// What the outline is drawn with.
    public let style: Style
    /// How the outline is drawn.
    public let strokeStyle: StrokeStyle
    /// Whether edges are smoothed.
    public let isAntialiased: Bool
    /// What is behind.
    public let background: Background

    /// Creates an outlined shape over something else.
    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

extension StrokeBorderShapeView: ShapeView {
    /// The outline over its background.
    public var body: some View {
        _ShapeView(
            shape: _StrokedShape(shape: shape.inset(by: strokeStyle.lineWidth / 2), style: strokeStyle), style: style,
            fillStyle: FillStyle(antialiased: isAntialiased)
        ).over(background)
    }
}

extension View {
    /// The view over another one; it costs nothing if that is empty.
    @ViewBuilder nonisolated fileprivate func over<Background: View>(_ background: Background) -> some View {
        if Background.self == EmptyView.self {
            self
        } else {
            self.background(background)
        }
    }
}

extension ShapeView {
    /// Fills the shape over what is drawn of it already.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// Draws the outline over what is drawn of the shape already.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Draws the outline, of a width in points, over what is drawn of the shape already.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// Draws the outline inside of the shape over what is drawn of it already.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Draws the outline, of a width in points, inside of the shape over what is drawn of it already.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
