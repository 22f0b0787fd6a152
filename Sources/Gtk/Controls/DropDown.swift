import CAdwaita
import CGtkShim

/// One of several texts, chosen from a list that drops down.
@MainActor
public final class DropDown: Widget {
    /// What there is to choose.
    public struct Item: Equatable, Sendable {
        /// The text.
        public var title: String
        /// An icon of the theme before the text.
        public var iconName: String?
        /// A text above the item and those that follow.
        public var heading: String?
        /// Whether a line stands above the item.
        public var isSetApart = false

        /// An item that isn't the first of a group.
        public init(title: String, iconName: String? = nil) {
            self.title = title
            self.iconName = iconName
        }

        var isPlain: Bool { iconName == nil && heading == nil && !isSetApart }
    }

    private var strings: [String]
    private var shown: [Item] = []
    private var buttonFactory: SignalListItemFactory?
    private var listFactory: SignalListItemFactory?
    private var rows: [UnsafeRawPointer: DropDownRow] = [:]
    private var buttonRows: [UnsafeRawPointer: DropDownRow] = [:]

    /// A choice of texts.
    public init(_ strings: [String] = []) {
        self.strings = strings
        super.init(creating: withCStrings(strings) { gtk_drop_down_new_from_strings($0) })
    }

    /// The texts to choose from.
    public var items: [String] {
        get { strings }
        set { show(newValue.map { Item(title: $0) }) }
    }

    /// Shows items to choose from.
    public func show(_ items: [Item]) {
        guard items != shown else { return }
        let hasSameTitles = items.map(\.title) == strings
        shown = items
        if !items.allSatisfy(\.isPlain) { makeFactories() }
        if hasSameTitles, listFactory == nil { return }
        strings = items.map(\.title)
        let position = selected
        write {
            withCStrings(strings) { strings in
                let list = gtk_string_list_new(strings)!
                gtk_drop_down_set_model(opaque, list)
                g_object_unref(UnsafeMutableRawPointer(list))
            }
            select(position)
            searchAnywhere()
        }
    }

    /// What the button shows while something is chosen; nil: the chosen item.
    public var currentItem: Item? {
        didSet {
            guard currentItem != oldValue else { return }
            if currentItem != nil { makeFactories() }
            for row in buttonRows.values { row.show(currentItem ?? row.item) }
        }
    }

    // GTK's own rows show texts only.
    private func makeFactories() {
        guard listFactory == nil else { return }
        let button = SignalListItemFactory()
        button.onSetup { [unowned self] item in
            let row = DropDownRow(isInList: false)
            buttonRows[item.id] = row
            item.setChild(row.box)
        }
        button.onBind { [unowned self] item in
            guard let position = item.position, shown.indices.contains(position) else { return }
            let row = buttonRows[item.id]
            row?.item = shown[position]
            row?.show(currentItem ?? shown[position])
        }
        button.onTeardown { [unowned self] in buttonRows[$0.id] = nil }
        let list = SignalListItemFactory()
        list.onSetup { [unowned self] item in
            let row = DropDownRow(isInList: true)
            rows[item.id] = row
            item.setChild(row.box)
        }
        list.onBind { [unowned self] item in
            // A search shows some of the items, whose positions are other ones then.
            guard let row = rows[item.id], let title = item.item?.string("string"), let position = item.position
            else { return }
            let isFound = shown.indices.contains(position) && shown[position].title == title
            row.item = isFound ? shown[position] : shown.first { $0.title == title } ?? Item(title: title)
            row.show(row.item)
            row.mark(isFound && position == selected)
        }
        list.onTeardown { [unowned self] in rows[$0.id] = nil }
        onNotify("selected") { [unowned self] in markRows() }
        write {
            gtk_drop_down_set_factory(opaque, button.opaque)
            gtk_drop_down_set_list_factory(opaque, list.opaque)
        }
        buttonFactory = button
        listFactory = list
    }

    /// The position of the chosen text; nil for none.
    public var selected: Int? {
        get {
            let position = gtk_drop_down_get_selected(opaque)
            return position == GTK_INVALID_LIST_POSITION ? nil : Int(position)
        }
        set {
            write { select(newValue) }
            markRows()
        }
    }

