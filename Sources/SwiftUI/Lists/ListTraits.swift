/// A modifier that tells the container around a view something about it.
struct TraitModifier<Key: TraitKey> {
    let value: Key.Value
    /// Combines the value with one that was set closer to the container.
    let isSame: (Key.Value, Key.Value) -> Bool

    nonisolated init(_ key: Key.Type, _ value: Key.Value, isSame: @escaping (Key.Value, Key.Value) -> Bool) {
        self.value = value
        self.isSame = isSame
    }
}

extension TraitModifier where Key.Value: Equatable {
    nonisolated init(_ key: Key.Type, _ value: Key.Value) {
        self.init(key, value) { $0 == $1 }
    }
}

extension TraitModifier: PrimitiveModifier {
    @MainActor static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        TraitNode(view, context: context)
    }
}

private final class TraitNode<V: View, Key: TraitKey>: ModifierNode<V, TraitModifier<Key>> {
    override func modifierDidChange(from old: TraitModifier<Key>) {
        if !modifier.isSame(old.value, modifier.value) { structureDidChange() }
    }

    override func collectEntries(into entries: inout EntryCollector) {
        let value = modifier.value
        entries.with({ $0[Key.self] = value }, { content?.collectEntries(into: &$0) })
    }
}

/// The distances of a row's content from the row's edges.
enum ListRowInsetsTrait: TraitKey {
    static var defaultValue: EdgeInsets? { nil }
}

/// What lies behind a row's content.
enum ListRowBackgroundTrait: TraitKey {
    static var defaultValue: AnyView? { nil }
}

/// Which lines are drawn at the edges of a row.
struct ListSeparators: Equatable {
    var visibility = Visibility.automatic
    var edges = VerticalEdge.Set.all
}

enum ListRowSeparatorTrait: TraitKey {
    static var defaultValue: ListSeparators { ListSeparators() }
}

/// Whether a row can be selected.
enum SelectionDisabledTrait: TraitKey {
    static var defaultValue: Bool { false }
}

/// Where a row's content stands if it's narrower than the row.
enum RowAlignmentTrait: TraitKey {
    static var defaultValue: HorizontalAlignment { .leading }
}

/// Whether a row's element can't be deleted.
enum DeleteDisabledTrait: TraitKey {
    static var defaultValue: Bool { false }
}

/// Whether a row's element can't be moved.
enum MoveDisabledTrait: TraitKey {
    static var defaultValue: Bool { false }
}

/// What opens and closes the group that a row is the head of.
enum DisclosureTrait: TraitKey {
    static var defaultValue: Binding<Bool>? { nil }
}

extension View {
    /// Whether the user can't delete a list row, whatever its ForEach allows.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(TraitModifier(DeleteDisabledTrait.self, isDisabled))
    }

    /// Whether the user can't move a list row, whatever its ForEach allows.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(TraitModifier(MoveDisabledTrait.self, isDisabled))
    }

    /// Sets the distances of a list row's content from the row's edges, in points; nil: the list's own.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(TraitModifier(ListRowInsetsTrait.self, insets))
    }

    /// Puts a view behind the whole list row; nil: the list's own background.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(TraitModifier(ListRowBackgroundTrait.self, view.map { AnyView($0) }) { _, _ in false })
    }

    /// Shows or hides the lines at a list row's edges. The desktop's lists draw lines between rows or none at all, so
    /// that hiding one edge hides the line that the two rows share.
    nonisolated public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            TraitModifier(ListRowSeparatorTrait.self, ListSeparators(visibility: visibility, edges: edges)))
    }

    /// Whether a list row can't be selected.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(TraitModifier(SelectionDisabledTrait.self, isDisabled))
    }
}
