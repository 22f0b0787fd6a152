import Foundation

/// Views in rows and columns.
///
///     Grid(alignment: .leading) {
///         GridRow {
///             Text("Gate")
///             Text("B12")
///         }
///         Divider()
///     }
///
/// A column is as wide as its widest cell and a row as high as its highest one; flexible cells share what is left.
/// A view that isn't in a row spans all columns.
public struct Grid<Content: View> {
    let layout: GridLayout
    let content: Content

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - alignment: where cells are in their place if it is larger than they are.
    ///   - horizontalSpacing: the distance between columns in points; nil: what cells prefer, 8 as a rule.
    ///   - verticalSpacing: the distance between rows in points; nil: what cells prefer, 8 as a rule.
    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }
}

extension Grid: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        GridNode(view, layout: view.layout, content: view.content, context: context)
    }
}

private final class GridNode<Content: View>: LayoutContainerNode<Grid<Content>, GridLayout, Content> {
    override func update(to view: Grid<Content>) { update(to: view, layout: view.layout, content: view.content) }
}

/// A row of a grid; each view in it is a cell. Outside of a grid the views are what they would be without the row.
public struct GridRow<Content: View> {
    let alignment: VerticalAlignment?
    let content: Content

    /// Creates a row.
    ///
    /// - Parameter alignment: how the cells align vertically; nil: as the grid says.
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension GridRow: View {
    public var body: some View { content.modifier(_GridRowModifier(alignment: alignment)) }
}

/// Marks views as the cells of one row.
public struct _GridRowModifier {
    let alignment: VerticalAlignment?
}

extension _GridRowModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        GridRowNode(view, context: context)
    }
}

/// What tells the cells of one row from those of another.
final class GridRowIdentity {
    var alignment: VerticalAlignment?

    init(alignment: VerticalAlignment?) {
        self.alignment = alignment
    }
}

/// The row that a cell is in; nil: it stands for itself.
enum GridRowKey: LayoutValueKey {
    static var defaultValue: GridRowIdentity? { nil }
}

private final class GridRowNode<V: View>: ItemModifierNode<V, _GridRowModifier> {
    private var row: GridRowIdentity?

    private final class Item: UnaryItem {
        let row: GridRowIdentity

        init(node: _Node, child: LayoutItem, row: GridRowIdentity) {
            self.row = row
            super.init(node: node, child: child)
        }

        override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
            if key == GridRowKey.self, let row = row as? K.Value { return row }
            return super.layoutValue(key)
        }
    }

    override func prepare() {
        row = GridRowIdentity(alignment: modifier.alignment)
    }

    override func makeItem(_ child: LayoutItem) -> UnaryItem {
        guard let row else { return UnaryItem(node: self, child: child) }
        return Item(node: self, child: child, row: row)
    }

    override func modifierDidChange(from old: _GridRowModifier) {
        guard old.alignment != modifier.alignment else { return }
        row?.alignment = modifier.alignment
        invalidateItems()
    }
}

/// How many columns a cell spans.
enum GridColumnsKey: LayoutValueKey {
    static var defaultValue: Int { 1 }
}

/// The directions in which a cell doesn't make its place larger.
enum GridUnsizedAxesKey: LayoutValueKey {
    static var defaultValue: Axis.Set { [] }
}

/// The point of a cell that meets the same point of its place.
enum GridAnchorKey: LayoutValueKey {
    static var defaultValue: UnitPoint? { nil }
}

/// The alignment that a cell gives to its column.
enum GridColumnAlignmentKey: LayoutValueKey {
    static var defaultValue: HorizontalAlignment? { nil }
}

extension View {
    /// Has the cell span several columns of its grid.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridColumnsKey.self, value: count)
    }

    /// Puts a point of the cell onto the same point of its place, whatever alignment the grid has.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridAnchorKey.self, value: anchor)
    }

    /// Has the cell take the space that there is without asking for more.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridUnsizedAxesKey.self, value: axes)
    }

    /// Sets the horizontal alignment of the column that the cell is in.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignmentKey.self, value: guide)
    }
}
