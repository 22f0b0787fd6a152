import CAdwaita

/// A Cairo context: a path, a source and a state to draw with. Lengths are points, angles radians.
public final class CairoContext {
    /// Cairo's context.
    public let pointer: OpaquePointer

    /// Takes over a reference.
    public init(taking pointer: OpaquePointer) { self.pointer = pointer }

    /// Draws onto a surface.
    public init(_ surface: CairoSurface) { pointer = cairo_create(surface.pointer) }

    deinit { cairo_destroy(pointer) }

    // MARK: Path

    /// Begins an empty path.
    public func newPath() { cairo_new_path(pointer) }
    /// Begins a part of the path at no point, so that an arc isn't joined to what came before.
    public func newSubPath() { cairo_new_sub_path(pointer) }
    /// Begins a part of the path.
    public func move(x: Double, y: Double) { cairo_move_to(pointer, x, y) }
    /// Adds a line.
    public func line(x: Double, y: Double) { cairo_line_to(pointer, x, y) }
    /// Adds a cubic Bézier curve.
    public func curve(x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double) {
        cairo_curve_to(pointer, x1, y1, x2, y2, x, y)
    }
    /// Adds an arc from one angle to another, in the direction of growing angles (clockwise on the screen), or against it.
    public func arc(x: Double, y: Double, radius: Double, from: Double, to: Double, negative: Bool = false) {
        if negative {
            cairo_arc_negative(pointer, x, y, radius, from, to)
        } else {
            cairo_arc(pointer, x, y, radius, from, to)
        }
    }
    /// Adds a rectangle.
    public func rectangle(x: Double, y: Double, width: Double, height: Double) {
        cairo_rectangle(pointer, x, y, width, height)
    }
    /// Closes the current part of the path.
    public func close() { cairo_close_path(pointer) }
    /// The end of the path so far; nil for an empty one.
    public var currentPoint: (x: Double, y: Double)? {
        guard cairo_has_current_point(pointer) != 0 else { return nil }
        var x = 0.0
        var y = 0.0
        cairo_get_current_point(pointer, &x, &y)
        return (x, y)
    }

    // MARK: Drawing

    /// Fills the path, and begins a new one unless it is kept.
    public func fill(keepingPath: Bool = false) {
        if keepingPath { cairo_fill_preserve(pointer) } else { cairo_fill(pointer) }
    }
    /// Strokes the path, and begins a new one unless it is kept.
    public func stroke(keepingPath: Bool = false) {
        if keepingPath { cairo_stroke_preserve(pointer) } else { cairo_stroke(pointer) }
    }
    /// Fills everything inside the clip.
    public func paint(alpha: Double = 1) {
        if alpha >= 1 { cairo_paint(pointer) } else { cairo_paint_with_alpha(pointer, alpha) }
    }
    /// Fills everything inside the clip where `mask` is opaque.
    public func mask(_ mask: CairoPattern) { cairo_mask(pointer, mask.pointer) }
    /// Paints where a picture is opaque.
    public func mask(_ surface: CairoSurface, x: Double, y: Double) {
        cairo_mask_surface(pointer, surface.pointer, x, y)
    }
    /// Cuts off what is drawn outside of the path from now on, and begins a new path.
    public func clip(keepingPath: Bool = false) {
        if keepingPath { cairo_clip_preserve(pointer) } else { cairo_clip(pointer) }
    }
    /// Whether a point is inside the filled path.
    public func fillContains(x: Double, y: Double) -> Bool { cairo_in_fill(pointer, x, y) != 0 }
    /// Whether a point is on the stroked path.
    public func strokeContains(x: Double, y: Double) -> Bool { cairo_in_stroke(pointer, x, y) != 0 }

    // MARK: Source

