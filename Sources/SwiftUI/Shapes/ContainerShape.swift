import Foundation

/// The shape of a container, which shapes inside of it follow.
final class ContainerShapeBox: Equatable, @unchecked Sendable {
    let shape: any InsettableShape
    // Used on the main thread only.
    weak var item: LayoutItem?

    init(_ shape: any InsettableShape) {
        self.shape = shape
    }

    static func == (a: ContainerShapeBox, b: ContainerShapeBox) -> Bool { a === b }

    /// The container's shape, and how far its edges are from those of a view inside.
    struct Outline: Sendable {
        let shape: any InsettableShape
        let distance: CGFloat

        /// The outline in the view's rectangle with the edges moved inwards.
        func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
            func outline(_ shape: some InsettableShape) -> Path {
                shape.inset(by: distance + amount).path(in: rect.insetBy(dx: -distance, dy: -distance))
            }
            return outline(shape)
        }
    }

    /// The shape for a view inside, as far from the container's edges as its nearest edge is.
    @MainActor
    func outline(for frame: CGRect, in host: ViewHost) -> Outline {
        guard let item, item.node.host === host else { return Outline(shape: shape, distance: 0) }
        let outer = item.frame
        let distances = [
            frame.minX - outer.minX, frame.minY - outer.minY, outer.maxX - frame.maxX, outer.maxY - frame.maxY,
        ]
        return Outline(shape: shape, distance: max(0, distances.min() ?? 0))
    }

    /// The shape that `ContainerRelativeShape` stands for while an outline is asked for.
    @TaskLocal static var current: Outline?
}

private enum ContainerShapeKey: EnvironmentKey { static var defaultValue: ContainerShapeBox? { nil } }

extension EnvironmentValues {
    var containerShape: ContainerShapeBox? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

/// Sets the shape that `ContainerRelativeShape` follows.
public struct _ContainerShapeModifier<S: InsettableShape> {
    let shape: S
}

extension _ContainerShapeModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        ContainerShapeNode(view, context: context)
    }
}

private final class ContainerShapeNode<V: View, S: InsettableShape>: ItemModifierNode<V, _ContainerShapeModifier<S>> {
    private var scope: EnvironmentScope?
    private var box: ContainerShapeBox?

    override func prepare() {
        scope = EnvironmentScope(parent: environment)
        provide()
    }

    private func provide() {
        let box = ContainerShapeBox(modifier.shape)
        box.item = self.box?.item
        self.box = box
        scope?.set(\.containerShape, to: box)
    }

    override var contentContext: _NodeContext {
        var context = childContext
        if let scope { context.environment = scope }
        return context
    }

    override func makeItem(_ child: LayoutItem) -> UnaryItem {
        let item = UnaryItem(node: self, child: child)
        if box?.item == nil { box?.item = item }
        return item
    }

    override func modifierDidChange(from old: _ContainerShapeModifier<S>) {
        if !ValueComparison.areEqual(old.shape, modifier.shape) { provide() }
    }
}

extension View {
    /// Sets the shape that `ContainerRelativeShape` has in the view.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(_ContainerShapeModifier(shape: shape))
    }
}
