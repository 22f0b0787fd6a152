internal import Gtk

/// Gives the focus to the first control of the view each time a number grows.
struct FocusEntryModifier {
    let count: Int

    nonisolated init(count: Int) { self.count = count }
}

extension FocusEntryModifier: PrimitiveModifier {
    @MainActor static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        FocusEntryNode(view, context: context)
    }
}

private final class FocusEntryNode<V: View>: ModifierNode<V, FocusEntryModifier> {
    private var count = 0

    override func contentWasMade() { count = modifier.count }

    override func updateContent(to value: V) {
        super.updateContent(to: value)
        guard modifier.count != count else { return }
        count = modifier.count
        Updater.shared.afterLayout { [weak self] in self?.enter() }
    }

    private func enter() {
        guard isAlive else { return }
        var isDone = false
        func visit(_ item: LayoutItem) {
            guard !isDone else { return }
            if let leaf = item as? WidgetItem, leaf.widget.grabFocus() || leaf.widget.moveFocus(forward: true) {
                isDone = true
            } else {
                item.visitItems(visit)
            }
        }
        items.forEach(visit)
    }
}