    private func markRows() {
        let chosen = selected.flatMap { shown.indices.contains($0) ? shown[$0] : nil }
        for row in rows.values { row.mark(row.item == chosen) }
    }

    private func select(_ position: Int?) {
        let valid = position.flatMap { strings.indices.contains($0) ? UInt32($0) : nil }
        gtk_drop_down_set_selected(opaque, valid ?? GTK_INVALID_LIST_POSITION)
    }

    /// Whether the list has a field to search in, which finds any part of the texts.
    public var isSearchable: Bool {
        get { gtk_drop_down_get_enable_search(opaque) != 0 }
        set {
            guard newValue != isSearchable else { return }
            write {
                gtk_drop_down_set_enable_search(opaque, newValue.gboolean)
                if newValue { prepareSearch() }
            }
        }
    }

    private var isSearchPrepared = false

    private func prepareSearch() {
        if !isSearchPrepared {
            isSearchPrepared = true
            // GTK looks only into what an expression says.
            let expression = gtk_property_expression_new(gtk_string_object_get_type(), nil, "string")!
            gtk_drop_down_set_expression(opaque, expression)
            gtk_expression_unref(expression)
            let popover = children.first { $0.typeName == "GtkPopover" }
            // What is typed at once is looked for.
            popover?.onMap { [unowned self] in descendant("GtkSearchEntry")?.grabFocus() }
            // The handler lives as long as the popover's wrapper, and that as long as this one.
            connect("destroy") { _ in withExtendedLifetime(popover) {} }
        }
        searchAnywhere()
    }

    /// GTK finds only texts that begin with the words; the filter that it makes can do more.
    private func searchAnywhere() {
        guard isSearchable, let list = descendant("GtkListView"),
            let selection = gtk_list_view_get_model(list.opaque),
            windsock_is_a(UnsafeMutableRawPointer(selection), gtk_single_selection_get_type()) != 0,
            let shown = gtk_single_selection_get_model(OpaquePointer(UnsafeMutableRawPointer(selection))),
            windsock_is_a(UnsafeMutableRawPointer(shown), gtk_filter_list_model_get_type()) != 0,
            let filter = gtk_filter_list_model_get_filter(OpaquePointer(UnsafeMutableRawPointer(shown))),
            windsock_is_a(UnsafeMutableRawPointer(filter), gtk_string_filter_get_type()) != 0
        else { return }
        gtk_string_filter_set_match_mode(
            OpaquePointer(UnsafeMutableRawPointer(filter)), GTK_STRING_FILTER_MATCH_MODE_SUBSTRING)
    }

    /// The first widget of a type inside.
    private func descendant(_ typeName: String) -> Widget? {
        func find(in widget: Widget) -> Widget? {
            for child in widget.children {
                if child.typeName == typeName { return child }
                if let found = find(in: child) { return found }
            }
            return nil
        }
        return find(in: self)
    }

    /// Runs `handler` with the new position when the user chooses another text.
    @discardableResult
    public func onSelected(_ handler: @escaping @MainActor (Int?) -> Void) -> SignalConnection {
        onNotify("selected") { [unowned self] in handler(selected) }
    }
}

/// A row of the list that drops down, or what the button shows.
@MainActor
private final class DropDownRow {
    let box = Box(.vertical, spacing: 6)
    var item = DropDown.Item(title: "")
    private let line = Separator(.horizontal)
    private let heading = Label()
    private let icon = Image()
    private let title = Label()
    private let check = Image(iconName: "object-select-symbolic")

    init(isInList: Bool) {
        heading.addCSSClass("heading")
        heading.addCSSClass("dim-label")
        heading.setStyle()
        title.setStyle(truncation: isInList ? nil : .tail)
        let row = Box(.horizontal, spacing: 6)
        row.append(icon)
        row.append(title)
        if isInList {
            box.append(line)
            box.append(heading)
            row.append(check)
        } else {
            // A button without rows beside it is higher than its words.
            box.valign = .center
        }
        box.append(row)
    }

    func show(_ item: DropDown.Item) {
        title.text = item.title
        icon.iconName = item.iconName
        icon.isVisible = item.iconName != nil
        heading.text = item.heading ?? ""
        heading.isVisible = item.heading != nil
        line.isVisible = item.isSetApart
    }

    func mark(_ isChosen: Bool) {
        check.opacity = isChosen ? 1 : 0
    }
}
