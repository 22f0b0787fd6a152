import Foundation

/// What a popover points at.
public enum PopoverAttachmentAnchor: Sendable {
    /// A rectangle of the view.
    case rect(Rectangle)
    /// A point of the view, from (0, 0) at its top leading corner to (1, 1).
    case point(UnitPoint)

    /// A rectangle of a view.
    public struct Rectangle: Sendable {
        /// In the view's coordinates; nil: all of it.
        let rectangle: CGRect?

        /// All of the view.
        public static let bounds = Rectangle(rectangle: nil)

        /// A part of the view, in its coordinates.
        public static func rect(_ rectangle: CGRect) -> Rectangle { Rectangle(rectangle: rectangle) }
    }
}

/// Shows views in a bubble at the view, while there is something to show.
public struct _PopoverModifier<Value, Content: View> {
    let value: () -> Value?
    let id: (Value) -> AnyHashable
    let dismiss: () -> Void
    let anchor: PopoverAttachmentAnchor
    /// The edge of the view that the bubble is at.
    let edge: Edge?
    let content: (Value) -> Content

    nonisolated init(
        value: @escaping () -> Value?, id: @escaping (Value) -> AnyHashable, dismiss: @escaping () -> Void,
        anchor: PopoverAttachmentAnchor, edge: Edge?, content: @escaping (Value) -> Content
    ) {
        self.value = value
        self.id = id
        self.dismiss = dismiss
        self.anchor = anchor
        self.edge = edge
        self.content = content
    }
}

extension _PopoverModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        PopoverNode(view, context: context)
    }
}

extension View {
    /// Shows a bubble at the view while `isPresented` is true. A click elsewhere and Escape close it.
    ///
    /// - Parameter arrowEdge: The edge of the anchor that the bubble's arrow points at; nil leaves it to the desktop.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            _PopoverModifier(
                value: { isPresented.wrappedValue ? () : nil }, id: { _ in 0 },
                dismiss: { isPresented.wrappedValue = false }, anchor: attachmentAnchor, edge: arrowEdge,
                content: content))
    }

    /// Shows a bubble at the view for an item while there is one.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            _PopoverModifier(
                value: { item.wrappedValue }, id: { $0.id }, dismiss: { item.wrappedValue = nil },
                anchor: attachmentAnchor, edge: arrowEdge, content: content))
    }
}
