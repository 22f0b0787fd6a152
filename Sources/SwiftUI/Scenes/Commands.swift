/// Commands of an app, shown in the menu of its windows and done by keys.
///
///     .commands {
///         CommandMenu("Flight") { Button("Refresh", action: refresh).keyboardShortcut("r") }
///     }
@MainActor
@preconcurrency
public protocol Commands {
    /// The type of the body.
    associatedtype Body: Commands

    /// The commands that these consist of.
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the node that lives for the commands. Composed ones use the default.
    @MainActor static func _makeCommands(_ commands: Self, in context: _NodeContext) -> _CommandsNode<Self>
}

extension Commands {
    @MainActor public static func _makeCommands(_ commands: Self, in context: _NodeContext) -> _CommandsNode<Self> {
        CompositeCommandsNode(commands, context: context)
    }
}

extension Never: Commands {
    @MainActor public static func _makeCommands(_ commands: Never, in context: _NodeContext) -> _CommandsNode<Never> {}
}

/// Commands that make their own node.
@MainActor
protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// The node of commands of type `C`.
@MainActor
public class _CommandsNode<C: Commands>: _Node {
    final var commands: C

    init(_ commands: C, context: _NodeContext) {
        self.commands = commands
        super.init(context: context)
    }

    /// Takes over a new value at the same place.
    func update(to commands: C) {
        self.commands = commands
    }
}

private final class CompositeCommandsNode<C: Commands>: _CommandsNode<C> {
    private var body: _CommandsNode<C.Body>?
    private var slots: [AnyObject] = []

    override init(_ commands: C, context: _NodeContext) {
        super.init(commands, context: context)
        slots = _PropertyInstaller.install(&self.commands, node: self, slots: [])
        body = C.Body._makeCommands(evaluateBody(), in: childContext)
    }

    override func update(to commands: C) {
        self.commands = commands
        updateSelf()
    }

    override func updateSelf() {
        slots = _PropertyInstaller.install(&commands, node: self, slots: slots)
        let value = evaluateBody()
        body?.update(to: value)
    }

    private func evaluateBody() -> C.Body {
        Counters.bodyEvaluations += 1
        return evaluate { commands.body }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let body { visit(body) }
    }

    override func willDestroy() {
        for case let slot as any DisposableSlot in slots { slot.dispose() }
    }
}

/// Builds commands from the statements of a closure or body.
@resultBuilder
public struct CommandsBuilder {
    nonisolated public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    nonisolated public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    nonisolated public static func buildBlock<each Content: Commands>(
        _ content: repeat each Content
    ) -> some Commands {
        TupleCommands(content: (repeat each content))
    }

    nonisolated public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    nonisolated public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
        EitherCommands<Content, EmptyCommands>(content: content.map { .first($0) } ?? .second(EmptyCommands()))
    }

    nonisolated public static func buildEither<First: Commands, Second: Commands>(
        first: First
    ) -> EitherCommands<First, Second> {
        EitherCommands(content: .first(first))
    }

    nonisolated public static func buildEither<First: Commands, Second: Commands>(
        second: Second
    ) -> EitherCommands<First, Second> {
        EitherCommands(content: .second(second))
    }

    nonisolated public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands {
        content
    }
}

/// No commands.
public struct EmptyCommands {
    /// Creates no commands.
    nonisolated public init() {}
}

extension EmptyCommands: PrimitiveCommands {
    @MainActor public static func _makeCommands(_ commands: Self, in context: _NodeContext) -> _CommandsNode<Self> {
        _CommandsNode(commands, context: context)
    }
}

struct TupleCommands<each Content: Commands> {
    let content: (repeat each Content)

    nonisolated init(content: (repeat each Content)) {
        self.content = content
    }
}

extension TupleCommands: PrimitiveCommands {
    static func _makeCommands(_ commands: Self, in context: _NodeContext) -> _CommandsNode<Self> {
        TupleCommandsNode(commands, context: context)
    }
}

private final class TupleCommandsNode<each Content: Commands>: _CommandsNode<TupleCommands<repeat each Content>> {
    private var children: [_Node] = []

    override init(_ commands: TupleCommands<repeat each Content>, context: _NodeContext) {
        super.init(commands, context: context)
        let childContext = childContext
        repeat children.append((each Content)._makeCommands(each commands.content, in: childContext))
    }

    override func update(to commands: TupleCommands<repeat each Content>) {
        self.commands = commands
        var index = 0
        func updateNext<C: Commands>(_ commands: C) {
            unsafeDowncast(children[index], to: _CommandsNode<C>.self).update(to: commands)
            index += 1
        }
        repeat updateNext(each commands.content)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        children.forEach(visit)
    }
}

/// One of two sets of commands.
public struct EitherCommands<First: Commands, Second: Commands> {
    enum Content {
        case first(First)
        case second(Second)
    }

    let content: Content

    nonisolated init(content: Content) {
        self.content = content
    }
}

extension EitherCommands: PrimitiveCommands {
    @MainActor public static func _makeCommands(_ commands: Self, in context: _NodeContext) -> _CommandsNode<Self> {
        EitherCommandsNode(commands, context: context)
    }
}

private final class EitherCommandsNode<First: Commands, Second: Commands>:
    _CommandsNode<EitherCommands<First, Second>>
{
    private var child: _Node?

    override init(_ commands: EitherCommands<First, Second>, context: _NodeContext) {
        super.init(commands, context: context)
        child = makeChild()
    }

    private func makeChild() -> _Node {
        switch commands.content {
        case .first(let content): First._makeCommands(content, in: childContext)
        case .second(let content): Second._makeCommands(content, in: childContext)
        }
    }

    override func update(to commands: EitherCommands<First, Second>) {
        let old = self.commands.content
        self.commands = commands
        switch (old, commands.content) {
        case (.first, .first(let content)): (child as? _CommandsNode<First>)?.update(to: content)
        case (.second, .second(let content)): (child as? _CommandsNode<Second>)?.update(to: content)
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

extension Group: Commands, PrimitiveCommands where Content: Commands {
    /// Creates a group of commands.
    nonisolated public init(@CommandsBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public static func _makeCommands(_ commands: Self, in context: _NodeContext) -> _CommandsNode<Self> {
        GroupCommandsNode(commands, context: context)
    }
}

private final class GroupCommandsNode<Content: Commands>: _CommandsNode<Group<Content>> {
    private var child: _CommandsNode<Content>?

    override init(_ commands: Group<Content>, context: _NodeContext) {
        super.init(commands, context: context)
        child = Content._makeCommands(commands.content, in: childContext)
    }

    override func update(to commands: Group<Content>) {
        self.commands = commands
        child?.update(to: commands.content)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}
