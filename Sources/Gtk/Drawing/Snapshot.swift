import CAdwaita
import CGtkShim

/// What a widget draws into while GTK asks it to. It must not be kept.
@MainActor
public struct Snapshot {
    /// GTK's snapshot.
    public let pointer: OpaquePointer

    /// Wraps GTK's snapshot.
    public init(_ pointer: OpaquePointer) { self.pointer = pointer }

    /// Fills a rectangle.
    public func append(_ color: RGBA, x: Double, y: Double, width: Double, height: Double) {
        var gdk = color.gdk
        windsock_snapshot_color(pointer, &gdk, x, y, width, height)
    }

    /// Fills a rectangle with rounded corners.
    public func append(_ color: RGBA, x: Double, y: Double, width: Double, height: Double, radius: Double) {
        var gdk = color.gdk
        windsock_snapshot_rounded_color(pointer, &gdk, x, y, width, height, radius)
    }

    /// Fills a rectangle with a colour that fades from one point to another.
    public func appendFade(
        _ color: RGBA, from start: (x: Double, y: Double), to end: (x: Double, y: Double), x: Double, y: Double,
        width: Double, height: Double
    ) {
        var gdk = color.gdk
        windsock_snapshot_fade(pointer, &gdk, start.x, start.y, end.x, end.y, x, y, width, height)
    }

    /// Draws with Cairo into a rectangle.
    public func appendCairo(x: Double, y: Double, width: Double, height: Double, _ draw: (CairoContext) -> Void) {
        let context = CairoContext(taking: windsock_snapshot_cairo(pointer, x, y, width, height))
        draw(context)
    }

    /// Draws a layout with its top left corner at the origin.
    public func append(_ layout: TextLayout, color: RGBA) {
        var gdk = color.gdk
        gtk_snapshot_append_layout(pointer, layout.opaque, &gdk)
    }

    /// Draws a paintable, such as a texture or an icon, into a rectangle at the origin.
    public func append(_ paintable: Paintable, width: Double, height: Double) {
        gdk_paintable_snapshot(paintable.opaque, pointer, width, height)
    }

    /// Draws an icon of the theme in one colour into a rectangle at the origin; icons that aren't symbolic keep theirs.
    public func append(symbol: Paintable, color: RGBA, width: Double, height: Double) {
        var gdk = color.gdk
        windsock_snapshot_symbolic(pointer, symbol.opaque, width, height, &gdk)
    }

    /// Draws what `draw` draws in one colour; only its opacity counts.
    public func tint(_ color: RGBA, _ draw: () -> Void) {
        var gdk = color.gdk
        windsock_snapshot_push_tint(pointer, &gdk)
        draw()
        gtk_snapshot_pop(pointer)
    }

    /// Repeats what `draw` draws at the origin, in the size of a tile, over an area.
    public func tile(
        width: Double, height: Double, tileWidth: Double, tileHeight: Double, _ draw: () -> Void
    ) {
        windsock_snapshot_push_repeat(pointer, width, height, tileWidth, tileHeight)
        draw()
        gtk_snapshot_pop(pointer)
    }

    /// Cuts off what `draw` draws outside of a rectangle with round corners: their widths and heights from the top left
    /// one clockwise.
    public func roundedClip(
        x: Double, y: Double, width: Double, height: Double, corners: [(width: Double, height: Double)],
        _ draw: () -> Void
    ) {
        let lengths = corners.flatMap { [$0.width, $0.height] }
        precondition(lengths.count == 8)
        windsock_snapshot_push_rounded_clip(pointer, x, y, width, height, lengths)
        draw()
        gtk_snapshot_pop(pointer)
    }

    /// Draws a shadow behind what `draw` draws; `radius` is the one of CSS, in points.
    public func shadow(_ color: RGBA, radius: Double, x: Double, y: Double, _ draw: (Snapshot) -> Void) {
        guard let content = RenderNode.recording(draw) else { return }
        var gdk = color.gdk
        windsock_snapshot_append_shadowed(pointer, content.pointer, &gdk, radius, x, y)
    }

