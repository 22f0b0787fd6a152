import Foundation
internal import Gtk

/// Two linked buttons.
struct NativeStepper {
    let actions: StepperActions
}

extension NativeStepper: PrimitiveView {
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        NativeStepperNode(view, context: context)
    }
}

private final class NativeStepperNode: ControlNode<NativeStepper> {
    private let box = Gtk.Box(.horizontal)
    private let minus = Gtk.Button(iconName: "list-remove-symbolic")
    private let plus = Gtk.Button(iconName: "list-add-symbolic")
    private var canDecrement = true
    private var canIncrement = true

    override func makeItem() -> WidgetItem {
        ControlStyleSheet.install()
        box.addCSSClass("linked")
        box.append(minus)
        box.append(plus)
        minus.onClicked { [unowned self] in run(view.actions.decrement()) }
        plus.onClicked { [unowned self] in run(view.actions.increment()) }
        return NativeItem(node: self, widget: box)
    }

    private func run(_ action: (() -> Void)?) {
        guard let action else { return }
        view.actions.onEditingChanged(true)
        action()
        view.actions.onEditingChanged(false)
        Updater.shared.mark(self)
    }

    override func applyControl(_ values: EnvironmentValues) {
        let down = view.actions.decrement() != nil
        let up = view.actions.increment() != nil
        if down != canDecrement {
            canDecrement = down
            minus.isSensitive = down
        }
        if up != canIncrement {
            canIncrement = up
            plus.isSensitive = up
        }
        let name = name(values)
        guard name != named else { return }
        named = name
        minus.setAccessibleLabel(name.isEmpty ? "Decrease" : "Decrease \(name)")
        plus.setAccessibleLabel(name.isEmpty ? "Increase" : "Increase \(name)")
    }

    private var named: String?
}
