internal import Gtk

/// The bars of a page: its header bar, and a bar at the bottom where something is shown there.
@MainActor
final class PageBars {
    /// What the bars show.
    struct Content: Equatable {
        var title: String?
        var subtitle: String?
        /// The title is the window's.
        var usesWindowTitle: Bool
        var toolbar: [ToolbarEntry]
        var tabs: TabSwitcher?
        var menu: Gtk.Menu?
        var hidesHeaderBar: Bool
        var hidesBottomBar: Bool
        var showsBackButton: Bool
        var windowButtons: (start: Bool, end: Bool)
        var headerAppearance = BarAppearance()
        var bottomAppearance = BarAppearance()

        static func == (a: Content, b: Content) -> Bool {
            a.title == b.title && a.subtitle == b.subtitle && a.usesWindowTitle == b.usesWindowTitle
                && a.toolbar == b.toolbar && a.tabs === b.tabs && a.menu === b.menu
                && a.hidesHeaderBar == b.hidesHeaderBar && a.hidesBottomBar == b.hidesBottomBar
                && a.showsBackButton == b.showsBackButton && a.windowButtons == b.windowButtons
                && a.headerAppearance == b.headerAppearance && a.bottomAppearance == b.bottomAppearance
        }
    }

    private let page: PageBox
    private(set) var header: HeaderBar?
    private(set) var backButton: Gtk.Button?
    private(set) var menuButton: MenuButton?
    private var titleWidget: WindowTitle?
    private var shownTitle: Gtk.Widget?
    private var start: BarBox?
    private var end: BarBox?
    private var bottom: BarBox?
    private var tabWidgets: TabSwitcher.Widgets?
    private var shown: Content?
    /// The style classes that the bars have beside the theme's.
    private var headerClasses: [String] = []
    private var bottomClasses: [String] = []
    private var goBack: () -> Void = {}

    init(_ page: PageBox) {
        self.page = page
    }

    func remove() {
        if let header { page.removeBar(header) }
        if let bottom { page.removeBar(bottom.widget) }
        if let tabWidgets { page.removeBar(tabWidgets.bar) }
        for box in [start, end, bottom] { box?.show([]) }
    }

    /// Shows what changed.
    func apply(_ content: Content, goBack: @escaping () -> Void) {
        self.goBack = goBack
        let old = shown
        guard content != old else { return }
        shown = content
        if content.hidesHeaderBar {
            if let header { page.removeBar(header) }
            start?.show([])
            end?.show([])
            header = nil
            headerClasses = []
            backButton = nil
            menuButton = nil
            (start, end) = (nil, nil)
            (titleWidget, shownTitle) = (nil, nil)
            showTabs(nil)
        } else {
            let isNew = header == nil
            let bar = header ?? HeaderBar()
            header = bar
            if isNew || content.windowButtons != old?.windowButtons ?? (true, true),
                content.windowButtons != (true, true) || !isNew
            {
                bar.setShowsTitleButtons(start: content.windowButtons.start, end: content.windowButtons.end)
            }
            showBackButton(content.showsBackButton, in: bar)
            showMenu(content.menu, in: bar)
            showTabs(content.tabs)
            showTitle(content, in: bar)
            showItems(content.toolbar, in: bar)
            change(&headerClasses, to: content.headerAppearance.styleClasses, of: bar)
            if isNew { page.addTopBar(bar) }
        }
        showBottom(content.hidesBottomBar ? [] : content.toolbar.filter { $0.place == .bottom })
        if let bottom { change(&bottomClasses, to: content.bottomAppearance.styleClasses, of: bottom.widget) }
    }

    // MARK: Parts

    private func change(_ classes: inout [String], to wanted: [String], of bar: Gtk.Widget) {
        guard wanted != classes else { return }
        for name in classes where !wanted.contains(name) { bar.removeCSSClass(name) }
        for name in wanted where !classes.contains(name) { bar.addCSSClass(name) }
        classes = wanted
    }

