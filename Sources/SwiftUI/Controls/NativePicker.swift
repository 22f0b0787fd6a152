import Foundation
internal import Gtk

/// The control of a picker, named by the label beside it.
struct NativePicker<Value: Hashable, Content: View> {
    let value: PickerValue<Value>
    let content: Content
    let currentValueLabel: AnyView?
    /// What the control is; the same for the whole life of a view.
    let form: PickerForm
}

extension NativePicker: PrimitiveView {
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        switch view.form {
        case .automatic, .menu: MenuPickerControl(view, context: context)
        case .segmented, .palette: ButtonsPickerControl<Value, Content, ToggleButton>(view, context: context)
        case .radioGroup, .radioRow: ButtonsPickerControl<Value, Content, CheckButton>(view, context: context)
        case .wheel, .navigationLink: ListPickerControl(view, context: context)
        }
    }
}

/// The node of a picker's control. The views of the options have nodes below it.
class PickerControl<Value: Hashable, Content: View>: ControlNode<NativePicker<Value, Content>> {
    /// Where the widgets of the options' views are, which nobody sees.
    private(set) var hidden: ViewHost?
    private(set) var options: PickerOptions<Value, Content>?

    // MARK: To override

    /// Makes the control.
    func makeControl() -> Gtk.Widget { fatalError("\(type(of: self)) makes a control") }
    /// Shows the options.
    func showOptions(_ options: PickerOptions<Value, Content>) {}
    /// The position of the option that the control shows as the chosen one.
    var shownSelection: Int? { nil }
    /// Shows an option as the chosen one.
    func show(selection: Int?) {}
    /// How far the control goes along with what it is offered.
    var flexibility: NativeFlexibility { NativeFlexibility() }
    /// What it would like along its flexible directions.
    var ideal: CGSize { .zero }

    // MARK: Options

    final override func makeItem() -> WidgetItem {
        ControlStyleSheet.install()
        let host = ViewHost(depth: self.host.depth + 1)
        host.isUnseen = true
        hidden = host
        options = PickerOptions(view.content, in: hiddenContext(host))
        return NativeItem(node: self, widget: makeControl(), flexibility: flexibility, ideal: ideal)
    }

    /// Where views that only say something have their nodes.
    final func hiddenContext(_ host: ViewHost) -> _NodeContext {
        var context = childContext
        context.host = host
        context.isLazy = false
        context.makesRows = false
        context.isMenu = false
        return context
    }

    /// The user has chosen an option.
    final func choose(_ position: Int?) {
        if let position, let options, options.values.indices.contains(position),
            let value = options.values[position]
        {
            view.value.set(value)
        }
        // There may be no such value, or the binding may refuse it.
        Updater.shared.mark(self)
    }

    override func update(to view: NativePicker<Value, Content>) {
        self.view = view
        options?.root.update(to: view.content)
        updateSelf()
    }

    override func applyControl(_ values: EnvironmentValues) {
        guard let options else { return }
        var changed = options.gather()
        if changed { showOptions(options) }
        let position = options.position(of: view.value.current)
        if position != shownSelection {
            show(selection: position)
            changed = true
        }
        if changed, isReady { item.contentDidChange() }
    }

    override func plainTextDidChange() {
        // The control's own words stay the same.
        options?.isStale = true
        if isReady, isAlive { Updater.shared.mark(self) }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let options { visit(options.root) }
    }

    override func willDestroy() {
        hidden?.dispose()
        super.willDestroy()
    }
}

/// A GtkDropDown.
private final class MenuPickerControl<Value: Hashable, Content: View>: PickerControl<Value, Content> {
    private let dropDown = DropDown()
    /// What is said about the current value instead of its option's words.
    private var currentLabel: RootNode<AnyView>?

    /// More options than this are searched.
    private static var manyOptions: Int { 30 }

    override func makeControl() -> Gtk.Widget {
        dropDown.onSelected { [unowned self] position in choose(position) }
        if let view = view.currentValueLabel, let hidden {
            currentLabel = RootNode(view, context: hiddenContext(hidden))
        }
        return dropDown
    }

    override func update(to view: NativePicker<Value, Content>) {
        if let label = view.currentValueLabel { currentLabel?.update(to: label) }
        super.update(to: view)
    }

    override func showOptions(_ options: PickerOptions<Value, Content>) {
        var items = options.all.map { DropDown.Item(title: $0.title, iconName: $0.iconName) }
        for group in options.groups {
            items[group.positions.lowerBound].heading = group.title
            items[group.positions.lowerBound].isSetApart = group.positions.lowerBound > 0
        }
        dropDown.show(items)
        dropDown.isSearchable = items.count > Self.manyOptions
    }

