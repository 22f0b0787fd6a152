/// Items of a toolbar.
///
///     .toolbar {
///         ToolbarItem(placement: .primaryAction) { Button("Refresh", systemImage: "arrow.clockwise", action: refresh) }
///     }
@MainActor
@preconcurrency
public protocol ToolbarContent {
    /// The type of the body.
    associatedtype Body: ToolbarContent

    /// The items that this one consists of.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the node that lives for the items. Composed ones use the default.
    @MainActor static func _makeToolbar(_ content: Self, in context: _NodeContext) -> _ToolbarNode<Self>
}

/// Items of a toolbar that people can arrange. They stay as they are here.
@MainActor
@preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension ToolbarContent {
    @MainActor public static func _makeToolbar(_ content: Self, in context: _NodeContext) -> _ToolbarNode<Self> {
        CompositeToolbarNode(content, context: context)
    }
}

extension Never: CustomizableToolbarContent {
    @MainActor public static func _makeToolbar(_ content: Never, in context: _NodeContext) -> _ToolbarNode<Never> {}
}

/// Toolbar items that make their own node.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A node with toolbar items below it.
@MainActor
public class _AnyToolbarNode: _Node {
    /// Adds the items in order.
    func collect(into entries: inout [ToolbarEntry]) {
        visitChildren { ($0 as? _AnyToolbarNode)?.collect(into: &entries) }
    }
}

/// The node of toolbar items of type `T`.
@MainActor
public class _ToolbarNode<T: ToolbarContent>: _AnyToolbarNode {
    final var content: T

    init(_ content: T, context: _NodeContext) {
        self.content = content
        super.init(context: context)
    }

    /// Takes over a new value at the same place.
    func update(to content: T) {
        self.content = content
    }
}

private final class CompositeToolbarNode<T: ToolbarContent>: _ToolbarNode<T> {
    private var body: _ToolbarNode<T.Body>?
    private var slots: [AnyObject] = []

    override init(_ content: T, context: _NodeContext) {
        super.init(content, context: context)
        slots = _PropertyInstaller.install(&self.content, node: self, slots: [])
        body = T.Body._makeToolbar(evaluateBody(), in: childContext)
    }

    override func update(to content: T) {
        self.content = content
        updateSelf()
    }

    override func updateSelf() {
        slots = _PropertyInstaller.install(&content, node: self, slots: slots)
        let value = evaluateBody()
        body?.update(to: value)
    }

    private func evaluateBody() -> T.Body {
        Counters.bodyEvaluations += 1
        return evaluate { content.body }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let body { visit(body) }
    }

    override func willDestroy() {
        for case let slot as any DisposableSlot in slots { slot.dispose() }
    }
}

/// Builds toolbar items from the statements of a closure or body.
@resultBuilder
public struct ToolbarContentBuilder {
    nonisolated public static func buildBlock() -> some ToolbarContent { TupleToolbarContent(content: ()) }

    nonisolated public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    nonisolated public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> some ToolbarContent {
        TupleToolbarContent(content: (repeat each content))
    }

    nonisolated public static func buildBlock<Content: CustomizableToolbarContent>(_ content: Content) -> Content {
        content
    }

    nonisolated public static func buildBlock<each Content: CustomizableToolbarContent>(
        _ content: repeat each Content
    ) -> some CustomizableToolbarContent {
        TupleToolbarContent(content: (repeat each content))
    }

    nonisolated public static func buildIf<Content: CustomizableToolbarContent>(
        _ content: Content?
    ) -> some CustomizableToolbarContent {
        EitherToolbarContent<Content, NoToolbarContent>(
            content: content.map { .first($0) } ?? .second(NoToolbarContent()))
    }

    nonisolated public static func buildLimitedAvailability<Content: CustomizableToolbarContent>(
        _ content: Content
    ) -> some CustomizableToolbarContent {
        content
    }

    nonisolated public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    nonisolated public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
        EitherToolbarContent<Content, NoToolbarContent>(
            content: content.map { .first($0) } ?? .second(NoToolbarContent()))
    }

    nonisolated public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> EitherToolbarContent<First, Second> {
        EitherToolbarContent(content: .first(first))
    }

    nonisolated public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> EitherToolbarContent<First, Second> {
        EitherToolbarContent(content: .second(second))
    }

    nonisolated public static func buildLimitedAvailability<Content: ToolbarContent>(
        _ content: Content
    ) -> some ToolbarContent {
        content
    }
}

