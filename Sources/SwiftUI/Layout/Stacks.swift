import Foundation

/// A row of views.
public struct HStack<Content> {
    let layout: HStackLayout
    let content: Content
}

/// A column of views.
public struct VStack<Content> {
    let layout: VStackLayout
    let content: Content
}

/// Views laid over each other, the first at the bottom.
public struct ZStack<Content> {
    let layout: ZStackLayout
    let content: Content
}

extension HStack: View, PrimitiveView where Content: View {
    public typealias Body = Never

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - alignment: how views align across the row.
    ///   - spacing: the distance between views in points; nil: what they prefer, 8 as a rule.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        HStackNode(view, layout: view.layout, content: view.content, context: context)
    }
}

extension VStack: View, PrimitiveView where Content: View {
    public typealias Body = Never

    /// Creates a column.
    ///
    /// - Parameters:
    ///   - alignment: how views align across the column.
    ///   - spacing: the distance between views in points; nil: what they prefer, 8 as a rule.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        VStackNode(view, layout: view.layout, content: view.content, context: context)
    }
}

extension ZStack: View, PrimitiveView where Content: View {
    public typealias Body = Never

    /// Creates a pile of views.
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        ZStackNode(view, layout: view.layout, content: view.content, context: context)
    }
}

private final class HStackNode<Content: View>: LayoutContainerNode<HStack<Content>, HStackLayout, Content> {
    override func update(to view: HStack<Content>) { update(to: view, layout: view.layout, content: view.content) }
}

private final class VStackNode<Content: View>: LayoutContainerNode<VStack<Content>, VStackLayout, Content> {
    override func update(to view: VStack<Content>) { update(to: view, layout: view.layout, content: view.content) }
}

private final class ZStackNode<Content: View>: LayoutContainerNode<ZStack<Content>, ZStackLayout, Content> {
    override func update(to view: ZStack<Content>) { update(to: view, layout: view.layout, content: view.content) }
}
