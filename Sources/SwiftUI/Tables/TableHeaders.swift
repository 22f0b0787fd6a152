import Foundation
internal import Gtk

/// A customization without the type of its rows.
struct TableCustomizationState {
    var visibilities: [String: Visibility] = [:]
    var order: [String]
    var widths: [String: Double]
    private let read: (String) -> Visibility

    init<Value>(_ customization: TableColumnCustomization<Value>) {
        order = customization.order
        widths = customization.widths
        read = { customization[visibility: $0] }
    }

    func visibility(of id: String) -> Visibility { visibilities[id] ?? read(id) }

    func applied<Value>(to customization: TableColumnCustomization<Value>) -> TableColumnCustomization<Value> {
        var new = customization
        for (id, visibility) in visibilities { new[visibility: id] = visibility }
        new.order = order
        new.widths = widths
        return new
    }
}

/// The headers of a table: titles, what sorts, and what the user changes about the columns.
@MainActor
final class TableHeaders {
    /// What the source says about a column.
    struct Column {
        var key: AnyHashable
        var title: String
        var comparator: Any?
        var alignment: TableColumnAlignment
        var id: String?
        var defaultVisibility: Visibility
        var disabled: TableColumnCustomizationBehavior
    }

    private unowned let table: TableController
    private var columns: [Column] = []
    private var customization: TableCustomizationState?
    private let group = ActionGroup()
    private var menu: Gtk.Menu?
    private var menuTitles: [String] = []
    private var isChanging = false
    /// Makes a comparator the most important one.
    var sort: ((Any) -> Void)?
    /// Writes what the user changed.
    var customize: (((inout TableCustomizationState) -> Void) -> Void)?
    /// Has the table look again at what is in force.
    var refresh: (() -> Void)?

    init(_ table: TableController) {
        self.table = table
        table.view.isReorderable = false
        table.view.onSortOrderChanged { [weak self] in self?.userSorted() }
        table.view.onColumnsChanged { [weak self] in self?.userReordered() }
        table.widthDidChange = { [weak self] in self?.userResized($0) }
        table.view.insertActionGroup("table", group)
    }

    func update(_ columns: [Column], customization: TableCustomizationState?, order: [Any]) {
        isChanging = true
        defer { isChanging = false }
        self.columns = columns
        self.customization = customization
        for (column, shown) in zip(columns, table.columns) {
            if shown.column.title != column.title { shown.column.title = column.title }
            let isSortable = column.comparator != nil
            if shown.isSortable != isSortable {
                shown.isSortable = isSortable
                shown.column.setSortable(isSortable)
            }
            shown.chosenWidth = column.id.flatMap { customization?.widths[$0] }.map { CGFloat($0) } ?? shown.chosenWidth
            let isVisible = isVisible(column)
            if shown.column.isVisible != isVisible { shown.column.isVisible = isVisible }
        }
        let isReorderable = customization != nil && columns.contains { $0.id != nil && !$0.disabled.contains(.reorder) }
        if table.view.isReorderable != isReorderable { table.view.isReorderable = isReorderable }
        arrange()
        showSortOrder(order)
        updateMenu()
        alignTitles()
    }

    private func isVisible(_ column: Column) -> Bool {
        var visibility = Visibility.automatic
        if let id = column.id, let customization { visibility = customization.visibility(of: id) }
        if visibility == .automatic { visibility = column.defaultVisibility }
        return visibility != .hidden
    }

    // MARK: Order of columns

    /// The places of the columns as the user has arranged them: those that aren't known stay behind the one before them.
    private func arrange() {
        var wanted = Array(columns.indices)
        if let order = customization?.order, !order.isEmpty {
            func rank(_ index: Int) -> Int? {
                columns[index].id.flatMap { order.firstIndex(of: $0) }
            }
            let known = wanted.filter { rank($0) != nil }.sorted { rank($0) ?? 0 < rank($1) ?? 0 }
            var next = known.makeIterator()
            wanted = wanted.map { rank($0) == nil ? $0 : next.next() ?? $0 }
        }
        let present = table.view.shownOrder
        let target = wanted.map { table.columns[$0].column }
        guard present.count != target.count || zip(present, target).contains(where: { $0 !== $1 }) else { return }
        for (index, column) in target.enumerated() {
            let now = table.view.shownOrder
            if index < now.count, now[index] === column { continue }
            table.view.insert(column, at: index)
        }
    }

