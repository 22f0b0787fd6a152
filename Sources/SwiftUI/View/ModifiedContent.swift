/// A view, or another modifier, with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    /// What is modified.
    public var content: Content
    /// What modifies it.
    public var modifier: Modifier

    /// Applies `modifier` to `content`.
    nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        Modifier._makeNode(modified: view, in: context)
    }

    nonisolated public static var _viewCount: Int? { Modifier._isTransparent ? Content._viewCount : 1 }

    nonisolated public static var _isSplit: Bool { Modifier._isTransparent && Content._isSplit }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

/// Turns a view into another version of itself.
///
///     struct Card: ViewModifier {
///         func body(content: Content) -> some View { content.padding().background(.regularMaterial) }
///     }
@MainActor
@preconcurrency
public protocol ViewModifier {
    /// The type of the body.
    associatedtype Body: View
    /// The view that the modifier is applied to.
    typealias Content = _ViewModifier_Content<Self>

    /// The changed version of `content`.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// Makes the node of a view with this modifier. Composed modifiers use the default.
    @MainActor static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>>

    /// Whether each child of the modified view stays a child of its own.
    nonisolated static var _isTransparent: Bool { get }
}

extension ViewModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        ComposedModifierNode(view, context: context)
    }

    nonisolated public static var _isTransparent: Bool { false }

    /// This modifier followed by another.
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    public func body(content: _ViewModifier_Content<Self>) -> Never {
        fatalError("\(Self.self) has no body")
    }
}

/// A modifier that makes its own node and leaves the children of the modified view as they are.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
    nonisolated public static var _isTransparent: Bool { true }
}

extension View {
    /// Applies a modifier to the view.
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier without effect.
public struct EmptyModifier: Sendable {
    /// The modifier without effect.
    public static let identity = EmptyModifier()

    /// Creates a modifier without effect.
    nonisolated public init() {}
}

extension EmptyModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        ModifierNode(view, context: context)
    }
}

/// The node of a view with a modifier that makes its own node: it owns the node of the modified view.
class ModifierNode<V: View, M: ViewModifier>: _ViewNode<ModifiedContent<V, M>> {
    private(set) var content: _ViewNode<V>?

    override init(_ view: ModifiedContent<V, M>, context: _NodeContext) {
        super.init(view, context: context)
        prepare()
        content = V.makeNode(view.content, in: contentContext)
        contentWasMade()
    }

    final var modifier: M { view.modifier }

    /// Called before the content's node is made.
    func prepare() {}

    /// Called when the content's node was made.
    func contentWasMade() {}

    /// Where the content's node is made.
    var contentContext: _NodeContext { childContext }

    /// A new value of the modifier came; the content is updated afterwards.
    func modifierDidChange(from old: M) {}

    override func update(to view: ModifiedContent<V, M>) {
        let old = self.view.modifier
        self.view = view
        modifierDidChange(from: old)
        updateContent(to: view.content)
    }

    func updateContent(to value: V) {
        content?.update(to: value)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let content { visit(content) }
    }

    override var items: [LayoutItem] { content?.items ?? [] }

    override func collectEntries(into entries: inout EntryCollector) {
        content?.collectEntries(into: &entries)
    }
}
