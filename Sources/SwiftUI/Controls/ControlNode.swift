import Foundation
internal import Gtk

/// The node of a native control without a label of its own: it is named by the label beside it.
class ControlNode<V: View>: LeafNode<V> {
    private var spoken: String?
    private var classes: [String] = []
    private var isSensitive = true
    /// Whether the first values were applied.
    private(set) var isReady = false

    /// The style classes of the control.
    func styleClasses(_ values: EnvironmentValues) -> [String] { [] }
    /// Applies everything but the style classes and the name.
    func applyControl(_ values: EnvironmentValues) {}
    /// The name of the control; empty: it has none.
    func name(_ values: EnvironmentValues) -> String { values.controlName?.text ?? "" }
    /// Which widget screen readers see.
    var accessibleWidget: Gtk.Widget { item.widget }

    final override func apply() {
        let values = values
        let wanted = styleClasses(values)
        let hasNewLook = wanted != classes
        if hasNewLook {
            for name in classes where !wanted.contains(name) { item.widget.removeCSSClass(name) }
            for name in wanted where !classes.contains(name) { item.widget.addCSSClass(name) }
            classes = wanted
        }
        if values.isEnabled != isSensitive {
            isSensitive = values.isEnabled
            item.widget.isSensitive = isSensitive
        }
        applyControl(values)
        let name = name(values)
        if name != spoken ?? "" {
            spoken = name
            accessibleWidget.setAccessibleLabel(name)
            // Modifiers around that give another name do so again.
            if isReady { parent?.plainTextDidChange() }
        }
        if hasNewLook, isReady {
            // GTK remembers its answers until it looks at styles again.
            item.widget.queueResize()
            item.contentDidChange()
        }
        isReady = true
    }

    override var plainText: String { "" }
}
