import Foundation
internal import Gtk

/// A GtkScale.
struct NativeSlider {
    let value: SliderValue
    let onEditingChanged: (Bool) -> Void
    let marks: [SliderMark]
    let currentValueLabel: AnyView?
    /// The same for the whole life of a view.
    let axis: Axis
}

extension NativeSlider: PrimitiveView {
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        NativeSliderNode(view, context: context)
    }
}

private final class NativeSliderNode: ControlNode<NativeSlider> {
    private var scale: Scale!
    private let presses = PressController()
    private var bounds: ClosedRange<Double>?
    private var step: Double?
    private var marks: [Mark] = []
    /// The views of the marks' labels and of the value's, which are asked for their words.
    private var labels: [HostedContent<AnyView>?] = []
    private var currentLabel: HostedContent<AnyView>?
    private var valueText: String?
    /// Whether the thumb is held.
    private var isDragging = false

    private struct Mark: Equatable {
        var value: Double
        var title: String?
    }

    override func makeItem() -> WidgetItem {
        ControlStyleSheet.install()
        let isVertical = view.axis == .vertical
        scale = Scale(isVertical ? .vertical : .horizontal)
        // The greatest value is at the top.
        if isVertical { scale.isInverted = true }
        scale.onValueChanged { [unowned self] in changed(to: $0) }
        presses.onChange { [unowned self] isDown in
            guard isDown != isDragging else { return }
            isDragging = isDown
            view.onEditingChanged(isDown)
        }
        scale.addController(presses)
        return NativeItem(
            node: self, widget: scale, flexibility: NativeFlexibility(width: !isVertical, height: isVertical),
            ideal: isVertical ? CGSize(width: 0, height: 120) : CGSize(width: 120, height: 0))
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
        if scale.fillsToValue != (model.neutral == nil) { scale.fillsToValue = model.neutral == nil }
        applyMarks(values)
        applyValueText(values)
    }

    private func applyMarks(_ values: EnvironmentValues) {
        if labels.count != view.marks.count {
            for label in labels { label?.dispose() }
            labels = view.marks.map { $0.label.map { HostedContent($0, in: self) } }
        } else {
            for (mark, label) in zip(view.marks, labels) { if let view = mark.label { label?.update(to: view) } }
        }
        var new = zip(view.marks, labels).map { mark, label in Mark(value: mark.value, title: label?.root.plainText) }
        if let neutral = view.value.neutral, !new.contains(where: { $0.value == neutral }) {
            new.append(Mark(value: neutral))
        }
        guard new != marks else { return }
        marks = new
        scale.clearMarks()
        for mark in new { scale.addMark(mark.value, label: mark.title) }
        if isReady { item.contentDidChange() }
    }

    private func applyValueText(_ values: EnvironmentValues) {
        if let label = view.currentValueLabel {
            if let currentLabel {
                currentLabel.update(to: label)
            } else {
                currentLabel = HostedContent(label, in: self)
            }
        }
        let new = currentLabel?.root.plainText
        guard new != valueText else { return }
        valueText = new
        scale.setAccessibleValueText(new)
    }

    override func plainTextDidChange() {
        // A label in here has other words; the slider's own stay the same.
        if isReady, isAlive { Updater.shared.mark(self) }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        for label in labels { if let label { visit(label.root) } }
        if let currentLabel { visit(currentLabel.root) }
    }

    override func willDestroy() {
        for label in labels { label?.dispose() }
        currentLabel?.dispose()
        super.willDestroy()
    }
}
