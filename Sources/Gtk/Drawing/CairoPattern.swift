import CAdwaita

/// A gradient or picture to draw with.
public final class CairoPattern {
    /// Cairo's pattern.
    public let pointer: OpaquePointer

    /// Takes over a reference.
    public init(taking pointer: OpaquePointer) { self.pointer = pointer }

    deinit { cairo_pattern_destroy(pointer) }

    /// A gradient along a line.
    public static func linear(
        x0: Double, y0: Double, x1: Double, y1: Double, stops: [(offset: Double, color: RGBA)]
    ) -> CairoPattern {
        let pattern = CairoPattern(taking: cairo_pattern_create_linear(x0, y0, x1, y1))
        pattern.addStops(stops)
        return pattern
    }

    /// A gradient between two circles.
    public static func radial(
        x0: Double, y0: Double, radius0: Double, x1: Double, y1: Double, radius1: Double,
        stops: [(offset: Double, color: RGBA)]
    ) -> CairoPattern {
        let pattern = CairoPattern(taking: cairo_pattern_create_radial(x0, y0, radius0, x1, y1, radius1))
        pattern.addStops(stops)
        return pattern
    }

    /// A mesh of coloured patches, for gradients around a point.
    public static func mesh() -> CairoPattern { CairoPattern(taking: cairo_pattern_create_mesh()) }

    /// A picture.
    public static func surface(_ surface: CairoSurface) -> CairoPattern {
        CairoPattern(taking: cairo_pattern_create_for_surface(surface.pointer))
    }

    /// Adds a patch to a mesh: a triangle from three points with their colours.
    public func addTriangle(_ corners: [(x: Double, y: Double, color: RGBA)]) {
        precondition(corners.count == 3, "A triangle has three corners.")
        cairo_mesh_pattern_begin_patch(pointer)
        cairo_mesh_pattern_move_to(pointer, corners[0].x, corners[0].y)
        cairo_mesh_pattern_line_to(pointer, corners[1].x, corners[1].y)
        cairo_mesh_pattern_line_to(pointer, corners[2].x, corners[2].y)
        for (index, corner) in corners.enumerated() {
            let color = corner.color
            cairo_mesh_pattern_set_corner_color_rgba(
                pointer, UInt32(index), color.red, color.green, color.blue, color.alpha)
        }
        cairo_mesh_pattern_end_patch(pointer)
    }

    /// Adds a patch to a mesh: four curves around it, from the first corner on, and the colours of the corners.
    ///
    /// - Parameter points: the first corner, then two control points and a corner for each curve; the last one ends at
    ///   the first corner again.
    public func addPatch(_ points: [(x: Double, y: Double)], colors: [RGBA]) {
        precondition(points.count == 13 && colors.count == 4, "A patch has four curves and four corners.")
        cairo_mesh_pattern_begin_patch(pointer)
        cairo_mesh_pattern_move_to(pointer, points[0].x, points[0].y)
        for index in stride(from: 1, to: 13, by: 3) {
            let (first, second, end) = (points[index], points[index + 1], points[index + 2])
            cairo_mesh_pattern_curve_to(pointer, first.x, first.y, second.x, second.y, end.x, end.y)
        }
        for (index, color) in colors.enumerated() {
            cairo_mesh_pattern_set_corner_color_rgba(
                pointer, UInt32(index), color.red, color.green, color.blue, color.alpha)
        }
        cairo_mesh_pattern_end_patch(pointer)
    }

    /// What lies beyond the gradient's or picture's ends.
    public func setExtend(_ extend: CairoExtend) { cairo_pattern_set_extend(pointer, extend.cairo) }
    /// How a picture is scaled.
    public func setFilter(_ filter: cairo_filter_t) { cairo_pattern_set_filter(pointer, filter) }
    /// Shows each pixel of a picture as a square.
    public func keepsPixels() { setFilter(CAIRO_FILTER_NEAREST) }
    /// Scales a picture as well as Cairo can, however long that takes.
    public func scalesBest() { setFilter(CAIRO_FILTER_BEST) }
    /// Maps the drawing's points to the pattern's.
    public func setMatrix(_ matrix: Matrix2D) {
        var cairo = matrix.cairo
        cairo_pattern_set_matrix(pointer, &cairo)
    }

    private func addStops(_ stops: [(offset: Double, color: RGBA)]) {
        for stop in stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pointer, stop.offset, color.red, color.green, color.blue, color.alpha)
        }
    }
}

/// What lies beyond the ends of a gradient or a picture.
public enum CairoExtend: Sendable {
    /// Nothing.
    case none
    /// The same again.
    case repeats
    /// The same in a mirror.
    case reflects
    /// The colour of the end.
    case pads

    var cairo: cairo_extend_t {
        switch self {
        case .none: CAIRO_EXTEND_NONE
        case .repeats: CAIRO_EXTEND_REPEAT
        case .reflects: CAIRO_EXTEND_REFLECT
        case .pads: CAIRO_EXTEND_PAD
        }
    }
}