struct NoToolbarContent {
    nonisolated init() {}
}

extension NoToolbarContent: PrimitiveToolbarContent {
    static func _makeToolbar(_ content: Self, in context: _NodeContext) -> _ToolbarNode<Self> {
        _ToolbarNode(content, context: context)
    }
}

extension NoToolbarContent: CustomizableToolbarContent {}

struct TupleToolbarContent<each Content: ToolbarContent> {
    let content: (repeat each Content)

    nonisolated init(content: (repeat each Content)) {
        self.content = content
    }
}

extension TupleToolbarContent: PrimitiveToolbarContent {
    static func _makeToolbar(_ content: Self, in context: _NodeContext) -> _ToolbarNode<Self> {
        TupleToolbarNode(content, context: context)
    }
}

extension TupleToolbarContent: CustomizableToolbarContent where repeat each Content: CustomizableToolbarContent {}

private final class TupleToolbarNode<each Content: ToolbarContent>: _ToolbarNode<
    TupleToolbarContent<repeat each Content>
>
{
    private var children: [_Node] = []

    override init(_ content: TupleToolbarContent<repeat each Content>, context: _NodeContext) {
        super.init(content, context: context)
        let childContext = childContext
        repeat children.append((each Content)._makeToolbar(each content.content, in: childContext))
    }

    override func update(to content: TupleToolbarContent<repeat each Content>) {
        self.content = content
        var index = 0
        func updateNext<T: ToolbarContent>(_ content: T) {
            unsafeDowncast(children[index], to: _ToolbarNode<T>.self).update(to: content)
            index += 1
        }
        repeat updateNext(each content.content)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        children.forEach(visit)
    }
}

/// One of two sets of toolbar items.
public struct EitherToolbarContent<First: ToolbarContent, Second: ToolbarContent> {
    enum Content {
        case first(First)
        case second(Second)
    }

    let content: Content

    nonisolated init(content: Content) {
        self.content = content
    }
}

extension EitherToolbarContent: PrimitiveToolbarContent {
    @MainActor public static func _makeToolbar(_ content: Self, in context: _NodeContext) -> _ToolbarNode<Self> {
        EitherToolbarNode(content, context: context)
    }
}

extension EitherToolbarContent: CustomizableToolbarContent
where First: CustomizableToolbarContent, Second: CustomizableToolbarContent {}

private final class EitherToolbarNode<First: ToolbarContent, Second: ToolbarContent>: _ToolbarNode<
    EitherToolbarContent<First, Second>
>
{
    private var child: _Node?

    override init(_ content: EitherToolbarContent<First, Second>, context: _NodeContext) {
        super.init(content, context: context)
        child = makeChild()
    }

    private func makeChild() -> _Node {
        switch content.content {
        case .first(let content): First._makeToolbar(content, in: childContext)
        case .second(let content): Second._makeToolbar(content, in: childContext)
        }
    }

    override func update(to content: EitherToolbarContent<First, Second>) {
        let old = self.content.content
        self.content = content
        switch (old, content.content) {
        case (.first, .first(let content)): (child as? _ToolbarNode<First>)?.update(to: content)
        case (.second, .second(let content)): (child as? _ToolbarNode<Second>)?.update(to: content)
        default:
            child?.destroy()
            child = makeChild()
            structureDidChange()
        }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}

extension Group: ToolbarContent, PrimitiveToolbarContent where Content: ToolbarContent {
    /// Creates a group of toolbar items.
    nonisolated public init(@ToolbarContentBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public static func _makeToolbar(_ content: Self, in context: _NodeContext) -> _ToolbarNode<Self> {
        GroupToolbarNode(content, context: context)
    }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

private final class GroupToolbarNode<Content: ToolbarContent>: _ToolbarNode<Group<Content>> {
    private var child: _ToolbarNode<Content>?

    override init(_ content: Group<Content>, context: _NodeContext) {
        super.init(content, context: context)
        child = Content._makeToolbar(content.content, in: childContext)
    }

    override func update(to content: Group<Content>) {
        self.content = content
        child?.update(to: content.content)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}
