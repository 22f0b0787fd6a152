import Foundation

/// A grid that grows downwards, in a scroll view. Elements of a `ForEach` are made when they come near the visible part.
///
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
///         ForEach(pictures) { PictureView($0) }
///     }
public struct LazyVGrid<Content: View> {
    let arrangement: LazyArrangement
    let content: Content

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - columns: the columns.
    ///   - alignment: where the columns are if they don't fill the grid.
    ///   - spacing: the distance between rows in points; nil: 8.
    ///   - pinnedViews: which headers and footers of sections stay in sight while their section is scrolled.
    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyArrangement(
            axis: .vertical, tracks: columns.isEmpty ? [GridItem()] : columns,
            alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing, pinnedViews: pinnedViews)
        self.content = content()
    }
}

extension LazyVGrid: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        LazyVGridNode(view, arrangement: view.arrangement, content: view.content, context: context)
    }
}

private final class LazyVGridNode<Content: View>: LazyContainerNode<LazyVGrid<Content>, Content> {
    override func update(to view: LazyVGrid<Content>) {
        update(to: view, arrangement: view.arrangement, content: view.content)
    }
}

/// A grid that grows sideways, in a scroll view. Elements of a `ForEach` are made when they come near the visible part.
public struct LazyHGrid<Content: View> {
    let arrangement: LazyArrangement
    let content: Content

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - rows: the rows.
    ///   - alignment: where the rows are if they don't fill the grid.
    ///   - spacing: the distance between columns in points; nil: 8.
    ///   - pinnedViews: which headers and footers of sections stay in sight while their section is scrolled.
    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyArrangement(
            axis: .horizontal, tracks: rows.isEmpty ? [GridItem()] : rows,
            alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing, pinnedViews: pinnedViews)
        self.content = content()
    }
}

extension LazyHGrid: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        LazyHGridNode(view, arrangement: view.arrangement, content: view.content, context: context)
    }
}

private final class LazyHGridNode<Content: View>: LazyContainerNode<LazyHGrid<Content>, Content> {
    override func update(to view: LazyHGrid<Content>) {
        update(to: view, arrangement: view.arrangement, content: view.content)
    }
}
