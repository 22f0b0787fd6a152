import Foundation
internal import Gtk

/// The control of a picker, named by the label beside it.
struct NativePicker<Value: Hashable, Content: View> {
    let value: PickerValue<Value>
    let content: Content
    /// What the control is; the same for the whole life of a view.
    let form: PickerForm
}

extension NativePicker: PrimitiveView {
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        switch view.form {
        case .automatic, .menu: MenuPickerNode(view, context: context)
        case .segmented: ButtonsPickerNode<Value, Content, ToggleButton>(view, context: context)
        case .radioGroup: ButtonsPickerNode<Value, Content, CheckButton>(view, context: context)
        }
    }
}

/// What a picker offers.
private struct PickerOption<Value> {
    let title: String
    /// nil: choosing the option has no effect, since it has no value of the selection's type.
    let value: Value?
}

/// The node of a picker's control. The views of the options have nodes below it, which are asked for words and tags but
/// never shown.
private class PickerNode<Value: Hashable, Content: View>: ControlNode<NativePicker<Value, Content>> {
    /// Where the widgets of the options' views are.
    private var hidden: ViewHost?
    private var root: RootNode<Content>?
    private var options: [PickerOption<Value>] = []
    private var optionsAreStale = true

    // MARK: To override

    /// Makes the control.
    func makeControl() -> Gtk.Widget { fatalError("\(type(of: self)) makes a control") }
    /// Shows options with the given titles.
    func show(titles: [String]) {}
    /// The position of the option that the control shows as the chosen one.
    var shownSelection: Int? { nil }
    /// Shows an option as the chosen one.
    func show(selection: Int?) {}

    // MARK: Options

    final override func makeItem() -> WidgetItem {
        ControlStyleSheet.install()
        let host = ViewHost(depth: self.host.depth + 1)
        hidden = host
        var context = childContext
        context.host = host
        context.isLazy = false
        context.makesRows = false
        context.isMenu = false
        root = RootNode(view.content, context: context)
        return NativeItem(node: self, widget: makeControl())
    }

    /// Finds out what the options are; whether their titles differ from what they were.
    private func gatherOptions() -> Bool {
        guard optionsAreStale, let root else { return false }
        optionsAreStale = false
        let old = options.map(\.title)
        options = Evaluation.untracked {
            var collector = EntryCollector()
            root.collectEntries(into: &collector)
            return collector.entries.compactMap { option($0) }
        }
        return options.map(\.title) != old
    }

    private func option(_ entry: Entry) -> PickerOption<Value>? {
        let title = entry.node.plainText
        guard let tag = entry.traits[TagTrait.self] ?? entry.traits[ElementIDTrait.self] else {
            // A line between options is none itself.
            return title.isEmpty ? nil : PickerOption(title: title, value: nil)
        }
        // The cast wraps a value for an optional selection, and unwraps one that isn't nil.
        let value = tag.base as? Value
        if value == nil {
            let kind = type(of: tag.base)
            Faults.report(
                "picker-tag \(Value.self) \(kind)",
                "Picker: the tag \(tag.base) is a \(kind), but the selection is a \(Value.self); "
                    + "the option can't be chosen")
        }
        return PickerOption(title: title, value: value)
    }

    /// The user has chosen an option.
    final func choose(_ position: Int?) {
        if let position, options.indices.contains(position), let value = options[position].value {
            view.value.set(value)
        }
        // There may be no such value, or the binding may refuse it.
        Updater.shared.mark(self)
    }

    override func update(to view: NativePicker<Value, Content>) {
        self.view = view
        root?.update(to: view.content)
        updateSelf()
    }

    override func applyControl(_ values: EnvironmentValues) {
        var changed = gatherOptions()
        if changed { show(titles: options.map(\.title)) }
        let current = view.value.current
        let position = current.flatMap { current in options.firstIndex { $0.value == current } }
        if position != shownSelection {
            show(selection: position)
            changed = true
        }
        if changed, isReady { item.contentDidChange() }
    }

    override func plainTextDidChange() {
        // Options came, went, or have other words; the control's own words stay the same.
        optionsAreStale = true
        if isReady, isAlive { Updater.shared.mark(self) }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let root { visit(root) }
    }

    override func willDestroy() {
        hidden?.dispose()
        super.willDestroy()
    }
}

/// A GtkDropDown.
private final class MenuPickerNode<Value: Hashable, Content: View>: PickerNode<Value, Content> {
    private let dropDown = DropDown()

    override func makeControl() -> Gtk.Widget {
        dropDown.onSelected { [unowned self] position in choose(position) }
        return dropDown
    }

    override func show(titles: [String]) { dropDown.items = titles }
    override var shownSelection: Int? { dropDown.selected }
    override func show(selection: Int?) { dropDown.selected = selection }
}

/// A button of which one in a group is active.
@MainActor
private protocol PickerButton: Gtk.Widget {
    static var isRadio: Bool { get }
    static func make() -> Self
    var isActive: Bool { get set }
    func show(title: String)
    func setGroup(_ other: Self?)
    func onToggled(_ handler: @escaping @MainActor (Bool) -> Void) -> SignalConnection
}

extension ToggleButton: PickerButton {
    static var isRadio: Bool { false }
    static func make() -> ToggleButton { ToggleButton() }

    func show(title: String) {
        label = title
        truncatesLabel()
    }
}

extension CheckButton: PickerButton {
    static var isRadio: Bool { true }
    static func make() -> CheckButton { CheckButton() }
    func show(title: String) { label = title }
}

/// A button for each option: linked ones in a row, or radio buttons in a column.
private final class ButtonsPickerNode<Value: Hashable, Content: View, Button: PickerButton>:
    PickerNode<Value, Content>
{
    private let box = Gtk.Box(Button.isRadio ? .vertical : .horizontal, spacing: Button.isRadio ? 6 : 0)
    private var buttons: [Button] = []

    override func makeControl() -> Gtk.Widget {
        if !Button.isRadio {
            box.addCSSClass("linked")
            box.isHomogeneous = true
        }
        return box
    }

    override func show(titles: [String]) {
        while buttons.count > titles.count, let last = buttons.popLast() {
            last.setGroup(nil)
            box.remove(last)
        }
        while buttons.count < titles.count {
            let button = Button.make()
            let position = buttons.count
            if let first = buttons.first { button.setGroup(first) }
            // The button that another one replaces says so as well.
            _ = button.onToggled { [unowned self] isOn in
                if isOn { choose(position) }
            }
            box.append(button)
            buttons.append(button)
        }
        for (button, title) in zip(buttons, titles) { button.show(title: title) }
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
