import Foundation
internal import Gtk

/// Runs an action for keys that are pressed while the view has the focus.
struct KeyPressModifier {
    let phases: KeyPress.Phases
    let isWanted: (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result
}

extension KeyPressModifier: PrimitiveModifier {
    @MainActor static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        KeyPressNode(view, context: context)
    }
}

/// A node that takes keys.
@MainActor
private protocol KeyTaker: _Node {
    func take(_ press: KeyPress) -> Bool
}

/// Keys come to the host of the outermost such node first, before the widget with the focus has them; from there they are
/// offered to all such nodes around the focus, the innermost first.
private final class KeyPressNode<V: View>: ModifierNode<V, KeyPressModifier>, KeyTaker {
    private let controller = KeyController()
    private var held: Set<UInt32> = []

    override func prepare() {
        controller.capturesFirst = true
        controller.onKeyPressed { [unowned self] key, modifiers in
            let phase: KeyPress.Phases = held.insert(key).inserted ? .down : .repeat
            return offer(KeyPress(key, modifiers, phase))
        }
        controller.onKeyReleased { [unowned self] key, modifiers in
            held.remove(key)
            _ = offer(KeyPress(key, modifiers, .up))
        }
        host.widget.addController(controller)
    }

    private func offer(_ press: KeyPress?) -> Bool {
        guard let press, !KeyOffers.wasMade(of: controller) else { return false }
        guard let focused = focusedNode else { return false }
        KeyOffers.note(controller)
        var node: _Node? = focused
        while let current = node {
            let parent = current.parent
            if let taker = current as? any KeyTaker, taker.take(press) { return true }
            node = parent
        }
        return false
    }

    func take(_ press: KeyPress) -> Bool {
        guard EnvironmentValues(scope: environment).isEnabled else { return false }
        return modifier.phases.contains(press.phase) && modifier.isWanted(press) && modifier.action(press) == .handled
    }

    /// The innermost node of the view whose widget has the focus.
    private var focusedNode: _Node? {
        var found: _Node?
        func visit(_ item: LayoutItem) {
            if let leaf = item as? WidgetItem {
                guard leaf.widget.containsFocus else { return }
                found = leaf.node
                if let root = leaf.innerHost?.rootItem { visit(root) }
                return
            }
            item.visitItems(visit)
        }
        items.forEach(visit)
        return found
    }

    override func willDestroy() {
        host.widget.removeController(controller)
    }
}

/// Which event was offered last: controllers of hosts further inside get it, too.
@MainActor
private enum KeyOffers {
    private static var last: (event: UnsafeRawPointer, time: UInt32)?

    static func wasMade(of controller: KeyController) -> Bool {
        guard let last, let event = controller.currentEvent else { return false }
        return event.pointer == last.event && event.time == last.time
    }

    static func note(_ controller: KeyController) {
        last = controller.currentEvent.map { ($0.pointer, $0.time) }
    }
}

extension KeyPress {
    /// A key as GTK names it by number; nil for keys that are only held with others.
    @MainActor init?(_ value: UInt32, _ held: KeyModifiers, _ phase: Phases) {
        guard let key = KeyEquivalent(gtkValue: value) else { return nil }
        self.key = key
        self.phase = phase
        let character = KeyNames.character(of: value)
        characters = character.map { String($0) } ?? (key.writesItself ? String(key.character) : "")
        var modifiers: EventModifiers = []
        if held.contains(.shift) { modifiers.insert(.shift) }
        if held.contains(.control) { modifiers.formUnion([.control, .command]) }
        if held.contains(.alt) { modifiers.insert(.option) }
        if held.contains(.capsLock) { modifiers.insert(.capsLock) }
        self.modifiers = modifiers
    }
}

extension KeyEquivalent {
    private static let byName: [String: KeyEquivalent] = [
        "Up": .upArrow, "Down": .downArrow, "Left": .leftArrow, "Right": .rightArrow, "Home": .home, "End": .end,
        "Page_Up": .pageUp, "Page_Down": .pageDown, "Clear": .clear, "Delete": .deleteForward, "BackSpace": .delete,
        "Escape": .escape, "Return": .return, "KP_Enter": .return, "space": .space, "Tab": .tab,
        "ISO_Left_Tab": .tab, "KP_Up": .upArrow, "KP_Down": .downArrow, "KP_Left": .leftArrow,
        "KP_Right": .rightArrow, "KP_Home": .home, "KP_End": .end, "KP_Page_Up": .pageUp,
        "KP_Page_Down": .pageDown, "KP_Delete": .deleteForward,
    ]

    @MainActor init?(gtkValue value: UInt32) {
        if let name = KeyNames.name(ofValue: value), let key = Self.byName[name] {
            self = key
        } else if let character = KeyNames.character(of: value) {
            self.init(character)
        } else {
            return nil
        }
    }

    /// Whether the key writes the character that it is called by.
    var writesItself: Bool { [.return, .space, .tab, .escape, .delete].contains(self) }
}
