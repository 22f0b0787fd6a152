import CAdwaita
import CGtkShim

/// A row of a list view, reused for one item after another. Valid while a factory's handler runs; keep ``id`` to find
/// what belongs to it again.
@MainActor
public struct ListItem {
    let pointer: OpaquePointer

    /// Tells rows apart while they live.
    public var id: UnsafeRawPointer { UnsafeRawPointer(pointer) }

    /// The position of the item that the row shows; nil for none.
    public var position: Int? {
        let position = gtk_list_item_get_position(pointer)
        return position == GTK_INVALID_LIST_POSITION ? nil : Int(position)
    }

    /// The object of the list model that the row shows, shared.
    public var item: GObjectReference? {
        gtk_list_item_get_item(pointer).map { GObjectReference(referencing: $0) }
    }

    /// What the row shows.
    public func setChild(_ child: Widget?) { gtk_list_item_set_child(pointer, child?.pointer) }

    /// The child, shared.
    public var child: Widget? { gtk_list_item_get_child(pointer).map { Widget(wrapping: $0) } }

    /// Whether the row is selected.
    public var isSelected: Bool { gtk_list_item_get_selected(pointer) != 0 }

    /// Whether a click selects the row.
    public func setSelectable(_ selectable: Bool) { gtk_list_item_set_selectable(pointer, selectable.gboolean) }
    /// Whether a double click or Return activates the row.
    public func setActivatable(_ activatable: Bool) { gtk_list_item_set_activatable(pointer, activatable.gboolean) }
}

/// Makes the rows of a list view and fills them.
@MainActor
public final class SignalListItemFactory: GObjectReference {
    /// A factory without handlers.
    public init() { super.init(taking: UnsafeMutableRawPointer(gtk_signal_list_item_factory_new())) }

    /// Runs `handler` when a row was made: give it a child.
    @discardableResult
    public func onSetup(_ handler: @escaping @MainActor (ListItem) -> Void) -> SignalConnection {
        item("setup", handler)
    }
    /// Runs `handler` when a row shall show the item at its position.
    @discardableResult
    public func onBind(_ handler: @escaping @MainActor (ListItem) -> Void) -> SignalConnection {
        item("bind", handler)
    }
    /// Runs `handler` when a row no longer shows its item.
    @discardableResult
    public func onUnbind(_ handler: @escaping @MainActor (ListItem) -> Void) -> SignalConnection {
        item("unbind", handler)
    }
    /// Runs `handler` before a row goes away.
    @discardableResult
    public func onTeardown(_ handler: @escaping @MainActor (ListItem) -> Void) -> SignalConnection {
        item("teardown", handler)
    }

    private func item(_ signal: String, _ handler: @escaping @MainActor (ListItem) -> Void) -> SignalConnection {
        connect(signal) { arguments in
            guard let item = arguments.object(0) else { return }
            handler(ListItem(pointer: OpaquePointer(item)))
        }
    }
}