    /// Blurs what `draw` draws; `radius` is the one of CSS shadows, in points.
    public func blur(radius: Double, _ draw: () -> Void) {
        gtk_snapshot_push_blur(pointer, radius)
        draw()
        gtk_snapshot_pop(pointer)
    }

    /// Multiplies the colours of what `draw` draws by a matrix: what red, green, blue and alpha contribute to the four,
    /// and what is added.
    public func multiplyColors(_ values: [Float], _ draw: () -> Void) {
        precondition(values.count == 20)
        windsock_snapshot_push_colors(pointer, values)
        draw()
        gtk_snapshot_pop(pointer)
    }

    /// Cuts off what `draw` draws outside of a rectangle.
    public func clip(x: Double, y: Double, width: Double, height: Double, _ draw: () -> Void) {
        var bounds = graphene_rect_t(
            origin: graphene_point_t(x: Float(x), y: Float(y)),
            size: graphene_size_t(width: Float(width), height: Float(height)))
        gtk_snapshot_push_clip(pointer, &bounds)
        draw()
        gtk_snapshot_pop(pointer)
    }

    /// Makes what `draw` draws translucent as a whole.
    public func opacity(_ opacity: Double, _ draw: () -> Void) {
        gtk_snapshot_push_opacity(pointer, opacity)
        draw()
        gtk_snapshot_pop(pointer)
    }

    /// Transforms what `draw` draws.
    public func transform(_ matrix: Matrix2D, _ draw: () -> Void) {
        gtk_snapshot_save(pointer)
        gtk_snapshot_transform(pointer, matrix.makeGskTransform())
        draw()
        gtk_snapshot_restore(pointer)
    }
}

/// What was drawn into a snapshot, to be drawn again.
///
/// Nodes never change, and GSK counts references to them safely on all threads.
public final class RenderNode: @unchecked Sendable {
    let pointer: OpaquePointer

    init(taking pointer: OpaquePointer) { self.pointer = pointer }

    init(sharing pointer: OpaquePointer) {
        self.pointer = pointer
        gsk_render_node_ref(pointer)
    }

    deinit { gsk_render_node_unref(pointer) }

    /// What `draw` draws; nil: nothing.
    @MainActor public static func recording(_ draw: (Snapshot) -> Void) -> RenderNode? {
        guard let snapshot = gtk_snapshot_new() else { return nil }
        draw(Snapshot(snapshot))
        return gtk_snapshot_free_to_node(snapshot).map { RenderNode(taking: $0) }
    }

    /// Draws it with Cairo.
    public func draw(_ cairo: CairoContext) { gsk_render_node_draw(pointer, cairo.pointer) }

    /// What it shows through a projection that isn't a flat one, and that projection; nil if it is something else.
    public var projected: (content: RenderNode, by: Matrix3D)? {
        var values = [Float](repeating: 0, count: 16)
        guard let content = windsock_render_node_projected(pointer, &values) else { return nil }
        return (RenderNode(sharing: content), Matrix3D(gsk: values))
    }

    /// Whether all that it draws is on a rounded rectangle that it fills opaquely.
    public var isOnOpaqueRectangle: Bool {
        var outline = GskRoundedRect()
        return windsock_render_node_get_outline(pointer, &outline) != 0
    }

    /// The smallest rectangle around it.
    public var bounds: (x: Double, y: Double, width: Double, height: Double) {
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(pointer, &bounds)
        return (
            Double(bounds.origin.x), Double(bounds.origin.y), Double(bounds.size.width), Double(bounds.size.height)
        )
    }
}

extension Snapshot {
    /// Draws something that was recorded.
    public func append(_ node: RenderNode) { gtk_snapshot_append_node(pointer, node.pointer) }

    /// Draws a text or a drawing that has its size but no window.
    public func appendDirectly(_ widget: Widget) { windsock_snapshot_draw_directly(pointer, widget.pointer) }

    /// Draws a child of a widget at its place in it.
    public func append(child: Widget, of parent: Widget) {
        gtk_widget_snapshot_child(parent.pointer, child.pointer, pointer)
    }
}
