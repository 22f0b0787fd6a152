internal import Gtk

/// Has a view stand where it is for screen readers only: it isn't seen, and neither pointer nor keyboard reach it.
struct SyntheticElements {}

extension SyntheticElements: PrimitiveModifier {
    @MainActor static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        SyntheticElementsNode(view, context: context)
    }
}

/// The views are in a host of their own that is transparent: its controls can be used by what screen readers do with them.
private final class SyntheticElementsNode<V: View>: ModifierNode<V, SyntheticElements> {
    private let inner: ViewHost
    private var item: EmbeddedItem?

    override init(_ view: ModifiedContent<V, SyntheticElements>, context: _NodeContext) {
        inner = ViewHost(depth: context.host.depth + 1)
        super.init(view, context: context)
    }

    override var contentContext: _NodeContext {
        var context = childContext
        context.host = inner
        context.isLazy = false
        return context
    }

    override func contentWasMade() {
        guard let content else { return }
        inner.sizing = .embedded
        inner.setRoot { _ in content }
        inner.widget.canTarget = false
        inner.widget.canFocus = false
        item = EmbeddedItem(node: self, inner: inner)
    }

    override var items: [LayoutItem] { item.map { [$0] } ?? [] }

    override func structureDidChange() {
        guard item != nil else { return }
        inner.childrenDidChange()
        item?.invalidateLayout()
    }

    override var plainText: String { "" }

    override func willDestroy() {
        inner.dispose()
        item?.remove()
    }
}

extension View {
    /// Gives the view parts that only screen readers perceive, for a view that draws several things, such as a canvas.
    ///
    /// ```swift
    /// Canvas { … }
    ///     .accessibilityLabel("Map")
    ///     .accessibilityChildren {
    ///         ForEach(places) { place in
    ///             Button(place.name) { open(place) }.position(place.point)
    ///         }
    ///     }
    /// ```
    ///
    /// The parts are laid out over the view.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        overlay { children().opacity(0).modifier(SyntheticElements()).allowsHitTesting(false) }
    }

    /// Has screen readers perceive another view instead of this one: a control that they know, for a view that looks and
    /// works as it.
    nonisolated public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        accessibilityHidden(true).overlay {
            representation().opacity(0).modifier(SyntheticElements()).allowsHitTesting(false)
        }
    }
}
