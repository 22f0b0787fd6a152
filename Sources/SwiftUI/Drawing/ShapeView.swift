import Foundation
internal import Gtk

/// A shape that is filled with a style; over it may lie the outline of another.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
    /// The shape.
    nonisolated public var shape: Content
    /// What it's drawn with.
    nonisolated public var style: Style
    /// How it's filled.
    nonisolated public var fillStyle: FillStyle

    /// Creates a view that fills a shape.
    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }
}

extension _ShapeView: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        ShapeNode(view, context: context)
    }
}

extension Shape {
    /// The shape filled with the foreground style.
    public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }

    /// Fills the shape with a style.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// Draws the outline of the shape with a style.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
        -> StrokeShapeView<Self, S, EmptyView>
    {
        StrokeShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// Draws the outline of the shape with a style, in points.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension InsettableShape {
    /// Draws the outline inside of the shape with a style.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// Draws the outline inside of the shape with a style, in points.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

private final class ShapeNode<Content: Shape, Style: ShapeStyle>: DrawnNode<_ShapeView<Content, Style>> {
    private var paint: _Paint?
    private var shownShape: Content?

    override func makeItem() -> WidgetItem {
        let item = super.makeItem()
        (item as? DrawnItem)?.size = { [unowned self] in view.shape.sizeThatFits($0) }
        (item as? DrawnItem)?.drawsAt = { [unowned self] in isDrawn(at: $0) }
        return item
    }

    override func apply() {
        let new = view.style._paint(in: values.shapeStyleContext)
        let isSameShape = shownShape.map { ValueComparison.areEqual($0, view.shape) } ?? false
        guard new != paint || !isSameShape else { return }
        paint = new
        let blending = new.blending
        if item.blending != blending {
            item.blending = blending
            host.setNeedsLayout()
        }
        if !isSameShape, shownShape != nil { item.contentDidChange() }
        shownShape = view.shape
        drawing.queueDraw()
    }

    private func outline(in rect: CGRect) -> Path {
        guard let container = Evaluation.untracked({ values.containerShape }) else {
            return view.shape.path(in: rect)
        }
        let shape = container.outline(for: item.frame, in: host)
        let own = view.shape
        return ContainerShapeBox.$current.withValue(shape) { own.path(in: rect) }
    }

    /// A view behind a shape can be clicked where the shape isn't: within its outline, for one.
    private func isDrawn(at point: CGPoint) -> Bool {
        if view.shape is Rectangle { return true }
        let size = item.frame.size
        var point = point
        if environment.isRightToLeft, case .mirrors = view.shape.layoutDirectionBehavior {
            point.x = size.width - point.x
        }
        return outline(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: view.fillStyle.isEOFilled)
    }

    override func draw(_ snapshot: Snapshot, _ size: CGSize) {
        guard let paint = paint?.forBlending else { return }
        let rect = CGRect(origin: .zero, size: size)
        if case .color(let color) = paint.source, paint.shadows.isEmpty {
            if color.opacity <= 0 { return }
            if view.shape is Rectangle {
                snapshot.append(RGBA(color), x: 0, y: 0, width: size.width, height: size.height)
                return
            }
            if let rounded = view.shape as? RoundedRectangle, rounded.cornerSize.width == rounded.cornerSize.height,
                rounded.cornerSize.width * 2 <= min(size.width, size.height)
            {
                snapshot.append(
                    RGBA(color), x: 0, y: 0, width: size.width, height: size.height, radius: rounded.cornerSize.width)
                return
            }
        }
        var path = outline(in: rect)
        if environment.isRightToLeft, case .mirrors = view.shape.layoutDirectionBehavior {
            path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
        }
        // A path may reach beyond its frame, as a stroke does.
        let spread = PathRenderer.spread(of: paint.shadows) + 1
        let reach = path.isEmpty ? rect : path.boundingRect.union(rect).insetBy(dx: -spread, dy: -spread)
        snapshot.appendCairo(x: reach.minX, y: reach.minY, width: reach.width, height: reach.height) { cairo in
            PathRenderer.fill(
                path, with: paint, style: view.fillStyle, bounds: rect, scale: drawing.drawingScale, in: cairo)
        }
    }
}

extension View {
    /// Fills what is behind the view with a style.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        background { Rectangle().fill(style) }
    }

    /// Fills what is behind the view with the background style.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape behind the view with a style.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }

    /// Fills a shape behind the view with the background style.
    nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background { shape.fill(BackgroundStyle(), style: fillStyle) }
    }

    /// Covers the view with a style.
    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        overlay { Rectangle().fill(style) }
    }

    /// Covers the view with a shape that is filled with a style.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }

    /// Draws a line along the inside of the view's edges, in points.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}

extension _Paint {
    /// How what is drawn with the paint combines with what is behind it; nil: it covers that.
    fileprivate var blending: LeafBlending? {
        if case .material(let material, let tint) = source, shadows.isEmpty { return .material(material, tint: tint) }
        return blendMode == .normal ? nil : .mode(GraphicsContext.BlendMode(blendMode))
    }

    /// What a leaf with the blending is drawn with: of a material only the outline counts.
    fileprivate var forBlending: _Paint {
        guard case .material = blending else { return self }
        return _Paint(Color.Resolved.black).opacity(opacity)
    }
}
