internal import Gtk

/// A menu of a widget: its views, and the actions that its items name.
@MainActor
final class WidgetMenu<Content: View> {
    let root: MenuContentNode<Content>
    private let group = ActionGroup()
    /// Where the widgets of the views are, which nobody sees.
    private let host: ViewHost
    private var titles: Set<String> = []
    private var shown: (items: [MenuItem], model: Gtk.Menu)?
    private weak var owner: Gtk.Widget?
    private var shortcuts: ShortcutController?
    private var isScheduled = false
    /// Whether the menu is on the screen at the moment.
    var isOpen: () -> Bool = { false }
    /// The name of a place above the items for a widget.
    var place: String?
    /// Shows the items of the open menu anew, where it has such a place: GTK 4.8 can't change the menu around it.
    var replace: ((Gtk.Menu) -> Void)?

    /// - Parameters:
    ///   - node: the parent of the views' nodes.
    ///   - widget: what the actions are known to, and the keys of the items belong to.
    init(_ content: Content, in node: _Node, owner widget: Gtk.Widget) {
        host = ViewHost(depth: node.host.depth + 1)
        owner = widget
        var context = node.childContext
        context.host = host
        context.isLazy = false
        context.makesRows = false
        root = MenuContentNode(content, actions: WidgetMenuActions(group), context: context)
        let root = root
        host.setRoot { _ in root }
        widget.insertActionGroup(root.actions.prefix, group)
        root.onChange = { [weak self] in self?.contentDidChange() }
        contentDidChange()
    }

    func update(to content: Content) { root.update(to: content) }

    func dispose() {
        root.onChange = nil
        owner?.insertActionGroup(prefix, nil)
        host.dispose()
    }

    private var prefix: String { root.actions.prefix }

    // MARK: The menu

    /// The menu as it is now; made when it is about to open.
    func makeModel() -> Gtk.Menu {
        // What the items read is up to date first.
        Updater.shared.runUpdates()
        let items = root.menuItems
        let model = Gtk.Menu()
        titles = []
        write(items, to: model)
        shown = (items, model)
        return model
    }

    private func contentDidChange() {
        guard !isScheduled else { return }
        isScheduled = true
        Updater.shared.afterLayout { [weak self] in
            guard let self else { return }
            isScheduled = false
            guard root.isAlive else { return }
            if root.hasShortcuts || shortcuts != nil { makeShortcuts() }
            if isOpen() { changeOpenMenu() }
        }
    }

    private func changeOpenMenu() {
        guard let shown else { return }
        let items = root.menuItems
        guard items != shown.items else { return }
        if let replace { return replace(makeModel()) }
        shown.model.removeAll()
        write(items, to: shown.model)
        self.shown = (items, shown.model)
    }

    private func write(_ items: [MenuItem], to model: Gtk.Menu) {
        guard let place else { return MenuItem.write(items, to: model, prefix: prefix, titles: &titles) }
        let top = Gtk.Menu()
        top.append(place: place)
        model.append(section: top)
        let rest = Gtk.Menu()
        MenuItem.write(items, to: rest, prefix: prefix, titles: &titles)
        model.append(section: rest)
    }

    /// Lets the keys of items do what the items do.
    private func makeShortcuts() {
        guard let owner else { return }
        if let shortcuts { owner.removeController(shortcuts) }
        shortcuts = nil
        let keys = MenuItem.actions(in: root.menuItems).compactMap { action in
            action.accelerator.map { (trigger: $0, action: action) }
        }
        guard !keys.isEmpty else { return }
        let controller = ShortcutController(isGlobal: true)
        for key in keys {
            controller.add(key.trigger) { [weak self] in self?.perform(key.action) ?? false }
        }
        owner.addController(controller)
        shortcuts = controller
    }

    private func perform(_ item: MenuAction) -> Bool {
        guard let owner, owner.isMapped, owner.isSensitive else { return false }
        return item.perform(in: group)
    }
}

/// The actions of a widget's menu, as its views' nodes know them.
@MainActor
private final class WidgetMenuActions: MenuActions {
    private let group: ActionGroup

    init(_ group: ActionGroup) {
        self.group = group
    }

    var prefix: String { "menu" }
    func addAction(_ action: SimpleAction) { group.add(action) }
    func removeAction(_ name: String) { group.remove(name) }
}

extension MenuAction {
    /// Does what the item does; false if it can't at the moment.
    @MainActor
    fileprivate func perform(in group: ActionGroup) -> Bool {
        let parts = action.split(separator: "(", maxSplits: 1)
        guard let name = parts.first, let found = group[String(name)], found.isEnabled else { return false }
        if parts.count == 2 {
            found.activate(choice: String(parts[1].dropFirst().dropLast(2)))
        } else {
            found.activate()
        }
        return true
    }
}
