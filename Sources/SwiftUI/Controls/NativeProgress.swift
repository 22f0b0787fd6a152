import Foundation
internal import Gtk

/// A GtkProgressBar; without a fraction its block moves while it is on the screen.
struct NativeProgressBar {
    let fraction: Double?
}

extension NativeProgressBar: PrimitiveView {
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        NativeProgressBarNode(view, context: context)
    }
}

private final class NativeProgressBarNode: ControlNode<NativeProgressBar> {
    private let bar = ProgressBar()
    private var pulse: MainLoop.Source?
    private static let interval = 100

    override func makeItem() -> WidgetItem {
        ControlStyleSheet.install()
        bar.onMap { [unowned self] in schedulePulse() }
        return NativeItem(
            node: self, widget: bar, flexibility: NativeFlexibility(width: true), ideal: CGSize(width: 120, height: 0))
    }

    override func update(to view: NativeProgressBar) {
        if view.fraction == self.view.fraction { return }
        super.update(to: view)
    }

    override func styleClasses(_ values: EnvironmentValues) -> [String] { values.tintClass.map { [$0] } ?? [] }

    override func applyControl(_ values: EnvironmentValues) {
        if let fraction = view.fraction {
            pulse?.cancel()
            pulse = nil
            if bar.fraction != fraction || !isReady { bar.fraction = fraction }
        } else {
            schedulePulse()
        }
    }

    private func schedulePulse() {
        guard view.fraction == nil, bar.isMapped, !(pulse?.isPending ?? false) else { return }
        pulse = MainLoop.timeout(milliseconds: Self.interval) { [weak self] in
            guard let self, isAlive else { return }
            bar.pulse()
            schedulePulse()
        }
    }

    override func willDestroy() {
        pulse?.cancel()
        super.willDestroy()
    }
}

/// A GtkSpinner that turns.
struct NativeSpinner {}

extension NativeSpinner: PrimitiveView {
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        NativeSpinnerNode(view, context: context)
    }
}

private final class NativeSpinnerNode: ControlNode<NativeSpinner> {
    private let spinner = Spinner()

    override func makeItem() -> WidgetItem {
        ControlStyleSheet.install()
        spinner.isSpinning = true
        return NativeItem(node: self, widget: spinner, flexibility: NativeFlexibility(width: true, height: true))
    }

    override func update(to view: NativeSpinner) {}

    override func styleClasses(_ values: EnvironmentValues) -> [String] { values.tintClass.map { [$0] } ?? [] }

    override func name(_ values: EnvironmentValues) -> String {
        let name = values.controlName?.text ?? ""
        return name.isEmpty ? "In progress" : name
    }
}
