import CAdwaita

/// Two children beside each other, with a border that people drag.
@MainActor
public final class Paned: Widget {
    /// No children yet; neither becomes smaller than it can be.
    public init(_ orientation: Orientation) {
        super.init(creating: gtk_paned_new(orientation.gtk))
        gtk_paned_set_shrink_start_child(opaque, 0)
        gtk_paned_set_shrink_end_child(opaque, 0)
    }

    /// The child at the beginning.
    public func setStartChild(_ child: Widget?) { write { gtk_paned_set_start_child(opaque, child?.pointer) } }
    /// The child at the end.
    public func setEndChild(_ child: Widget?) { write { gtk_paned_set_end_child(opaque, child?.pointer) } }

    /// Whether a child gets a part of what the paned is larger.
    public func setGrows(start: Bool, end: Bool) {
        write { gtk_paned_set_resize_start_child(opaque, start.gboolean) }
        write { gtk_paned_set_resize_end_child(opaque, end.gboolean) }
    }

    /// The length of the first child, in points.
    public var position: Int {
        get { Int(gtk_paned_get_position(opaque)) }
        set { write { gtk_paned_set_position(opaque, Int32(clamping: newValue)) } }
    }
}
