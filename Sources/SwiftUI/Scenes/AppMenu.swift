import Foundation
internal import Gtk

/// The menu in the windows of an app: what its scenes' commands say, and the usual commands.
@MainActor
final class AppMenu: MenuActions {
    /// Replaced when the items change: GTK 4.8 keeps the pages of submenus that were removed from a model.
    private(set) var model = Gtk.Menu()
    /// The same commands as the menus of a menu bar; written when a window asks for one.
    var barModel: Gtk.Menu {
        if let bar { return bar }
        let menu = Gtk.Menu()
        write(shownInBar, to: menu)
        bar = menu
        return menu
    }
    private var bar: Gtk.Menu?
    private var shown: [MenuItem] = []
    private var shownInBar: [MenuItem] = []
    private unowned let runtime: AppRuntime
    private var isScheduled = false
    private var accelerators: Set<String> = []

    init(runtime: AppRuntime) {
        self.runtime = runtime
    }

    // MARK: Actions

    var prefix: String { "app" }
    func addAction(_ action: SimpleAction) { runtime.application.addAction(action) }
    func removeAction(_ name: String) { runtime.application.removeAction(name) }

    // MARK: Items

    /// How long the menu, without which its keys don't work, waits for a moment with nothing more urgent to do, which may
    /// not come while something moves in a window, in milliseconds.
    private static let patience = 50

    /// Has the menu made again when nothing more urgent is to do: the first frame doesn't wait for it.
    func setNeedsUpdate() {
        guard !isScheduled else { return }
        isScheduled = true
        MainLoop.idle { [weak self] in self?.update() }
        MainLoop.timeout(milliseconds: Self.patience) { [weak self] in self?.update() }
    }

    private func update() {
        guard isScheduled, AppRuntime.current === runtime else { return }
        // What the commands read is up to date first.
        Updater.shared.runUpdates()
        let arrangement = arrangement()
        let items = arrangement.items
        isScheduled = false
        guard items != shown else { return }
        shown = items
        model = Gtk.Menu()
        write(items, to: model)
        shownInBar = arrangement.barItems
        bar = nil
        runtime.menuDidChange()
        let actions = MenuItem.actions(in: items)
        let wanted = Dictionary(
            actions.compactMap { action in
                action.registersAccelerator ? action.accelerator.map { (action.action, $0) } : nil
            }, uniquingKeysWith: { $1 })
        for name in accelerators where wanted[name] == nil {
            runtime.application.setAccelerators([], for: "app." + name)
        }
        for (name, keys) in wanted { runtime.application.setAccelerators([keys], for: "app." + name) }
        accelerators = Set(wanted.keys)
    }

    private func write(_ items: [MenuItem], to menu: Gtk.Menu) {
        var titles: Set<String> = []
        MenuItem.write(items, to: menu, prefix: prefix, titles: &titles)
    }

    /// Everything in the menu.
    func items() -> [MenuItem] { arrangement().items }

    /// Everything in a menu bar.
    func barItems() -> [MenuItem] { arrangement().barItems }

    private func arrangement() -> Arrangement {
        var arrangement = Arrangement(usual: usualItems())
        func visit(_ node: _Node) {
            guard let source = node as? any CommandsSource else {
                node.visitChildren(visit)
                return
            }
            visit(source.scenes)
            if !EnvironmentValues(scope: source.environment).removesCommands {
                arrangement.add(source.makeCommands())
            }
        }
        if let root = runtime.rootNode { visit(root) }
        return arrangement
    }

    /// What an app offers without commands of its own.
    private func usualItems() -> [CommandGroupPlacement: [MenuItem]] {
        var items: [CommandGroupPlacement: [MenuItem]] = [:]
        let scenes = runtime.scenes.filter { !EnvironmentValues(scope: $0.environment).removesCommands }
        if scenes.contains(where: { $0.allowsSeveralWindows && !$0.needsValues }) {
            items[.newItem] = [
                .action(
                    MenuAction(
                        title: String(localized: "New Window"), action: "new-window", accelerator: "<Control>n"))
            ]
        }
        if runtime.hasDocuments { items.merge(runtime.documentItems()) { $1 } }
        if scenes.contains(where: \.isSettings) {
            items[.appSettings] = [
                .action(
                    MenuAction(
                        title: String(localized: "Preferences"), action: "preferences",
                        accelerator: "<Control>comma"))
            ]
        }
        return items
    }

    /// Puts commands into their places.
    @MainActor
    private struct Arrangement {
        var groups: [CommandGroupPlacement: [MenuItem]]
        var before: [CommandGroupPlacement: [MenuItem]] = [:]
        var after: [CommandGroupPlacement: [MenuItem]] = [:]
        var menus: [(name: String, items: [MenuItem])] = []

        init(usual: [CommandGroupPlacement: [MenuItem]]) {
            groups = usual
        }

        mutating func add(_ commands: _Node) {
            if let piece = commands as? any CommandPiece {
                add(piece)
            } else {
                var children: [_Node] = []
                commands.visitChildren { children.append($0) }
                for child in children { add(child) }
            }
        }

        private mutating func add(_ piece: any CommandPiece) {
            let items = piece.content.menuItems
            switch piece.target {
            case .menu(let name):
                if let index = menus.firstIndex(where: { $0.name == name }) {
                    menus[index].items += items
                } else {
                    menus.append((name, items))
                }
            case .group(.before, let placement): before[placement, default: []] += items
            case .group(.after, let placement): after[placement, default: []] += items
            case .group(.replacing, let placement): groups[placement] = items
            }
        }

        private func group(_ placement: CommandGroupPlacement) -> [MenuItem] {
            (before[placement] ?? []) + (groups[placement] ?? []) + (after[placement] ?? [])
        }

        private func sections(_ placements: [CommandGroupPlacement]) -> [MenuItem] {
            placements.compactMap { placement in
                let items = group(placement)
                return items.isEmpty ? nil : .section(nil, items)
            }
        }

        private func submenu(_ title: String, _ placements: [CommandGroupPlacement]) -> [MenuItem] {
            let sections = sections(placements)
            return sections.isEmpty ? [] : [.submenu(title, iconName: nil, sections)]
        }

        private var middleMenus: [MenuItem] {
            submenu(String(localized: "Edit"), [.undoRedo, .pasteboard, .textEditing, .textFormatting])
                + submenu(String(localized: "View"), [.toolbar, .sidebar])
                + menus.map { .submenu($0.name, iconName: nil, $0.items) }
                + submenu(
                    String(localized: "Window"), [.windowSize, .windowArrangement, .singleWindowList, .windowList])
        }

        var barItems: [MenuItem] {
            submenu(
                String(localized: "File"),
                [
                    .newItem, .saveItem, .importExport, .printItem, .appSettings, .systemServices, .appVisibility,
                    .appTermination,
                ])
                + middleMenus
                + submenu(String(localized: "Help"), [.help, .appInfo])
        }

        var items: [MenuItem] {
            let menus = middleMenus
            let app = [.appSettings, .systemServices, .appVisibility, .help, .appInfo, .appTermination].flatMap(group)
            return sections([.newItem, .saveItem, .importExport, .printItem])
                + (menus.isEmpty ? [] : [.section(nil, menus)])
                + (app.isEmpty ? [] : [.section(nil, app)])
        }
    }
}
