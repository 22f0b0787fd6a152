internal import Gtk

/// Gives GTK's list and its rows the style classes of a list style.
@MainActor
struct ListAppearance {
    private var style: _ListStyleKind.Kind?
    private var hidesBackground = false
    /// The classes of ours that each GTK row has.
    private var classes: [UnsafeRawPointer: [String]] = [:]

    private static let sheet = CSSProvider(
        """
        listview.windsock-clear, .windsock-clear > listview { background: none; }
        listview.windsock-inset { padding: 0 8px; }
        listview.windsock-inset > row { border-radius: 6px; }
        listview.windsock-boxed { background: none; padding: 0 12px; }
        listview > row.windsock-header, listview > row.windsock-footer {
            background: none; border-color: transparent; box-shadow: none;
        }
        listview > row.windsock-unlined { border-color: transparent; }
        listview > row.windsock-still:hover:not(:selected) { background-image: none; background-color: transparent; }
        listview.windsock-boxed > row.windsock-box {
            background-color: @card_bg_color; border-left: 1px solid @card_shade_color;
            border-right: 1px solid @card_shade_color; border-bottom: 1px solid @card_shade_color;
        }
        listview.windsock-boxed > row.windsock-box:hover:not(:selected).activatable {
            background-image: image(alpha(currentColor, 0.04));
        }
        listview.windsock-boxed > row.windsock-box:selected { background-color: alpha(@accent_bg_color, 0.25); }
        listview.windsock-boxed > row.windsock-first {
            border-top: 1px solid @card_shade_color; border-top-left-radius: 12px; border-top-right-radius: 12px;
        }
        listview.windsock-boxed > row.windsock-last {
            border-bottom-left-radius: 12px; border-bottom-right-radius: 12px;
        }
        """)
    private static var isSheetAdded = false

    private var stripes = false
    /// The classes that set the distances of rows and sections.
    private var spacings: [String] = []
    private static var spacingSheets: Set<String> = []

    /// A class that sets a distance; each one has a sheet of its own.
    private static func spacingClass(_ kind: String, _ selector: String, _ points: CGFloat?) -> String? {
        guard let points else { return nil }
        let length = Int(max(0, points).rounded())
        let name = "windsock-\(kind)-\(length)"
        if spacingSheets.insert(name).inserted {
            Display.add(CSSProvider("listview.\(name) > row\(selector) { margin-top: \(length)px; }"))
        }
        return name
    }

    mutating func apply(
        style: _ListStyleKind.Kind, hidesBackground: Bool, stripes: Bool, rowSpacing: CGFloat?,
        sectionSpacing: CGFloat?,
        to list: ListController
    ) {
        let wanted = [
            Self.spacingClass("row-spacing", ":not(.windsock-header):not(:first-child)", rowSpacing),
            Self.spacingClass("section-spacing", ".windsock-header:not(:first-child)", sectionSpacing),
        ].compactMap { $0 }
        if wanted != spacings {
            for name in spacings where !wanted.contains(name) { list.view.removeCSSClass(name) }
            for name in wanted where !spacings.contains(name) { list.view.addCSSClass(name) }
            spacings = wanted
        }
        let isSame = style == self.style && stripes == self.stripes
        self.stripes = stripes
        TableAppearance.addSheet()
        if !Self.isSheetAdded {
            Self.isSheetAdded = true
            Display.add(Self.sheet)
        }
        if hidesBackground != self.hidesBackground {
            self.hidesBackground = hidesBackground
            if hidesBackground {
                list.view.addCSSClass("windsock-clear")
            } else {
                list.view.removeCSSClass("windsock-clear")
            }
        }
        guard !isSame else { return }
        if let old = self.style.flatMap(Self.viewClass) { list.view.removeCSSClass(old) }
        self.style = style
        if let new = Self.viewClass(style) { list.view.addCSSClass(new) }
        list.headers.isEnabled = style != .grouped && style != .insetGrouped && style != .sidebar
        list.view.showsSeparators = style == .automatic || style == .plain || style == .bordered
        list.scroller.hasFrame = style == .bordered
        for row in list.boundRows { if let item = row.listItem { apply(to: row, in: item, of: list) } }
    }

    private static func viewClass(_ style: _ListStyleKind.Kind) -> String? {
        switch style {
        case .automatic, .plain, .bordered: nil
        case .inset: "windsock-inset"
        case .grouped, .insetGrouped: "windsock-boxed"
        case .sidebar: "navigation-sidebar"
        }
    }

    /// Gives a GTK row what its row of ours asks for.
    mutating func apply(to row: ListRow, in item: ListItem, of list: ListController) {
        let isContent = row.root?.role == .content
        item.setSelectable(isContent && !row.traits[SelectionDisabledTrait.self])
        item.setActivatable(isContent && (list.selectionModel.mode != .none || row.isActivatable))
        let wanted = wantedClasses(row, item, list)
        guard wanted != classes[item.id, default: []], let widget = row.gtkRow else { return }
        for name in classes[item.id, default: []] where !wanted.contains(name) { widget.removeCSSClass(name) }
        for name in wanted where !classes[item.id, default: []].contains(name) { widget.addCSSClass(name) }
        classes[item.id] = wanted
    }

    mutating func forget(_ item: ListItem) {
        classes[item.id] = nil
    }

    private func wantedClasses(_ row: ListRow, _ item: ListItem, _ list: ListController) -> [String] {
        switch row.root?.role {
        case .header: return ["windsock-header"]
        case .footer: return ["windsock-footer"]
        case .content, .cell, nil: break
        }
        var wanted: [String] = []
        if row.traits[ListRowSeparatorTrait.self].visibility == .hidden
            || row.traits[ListRowSeparatorTintTrait.self] != nil
        {
            wanted.append("windsock-unlined")
        }
        if !row.traits[ListRowHoverTrait.self] { wanted.append("windsock-still") }
        if stripes, let position = item.position, position % 2 == 1 { wanted.append("windsock-stripe") }
        guard style == .grouped || style == .insetGrouped, let position = item.position else { return wanted }
        wanted.append("windsock-box")
        let section = list.section(at: position)
        if list.section(at: position - 1) != section { wanted.append("windsock-first") }
        if list.section(at: position + 1) != section { wanted.append("windsock-last") }
        return wanted
    }
}
