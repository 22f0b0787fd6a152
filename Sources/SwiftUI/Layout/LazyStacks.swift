import Foundation

/// The parts of a lazy container that stay in sight while their section is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column of views in a scroll view. Elements of a `ForEach` are made when they come near the visible part, and keep
/// their state from then on; what hasn't been seen counts with an estimated height.
public struct LazyVStack<Content: View> {
    let arrangement: LazyArrangement
    let content: Content

    /// Creates a column.
    ///
    /// - Parameters:
    ///   - alignment: how views align across the column.
    ///   - spacing: the distance between views in points; nil: 8.
    ///   - pinnedViews: which headers and footers of sections stay in sight while their section is scrolled.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyArrangement(
            axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .top), spacing: spacing,
            pinnedViews: pinnedViews)
        self.content = content()
    }
}

extension LazyVStack: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        LazyVStackNode(view, arrangement: view.arrangement, content: view.content, context: context)
    }
}

private final class LazyVStackNode<Content: View>: LazyContainerNode<LazyVStack<Content>, Content> {
    override func update(to view: LazyVStack<Content>) {
        update(to: view, arrangement: view.arrangement, content: view.content)
    }
}

/// A row of views in a scroll view. Elements of a `ForEach` are made when they come near the visible part, and keep
/// their state from then on; what hasn't been seen counts with an estimated width.
public struct LazyHStack<Content: View> {
    let arrangement: LazyArrangement
    let content: Content

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - alignment: how views align across the row.
    ///   - spacing: the distance between views in points; nil: 8.
    ///   - pinnedViews: which headers and footers of sections stay in sight while their section is scrolled.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyArrangement(
            axis: .horizontal, alignment: Alignment(horizontal: .leading, vertical: alignment), spacing: spacing,
            pinnedViews: pinnedViews)
        self.content = content()
    }
}

extension LazyHStack: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        LazyHStackNode(view, arrangement: view.arrangement, content: view.content, context: context)
    }
}

private final class LazyHStackNode<Content: View>: LazyContainerNode<LazyHStack<Content>, Content> {
    override func update(to view: LazyHStack<Content>) {
        update(to: view, arrangement: view.arrangement, content: view.content)
    }
}
