import Foundation
internal import Gtk

/// Makes images of views.
///
/// ```swift
/// let renderer = ImageRenderer(content: BoardingPass(passenger))
/// renderer.scale = 2
/// let image = renderer.cgImage
/// ```
///
/// Native controls such as buttons and text fields aren't in the image: they can be drawn in windows only.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view.
    public var content: Content {
        willSet { objectWillChange.send() }
    }
    /// The size that the view is offered.
    public var proposedSize = ProposedViewSize.unspecified
    /// Pixels per point.
    public var scale: CGFloat = 1
    /// Whether the image has no transparent parts; where nothing is drawn it is black then.
    public var isOpaque = false
    /// The colours to work with; drawing is done in sRGB in any case.
    public var colorMode = ColorRenderingMode.nonLinear
    /// The range of brightness; that of usual screens in any case.
    public var allowedDynamicRange: Image.DynamicRange?

    /// Creates a renderer of a view.
    public init(content view: Content) {
        content = view
    }

    /// The image; nil if the view has no size or is too large.
    public var cgImage: CGImage? {
        var image: CGImage?
        withTree(isVector: false, scale: scale) { host, size in
            let session = DrawingSession(environment: EnvironmentValues(), scale: scale)
            let area = CGRect(origin: .zero, size: size)
            guard let layer = DrawingLayer(session: session, area: area), let surface = layer.surface else { return }
            if isOpaque { layer.fillBlack() }
            RenderNode.recording { host.drawOffscreen($0) }?.draw(layer.cairo)
            image = CGImage(surface)
        }
        return image
    }

    /// Draws the view by a function, which gets its size and what draws it.
    ///
    /// - Parameters:
    ///   - rasterizationScale: pixels per point of what can't be drawn as lines and text.
    ///   - renderer: makes a context, and draws the view with it.
    public func render(
        rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ renderer: (CGContext) -> Void) -> Void
    ) {
        withTree(isVector: true, scale: rasterizationScale) { host, size in
            renderer(size) { context in
                RenderNode.recording { host.drawOffscreen($0) }?.draw(context.cairo)
            }
        }
    }

    /// The image as the contents of a PNG file.
    ///
    /// - Throws: an error if there is no image, or it can't be written.
    public func pngData() throws -> Data {
        guard let image = cgImage else { throw CocoaError(.fileWriteUnknown) }
        return try image.pngData()
    }

    /// Writes the view as a PDF file of one page: text and lines, as far as effects don't make pixels of them.
    ///
    /// - Throws: an error if the file can't be written.
    public func writePDF(to url: URL) throws {
        try write { CairoSurface.pdf(path: url.path, width: $0.width, height: $0.height) }
    }

    /// Writes the view as an SVG file.
    ///
    /// - Throws: an error if the file can't be written.
    public func writeSVG(to url: URL) throws {
        try write { CairoSurface.svg(path: url.path, width: $0.width, height: $0.height) }
    }

    private func write(_ make: (CGSize) -> CairoSurface) throws {
        var result: Result<Void, any Error> = .failure(CocoaError(.fileWriteUnknown))
        withTree(isVector: true, scale: scale) { host, size in
            let surface = make(size)
            // A file that can't be written says so at the end.
            if surface.isValid {
                let cairo = CairoContext(surface)
                RenderNode.recording { host.drawOffscreen($0) }?.draw(cairo)
                cairo.showPage()
            }
            result = Result { try surface.finish() }
        }
        try result.get()
    }

    /// Makes a tree of the view without a window, and removes it when `body` is done.
    private func withTree(isVector: Bool, scale: CGFloat, _ body: (ViewHost, CGSize) -> Void) {
        let outer = OffscreenDrawing.current
        OffscreenDrawing.current = OffscreenDrawing(isVector: isVector, scale: Double(scale))
        defer { OffscreenDrawing.current = outer }
        let scope = EnvironmentScope(parent: SystemEnvironment.shared.scope)
        scope.set(\.displayScale, to: scale)
        let lifecycle = LifecycleScope(parent: nil, isShown: true)
        let host = ViewHost(depth: 0)
        host.setRoot { host in
            RootNode(
                content, context: _NodeContext(parent: nil, environment: scope, host: host, lifecycle: lifecycle))
        }
        defer { host.dispose() }
        var size = CGSize.zero
        // Readers of geometry and actions on appearing change the tree a few times at most.
        for _ in 0..<4 {
            Updater.shared.settle()
            size = host.rootItem?.sizeThatFits(proposedSize) ?? .zero
            guard size.width >= 1, size.height >= 1, size.width < 100_000, size.height < 100_000 else { return }
            host.allocate(width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)))
            if !Updater.shared.hasWork { break }
        }
        body(host, size)
    }
}

