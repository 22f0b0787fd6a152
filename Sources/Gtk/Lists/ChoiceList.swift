import CAdwaita
import CGtkShim

/// A scrolled list of texts with icons, of which one at most is selected.
@MainActor
public final class ChoiceList: Widget {
    /// What there is to choose.
    public struct Item: Equatable, Sendable {
        /// The text.
        public var title: String
        /// An icon of the theme before the text.
        public var iconName: String?

        /// An item.
        public init(title: String, iconName: String? = nil) {
            self.title = title
            self.iconName = iconName
        }
    }

    /// The list within the scrolled window, which has the focus.
    public let list: Widget
    private let selection: GObjectReference
    private let factory = SignalListItemFactory()
    private var items: [Item] = []
    private var rows: [UnsafeRawPointer: (box: Box, icon: Image, label: Label)] = [:]

    /// An empty list.
    public init() {
        let model = gtk_single_selection_new(nil)!
        selection = GObjectReference(referencing: UnsafeMutableRawPointer(model))
        gtk_single_selection_set_autoselect(model, 0)
        gtk_single_selection_set_can_unselect(model, 1)
        let view = gtk_list_view_new(model, factory.opaque)!
        // The view took the factory and the model over.
        g_object_ref(factory.raw)
        list = Widget(wrapping: view)
        super.init(creating: gtk_scrolled_window_new())
        gtk_scrolled_window_set_child(opaque, view)
        gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_has_frame(opaque, 1)
        gtk_scrolled_window_set_min_content_height(opaque, 34)
        factory.onSetup { [unowned self] item in
            let box = Box(.horizontal, spacing: 8)
            let icon = Image()
            let label = Label()
            label.setStyle(truncation: .tail)
            box.append(icon)
            box.append(label)
            box.setMargin(leading: 6, trailing: 6)
            if let direction { box.setDirectionThroughout(direction) }
            rows[item.id] = (box, icon, label)
            item.setChild(box)
        }
        factory.onBind { [unowned self] item in
            guard let row = rows[item.id], let position = item.position, items.indices.contains(position) else {
                return
            }
            row.label.text = items[position].title
            row.icon.iconName = items[position].iconName
            row.icon.isVisible = items[position].iconName != nil
            gtk_widget_set_size_request(row.box.pointer, -1, Int32(clamping: rowHeight))
        }
        factory.onTeardown { [unowned self] in rows[$0.id] = nil }
    }

    /// How high rows are at least, in points; -1 for no limit.
    public var rowHeight = 30 {
        didSet {
            for row in rows.values { gtk_widget_set_size_request(row.box.pointer, -1, Int32(clamping: rowHeight)) }
        }
    }

    /// How many rows the list would like to show.
    public var naturalRows = 5

    /// Shows items to choose from.
    public func show(_ new: [Item]) {
        guard new != items else { return }
        let position = selected
        items = new
        write {
            selection.withSignalsBlocked {
                withCStrings(new.map(\.title)) { strings in
                    let texts = gtk_string_list_new(strings)!
                    gtk_single_selection_set_model(selection.opaque, texts)
                    g_object_unref(UnsafeMutableRawPointer(texts))
                }
                select(position)
            }
        }
    }

    private func select(_ position: Int?) {
        let valid = position.flatMap { items.indices.contains($0) ? UInt32($0) : nil }
        gtk_single_selection_set_selected(selection.opaque, valid ?? GTK_INVALID_LIST_POSITION)
        // GTK 4.8 scrolls to a row by an action.
        if let valid {
            gtk_widget_activate_action_variant(list.pointer, "list.scroll-to-item", g_variant_new_uint32(valid))
        }
    }

    /// The position of the selected item; nil for none.
    public var selected: Int? {
        get {
            let position = gtk_single_selection_get_selected(selection.opaque)
            return position == GTK_INVALID_LIST_POSITION ? nil : Int(position)
        }
        set { write { selection.withSignalsBlocked { select(newValue) } } }
    }

    /// Runs `handler` with the position when the user selects an item.
    @discardableResult
    public func onSelected(_ handler: @escaping @MainActor (Int?) -> Void) -> SignalConnection {
        selection.onNotify("selected") { [unowned self] in handler(selected) }
    }
}