    /// Draws in a colour.
    public func setSource(_ color: RGBA) {
        cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.alpha)
    }
    /// Draws with a gradient or picture.
    public func setSource(_ pattern: CairoPattern) { cairo_set_source(pointer, pattern.pointer) }
    /// Draws with a surface whose top left corner is at a point.
    public func setSource(_ surface: CairoSurface, x: Double, y: Double) {
        cairo_set_source_surface(pointer, surface.pointer, x, y)
    }

    // MARK: State

    /// Keeps the state (not the path) until `restore()`.
    public func save() { cairo_save(pointer) }
    /// Goes back to the state of the last `save()`.
    public func restore() { cairo_restore(pointer) }
    /// Runs `draw` and goes back to the state before it.
    public func saved(_ draw: () throws -> Void) rethrows {
        save()
        defer { restore() }
        try draw()
    }
    /// Moves the origin.
    public func translate(x: Double, y: Double) { cairo_translate(pointer, x, y) }
    /// Scales the axes. A factor of 0 would break the context for good, so it is replaced by a very small one.
    public func scale(x: Double, y: Double) { cairo_scale(pointer, x == 0 ? 1e-6 : x, y == 0 ? 1e-6 : y) }
    /// Turns the axes, clockwise on the screen.
    public func rotate(_ angle: Double) { cairo_rotate(pointer, angle) }
    /// Applies a transformation before the current one. One that can't be inverted is ignored: it would break the context.
    public func transform(_ matrix: Matrix2D) {
        let determinant = matrix.a * matrix.d - matrix.b * matrix.c
        guard determinant != 0, determinant.isFinite else { return }
        var cairo = matrix.cairo
        cairo_transform(pointer, &cairo)
    }
    /// The current transformation, from the drawing's points to the surface's.
    public var matrix: Matrix2D {
        get {
            var cairo = cairo_matrix_t()
            cairo_get_matrix(pointer, &cairo)
            return Matrix2D(a: cairo.xx, b: cairo.yx, c: cairo.xy, d: cairo.yy, tx: cairo.x0, ty: cairo.y0)
        }
        set {
            let determinant = newValue.a * newValue.d - newValue.b * newValue.c
            guard determinant != 0, determinant.isFinite else { return }
            var cairo = newValue.cairo
            cairo_set_matrix(pointer, &cairo)
        }
    }
    /// The smallest rectangle around what can be drawn on, in the current points.
    public var clipExtents: (x: Double, y: Double, width: Double, height: Double) {
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(pointer, &x1, &y1, &x2, &y2)
        return (x1, y1, x2 - x1, y2 - y1)
    }
    /// The width of strokes.
    public var lineWidth: Double {
        get { cairo_get_line_width(pointer) }
        set { cairo_set_line_width(pointer, newValue) }
    }
    /// The ends of strokes.
    public var lineCap: LineCap {
        get { LineCap(rawValue: cairo_get_line_cap(pointer).rawValue) ?? .butt }
        set { cairo_set_line_cap(pointer, cairo_line_cap_t(rawValue: newValue.rawValue)) }
    }
    /// The corners of strokes.
    public var lineJoin: LineJoin {
        get { LineJoin(rawValue: cairo_get_line_join(pointer).rawValue) ?? .miter }
        set { cairo_set_line_join(pointer, cairo_line_join_t(rawValue: newValue.rawValue)) }
    }
    /// How pointed a mitred corner may be before it is cut.
    public var miterLimit: Double {
        get { cairo_get_miter_limit(pointer) }
        set { cairo_set_miter_limit(pointer, newValue) }
    }
    /// Lengths of strokes and gaps in turn, and where in them a stroke begins. An empty or unusable list (a negative
    /// length, or all zero) means an unbroken stroke.
    public func setDash(_ lengths: [Double], offset: Double = 0) {
        let usable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
        cairo_set_dash(pointer, usable ? lengths : [], usable ? Int32(lengths.count) : 0, offset)
    }
    /// Which places are inside a path that crosses itself.
    public var fillRule: FillRule {
        get { cairo_get_fill_rule(pointer) == CAIRO_FILL_RULE_EVEN_ODD ? .evenOdd : .winding }
        set { cairo_set_fill_rule(pointer, newValue == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING) }
    }
    /// How drawing combines with what is there.
    public func setOperator(_ blend: CairoOperator) { cairo_set_operator(pointer, blend.cairo) }
    /// Whether edges are smoothed.
    public func setAntialiasing(_ smooth: Bool) {
        cairo_set_antialias(pointer, smooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    // MARK: Groups

    /// Draws into an intermediate picture from now on.
    public func pushGroup() { cairo_push_group(pointer) }
    /// Ends a group and draws with it.
    public func popGroupToSource() { cairo_pop_group_to_source(pointer) }
    /// Ends a group and hands it over.
    public func popGroup() -> CairoPattern { CairoPattern(taking: cairo_pop_group(pointer)) }

    // MARK: Text

    /// Draws a layout with its top left corner at a point, in the source's colour.
    @MainActor public func show(_ layout: TextLayout, x: Double, y: Double) {
        cairo_move_to(pointer, x, y)
        pango_cairo_show_layout(pointer, layout.opaque)
        if layout.isTranslucent { SharedTextRenderer.forgetTranslucency() }
        cairo_new_path(pointer)
    }
    /// Adds a layout's outlines to the path.
    @MainActor public func path(_ layout: TextLayout, x: Double, y: Double) {
        cairo_move_to(pointer, x, y)
        pango_cairo_layout_path(pointer, layout.opaque)
    }
    /// Shows one line of a layout with its baseline beginning at a point.
    @MainActor public func show(_ line: TextLayout.Line, x: Double, y: Double) {
        cairo_move_to(pointer, x, y)
        pango_cairo_show_layout_line(pointer, line.pointer)
        SharedTextRenderer.forgetTranslucency()
        cairo_new_path(pointer)
    }

    // MARK: Pages

    /// Ends a page of a document.
    public func showPage() { cairo_show_page(pointer) }
}

/// The ends of strokes.
public enum LineCap: UInt32, Sendable {
    case butt
    case round
    case square
}

/// The corners of strokes.
public enum LineJoin: UInt32, Sendable {
    case miter
    case round
    case bevel
}

/// Which places are inside a path that crosses itself.
public enum FillRule: Sendable {
    case winding
    case evenOdd
}
