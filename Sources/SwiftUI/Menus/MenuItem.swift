internal import Gtk

/// What views become in a menu.
indirect enum MenuItem: Equatable {
    /// Something to choose.
    case action(MenuAction)
    /// A line that is only read.
    case text(String)
    /// The border between groups.
    case separator
    /// Items set apart, with a heading or none.
    case section(String?, [MenuItem])
    /// Items that share a line, by their icons where they have any.
    case row([MenuItem])
    /// A menu in the menu.
    case submenu(String, iconName: String?, [MenuItem])
}

/// An item of a menu that does something, or is on or off, or one of several choices.
struct MenuAction: Equatable {
    var title: String
    var iconName: String?
    /// Its name within the menu's actions, with a target such as `sort('name')` where it's a choice.
    var action: String
    /// The keys that do it too, as GTK writes them.
    var accelerator: String?
    /// Whether the app listens to the keys; false: whoever has the focus does, and the menu only shows them.
    var registersAccelerator = true
}

/// A node that is more than its children in a menu.
@MainActor
protocol MenuElement: _Node {
    var menuItems: [MenuItem] { get }
}

/// Where the actions of a menu's items are kept: an app, or a group of a widget.
@MainActor
protocol MenuActions: AnyObject {
    func addAction(_ action: SimpleAction)
    func removeAction(_ name: String)
    /// What names of actions begin with, such as `app`.
    var prefix: String { get }
}

extension MenuItem {
    /// Writes items into a menu's model: separators and sections divide it.
    ///
    /// - Parameter titles: the titles of the submenus that the model has had so far. GTK tells them apart by their
    ///   titles, so that each further one of the same title gets a space of no width more.
    @MainActor
    static func write(_ items: [MenuItem], to menu: Gtk.Menu, prefix: String, titles: inout Set<String>) {
        var group: Gtk.Menu?
        let isDivided = items.contains {
            switch $0 {
            case .separator, .section, .row: true
            default: false
            }
        }
        func current() -> Gtk.Menu {
            guard isDivided else { return menu }
            if let group { return group }
            let new = Gtk.Menu()
            group = new
            return new
        }
        func endGroup() {
            if let group { menu.append(section: group) }
            group = nil
        }
        for item in items {
            switch item {
            case .action(let action):
                current().append(
                    action.title, action: "\(prefix).\(action.action)", iconName: action.iconName,
                    accelerator: action.accelerator)
            case .text(let text): current().append(text, action: nil)
            case .separator: endGroup()
            case .section(let title, let items):
                endGroup()
                let section = Gtk.Menu()
                write(items, to: section, prefix: prefix, titles: &titles)
                menu.append(section: section, label: title)
            case .row(let items):
                endGroup()
                let row = Gtk.Menu()
                for case .action(let action) in items {
                    row.append(
                        action.title, action: "\(prefix).\(action.action)", iconName: action.iconName, isIconic: true,
                        accelerator: action.accelerator)
                }
                menu.append(row: row)
            case .submenu(var title, _, let items):
                while !titles.insert(title).inserted { title += "\u{200B}" }
                let submenu = Gtk.Menu()
                write(items, to: submenu, prefix: prefix, titles: &titles)
                current().append(submenu: submenu, label: title)
            }
        }
        endGroup()
    }

    /// Every item that does something, in submenus too.
    @MainActor
    static func actions(in items: [MenuItem]) -> [MenuAction] {
        items.flatMap { item -> [MenuAction] in
            switch item {
            case .action(let action): [action]
            case .section(_, let items), .submenu(_, _, let items), .row(let items): actions(in: items)
            case .text, .separator: []
            }
        }
    }
}