/// That views are drawn without a window.
struct OffscreenDrawing {
    /// Nothing may be made of pixels that can be drawn otherwise.
    var isVector: Bool
    /// Pixels per point of what is made of pixels.
    var scale: Double

    /// The drawing going on; nil: views are drawn in windows.
    @MainActor static var current: OffscreenDrawing?

    /// The colour of what has none of its own; nil: views are drawn in windows.
    @MainActor
    static func color(in values: EnvironmentValues) -> RGBA? {
        current.map { _ in RGBA(values.shapeStyleContext.resolve(.primary)) }
    }
}

extension Gtk.Widget {
    /// Pixels per point of what is drawn for the widget.
    @MainActor var drawingScale: Double { OffscreenDrawing.current?.scale ?? Double(scaleFactor) }

    /// The colour of what has none of its own: the theme's, which is that of a window. Without one the scheme decides.
    @MainActor
    func drawingColor(in values: EnvironmentValues) -> RGBA { OffscreenDrawing.color(in: values) ?? themeColor }
}

extension ViewHost {
    /// Draws the leaves without a window.
    func drawOffscreen(_ snapshot: Snapshot) {
        guard let decorator else { return drawLeavesOffscreen(snapshot) }
        let content = RenderNode.recording { drawLeavesOffscreen($0) }
        decorator.draw(content, onto: snapshot, size: allocatedSize)
    }

    private func drawLeavesOffscreen(_ snapshot: Snapshot) {
        var behind: RenderNode?
        var pending: [(WidgetItem, LeafPresentation)] = []
        for leaf in leavesInOrder where !leaf.isRemoved {
            let presentation = leaf.presentation()
            if presentation.isHidden { continue }
            guard let blending = leaf.blending else {
                pending.append((leaf, presentation))
                continue
            }
            let bottom = RenderNode.recording { snapshot in
                if let behind { snapshot.append(behind) }
                draw(pending[...], group: 0, snapshot)
            }
            let top = RenderNode.recording { draw([(leaf, presentation)], group: 0, $0) }
            behind = RenderNode.recording {
                blending.draw(top, over: bottom, backdrop: nil, onto: $0, scale: widget.drawingScale)
            }
            pending = []
        }
        if let behind { snapshot.append(behind) }
        draw(pending[...], group: 0, snapshot)
    }

    /// Draws leaves that follow each other, those of one group as a whole.
    private func draw(_ leaves: ArraySlice<(WidgetItem, LeafPresentation)>, group: Int, _ snapshot: Snapshot) {
        var rest = leaves
        while let (leaf, presentation) = rest.first {
            guard presentation.groups.count > group else {
                leaf.drawOffscreen(snapshot, presentation)
                rest = rest.dropFirst()
                continue
            }
            let shared = presentation.groups[group]
            let members = rest.prefix { $0.1.groups.count > group && $0.1.groups[group] == shared }
            snapshot.opacity(shared.opacity) { draw(members, group: group + 1, snapshot) }
            rest = rest.dropFirst(members.count)
        }
    }
}

extension WidgetItem {
    /// Draws the leaf at its place without a window; native widgets can't be drawn.
    func drawOffscreen(_ snapshot: Snapshot, _ presentation: LeafPresentation) {
        func drawInside(_ snapshot: Snapshot) {
            if let innerHost {
                innerHost.drawOffscreen(snapshot)
            } else if widget is TextWidget || widget is DrawingWidget {
                snapshot.appendDirectly(widget)
            }
        }
        func drawAll(_ snapshot: Snapshot) {
            if presentation.opacity < 1 {
                snapshot.opacity(presentation.opacity) { drawInside(snapshot) }
            } else {
                drawInside(snapshot)
            }
        }
        let place = ProjectionTransform(CGAffineTransform(translationX: frame.minX, y: frame.minY))
            .concatenating(presentation.transform ?? ProjectionTransform())
        if place.isAffine {
            snapshot.transform(Matrix2D(place.affine)) { drawAll(snapshot) }
        } else if let node = RenderNode.recording(drawAll)?.seen(through: place, scale: widget.drawingScale) {
            snapshot.append(node)
        }
    }
}
