import Foundation
internal import Gtk

/// A view that is drawn by a function.
///
/// ```swift
/// Canvas { context, size in
///     context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green), lineWidth: 4)
/// }
/// .frame(width: 300, height: 200)
/// ```
///
/// The function runs when the view is drawn: after it got another size, after the view's value changed, and after
/// something changed that the function read. It draws with Cairo at the window's resolution.
public struct Canvas<Symbols: View> {
    /// The views that the function can draw, marked by tags.
    public var symbols: Symbols
    /// The function.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether there are no transparent parts; where nothing is drawn it is black then.
    public var isOpaque: Bool
    /// The colours to work with; drawing is done in sRGB in any case.
    public var colorMode: ColorRenderingMode
    /// Whether drawing may be done on another thread; it is done on the main thread in any case.
    public var rendersAsynchronously: Bool
    /// The part of the picture that differs from the one drawn last, where nothing but the view's value changed since; nil:
    /// all of it may.
    private(set) var changedPart: (() -> CGRect?)?

    /// Creates a view that is drawn by a function, which can draw other views.
    ///
    /// - Parameters:
    ///   - opaque: whether there are no transparent parts.
    ///   - colorMode: the colours to work with.
    ///   - rendersAsynchronously: whether drawing may be done on another thread.
    ///   - renderer: draws, into a size in points.
    ///   - symbols: views that the function gets by their tags, with `resolveSymbol(id:)`.
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
        self.renderer = renderer
        self.symbols = symbols()
    }
}

extension Canvas {
    /// The canvas, whose function draws no more than a part of the picture again where that is known. It has to read the same
    /// values then as it did for all of the picture.
    ///
    /// - Parameter part: the part that differs from what was drawn last; nil: all of it may, null: nothing does.
    package func redrawing(_ part: @escaping () -> CGRect?) -> Canvas {
        var canvas = self
        canvas.changedPart = part
        return canvas
    }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a view that is drawn by a function.
    ///
    /// - Parameters:
    ///   - opaque: whether there are no transparent parts.
    ///   - colorMode: the colours to work with.
    ///   - rendersAsynchronously: whether drawing may be done on another thread.
    ///   - renderer: draws, into a size in points.
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
            symbols: { EmptyView() })
    }
}

extension Canvas: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        CanvasNode(view, context: context)
    }
}

private final class CanvasNode<Symbols: View>: DrawnNode<Canvas<Symbols>> {
    private var stage: SymbolStage<Symbols>?
    /// What was drawn last, as long as nothing that it depends on changes.
    private var tiles: CanvasTiles?
    /// Whether parts have been drawn again before: then all that is drawn is kept in squares at once.
    private var drawsParts = false
    /// Whether the view's value is another one than that drawn last, and nothing else changed.
    private var hasNewValueOnly = false

    override init(_ view: Canvas<Symbols>, context: _NodeContext) {
        super.init(view, context: context)
        if Symbols.self != EmptyView.self {
            let stage = SymbolStage(view.symbols, in: self)
            self.stage = stage
            stage.host.widget.insert(into: drawing, after: nil)
            (item as? DrawnItem)?.holdsWidgets = true
        }
    }

    override func update(to view: Canvas<Symbols>) {
        if view.changedPart != nil {
            // What the last drawing read still counts.
            self.view = view
            hasNewValueOnly = true
            drawing.queueDraw()
        } else {
            super.update(to: view)
        }
        stage?.root.update(to: view.symbols)
    }

    override func dependencyChanged() {
        tiles = nil
        super.dependencyChanged()
    }

    override func updateSelf() {
        // Whatever the function reads is what the node depends on: it is read when the view is drawn.
        evaluate {}
        drawing.queueDraw()
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let stage { visit(stage.root) }
    }

    override func willDestroy() {
        stage?.host.dispose()
        super.willDestroy()
    }

