internal import Gtk

/// An item of a menu with a label and an action.
class MenuItemNode<V: View, Label: View>: _ViewNode<V>, MenuElement {
    private var labelNode: _ViewNode<Label>?
    private(set) var action: SimpleAction?
    private var shortcut: KeyboardShortcut?
    private weak var root: AnyMenuContentNode?

    override init(_ view: V, context: _NodeContext) {
        super.init(view, context: context)
        let action = makeAction(MenuActionNames.next())
        self.action = action
        root = menuRoot
        root?.actions.addAction(action)
        labelNode = Label._makeNode(label, in: childContext)
        updateSelf()
    }

    // MARK: To override

    var label: Label { fatalError("\(type(of: self)) has a label") }
    func makeAction(_ name: String) -> SimpleAction { fatalError("\(type(of: self)) has an action") }
    /// Brings the action's state up to date; called within an evaluation.
    func applyState() {}

    // MARK: Updating

    override func update(to view: V) {
        self.view = view
        labelNode?.update(to: label)
        updateSelf()
    }

    override func updateSelf() {
        let (isEnabled, shortcut) = evaluate {
            applyState()
            let values = EnvironmentValues(scope: environment)
            return (values.isEnabled, values.keyboardShortcut)
        }
        if action?.isEnabled != isEnabled { action?.isEnabled = isEnabled }
        if shortcut != self.shortcut {
            self.shortcut = shortcut
            if shortcut != nil { root?.hasShortcuts = true }
            root?.onChange?()
        }
    }

    var menuItems: [MenuItem] {
        guard let action, let labelNode else { return [] }
        return [
            .action(
                MenuAction(
                    title: labelNode.plainText, iconName: AnyMenuContentNode.iconName(in: labelNode),
                    action: action.name, accelerator: shortcut?.trigger))
        ]
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let labelNode { visit(labelNode) }
    }

    override func willDestroy() {
        if let action { root?.actions.removeAction(action.name) }
    }
}

/// A button in a menu.
final class MenuButtonNode<Label: View>: MenuItemNode<Button<Label>, Label> {
    override var label: Label { view.label }

    override func makeAction(_ name: String) -> SimpleAction {
        SimpleAction(name) { [unowned self] in view.action() }
    }
}

/// A toggle in a menu: an item with a mark.
final class MenuToggleNode<Label: View>: MenuItemNode<Toggle<Label>, Label> {
    override var label: Label { view.label }

    override func makeAction(_ name: String) -> SimpleAction {
        SimpleAction(name, isOn: false) { [unowned self] isOn in
            view.value.isOn.wrappedValue = isOn
            // A binding may refuse the value.
            Updater.shared.mark(self)
        }
    }

    override func applyState() {
        let isOn = view.value.isOn.wrappedValue && !view.value.isMixed
        if let action, action.isOn != isOn { action.isOn = isOn }
    }
}

/// A picker in a menu: an item for each option, of which the chosen one has a mark. They are a section of the menu under
/// the picker's title, or a menu of their own where the style is `menu`.
final class MenuPickerNode<Label: View, Value: Hashable, Content: View>:
    _ViewNode<Picker<Label, Value, Content>>, MenuElement
{
    private var label: _ViewNode<Label>?
    private var options: PickerOptions<Value, Content>?
    private var action: SimpleAction?
    private var form = PickerForm.automatic
    private weak var root: AnyMenuContentNode?

    override init(_ view: Picker<Label, Value, Content>, context: _NodeContext) {
        super.init(view, context: context)
        root = menuRoot
        let action = SimpleAction(MenuActionNames.next(), choice: "") { [unowned self] in choose($0) }
        self.action = action
        root?.actions.addAction(action)
        label = Label._makeNode(view.label, in: childContext)
        options = PickerOptions(view.content, in: childContext)
        updateSelf()
    }

    override func update(to view: Picker<Label, Value, Content>) {
        self.view = view
        label?.update(to: view.label)
        options?.root.update(to: view.content)
        updateSelf()
    }

    override func updateSelf() {
        guard let action, let options else { return }
        let (isEnabled, form, current) = evaluate {
            let values = EnvironmentValues(scope: environment)
            return (values.isEnabled, values.pickerForm, view.value.current)
        }
        if action.isEnabled != isEnabled { action.isEnabled = isEnabled }
        _ = options.gather()
        let choice = options.position(of: current).map(String.init) ?? ""
        if action.choice != choice { action.choice = choice }
        if form != self.form {
            self.form = form
            root?.onChange?()
        }
    }

    private func choose(_ choice: String) {
        if let options, let position = Int(choice), options.values.indices.contains(position),
            let value = options.values[position]
        {
            view.value.set(value)
        }
        Updater.shared.mark(self)
    }

    override func plainTextDidChange() {
        optionsDidChange()
        super.plainTextDidChange()
    }

    override func structureDidChange() {
        optionsDidChange()
        super.structureDidChange()
    }

    private func optionsDidChange() {
        guard options != nil else { return }
        options?.isStale = true
        if isAlive { Updater.shared.mark(self) }
    }

    var menuItems: [MenuItem] {
        guard let label, let options, let action else { return [] }
        _ = options.gather()
        let items = options.groups.map { group in
            MenuItem.section(
                group.title,
                group.positions.map { position in
                    let option = options.all[position]
                    return .action(
                        MenuAction(
                            title: option.title, iconName: option.iconName, action: "\(action.name)('\(position)')"))
                })
        }
        let title = label.plainText
        if form == .menu { return [.submenu(title, iconName: nil, items)] }
        // One group goes under the picker's own title.
        if items.count == 1, case .section(nil, let inner)? = items.first {
            return [.section(title.isEmpty ? nil : title, inner)]
        }
        return items
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let label { visit(label) }
        if let options { visit(options.root) }
    }

    override func willDestroy() {
        if let action { root?.actions.removeAction(action.name) }
    }
}
