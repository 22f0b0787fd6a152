import CAdwaita
import CGtkShim

/// One of several texts, chosen from a list that drops down.
@MainActor
public final class DropDown: Widget {
    private var strings: [String]

    /// A choice of texts.
    public init(_ strings: [String] = []) {
        self.strings = strings
        super.init(creating: withCStrings(strings) { gtk_drop_down_new_from_strings($0) })
    }

    /// The texts to choose from.
    public var items: [String] {
        get { strings }
        set {
            guard newValue != strings else { return }
            strings = newValue
            let position = selected
            write {
                withCStrings(newValue) { strings in
                    let list = gtk_string_list_new(strings)!
                    gtk_drop_down_set_model(opaque, list)
                    g_object_unref(UnsafeMutableRawPointer(list))
                }
                select(position)
            }
        }
    }

    /// The position of the chosen text; nil for none.
    public var selected: Int? {
        get {
            let position = gtk_drop_down_get_selected(opaque)
            return position == GTK_INVALID_LIST_POSITION ? nil : Int(position)
        }
        set { write { select(newValue) } }
    }

    private func select(_ position: Int?) {
        let valid = position.flatMap { strings.indices.contains($0) ? UInt32($0) : nil }
        gtk_drop_down_set_selected(opaque, valid ?? GTK_INVALID_LIST_POSITION)
    }

    /// Whether the list has a field to search in.
    public var isSearchable: Bool {
        get { gtk_drop_down_get_enable_search(opaque) != 0 }
        set { write { gtk_drop_down_set_enable_search(opaque, newValue.gboolean) } }
    }

    /// Runs `handler` with the new position when the user chooses another text.
    @discardableResult
    public func onSelected(_ handler: @escaping @MainActor (Int?) -> Void) -> SignalConnection {
        onNotify("selected") { [unowned self] in handler(selected) }
    }
}
