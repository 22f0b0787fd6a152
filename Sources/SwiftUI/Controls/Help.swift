internal import Gtk

/// What is said about a view when the pointer rests on it.
struct HelpModifier {
    let text: Text
}

extension HelpModifier: PrimitiveModifier {
    @MainActor static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        HelpNode(view, context: context)
    }
}

/// A node whose help goes before that of views around it.
@MainActor
private protocol HelpGiver: _Node {}

private final class HelpNode<V: View>: ItemModifierNode<V, HelpModifier>, HelpGiver {
    private var words: String?
    private var isReady = false

    override func contentWasMade() {
        isReady = true
        updateSelf()
    }

    override func updateContent(to value: V) {
        super.updateContent(to: value)
        updateSelf()
    }

    override func structureDidChange() {
        super.structureDidChange()
        if isReady, isAlive { tell() }
    }

    // Some leaves come without changing the structure around them: those of a reader of geometry.
    override func plainTextDidChange() {
        super.plainTextDidChange()
        if isReady, isAlive { tell() }
    }

    override func wrapLazily(_ child: LayoutItem) -> UnaryItem {
        let item = super.wrapLazily(child)
        tell([item])
        return item
    }

    override func updateSelf() {
        let text = evaluate { modifier.text.resolvedString(in: EnvironmentValues(scope: environment)) }
        words = text.isEmpty ? nil : text
        tell()
    }

    private func tell() {
        // Brings the wrappers up to date.
        _ = items
        tell(wrappers)
    }

    /// Tells the words to the widgets below items; screen readers hear them with the first one.
    private func tell(_ items: [LayoutItem]) {
        var isFirst = true
        func visit(_ item: LayoutItem) {
            if item.node !== self, item.node is any HelpGiver { return }
            if let leaf = item as? WidgetItem, leaf.widget.tooltipText != words {
                leaf.widget.tooltipText = words
                if isFirst { leaf.widget.setAccessibleDescription(words) }
            }
            if item is WidgetItem { isFirst = false }
            item.visitItems(visit)
        }
        items.forEach(visit)
    }
}

extension View {
    /// Shows a text when the pointer rests on the view; screen readers say it, too. An empty text takes it away.
    nonisolated public func help(_ text: Text) -> some View {
        modifier(HelpModifier(text: text))
    }

    /// Shows a text, from a key that is looked up in the app's translations, when the pointer rests on the view.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
        help(Text(textKey))
    }

    /// Shows a text when the pointer rests on the view.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
        help(Text(text))
    }
}
