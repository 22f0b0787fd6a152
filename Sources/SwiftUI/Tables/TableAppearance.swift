internal import Gtk

/// Gives GTK's column view the style classes of a table's look.
@MainActor
enum TableAppearance {
    private static let sheet = CSSProvider(
        """
        columnview.windsock-inset { padding: 0 8px; }
        columnview.windsock-inset > listview > row { border-radius: 6px; }
        columnview.windsock-clear, columnview.windsock-clear > listview { background: none; }
        columnview > listview > row.windsock-stripe:not(:selected):not(:hover),
        listview > row.windsock-stripe:not(:selected):not(:hover) { background-color: alpha(currentColor, 0.04); }
        """)
    private static var isSheetAdded = false

    static func addSheet() {
        guard !isSheetAdded else { return }
        isSheetAdded = true
        Display.add(sheet)
    }

    static func apply(_ values: EnvironmentValues, to table: TableController) {
        addSheet()
        let look = values.tableLook
        set("windsock-inset", look == .inset, on: table.view)
        set("windsock-clear", values.hidesScrollContentBackground, on: table.view)
        if table.view.showsColumnSeparators != (look == .bordered) {
            table.view.showsColumnSeparators = look == .bordered
        }
        if table.view.showsRowSeparators != (look != .inset) { table.view.showsRowSeparators = look != .inset }
        if table.scroller.hasFrame != (look == .bordered) { table.scroller.hasFrame = look == .bordered }
        table.widthOfEdges = look == .automatic ? 0 : look == .inset ? 16 : 2
        table.stripes = values.alternatesRowBackgrounds.isEnabled ?? false
        let showsHeaders = values.tableColumnHeaders != .hidden
        if let header = table.view.children.first, header.isVisible != showsHeaders { header.isVisible = showsHeaders }
        if table.view.isSensitive != values.isEnabled { table.view.isSensitive = values.isEnabled }
    }

    private static func set(_ name: String, _ isSet: Bool, on widget: Gtk.Widget) {
        guard widget.hasCSSClass(name) != isSet else { return }
        if isSet { widget.addCSSClass(name) } else { widget.removeCSSClass(name) }
    }
}
