import Foundation
internal import Gtk

/// A GtkButton with views as its label.
struct NativeButton<Label: View> {
    let role: ButtonRole?
    let form: ButtonForm
    let action: @MainActor () -> Void
    let label: Label
    /// Told when the button is held down and let go.
    var onPressed: (@MainActor (Bool) -> Void)?
}

extension NativeButton: PrimitiveView {
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        NativeButtonNode(view, context: context)
    }
}

private final class NativeButtonNode<Label: View>: LabeledWidgetNode<NativeButton<Label>, Label> {
    private let button = Gtk.Button()
    private var shortcut: KeyboardShortcut?
    private var shortcutController: ShortcutController?
    /// The window in which Return activates the button.
    private var defaultWindow: WeakReference?
    private var repeater: ButtonRepeater?
    private var repeats = false

    override func makeItem() -> WidgetItem {
        ControlStyleSheet.install()
        button.onClicked { [unowned self] in
            if repeater?.takesClick() ?? true { view.action() }
        }
        if view.onPressed != nil {
            button.onPressedChanged { [unowned self] in view.onPressed?($0) }
        }
        return HostedItem(node: self, widget: button)
    }

    private func applyRepeating(_ values: EnvironmentValues) {
        let new = values.buttonRepeatBehavior == .enabled
        guard new != repeats else { return }
        repeats = new
        if !new { repeater?.stop() }
        guard new, repeater == nil else { return }
        let repeater = ButtonRepeater { [weak self] in
            guard let self, isAlive, button.isSensitive else { return }
            view.action()
        }
        self.repeater = repeater
        button.onPressedChanged { [unowned self] isDown in
            if repeats || !isDown { repeater.pressedChanged(to: isDown) }
        }
    }

    override var label: Label { view.label }
    override var hidesLabel: Bool { false }
    override var showsTitles: Bool { view.form != .plain && view.form != .custom }

    override func show(title: String?) {
        button.label = title
        button.truncatesLabel()
    }

    override func show(widget: Gtk.Widget) { button.setChild(widget) }

    // MARK: Look

    override func styleClasses(_ values: EnvironmentValues) -> [String] {
        var names = ButtonLook.classes(for: view.form, role: view.role, values)
        if view.form != .plain, view.form != .custom {
            if let size = values.controlSize.styleClass { names.append(size) }
            if let shape = values.buttonBorderShape.styleClass { names.append(shape) }
        }
        if showsIcon(values) { names.append("image-button") }
        if view.role != .destructive, let tint = values.tintClass { names.append(tint) }
        return names
    }

    /// Whether only a picture is shown, for which buttons are squares.
    private func showsIcon(_ values: EnvironmentValues) -> Bool {
        if Label.self == Image.self { return view.form != .plain }
        guard Label.self == SwiftUI.Label<Text, Image>.self, view.form != .plain else { return false }
        return values.labelStyle?.builtIn as? LabelForm == .iconOnly
    }

    // MARK: Shortcut

    override func applyControl(_ values: EnvironmentValues) {
        applyRepeating(values)
        (item as? HostedItem)?.setFlexible(values.buttonSizing == .flexible)
        applyShortcut(values)
    }

    private func applyShortcut(_ values: EnvironmentValues) {
        let new = values.keyboardShortcut
        guard new != shortcut else { return }
        button.resignDefault(in: defaultWindow)
        shortcut = new
        if let shortcutController { button.removeController(shortcutController) }
        shortcutController = nil
        guard let new else { return }
        if new == .defaultAction {
            Updater.shared.afterLayout { [weak self] in
                guard let self, isAlive else { return }
                defaultWindow = button.becomeDefault()
            }
        } else if let trigger = new.trigger {
            let controller = ShortcutController(isGlobal: true)
            let isKnown = controller.add(trigger) { [unowned self] in
                guard button.isSensitive, button.isMapped else { return false }
                button.click()
                return true
            }
            guard isKnown else { return }
            button.addController(controller)
            shortcutController = controller
        }
    }

    override func willDestroy() {
        repeater?.stop()
        button.resignDefault(in: defaultWindow)
        super.willDestroy()
    }
}

/// From the style and the role of a button to style classes of the theme.
enum ButtonLook {
    static func classes(for form: ButtonForm, role: ButtonRole?, _ values: EnvironmentValues) -> [String] {
        let isDestructive = role == .destructive
        let prominent = isDestructive ? "destructive-action" : "suggested-action"
        switch form {
        case .automatic, .bordered:
            let standsOut = isDestructive || role == .confirm || values.keyboardShortcut == .defaultAction
            return standsOut ? [prominent] : []
        case .borderedProminent: return [prominent]
        case .glassProminent: return [prominent, "windsock-capsule"]
        case .borderless: return ["flat", isDestructive ? "windsock-destructive" : "windsock-tinted"]
        case .accessoryBar: return ["flat"]
        case .plain: return ["windsock-bare", "windsock-plain"] + (isDestructive ? ["windsock-destructive"] : [])
        case .link: return ["link"]
        case .card: return ["card", "activatable", "windsock-card"]
        case .glass(let glass):
            return ["windsock-glass"] + (glass.isClear ? ["windsock-clear"] : [])
                + (isDestructive ? ["windsock-destructive"] : [])
        case .custom: return ["windsock-bare"]
        }
    }
}
