internal import Gtk

/// Does something for keys that nothing inside the view uses while the focus is in it.
struct KeyCommandModifier {
    let keys: [String]
    /// What the n-th key does; false: others may have it.
    let action: ((Int) -> Bool)?
    /// The command that the keys stand for.
    var selector: Selector?

    nonisolated init(keys: [String], selector: Selector? = nil, action: ((Int) -> Bool)?) {
        self.keys = keys
        self.selector = selector
        self.action = action
    }
}

extension KeyCommandModifier: PrimitiveModifier {
    @MainActor static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        KeyCommandNode(view, context: context)
    }
}

/// Keys come to the host when the widget with the focus and those around it, up to the host, didn't want them: text fields
/// keep their keys for editing. Of several such nodes in a host the innermost was added last and is asked first.
private final class KeyCommandNode<V: View>: ModifierNode<V, KeyCommandModifier>, CommandTaker {
    private let controller = ShortcutController()

    override func prepare() {
        for (index, key) in modifier.keys.enumerated() {
            controller.add(key) { [unowned self] in perform(index) }
        }
        host.widget.addController(controller)
        if modifier.selector != nil { FocusCommands.add(self) }
    }

    var selector: Selector? { modifier.action == nil ? nil : modifier.selector }
    var hasFocus: Bool { items.contains { $0.hasFocusInside } }
    func perform() { _ = perform(0) }

    private func perform(_ index: Int) -> Bool {
        guard isAlive, let action = modifier.action, hasFocus,
            Evaluation.untracked({ EnvironmentValues(scope: environment).isEnabled })
        else { return false }
        return action(index)
    }

    override func willDestroy() {
        if modifier.selector != nil { FocusCommands.remove(self) }
        host.widget.removeController(controller)
    }
}

/// A direction in which a key moves something.
public enum MoveCommandDirection: Sendable {
    case up, down, left, right
}

/// The name of a command that is sent to whatever has the focus, such as `selectAll:`.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
    let name: String

    /// Creates a name.
    public init(_ name: String) { self.name = name }

    public init(stringLiteral value: String) { name = value }

    /// The keys that send the command on this desktop.
    var keys: [String] {
        switch name {
        case "cut:": ["<Control>x", "<Shift>Delete"]
        case "copy:": ["<Control>c", "<Control>Insert"]
        case "paste:": ["<Control>v", "<Shift>Insert"]
        case "delete:", "deleteBackward:", "deleteForward:": ["Delete", "BackSpace"]
        case "selectAll:": ["<Control>a"]
        case "undo:": ["<Control>z"]
        case "redo:": ["<Control><Shift>z", "<Control>y"]
        case "cancelOperation:": ["Escape"]
        case "insertNewline:": ["Return", "KP_Enter"]
        case "insertTab:": ["Tab"]
        case "moveUp:": ["Up", "KP_Up"]
        case "moveDown:": ["Down", "KP_Down"]
        case "moveLeft:": ["Left", "KP_Left"]
        case "moveRight:": ["Right", "KP_Right"]
        case "scrollPageUp:", "pageUp:": ["Page_Up"]
        case "scrollPageDown:", "pageDown:": ["Page_Down"]
        case "moveToBeginningOfDocument:", "scrollToBeginningOfDocument:": ["<Control>Home"]
        case "moveToEndOfDocument:", "scrollToEndOfDocument:": ["<Control>End"]
        case "performFindPanelAction:", "performTextFinderAction:", "find:": ["<Control>f"]
        case "print:", "printDocument:": ["<Control>p"]
        case "saveDocument:": ["<Control>s"]
        case "complete:": ["F5"]
        default: []
        }
    }
}

extension View {
    /// Does something when Escape is pressed while the focus is in the view, and nothing inside uses the key.
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
        keyCommand(["Escape"], action)
    }

    /// Does something when an arrow key is pressed while the focus is in the view, and nothing inside uses the key.
    nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        let directions: [MoveCommandDirection] = [.up, .down, .left, .right, .up, .down, .left, .right]
        var perform: ((Int) -> Bool)?
        if let action {
            perform = { index in
                action(directions[index])
                return true
            }
        }
        let keys = ["Up", "Down", "Left", "Right", "KP_Up", "KP_Down", "KP_Left", "KP_Right"]
        return modifier(KeyCommandModifier(keys: keys, action: perform))
    }

    /// Does something when Delete or Backspace is pressed while the focus is in the view, and nothing inside uses the key.
    nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        keyCommand(["Delete", "KP_Delete", "BackSpace"], action)
    }

    /// Does something when the keys of a command are pressed while the focus is in the view, and nothing inside uses them.
    ///
    /// The desktop has no such commands by name. The usual ones (`cut:`, `copy:`, `paste:`, `delete:`, `selectAll:`,
    /// `undo:`, `redo:`, `cancelOperation:`, `moveUp:` and so on) stand for their keys; the app's menu sends some of them and
    /// others, such as `toggleBoldface:` (``TextFormattingCommands``).
    nonisolated public func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View {
        keyCommand(selector.keys, selector: selector, action)
    }

    nonisolated func keyCommand(
        _ keys: [String], selector: Selector? = nil, _ action: (() -> Void)?
    ) -> some View {
        var perform: ((Int) -> Bool)?
        if let action {
            perform = { _ in
                action()
                return true
            }
        }
        return modifier(KeyCommandModifier(keys: keys, selector: selector, action: perform))
    }
}
