import Foundation
internal import Gtk

/// A GtkCheckButton.
struct NativeCheckbox<Label: View> {
    let value: ToggleValue
    let label: Label
}

extension NativeCheckbox: PrimitiveView {
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        NativeCheckboxNode(view, context: context)
    }
}

private final class NativeCheckboxNode<Label: View>: LabeledWidgetNode<NativeCheckbox<Label>, Label> {
    private let check = CheckButton()

    override func makeItem() -> WidgetItem {
        ControlStyleSheet.install()
        check.onToggled { [unowned self] isOn in
            view.value.isOn.wrappedValue = isOn
            // A binding may refuse the value.
            Updater.shared.mark(self)
        }
        let item = HostedItem(node: self, widget: check)
        item.hasIndicator = true
        return item
    }

    override var label: Label { view.label }
    override func show(title: String?) { check.label = title }
    override func show(widget: Gtk.Widget) { check.setChild(widget) }

    override func styleClasses(_ values: EnvironmentValues) -> [String] { values.tintClass.map { [$0] } ?? [] }

    override func applyControl(_ values: EnvironmentValues) {
        let isOn = view.value.isOn.wrappedValue
        let isMixed = view.value.isMixed
        if check.isActive != isOn { check.isActive = isOn }
        if check.isInconsistent != isMixed { check.isInconsistent = isMixed }
    }
}

/// A GtkToggleButton.
struct NativeToggleButton<Label: View> {
    let value: ToggleValue
    let label: Label
}

extension NativeToggleButton: PrimitiveView {
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        NativeToggleButtonNode(view, context: context)
    }
}

private final class NativeToggleButtonNode<Label: View>: LabeledWidgetNode<NativeToggleButton<Label>, Label> {
    private let button = ToggleButton()

    override func makeItem() -> WidgetItem {
        ControlStyleSheet.install()
        button.onToggled { [unowned self] isOn in
            view.value.isOn.wrappedValue = isOn
            Updater.shared.mark(self)
        }
        return HostedItem(node: self, widget: button)
    }

    override var label: Label { view.label }
    override var hidesLabel: Bool { false }

    override func show(title: String?) {
        button.label = title
        button.truncatesLabel()
    }

    override func show(widget: Gtk.Widget) { button.setChild(widget) }

    override func styleClasses(_ values: EnvironmentValues) -> [String] {
        let form = values.buttonStyle?.builtIn as? ButtonForm ?? .automatic
        var names = form == .borderless || form == .accessoryBar ? ["flat"] : []
        if let size = values.controlSize.styleClass { names.append(size) }
        if let tint = values.tintClass { names.append(tint) }
        if Label.self == Image.self
            || (Label.self == SwiftUI.Label<Text, Image>.self
                && values.labelStyle?.builtIn as? LabelForm == .iconOnly)
        {
            names.append("image-button")
        }
        return names + values.controlClasses
    }

    override func applyControl(_ values: EnvironmentValues) {
        let isOn = view.value.isOn.wrappedValue
        if button.isActive != isOn { button.isActive = isOn }
    }
}

/// A GtkSwitch, named by the label beside it.
struct NativeSwitch {
    let value: ToggleValue
}

extension NativeSwitch: PrimitiveView {
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        NativeSwitchNode(view, context: context)
    }
}

private final class NativeSwitchNode: ControlNode<NativeSwitch> {
    private let lever = Switch()

    override func makeItem() -> WidgetItem {
        ControlStyleSheet.install()
        lever.onToggled { [unowned self] isOn in
            view.value.isOn.wrappedValue = isOn
            Updater.shared.mark(self)
        }
        return NativeItem(node: self, widget: lever)
    }

    override func styleClasses(_ values: EnvironmentValues) -> [String] {
        [values.tintClass, values.controlSize.styleClass].compactMap { $0 }
    }

    override func applyControl(_ values: EnvironmentValues) {
        let isOn = view.value.isOn.wrappedValue
        if lever.isActive != isOn { lever.isActive = isOn }
    }
}
