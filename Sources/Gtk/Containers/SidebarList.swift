import CAdwaita

/// A list of places to go to, as sidebars have it.
@MainActor
public final class SidebarList: Widget {
    /// A row.
    public struct Row: Equatable, Sendable {
        /// What the row says.
        public var title: String
        /// The name of its icon.
        public var iconName: String?
        /// A number at its end; 0 is none.
        public var badge: Int
        /// What stands above the row and those after it.
        public var heading: String?

        /// A row.
        public init(title: String, iconName: String?, badge: Int = 0, heading: String? = nil) {
            (self.title, self.iconName, self.badge, self.heading) = (title, iconName, badge, heading)
        }
    }

    /// The rows.
    public private(set) var rows: [Row] = []
    private var isSelecting = false

    /// No rows yet.
    public init() {
        super.init(creating: gtk_list_box_new())
        addCSSClass("navigation-sidebar")
    }

    /// Shows these rows.
    public func setRows(_ new: [Row]) {
        guard new != rows else { return }
        let former = selected
        rows = new
        isSelecting = true
        defer { isSelecting = false }
        while let row = gtk_list_box_get_row_at_index(opaque, 0) {
            gtk_list_box_remove(opaque, UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
        }
        for (index, row) in new.enumerated() {
            let isFirst = index == 0 || new[index - 1].heading != row.heading
            let child = content(row, heading: isFirst ? row.heading : nil)
            // The list takes the child over before our own reference ends.
            withExtendedLifetime(child) { gtk_list_box_append(opaque, child.pointer) }
        }
        selected = former
    }

    private func content(_ row: Row, heading: String?) -> Widget {
        let line = Box(.horizontal, spacing: 12)
        if let iconName = row.iconName { line.append(Image(iconName: iconName)) }
        let title = Label(row.title)
        title.halign = .start
        title.hexpand = true
        line.append(title)
        if row.badge > 0 {
            let badge = Label("\(row.badge)")
            badge.addCSSClass("dim-label")
            line.append(badge)
        }
        guard let heading else { return line }
        let column = Box(.vertical, spacing: 6)
        let label = Label(heading)
        label.halign = .start
        label.addCSSClass("heading")
        column.append(label)
        column.append(line)
        return column
    }

    /// The place of the selected row.
    public var selected: Int? {
        get { gtk_list_box_get_selected_row(opaque).map { Int(gtk_list_box_row_get_index($0)) } }
        set {
            guard newValue != selected else { return }
            let wasSelecting = isSelecting
            isSelecting = true
            write {
                gtk_list_box_select_row(
                    opaque, newValue.flatMap { gtk_list_box_get_row_at_index(opaque, Int32(clamping: $0)) })
            }
            isSelecting = wasSelecting
        }
    }

    /// Runs `handler` with the place of the row that the user selects.
    @discardableResult
    public func onSelected(_ handler: @escaping @MainActor (Int) -> Void) -> SignalConnection {
        connect("row-selected") { [unowned self] _ in
            if !isSelecting, let selected { handler(selected) }
        }
    }
}
