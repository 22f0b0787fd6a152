import Foundation
internal import Gtk

/// A GtkColorButton, named by the label beside it.
struct NativeColorPicker {
    let selection: ColorSelection
    let supportsOpacity: Bool
}

extension NativeColorPicker: PrimitiveView {
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        NativeColorPickerNode(view, context: context)
    }
}

private final class NativeColorPickerNode: ControlNode<NativeColorPicker> {
    private let button = ColorButton()
    private var shown: RGBA?
    private var usesAlpha: Bool?
    private var title = ""

    override func makeItem() -> WidgetItem {
        ControlStyleSheet.install()
        button.onColorSet { [unowned self] color in
            shown = color
            view.selection.set(
                Color.Resolved(
                    red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
                    opacity: view.supportsOpacity ? Float(color.alpha) : 1))
            // The binding may refuse the colour.
            Updater.shared.mark(self)
        }
        return NativeItem(node: self, widget: button)
    }

    override var accessibleWidget: Gtk.Widget { button.children.first ?? button }

    override func styleClasses(_ values: EnvironmentValues) -> [String] {
        values.controlSize.styleClass.map { [$0] } ?? []
    }

    override func applyControl(_ values: EnvironmentValues) {
        if view.supportsOpacity != usesAlpha {
            usesAlpha = view.supportsOpacity
            button.usesAlpha = view.supportsOpacity
        }
        var color = RGBA(view.selection.get(values))
        if !view.supportsOpacity { color.alpha = 1 }
        if color != shown {
            shown = color
            button.color = color
        }
        let name = name(values)
        if name != title {
            title = name
            // The dialog is called what is chosen in it.
            button.title = name
        }
    }
}
