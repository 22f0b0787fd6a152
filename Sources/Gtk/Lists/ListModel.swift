import CAdwaita
import CGtkShim

/// A list of which GTK knows only how long it is; rows are filled by position.
@MainActor
public final class ListModel: GObjectReference {
    private let box: ListModelBox

    /// An empty list.
    public init() {
        box = ListModelBox()
        super.init(
            taking: UnsafeMutableRawPointer(
                windsock_list_model_new(ListModelBox.callbacks, Unmanaged.passRetained(box).toOpaque())))
    }

    /// How many items there are.
    public var count: Int { box.count }

    /// Gives the object that stood for an item before, so that a list which shows it recognises it at its new position;
    /// nil for a new item. Without it every item is a new one.
    public var itemAtPosition: (@MainActor (Int) -> GObjectReference?)? {
        get { box.itemAtPosition }
        set { box.itemAtPosition = newValue }
    }

    /// Tells that `removed` items at a position were replaced by `added` others.
    public func replace(at position: Int, removed: Int, added: Int) {
        precondition(position >= 0 && removed >= 0 && added >= 0 && position + removed <= box.count)
        guard removed > 0 || added > 0 else { return }
        box.count += added - removed
        windsock_list_model_changed(opaque, UInt32(position), UInt32(removed), UInt32(added))
    }
}

@MainActor
private final class ListModelBox {
    var count = 0
    var itemAtPosition: (@MainActor (Int) -> GObjectReference?)?

    static let callbacks: UnsafePointer<WindsockListModelCallbacks> = {
        let table = UnsafeMutablePointer<WindsockListModelCallbacks>.allocate(capacity: 1)
        table.initialize(
            to: WindsockListModelCallbacks(
                count: { context in
                    UInt32(Unmanaged<ListModelBox>.fromOpaque(context!).takeUnretainedValue().count)
                },
                item: { context, position in
                    let box = Unmanaged<ListModelBox>.fromOpaque(context!).takeUnretainedValue()
                    return box.itemAtPosition?(Int(position))?.raw
                },
                destroy: { context in Unmanaged<ListModelBox>.fromOpaque(context!).release() }))
        return UnsafePointer(table)
    }()
}

/// Which items of a list are selected.
@MainActor
public final class SelectionModel: GObjectReference {
    /// How many items can be selected at a time.
    public enum Mode: Sendable {
        case none
        case single
        case multiple
    }

    /// How many items can be selected at a time.
    public let mode: Mode
    private let model: ListModel

    /// Nothing is selected at first.
    public init(_ model: ListModel, mode: Mode) {
        self.mode = mode
        self.model = model
        // The selection takes a reference of the list over.
        g_object_ref(model.raw)
        switch mode {
        case .none: super.init(taking: UnsafeMutableRawPointer(gtk_no_selection_new(model.opaque)))
        case .single:
            // Made without a list, so that the first item isn't selected.
            let selection = gtk_single_selection_new(nil)!
            gtk_single_selection_set_autoselect(selection, 0)
            gtk_single_selection_set_can_unselect(selection, 1)
            gtk_single_selection_set_model(selection, model.opaque)
            g_object_unref(model.raw)
            super.init(taking: UnsafeMutableRawPointer(selection))
        case .multiple: super.init(taking: UnsafeMutableRawPointer(gtk_multi_selection_new(model.opaque)))
        }
    }

    /// Whether the item at a position is selected.
    public func isSelected(_ position: Int) -> Bool {
        gtk_selection_model_is_selected(opaque, UInt32(clamping: position)) != 0
    }

    /// The positions of the selected items, in order.
    public var selected: [Int] {
        get {
            guard let set = gtk_selection_model_get_selection(opaque) else { return [] }
            defer { gtk_bitset_unref(set) }
            return (0..<gtk_bitset_get_size(set)).map { Int(gtk_bitset_get_nth(set, UInt32($0))) }
        }
        set {
            guard mode != .none else { return }
            let set = gtk_bitset_new_empty()!
            let mask = gtk_bitset_new_range(0, UInt32(clamping: model.count))!
            for position in newValue where position >= 0 && position < model.count {
                gtk_bitset_add(set, UInt32(position))
            }
            write {
                if mode == .single {
                    let position = newValue.first { $0 >= 0 && $0 < model.count }
                    gtk_single_selection_set_selected(
                        opaque, position.map { UInt32($0) } ?? GTK_INVALID_LIST_POSITION)
                } else {
                    gtk_selection_model_set_selection(opaque, set, mask)
                }
            }
            gtk_bitset_unref(set)
            gtk_bitset_unref(mask)
        }
    }

    /// Selects an item as the user does: handlers hear of it.
    public func choose(_ position: Int) {
        gtk_selection_model_select_item(opaque, UInt32(clamping: position), 1)
    }

    /// Runs `handler` when the user selects other items.
    @discardableResult
    public func onSelectionChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("selection-changed", silenced: true) { _ in handler() }
    }
}