    override func draw(_ snapshot: Snapshot, _ size: CGSize) {
        let part = hasNewValueOnly && OffscreenDrawing.current == nil ? view.changedPart?() : nil
        hasNewValueOnly = false
        let session = DrawingSession(
            environment: values, scale: drawing.drawingScale, symbols: stage,
            themeColor: drawing.drawingColor(in: values))
        if let part, tiles?.fit(size, session) == true {
            // What all of the picture depends on is known.
            Evaluation.untracked { tiles?.redraw(part, session) { render($0, size) } }
        } else {
            drawsParts = drawsParts || part != nil
            tiles = nil
            evaluate {
                drawAll(snapshot, size, session) { layer in
                    if drawsParts, OffscreenDrawing.current == nil { tiles = CanvasTiles(layer, size: size) }
                    if tiles == nil { layer.append(to: snapshot) }
                }
            }
        }
        tiles?.append(to: snapshot)
    }

    private func render(_ layer: DrawingLayer, _ size: CGSize) {
        if view.isOpaque { layer.fillBlack() }
        var context = GraphicsContext(layer: layer)
        view.renderer(&context, size)
    }

    /// Draws the whole picture, and hands it on if it is one of pixels.
    private func drawAll(
        _ snapshot: Snapshot, _ size: CGSize, _ session: DrawingSession, _ show: (DrawingLayer) -> Void
    ) {
        let isVector = OffscreenDrawing.current?.isVector ?? false
        let area = CGRect(origin: .zero, size: size)
        guard !isVector, let layer = DrawingLayer(session: session, area: area) else {
            return drawRecording(snapshot, size, session)
        }
        render(layer, size)
        show(layer)
    }

    /// A canvas that is too large for a picture: GTK draws the part that is seen from what was drawn.
    private func drawRecording(_ snapshot: Snapshot, _ size: CGSize, _ session: DrawingSession) {
        snapshot.appendCairo(x: 0, y: 0, width: size.width, height: size.height) { cairo in
            render(DrawingLayer(session: session, cairo: cairo, area: CGRect(origin: .zero, size: size)), size)
            cairo.restore()
        }
    }
}

/// The views that a canvas can draw: they live in a host inside of the canvas's widget that isn't shown by itself, so that
/// GTK tells the canvas when one of them has to be drawn again.
@MainActor
private final class SymbolStage<Symbols: View>: DrawingSymbols {
    let host: ViewHost
    let root: RootNode<Symbols>

    init(_ symbols: Symbols, in node: _Node) {
        host = ViewHost(depth: node.host.depth + 1)
        host.sizing = .ideal
        var context = node.childContext
        context.host = host
        context.isLazy = false
        let root = RootNode(symbols, context: context)
        self.root = root
        host.setRoot { _ in root }
        host.widget.canTarget = false
        host.widget.setAccessibleHidden(true)
    }

    func symbol(_ id: AnyHashable) -> DrawnSymbol? {
        if OffscreenDrawing.current != nil { layOutOffscreen() }
        return
            (find(below: root) { ($0 as? any TaggedNode)?.tagValue == id }
            ?? find(below: root) { ($0 as? any IdentifiedNode)?.identity == id }).flatMap { draw($0.items) }
    }

    /// Without a window nobody gives the host its size.
    private func layOutOffscreen() {
        guard let size = host.rootItem?.sizeThatFits(.unspecified), size.width < 100_000, size.height < 100_000 else {
            return
        }
        host.allocate(width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)))
    }

    /// The first node in view order that fits.
    private func find(below node: _Node, _ fits: (_Node) -> Bool) -> _Node? {
        if fits(node) { return node }
        var found: _Node?
        node.visitChildren { if found == nil { found = find(below: $0, fits) } }
        return found
    }

    /// Several views that belong to one tag lie over each other.
    private func draw(_ items: [LayoutItem]) -> DrawnSymbol? {
        guard let first = items.first else { return DrawnSymbol(node: nil, size: .zero) }
        let frame = items.dropFirst().reduce(first.frame) { $0.union($1.frame) }
        var leaves: [WidgetItem] = []
        func collect(_ item: LayoutItem) {
            if let leaf = item.asLeaf { leaves.append(leaf) }
            item.visitItems(collect)
        }
        items.forEach(collect)
        let node = RenderNode.recording { snapshot in
            snapshot.transform(Matrix2D(tx: -frame.minX, ty: -frame.minY)) {
                for leaf in leaves {
                    if OffscreenDrawing.current == nil {
                        snapshot.append(child: leaf.widget, of: host.widget)
                    } else {
                        leaf.drawOffscreen(snapshot, leaf.presentation())
                    }
                }
            }
        }
        return DrawnSymbol(node: node, size: frame.size)
    }
}