    override func applyControl(_ values: EnvironmentValues) {
        super.applyControl(values)
        guard let currentLabel else { return }
        let shown = DropDown.Item(
            title: currentLabel.plainText, iconName: AnyMenuContentNode.iconName(in: currentLabel))
        if dropDown.currentItem != shown {
            dropDown.currentItem = shown
            if isReady { item.contentDidChange() }
        }
    }

    override var shownSelection: Int? { dropDown.selected }
    override func show(selection: Int?) { dropDown.selected = selection }

    override func visitChildren(_ visit: (_Node) -> Void) {
        super.visitChildren(visit)
        if let currentLabel { visit(currentLabel) }
    }
}

/// A button of which one in a group is active.
@MainActor
private protocol PickerButton: Gtk.Widget {
    static var isRadio: Bool { get }
    static func make() -> Self
    var isActive: Bool { get set }
    /// Shows a title, an icon before it, or the icon alone, which then has the title as its name.
    func show(title: String, iconName: String?, showsTitle: Bool)
    func setGroup(_ other: Self?)
    func onToggled(_ handler: @escaping @MainActor (Bool) -> Void) -> SignalConnection
}

extension ToggleButton: PickerButton {
    static var isRadio: Bool { false }
    static func make() -> ToggleButton { ToggleButton() }

    func show(title: String, iconName: String?, showsTitle: Bool) {
        if tooltipText != nil { tooltipText = nil }
        guard let icon = iconName else {
            label = title
            truncatesLabel()
            return
        }
        if showsTitle {
            setChild(iconBox(icon, title))
        } else {
            self.iconName = icon
            tooltipText = title
        }
        setAccessibleLabel(title)
    }
}

extension CheckButton: PickerButton {
    static var isRadio: Bool { true }
    static func make() -> CheckButton { CheckButton() }

    func show(title: String, iconName: String?, showsTitle: Bool) {
        if let iconName {
            setChild(iconBox(iconName, showsTitle ? title : nil))
            setAccessibleLabel(title)
        } else {
            label = title
        }
    }
}

/// An icon, and a title beside it.
@MainActor
private func iconBox(_ icon: String, _ title: String?) -> Gtk.Box {
    let box = Gtk.Box(.horizontal, spacing: 6)
    box.append(Gtk.Image(iconName: icon))
    if let title {
        let label = Gtk.Label(title)
        label.setStyle(truncation: .tail)
        box.append(label)
    }
    // What stays unused is shared out at both sides.
    box.halign = .center
    return box
}

/// A button for each option: linked ones in a row, or radio buttons in a column.
private final class ButtonsPickerControl<Value: Hashable, Content: View, Button: PickerButton>:
    PickerControl<Value, Content>
{
    private var box: Gtk.Box!
    private var buttons: [Button] = []

    override func makeControl() -> Gtk.Widget {
        let isVertical = Button.isRadio && view.form != .radioRow
        box = Gtk.Box(isVertical ? .vertical : .horizontal, spacing: Button.isRadio ? (isVertical ? 6 : 12) : 0)
        if !Button.isRadio {
            box.addCSSClass("linked")
            box.isHomogeneous = true
        }
        return box
    }

    override func showOptions(_ options: PickerOptions<Value, Content>) {
        let all = options.all
        while buttons.count > all.count, let last = buttons.popLast() {
            last.setGroup(nil)
            box.remove(last)
        }
        while buttons.count < all.count {
            let button = Button.make()
            let position = buttons.count
            if let first = buttons.first { button.setGroup(first) }
            // The button that another one replaces says so as well.
            _ = button.onToggled { [unowned self] isOn in
                if isOn { choose(position) }
            }
            // The box was told its direction when it had no buttons yet.
            if let direction = box.direction { button.setDirectionThroughout(direction) }
            box.append(button)
            buttons.append(button)
        }
        for (button, option) in zip(buttons, all) {
            let showsTitle = option.showsTitle && (view.form != .palette || option.iconName == nil)
            button.show(title: option.title, iconName: option.iconName, showsTitle: showsTitle)
        }
        guard Button.isRadio, view.form != .radioRow else { return }
        // Groups of radio buttons stand apart.
        let first = Set(options.groups.map(\.positions.lowerBound))
        for (position, button) in buttons.enumerated() {
            button.setMargin(top: position > 0 && first.contains(position) ? 12 : 0)
        }
    }

    override var shownSelection: Int? { buttons.firstIndex { $0.isActive } }

    override func show(selection: Int?) {
        if let selection {
            buttons[selection].isActive = true
        } else {
            for button in buttons where button.isActive { button.isActive = false }
        }
    }
}
