import Foundation
internal import Gtk

/// A GtkScale.
struct NativeSlider {
    let value: SliderValue
    let onEditingChanged: (Bool) -> Void
}

extension NativeSlider: PrimitiveView {
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        NativeSliderNode(view, context: context)
    }
}

private final class NativeSliderNode: ControlNode<NativeSlider> {
    private let scale = Scale()
    private let presses = PressController()
    private var bounds: ClosedRange<Double>?
    private var step: Double?
    /// Whether the thumb is held.
    private var isDragging = false

    override func makeItem() -> WidgetItem {
        ControlStyleSheet.install()
        scale.onValueChanged { [unowned self] in changed(to: $0) }
        presses.onChange { [unowned self] isDown in
            guard isDown != isDragging else { return }
            isDragging = isDown
            view.onEditingChanged(isDown)
        }
        scale.addController(presses)
        return NativeItem(
            node: self, widget: scale, flexibility: NativeFlexibility(width: true),
            ideal: CGSize(width: 120, height: 0))
    }

    private func changed(to raw: Double) {
        let value = view.value.snapped(raw)
        if value != raw { scale.value = value }
        // A step by key or wheel is an edit of its own.
        if !isDragging { view.onEditingChanged(true) }
        if value != view.value.get() { view.value.set(value) }
        if !isDragging { view.onEditingChanged(false) }
        Updater.shared.mark(self)
    }

    override func styleClasses(_ values: EnvironmentValues) -> [String] { values.tintClass.map { [$0] } ?? [] }

    override func applyControl(_ values: EnvironmentValues) {
        let model = view.value
        if bounds != model.bounds || step != model.step {
            bounds = model.bounds
            step = model.step
            let length = model.bounds.upperBound - model.bounds.lowerBound
            scale.setRange(model.bounds)
            let increment = model.step ?? length / 100
            scale.setIncrements(step: max(increment, 1e-12), page: max(increment * 10, 1e-12))
        }
        let value = model.get()
        let shown = value.isFinite ? min(max(value, model.bounds.lowerBound), model.bounds.upperBound) : 0
        if scale.value != shown { scale.value = shown }
    }
}