    private func userReordered() {
        guard !isChanging, customization != nil else { return }
        let present = table.view.shownOrder
        guard present.count == columns.count else { return }
        let ids = present.compactMap { column in
            table.columns.firstIndex { $0.column === column }.flatMap { columns[$0].id }
        }
        customize? { $0.order = ids }
        refresh?()
    }

    private func userResized(_ shown: TableController.ShownColumn) {
        guard let index = table.columns.firstIndex(where: { $0 === shown }), index < columns.count,
            let id = columns[index].id, let width = shown.chosenWidth
        else { return }
        customize? { $0.widths[id] = Double(width) }
    }

    // MARK: Sorting

    private func showSortOrder(_ order: [Any]) {
        let first = order.first as? any SortComparator
        let index = columns.firstIndex { column in
            guard let first, let own = column.comparator as? any SortComparator else { return false }
            return Self.isSame(own, first)
        }
        let wanted = index.map { table.columns[$0].column }
        let ascending = first?.order != .reverse
        let present = table.view.sortOrder
        if present?.column !== wanted || (wanted != nil && present?.ascending != ascending) {
            table.view.sort(by: wanted, ascending: ascending)
        }
    }

    private static func isSame<C: SortComparator>(_ a: C, _ b: any SortComparator) -> Bool {
        (b as? C).map { $0.reordered(.forward) == a.reordered(.forward) } ?? false
    }

    private func userSorted() {
        guard !isChanging, let present = table.view.sortOrder,
            let index = table.columns.firstIndex(where: { $0.column === present.column }), index < columns.count,
            let comparator = columns[index].comparator as? any SortComparator
        else { return }
        sort?(ordered(comparator, present.ascending ? .forward : .reverse))
        // The binding may have refused the order.
        refresh?()
    }

    private func ordered<C: SortComparator>(_ comparator: C, _ order: SortOrder) -> Any { comparator.reordered(order) }

    // MARK: The menu

    /// The menu on the headers, in which the user chooses what is shown.
    private func updateMenu() {
        let hideable = columns.filter {
            customization != nil && $0.id != nil && !$0.disabled.contains(.visibility)
        }
        for column in hideable {
            guard let id = column.id else { continue }
            let name = Self.actionName(id)
            if let action = group[name] {
                if action.isOn != isVisible(column) { action.isOn = isVisible(column) }
            } else {
                group.add(
                    SimpleAction(name, isOn: isVisible(column)) { [weak self] isOn in
                        self?.customize? { $0.visibilities[id] = isOn ? .visible : .hidden }
                        self?.refresh?()
                    })
            }
        }
        let titles = hideable.map(\.title)
        if titles != menuTitles {
            menuTitles = titles
            let menu = Gtk.Menu()
            for column in hideable {
                if let id = column.id { menu.append(column.title, action: "table.\(Self.actionName(id))") }
            }
            self.menu = titles.isEmpty ? nil : menu
            for shown in table.columns { shown.hasMenu = false }
        }
        for shown in table.columns where !shown.hasMenu {
            shown.hasMenu = true
            shown.column.setHeaderMenu(menu)
        }
    }

    /// Names of actions have only letters, digits, dots and dashes.
    private static func actionName(_ id: String) -> String {
        "show-" + id.utf8.map { String($0, radix: 16) }.joined()
    }

    // MARK: Titles

    /// Puts titles where the cells of their columns are. GTK 4.8 has no setting for that.
    private func alignTitles() {
        let shown = table.view.shownOrder.filter(\.isVisible)
        for (header, column) in zip(table.view.headers, shown) {
            guard let index = table.columns.firstIndex(where: { $0.column === column }), index < columns.count,
                let box = header.children.first
            else { continue }
            let alignment = columns[index].alignment.horizontal
            let wanted: Align = alignment == .trailing ? .end : alignment == .center ? .center : .fill
            if box.halign != wanted { box.halign = wanted }
        }
    }
}