    private func showBackButton(_ isShown: Bool, in bar: HeaderBar) {
        if isShown, backButton == nil {
            let button = Gtk.Button(iconName: "go-previous-symbolic")
            button.setAccessibleLabel("Back")
            button.tooltipText = "Back"
            button.onClicked { [unowned self] in self.goBack() }
            bar.packStart(button)
            backButton = button
            // The back button is the first.
            if let start {
                bar.remove(start.widget)
                bar.packStart(start.widget)
            }
        } else if !isShown, let button = backButton {
            bar.remove(button)
            backButton = nil
        }
    }

    private func showMenu(_ menu: Gtk.Menu?, in bar: HeaderBar) {
        guard menu !== shownMenu else { return }
        shownMenu = menu
        if let menu {
            let button = menuButton ?? MenuButton()
            if menuButton == nil {
                button.iconName = "open-menu-symbolic"
                button.isPrimary = true
                button.setAccessibleLabel("Main Menu")
                button.tooltipText = "Main Menu"
                bar.packEnd(button)
                menuButton = button
                if let end {
                    bar.remove(end.widget)
                    bar.packEnd(end.widget)
                }
            }
            button.setMenu(menu)
        } else if let button = menuButton {
            bar.remove(button)
            menuButton = nil
        }
    }

    private var shownMenu: Gtk.Menu?

    private func showTabs(_ tabs: TabSwitcher?) {
        guard tabs !== tabWidgets?.owner else { return }
        if let old = tabWidgets { page.removeBar(old.bar) }
        tabWidgets = tabs?.makeWidgets()
        if let new = tabWidgets { page.addBottomBar(new.bar) }
    }

    private func showTitle(_ content: Content, in bar: HeaderBar) {
        let title = content.title ?? ""
        let subtitle = content.subtitle ?? ""
        var wanted: Gtk.Widget?
        if let principal = content.toolbar.first(where: { $0.place == .principal }) {
            wanted = principal.widget
        } else if let tabWidgets {
            if tabWidgets.title.title != title { tabWidgets.title.title = title }
            wanted = tabWidgets.title
        } else if !content.usesWindowTitle || !subtitle.isEmpty {
            let widget = titleWidget ?? WindowTitle(title: title, subtitle: subtitle)
            if widget.title != title { widget.title = title }
            if widget.subtitle != subtitle { widget.subtitle = subtitle }
            titleWidget = widget
            wanted = widget
        }
        guard wanted !== shownTitle else { return }
        shownTitle = wanted
        bar.setTitleWidget(wanted)
    }

    private func showItems(_ entries: [ToolbarEntry], in bar: HeaderBar) {
        let leading = entries.filter { $0.place == .leading }
        let trailing = entries.filter { $0.place == .trailing }
        if !leading.isEmpty, start == nil {
            let box = BarBox()
            start = box
            bar.packStart(box.widget)
        }
        if !trailing.isEmpty, end == nil {
            let box = BarBox()
            end = box
            bar.packEnd(box.widget)
        }
        start?.show(leading)
        end?.show(trailing)
    }

    private func showBottom(_ entries: [ToolbarEntry]) {
        if entries.isEmpty {
            if let bottom {
                bottom.show([])
                page.removeBar(bottom.widget)
            }
            bottom = nil
            bottomClasses = []
            return
        }
        if bottom == nil {
            let box = BarBox()
            box.widget.addCSSClass("toolbar")
            bottom = box
            page.addBottomBar(box.widget)
        }
        bottom?.show(entries)
    }
}

/// A row of toolbar items.
@MainActor
private final class BarBox {
    let widget = Box(.horizontal, spacing: 6)
    private var entries: [ToolbarEntry] = []

    func show(_ new: [ToolbarEntry]) {
        guard new != entries else { return }
        for entry in entries where !new.contains(entry) {
            // An item may have moved to another bar.
            if entry.widget.parent?.raw == widget.raw { widget.remove(entry.widget) }
        }
        var last: Gtk.Widget?
        for entry in new {
            if entry.widget.parent?.raw != widget.raw { entry.widget.unparent() }
            entry.widget.insert(into: widget, after: last)
            entry.widget.hexpand = entry.isFlexible
            last = entry.widget
        }
        entries = new
        widget.isVisible = !new.isEmpty
    }
}
