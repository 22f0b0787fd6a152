/// A style of controls as the environment holds it, with the one that was in force around it.
///
/// A style's body is shown in the surroundings of the style, so that a control made from its configuration gets the
/// outer style and not the same one again.
@MainActor
class StyleBox<Configuration>: Equatable {
    let outer: StyleBox?
    /// A style of the module that controls make directly.
    let builtIn: Any?

    fileprivate init(outer: StyleBox?, builtIn: Any?) {
        self.outer = outer
        self.builtIn = builtIn
    }

    /// The body of a control in this style.
    func body(_ configuration: Configuration) -> AnyView { fatalError("a style makes its body") }

    fileprivate func isSame(as other: StyleBox) -> Bool { false }

    nonisolated static func == (lhs: StyleBox, rhs: StyleBox) -> Bool {
        if lhs === rhs { return true }
        // Environment values are compared on the main thread.
        return MainActor.assumeIsolated { lhs.isSame(as: rhs) && lhs.outer == rhs.outer }
    }
}

/// A style with its static type.
final class StyleBoxOf<Style, Configuration>: StyleBox<Configuration> {
    private let style: Style
    private let make: @MainActor (Style, Configuration) -> AnyView

    /// - Parameter make: makes the body; usually with a ``StyleBody``.
    init(
        _ style: Style, outer: StyleBox<Configuration>?, builtIn: Any? = nil,
        make: @escaping @MainActor (Style, Configuration) -> AnyView
    ) {
        self.style = style
        self.make = make
        super.init(outer: outer, builtIn: builtIn)
    }

    override func body(_ configuration: Configuration) -> AnyView { make(style, configuration) }

    override fileprivate func isSame(as other: StyleBox<Configuration>) -> Bool {
        guard let other = other as? StyleBoxOf<Style, Configuration> else { return false }
        return ValueComparison.areEqual(style, other.style)
    }
}

/// What a style makes of a configuration; the style's own dynamic properties are connected.
struct StyleBody<Style, Configuration, Content: View> {
    var style: Style
    var configuration: Configuration
    let make: @MainActor (Style, Configuration) -> Content
}

extension StyleBody: PrimitiveView {
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        StyleBodyNode(view, context: context)
    }

    nonisolated static var _viewCount: Int? { Content._viewCount }

    nonisolated static var _isSplit: Bool { Content._isSplit }
}

private final class StyleBodyNode<Style, Configuration, Content: View>:
    SingleChildNode<StyleBody<Style, Configuration, Content>>
{
    private var slots: [AnyObject] = []

    override init(_ view: StyleBody<Style, Configuration, Content>, context: _NodeContext) {
        super.init(view, context: context)
        replaceChild(by: Content._makeNode(evaluateBody(), in: childContext))
    }

    private func evaluateBody() -> Content {
        slots = _PropertyInstaller.install(&view.style, node: self, slots: slots)
        Counters.bodyEvaluations += 1
        return evaluate { view.make(view.style, view.configuration) }
    }

    override func update(to view: StyleBody<Style, Configuration, Content>) {
        self.view = view
        updateSelf()
    }

    override func updateSelf() {
        let content = evaluateBody()
        (child as? _ViewNode<Content>)?.update(to: content)
    }

    override func willDestroy() {
        for case let slot as any DisposableSlot in slots { slot.dispose() }
    }
}
