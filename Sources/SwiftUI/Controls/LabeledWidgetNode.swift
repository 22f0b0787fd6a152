import Foundation
internal import Gtk

/// The node of a native control that shows views as its label.
///
/// A text in the usual font and colour is shown by the control itself; anything else is a tree of views inside of it.
class LabeledWidgetNode<V: View, Label: View>: LeafNode<V> {
    private(set) var hosted: HostedContent<Label>?
    private var title: String?
    private var isLabelShown = true
    private var spoken: String?
    private var classes: [String] = []
    private var isSensitive = true
    /// Whether the first values were applied.
    private(set) var isReady = false

    // MARK: To override

    var label: Label { fatalError("\(type(of: self)) has a label") }
    /// Whether the control can show a text by itself.
    var showsTitles: Bool { true }
    /// Whether the control hides its label where labels of controls are hidden.
    var hidesLabel: Bool { true }
    /// Which widget screen readers see.
    var accessibleWidget: Gtk.Widget { item.widget }
    /// Shows a text, or nothing.
    func show(title: String?) {}
    /// Shows a widget.
    func show(widget: Gtk.Widget) {}
    /// The style classes of the control.
    func styleClasses(_ values: EnvironmentValues) -> [String] { [] }
    /// Applies everything but the label and the style classes.
    func applyControl(_ values: EnvironmentValues) {}

    // MARK: Applying

    final override func apply() {
        let values = values
        var changed = applyClasses(values)
        if values.isEnabled != isSensitive {
            isSensitive = values.isEnabled
            item.widget.isSensitive = isSensitive
        }
        if applyLabel(values) { changed = true }
        applyControl(values)
        if changed, isReady { item.contentDidChange() }
        isReady = true
    }

    /// Sets the style classes; whether there was something to change.
    private func applyClasses(_ values: EnvironmentValues) -> Bool {
        let wanted = styleClasses(values)
        guard wanted != classes else { return false }
        for name in classes where !wanted.contains(name) { item.widget.removeCSSClass(name) }
        for name in wanted where !classes.contains(name) { item.widget.addCSSClass(name) }
        classes = wanted
        return true
    }

    /// Shows the label; whether the control's size may be another one.
    private func applyLabel(_ values: EnvironmentValues) -> Bool {
        guard let item = item as? HostedItem else { return false }
        let isHidden = hidesLabel && values.labelsVisibility == .hidden
        let isShownAnew = isHidden == isLabelShown
        isLabelShown = !isHidden
        if let plain = label.plainTitle(in: values, allowsAnyStyle: isHidden), showsTitles || isHidden {
            guard plain != title || isShownAnew else { return false }
            title = plain
            show(title: isHidden ? nil : plain)
            item.content = nil
            hosted?.dispose()
            hosted = nil
            // A control with a text of its own names itself after it.
            if isHidden || spoken != nil { speak(plain) }
            return true
        }
        title = nil
        let content: HostedContent<Label>
        if let hosted {
            hosted.update(to: label)
            content = hosted
            guard isShownAnew else {
                speak(content.root.plainText)
                return false
            }
        } else {
            content = HostedContent(label, in: self)
            hosted = content
        }
        if isHidden {
            show(title: nil)
            item.content = nil
        } else {
            show(widget: content.host.widget)
            item.content = content.host
        }
        speak(content.root.plainText)
        return true
    }

    private func speak(_ label: String) {
        // A control in a row with a label has that label's name.
        let name = label.isEmpty ? values.controlName?.text ?? "" : label
        guard name != spoken ?? "" else { return }
        spoken = name
        // Without a name the control is called what it shows.
        accessibleWidget.setAccessibleLabel(name.isEmpty ? nil : name)
        // Modifiers around that give another name do so again.
        if isReady { parent?.plainTextDidChange() }
    }

    override func plainTextDidChange() {
        super.plainTextDidChange()
        if isReady, isAlive, let hosted { speak(hosted.root.plainText) }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let hosted { visit(hosted.root) }
    }

    override var plainText: String { title ?? hosted?.root.plainText ?? "" }

    override func willDestroy() {
        hosted?.dispose()
        super.willDestroy()
    }
}

extension View {
    /// The text if the view is one that a native control can show by itself: in the usual font and colour.
    @MainActor func plainTitle(in values: EnvironmentValues, allowsAnyStyle: Bool) -> String? {
        let role = (self as? DefaultButtonLabel)?.role
        guard let text = self as? Text ?? role.map({ Text($0.title) }) else { return self is EmptyView ? "" : nil }
        if allowsAnyStyle { return text.resolvedString(in: values) }
        guard values.foregroundStyles == nil, values.textStyle.renderer == nil else { return nil }
        let resolved = text.resolve(in: values)
        return resolved.attributes() == nil && resolved.expires == nil ? resolved.string : nil
    }
}
