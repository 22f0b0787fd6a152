import Foundation
internal import Gtk

/// A GtkLevelBar: screen readers know it as a meter.
struct NativeLevelBar {
    /// From 0 to 1.
    let fraction: Double
    /// The value in words; nil: screen readers say the fraction.
    let words: GaugeStyleConfiguration.CurrentValueLabel?
}

extension NativeLevelBar: PrimitiveView {
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        NativeLevelBarNode(view, context: context)
    }
}

private final class NativeLevelBarNode: ControlNode<NativeLevelBar> {
    private let bar = LevelBar()
    private var words: HostedContent<GaugeStyleConfiguration.CurrentValueLabel>?
    private var spokenValue: String?

    override func makeItem() -> WidgetItem {
        ControlStyleSheet.install()
        bar.removeOffsets()
        return NativeItem(
            node: self, widget: bar, flexibility: NativeFlexibility(width: true), ideal: CGSize(width: 120, height: 0))
    }

    override func styleClasses(_ values: EnvironmentValues) -> [String] { values.tintClass.map { [$0] } ?? [] }

    override func applyControl(_ values: EnvironmentValues) {
        if bar.value != view.fraction { bar.value = view.fraction }
        if let label = view.words {
            if let words { words.update(to: label) } else { words = HostedContent(label, in: self) }
        }
        let new = words?.root.plainText
        guard new != spokenValue else { return }
        spokenValue = new
        bar.setAccessibleValueText(new)
    }

    override func plainTextDidChange() {
        if isReady, isAlive { Updater.shared.mark(self) }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let words { visit(words.root) }
    }

    override func willDestroy() {
        words?.dispose()
        super.willDestroy()
    }
}
