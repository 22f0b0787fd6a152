import CAdwaita
import CGtkShim

/// A list of any length that makes few rows and reuses them. It scrolls inside a ``ScrolledWindow``.
@MainActor
public final class ListView: Widget {
    private let selection: SelectionModel
    private let factory: SignalListItemFactory

    /// A list of the selection's items.
    public init(_ selection: SelectionModel, factory: SignalListItemFactory) {
        self.selection = selection
        self.factory = factory
        // The view takes a reference of both over.
        g_object_ref(selection.raw)
        g_object_ref(factory.raw)
        super.init(creating: gtk_list_view_new(selection.opaque, factory.opaque))
    }

    /// Whether there are lines between rows.
    public var showsSeparators: Bool {
        get { gtk_list_view_get_show_separators(opaque) != 0 }
        set { write { gtk_list_view_set_show_separators(opaque, newValue.gboolean) } }
    }

    /// Whether one click activates a row.
    public var activatesOnSingleClick: Bool {
        get { gtk_list_view_get_single_click_activate(opaque) != 0 }
        set { write { gtk_list_view_set_single_click_activate(opaque, newValue.gboolean) } }
    }

    /// Scrolls until the item at a position is visible.
    public func scroll(to position: Int) {
        gtk_widget_activate_action_variant(
            pointer, "list.scroll-to-item", g_variant_new_uint32(UInt32(clamping: position)))
    }

    /// Activates the item at a position, as Return on it does.
    public func activate(_ position: Int) {
        gtk_widget_activate_action_variant(
            pointer, "list.activate-item", g_variant_new_uint32(UInt32(clamping: position)))
    }

    /// Selects the item at a position as a click on it does; with `adding` as a click with Control held.
    public func select(_ position: Int, adding: Bool = false) {
        windsock_list_select(pointer, UInt32(clamping: position), adding.gboolean)
    }

    /// Runs `handler` with the position of a row that is double-clicked or activated with Return.
    @discardableResult
    public func onActivate(_ handler: @escaping @MainActor (Int) -> Void) -> SignalConnection {
        connect("activate") { handler(Int($0.unsigned(0))) }
    }
}
