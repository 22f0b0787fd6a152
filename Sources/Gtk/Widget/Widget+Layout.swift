import CAdwaita
import CGtkShim

/// What a widget asks for in one direction, in points.
public struct WidgetRequest: Sendable, Equatable {
    /// It must not get less.
    public var minimum: Int
    /// What suits it.
    public var natural: Int
    /// The baseline at minimum height from the top; nil if there is none.
    public var minimumBaseline: Int?
    /// The baseline at natural height from the top; nil if there is none.
    public var naturalBaseline: Int?
}

extension Widget {
    /// What the widget asks for when it has `forSize` in the other direction (-1: no limit).
    ///
    /// A `forSize` below the other direction's minimum is raised to it, where GTK would warn.
    public func measure(_ orientation: Orientation, forSize: Int = -1) -> WidgetRequest {
        var minimum: Int32 = 0
        var natural: Int32 = 0
        var minimumBaseline: Int32 = -1
        var naturalBaseline: Int32 = -1
        var size = Int32(clamping: forSize)
        if size >= 0 {
            let other = orientation == .horizontal ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
            gtk_widget_measure(pointer, other, -1, &minimum, nil, nil, nil)
            size = max(size, minimum)
        } else {
            size = -1
        }
        gtk_widget_measure(pointer, orientation.gtk, size, &minimum, &natural, &minimumBaseline, &naturalBaseline)
        return WidgetRequest(
            minimum: Int(minimum), natural: Int(natural),
            minimumBaseline: minimumBaseline < 0 ? nil : Int(minimumBaseline),
            naturalBaseline: naturalBaseline < 0 ? nil : Int(naturalBaseline))
    }

    /// The padding and border that the theme puts around the widget's content, in points.
    public var styleInsets: (top: Int, leading: Int, bottom: Int, trailing: Int) {
        var top: Int32 = 0
        var left: Int32 = 0
        var bottom: Int32 = 0
        var right: Int32 = 0
        windsock_widget_get_insets(pointer, &top, &left, &bottom, &right)
        return (Int(top), Int(left), Int(bottom), Int(right))
    }

    /// Whether the height depends on the width, the width on the height, or neither.
    public var requestsConstantSize: Bool {
        gtk_widget_get_request_mode(pointer) == GTK_SIZE_REQUEST_CONSTANT_SIZE
    }

    /// Allocates a child of a host. It gets no less than its minimum, centred over a smaller place.
    ///
    /// - Parameters:
    ///   - x: Left edge in the host's points, rounded to whole ones.
    ///   - y: Top edge in the host's points, rounded to whole ones.
    ///   - width: Width in points.
    ///   - height: Height in points.
    ///   - transform: Applied around the place's top left corner.
    public func place(x: Double, y: Double, width: Int, height: Int, transform: Matrix2D? = nil) {
        let gsk = transform.flatMap { $0.makeGskTransform() }
        windsock_widget_place(pointer, x, y, Int32(clamping: width), Int32(clamping: height), gsk)
        if let gsk { gsk_transform_unref(gsk) }
    }

    /// Gives a child of a host its place, seen through a projection around the place's top left corner. Its host's
    /// delegate has to draw it: not all of GTK's renderers can.
    public func place(x: Double, y: Double, width: Int, height: Int, projection: Matrix3D) {
        let gsk = projection.makeGskTransform()
        windsock_widget_place(pointer, x, y, Int32(clamping: width), Int32(clamping: height), gsk)
        if let gsk { gsk_transform_unref(gsk) }
    }

    /// Gives a child of a host the place that it has, so that GTK lays out what changed inside of it.
    public func placeAgain() { windsock_widget_place_again(pointer) }

    /// Asks for new size questions, up to the window.
    public func queueResize() { gtk_widget_queue_resize(pointer) }
    /// Asks for a new allocation without size questions.
    public func queueAllocate() { gtk_widget_queue_allocate(pointer) }
    /// Asks for a new allocation of the widget and of all those around it.
    public func queueAllocateUpwards() {
        var widget: UnsafeMutablePointer<GtkWidget>? = pointer
        while let current = widget {
            gtk_widget_queue_allocate(current)
            widget = gtk_widget_get_parent(current)
        }
    }
    /// Asks for a new drawing.
    public func queueDraw() { gtk_widget_queue_draw(pointer) }

    /// The width in points that the widget has.
    public var width: Int { Int(gtk_widget_get_width(pointer)) }
    /// The height in points that the widget has.
    public var height: Int { Int(gtk_widget_get_height(pointer)) }
    /// How many of the screen's pixels a point has.
    public var scaleFactor: Int { Int(gtk_widget_get_scale_factor(pointer)) }

    /// A point of this widget in the coordinates of another one of the same window; nil if they share none.
    public func convert(x: Double, y: Double, to other: Widget) -> (x: Double, y: Double)? {
        var destinationX = 0.0
        var destinationY = 0.0
        guard gtk_widget_translate_coordinates(pointer, other.pointer, x, y, &destinationX, &destinationY) != 0 else {
            return nil
        }
        return (destinationX, destinationY)
    }

    /// The rectangle the widget takes up in the coordinates of another one; nil if they share no window.
    public func bounds(in other: Widget) -> (x: Double, y: Double, width: Double, height: Double)? {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(pointer, other.pointer, &bounds) != 0 else { return nil }
        return (
            Double(bounds.origin.x), Double(bounds.origin.y), Double(bounds.size.width), Double(bounds.size.height)
        )
    }

    // MARK: In GTK's own containers

    /// How the widget uses horizontal space left over.
    public var halign: Align {
        get { Align(rawValue: gtk_widget_get_halign(pointer).rawValue) ?? .fill }
        set { write { gtk_widget_set_halign(pointer, GtkAlign(rawValue: newValue.rawValue)) } }
    }

    /// How the widget uses vertical space left over.
    public var valign: Align {
        get { Align(rawValue: gtk_widget_get_valign(pointer).rawValue) ?? .fill }
        set { write { gtk_widget_set_valign(pointer, GtkAlign(rawValue: newValue.rawValue)) } }
    }

    /// Whether the widget wants horizontal space left over.
    public var hexpand: Bool {
        get { gtk_widget_get_hexpand(pointer) != 0 }
        set { write { gtk_widget_set_hexpand(pointer, newValue.gboolean) } }
    }

    /// Whether the widget wants vertical space left over.
    public var vexpand: Bool {
        get { gtk_widget_get_vexpand(pointer) != 0 }
        set { write { gtk_widget_set_vexpand(pointer, newValue.gboolean) } }
    }

    /// Space around the widget, in points.
    public func setMargin(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
        write {
            gtk_widget_set_margin_top(pointer, Int32(clamping: top))
            gtk_widget_set_margin_start(pointer, Int32(clamping: leading))
            gtk_widget_set_margin_bottom(pointer, Int32(clamping: bottom))
            gtk_widget_set_margin_end(pointer, Int32(clamping: trailing))
        }
    }

    /// The least size the widget asks for, in points; -1 for its own.
    public func setSizeRequest(width: Int, height: Int) {
        write { gtk_widget_set_size_request(pointer, Int32(clamping: width), Int32(clamping: height)) }
    }
}
