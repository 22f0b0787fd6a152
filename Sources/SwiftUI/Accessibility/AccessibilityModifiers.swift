internal import Gtk

/// What screen readers are told about a view instead of what it says by itself. Nil: nothing else.
public struct _AccessibilityModifier {
    var label: Text?
    var value: Text?
    var hint: Text?
    var isHidden: Bool?
}

extension _AccessibilityModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        AccessibilityNode(view, context: context)
    }
}

/// Writes the modifier's words to the widgets of the modified view: the name, value and hint to the first one, which is
/// the control where the view is a control, and whether they are hidden to all of them.
private final class AccessibilityNode<V: View>: ModifierNode<V, _AccessibilityModifier> {
    private var scope: EnvironmentScope?
    private var words = ""
    private var wasHidden = false
    private var isReady = false
    /// The widget that the words were written to.
    private var described: Gtk.Widget?
    /// What that widget was called before, and what it was called then.
    private var ownLabel: String?
    private var writtenLabel: String?

    override func prepare() {
        guard let isHidden = modifier.isHidden else { return }
        let scope = EnvironmentScope(parent: environment)
        scope.set(\.isDecoration, to: isHidden)
        self.scope = scope
    }

    override var contentContext: _NodeContext {
        var context = childContext
        if let scope { context.environment = scope }
        return context
    }

    override func contentWasMade() {
        updateSelf()
        isReady = true
    }

    override func modifierDidChange(from old: _AccessibilityModifier) {
        if let isHidden = modifier.isHidden { scope?.set(\.isDecoration, to: isHidden) }
    }

    override func updateContent(to value: V) {
        super.updateContent(to: value)
        updateSelf()
    }

    override func structureDidChange() {
        super.structureDidChange()
        // Widgets that are new are shown to screen readers.
        wasHidden = false
        updateSelf()
    }

    override func plainTextDidChange() {
        super.plainTextDidChange()
        // The widget has just named itself after its new words.
        updateSelf()
    }

    override func updateSelf() {
        let widgets = widgets
        evaluate {
            let values = EnvironmentValues(scope: environment)
            if described !== widgets.first {
                forget()
                described = widgets.first
            }
            if let first = widgets.first {
                if let label = modifier.label { write(label.resolvedString(in: values), to: first) }
                if let value = modifier.value { first.setAccessibleValueText(value.resolvedString(in: values)) }
                if let hint = modifier.hint { first.setAccessibleDescription(hint.resolvedString(in: values)) }
            }
            if let isHidden = modifier.isHidden, isHidden != wasHidden {
                wasHidden = isHidden
                for widget in widgets { widget.setAccessibleHidden(isHidden) }
            }
        }
        let newWords = plainText
        if newWords != words {
            words = newWords
            if isReady { parent?.plainTextDidChange() }
        }
    }

    private func write(_ label: String, to widget: Gtk.Widget) {
        // Unless it's ours, the name is what the widget has just called itself.
        if writtenLabel == nil || widget.accessibleLabel != writtenLabel { ownLabel = widget.accessibleLabel }
        guard widget.accessibleLabel != label else { return }
        writtenLabel = label
        widget.setAccessibleLabel(label)
    }

    /// Another widget is the first one now: the former one is called what it calls itself.
    private func forget() {
        guard let described, described.parent != nil else { return }
        if writtenLabel != nil, described.accessibleLabel == writtenLabel { described.setAccessibleLabel(ownLabel) }
        if modifier.value != nil { described.setAccessibleValueText(nil) }
        if modifier.hint != nil { described.setAccessibleDescription(nil) }
        (ownLabel, writtenLabel) = (nil, nil)
    }

    private var widgets: [Gtk.Widget] {
        var widgets: [Gtk.Widget] = []
        func visit(_ item: LayoutItem) {
            if let leaf = item as? WidgetItem { widgets.append(leaf.widget) }
            item.visitItems(visit)
        }
        items.forEach(visit)
        return widgets
    }

    override var plainText: String {
        if modifier.isHidden == true { return "" }
        return Evaluation.untracked {
            modifier.label?.resolvedString(in: EnvironmentValues(scope: environment)) ?? content?.plainText ?? ""
        }
    }
}

extension View {
    /// Hides the view from screen readers, or shows it to them again.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(_AccessibilityModifier(isHidden: hidden))
    }

    /// Sets the name of the view that screen readers speak.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        modifier(_AccessibilityModifier(label: label))
    }

    /// Sets the name of the view that screen readers speak, from a key that is looked up in the app's translations.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Sets the name of the view that screen readers speak.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Sets the words in which screen readers speak the view's value.
    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        modifier(_AccessibilityModifier(value: value))
    }

    /// Sets the words in which screen readers speak the view's value, from a key that is looked up in the app's
    /// translations.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// Sets the words in which screen readers speak the view's value.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// Sets what screen readers say about what the view does.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View {
        modifier(_AccessibilityModifier(hint: hint))
    }

    /// Sets what screen readers say about what the view does, from a key that is looked up in the app's translations.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    /// Sets what screen readers say about what the view does.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }
}
