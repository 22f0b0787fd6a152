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

private final class NativeButtonNode<Label: View>: LeafNode<NativeButton<Label>> {
    private let button = Gtk.Button()
    private var hosted: HostedContent<Label>?
    private var title: String?
    private var classes: [String] = []
    private var spoken: String?
    private var isSensitive = true
    private var shortcut: KeyboardShortcut?
    private var shortcutController: ShortcutController?
    private var isReady = false

    override func makeItem() -> WidgetItem {
        ControlStyleSheet.install()
        button.onClicked { [unowned self] in view.action() }
        if view.onPressed != nil {
            button.onPressedChanged { [unowned self] in view.onPressed?($0) }
        }
        return HostedItem(node: self, widget: button)
    }

    override func apply() {
        let values = values
        let changedLooks = applyClasses(values)
        if values.isEnabled != isSensitive {
            isSensitive = values.isEnabled
            button.isSensitive = isSensitive
        }
        applyLabel(values)
        apply(values.keyboardShortcut)
        if changedLooks, isReady { item.contentDidChange() }
        isReady = true
    }

    // MARK: Label

    private func applyLabel(_ values: EnvironmentValues) {
        guard let item = item as? HostedItem else { return }
        if let plain = plainTitle(values) {
            guard plain != title || hosted != nil else { return }
            button.label = plain
            button.truncatesLabel()
            item.content = nil
            hosted?.dispose()
            hosted = nil
            title = plain
            if isReady { item.contentDidChange() }
            // The button names itself after its text.
            spoken = nil
            return
        }
        if let hosted {
            hosted.update(to: view.label)
        } else {
            let content = HostedContent(view.label, in: self)
            hosted = content
            title = nil
            button.setChild(content.host.widget)
            item.content = content.host
            if isReady { item.contentDidChange() }
        }
        speak()
    }

    /// The title if the button can show it by itself: a text in the usual font and colour.
    private func plainTitle(_ values: EnvironmentValues) -> String? {
        guard view.form != .plain, view.form != .custom else { return nil }
        let role = (view.label as? DefaultButtonLabel)?.role
        guard let text = view.label as? Text ?? role.map({ Text($0.title) }) else { return nil }
        guard values.foregroundStyles == nil else { return nil }
        let resolved = text.resolve(in: values)
        return resolved.stretches == nil && resolved.expires == nil ? resolved.string : nil
    }

    private func speak() {
        guard let words = hosted?.root.plainText, words != spoken else { return }
        spoken = words
        button.setAccessibleLabel(words)
    }

    override func plainTextDidChange() {
        super.plainTextDidChange()
        if isReady, isAlive { speak() }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let hosted { visit(hosted.root) }
    }

    override var plainText: String { title ?? hosted?.root.plainText ?? "" }

    // MARK: Look

    /// Sets the style classes; whether there was something to change.
    private func applyClasses(_ values: EnvironmentValues) -> Bool {
        var wanted = formClasses(values)
        if let size = values.controlSize.styleClass, view.form != .plain, view.form != .custom { wanted.append(size) }
        if let shape = values.buttonBorderShape.styleClass, view.form != .plain, view.form != .custom {
            wanted.append(shape)
        }
        if isIcon(values) { wanted.append("image-button") }
        if let tint = values.tintClass, view.role != .destructive { wanted.append(tint) }
        guard wanted != classes else { return false }
        for name in classes where !wanted.contains(name) { button.removeCSSClass(name) }
        for name in wanted where !classes.contains(name) { button.addCSSClass(name) }
        classes = wanted
        return true
    }

    private func formClasses(_ values: EnvironmentValues) -> [String] {
        let isDestructive = view.role == .destructive
        switch view.form {
        case .automatic, .bordered:
            if isDestructive { return ["destructive-action"] }
            return values.keyboardShortcut == .defaultAction || view.role == .confirm ? ["suggested-action"] : []
        case .borderedProminent: return [isDestructive ? "destructive-action" : "suggested-action"]
        case .glassProminent:
            return [isDestructive ? "destructive-action" : "suggested-action", "windsock-capsule"]
        case .borderless:
            return ["flat"] + (isDestructive ? ["windsock-destructive"] : ["windsock-tinted"])
        case .accessoryBar: return ["flat"]
        case .plain: return ["windsock-bare", "windsock-plain"] + (isDestructive ? ["windsock-destructive"] : [])
        case .link: return ["link"]
        case .glass(let glass):
            return ["windsock-glass"] + (glass.isClear ? ["windsock-clear"] : [])
                + (isDestructive ? ["windsock-destructive"] : [])
        case .custom: return ["windsock-bare"]
        }
    }

    /// Whether only a picture is shown, for which buttons are squares.
    private func isIcon(_ values: EnvironmentValues) -> Bool {
        if Label.self == Image.self { return view.form != .plain }
        guard Label.self == SwiftUI.Label<Text, Image>.self, view.form != .plain else { return false }
        return values.labelStyle?.builtIn as? LabelForm == .iconOnly
    }

    // MARK: Shortcut

    private func apply(_ new: KeyboardShortcut?) {
        guard new != shortcut else { return }
        if shortcut == .defaultAction { button.resignDefault() }
        shortcut = new
        if let shortcutController { button.removeController(shortcutController) }
        shortcutController = nil
        guard let new else { return }
        if new == .defaultAction {
            Updater.shared.afterLayout { [weak self] in
                guard let self, isAlive else { return }
                button.becomeDefault()
            }
        } else if let trigger = new.trigger {
            let controller = ShortcutController(isGlobal: true)
            let known = controller.add(trigger) { [unowned self] in
                guard isSensitive, button.isMapped else { return false }
                button.click()
                return true
            }
            guard known else { return }
            button.addController(controller)
            shortcutController = controller
        }
    }

    override func willDestroy() {
        if shortcut == .defaultAction { button.resignDefault() }
        hosted?.dispose()
        super.willDestroy()
    }
}
