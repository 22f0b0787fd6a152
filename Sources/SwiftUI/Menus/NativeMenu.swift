import Foundation
internal import Gtk

/// A GtkMenuButton, or an AdwSplitButton if the button does something itself.
struct NativeMenu<Label: View, Content: View> {
    let content: Content
    let label: Label
    /// What the button does; whether it does something is the same for the whole life of a view.
    let primaryAction: (@MainActor () -> Void)?
    let isBorderless: Bool
}

extension NativeMenu: PrimitiveView {
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        NativeMenuNode(view, context: context)
    }
}

/// What opens a menu: a button, or the half of one.
@MainActor
protocol MenuOpener: Gtk.Widget {
    var label: String? { get set }
    func setChild(_ child: Gtk.Widget?)
    /// The button that takes the focus and stands for the whole to screen readers.
    var mainButton: Gtk.Widget? { get }
    var menuButton: MenuButton { get }
}

extension MenuButton: MenuOpener {
    var menuButton: MenuButton { self }
    var mainButton: Gtk.Widget? { toggle }
}

extension SplitButton: MenuOpener {}

private final class NativeMenuNode<Label: View, Content: View>: LabeledWidgetNode<NativeMenu<Label, Content>, Label> {
    private var opener: (any MenuOpener)!
    private var menu: WidgetMenu<Content>?

    override func makeItem() -> WidgetItem {
        ControlStyleSheet.install()
        if view.primaryAction == nil {
            opener = MenuButton()
        } else {
            let split = SplitButton()
            split.onClicked { [unowned self] in view.primaryAction?() }
            opener = split
        }
        let menu = WidgetMenu(view.content, in: self, owner: opener)
        self.menu = menu
        let button = opener.menuButton
        menu.isOpen = { [unowned button] in button.isActive }
        button.onCreatePopup { [weak self, unowned button] in
            guard let self, isAlive, let menu = self.menu else { return }
            button.setMenu(menu.makeModel())
        }
        let item = HostedItem(node: self, widget: opener)
        item.hasIndicator = true
        item.frameWidget = opener.mainButton
        return item
    }

    override func update(to view: NativeMenu<Label, Content>) {
        menu?.update(to: view.content)
        super.update(to: view)
    }

    override var label: Label { view.label }
    override var hidesLabel: Bool { false }
    // A menu button with a text always has its arrow.
    override var showsTitles: Bool {
        view.primaryAction != nil || values.menuIndicatorVisibility != .hidden
    }
    override var accessibleWidget: Gtk.Widget { opener.mainButton ?? opener }

    override func show(title: String?) { opener.label = title }
    override func show(widget: Gtk.Widget) { opener.setChild(widget) }

    override func styleClasses(_ values: EnvironmentValues) -> [String] {
        let form = values.buttonStyle?.builtIn as? ButtonForm ?? .automatic
        var names = view.isBorderless ? ["flat"] : ButtonLook.classes(for: form, role: nil, values)
        if let tint = values.tintClass { names.append(tint) }
        if showsIcon(values) { names.append("image-button") }
        return names
    }

    /// Whether only a picture is shown.
    private func showsIcon(_ values: EnvironmentValues) -> Bool {
        Label.self == Image.self
            || Label.self == SwiftUI.Label<Text, Image>.self && values.labelStyle?.builtIn as? LabelForm == .iconOnly
    }

    override func applyControl(_ values: EnvironmentValues) {
        (item as? HostedItem)?.setFlexible(values.buttonSizing == .flexible)
        guard view.primaryAction == nil else { return }
        let hasArrow =
            switch values.menuIndicatorVisibility {
            case .automatic: !showsIcon(values)
            case .visible: true
            case .hidden: false
            }
        let button = opener.menuButton
        if button.alwaysShowsArrow != hasArrow {
            button.alwaysShowsArrow = hasArrow
            if isReady { item.contentDidChange() }
        }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        super.visitChildren(visit)
        if let menu { visit(menu.root) }
    }

    override func willDestroy() {
        menu?.dispose()
        super.willDestroy()
    }
}
