/// What a screen reader says for a control: the words of its label, which another view shows, or nobody.
@MainActor
final class ControlName: Equatable {
    private let source = DependencySource()
    private var words = ""

    /// The words; reading them makes a dependency.
    var text: String {
        source.access()
        return words
    }

    func set(_ words: String) {
        guard words != self.words else { return }
        self.words = words
        source.notify()
    }

    nonisolated static func == (lhs: ControlName, rhs: ControlName) -> Bool { lhs === rhs }
}

private enum ControlNameKey: EnvironmentKey { static var defaultValue: ControlName? { nil } }
private enum IsDecorationKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum IsInsideControlKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The name of the control that the view is, or a part of.
    var controlName: ControlName? {
        get { self[ControlNameKey.self] }
        set { self[ControlNameKey.self] = newValue }
    }

    /// Whether screen readers pass over pictures in the view, since words beside them say the same.
    var isDecoration: Bool {
        get { self[IsDecorationKey.self] }
        set { self[IsDecorationKey.self] = newValue }
    }

    /// Whether the view is inside of a native control, which is drawn faintly as a whole when it is disabled.
    var isInsideControl: Bool {
        get { self[IsInsideControlKey.self] }
        set { self[IsInsideControlKey.self] = newValue }
    }
}

/// Shows a view and tells its words to a name.
struct NameSource<Content: View> {
    let content: Content
    let name: ControlName
    /// Whether the view is shown; if not, it only gives its words.
    let isShown: Bool
}

extension NameSource: PrimitiveView {
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        NameSourceNode(view, context: context)
    }

    nonisolated static var _viewCount: Int? { nil }
}

private final class NameSourceNode<Content: View>: SingleChildNode<NameSource<Content>> {
    /// Where the widgets of a view that isn't shown are.
    private var hidden: ViewHost?

    override init(_ view: NameSource<Content>, context: _NodeContext) {
        super.init(view, context: context)
        make()
    }

    private func make() {
        let former = hidden
        if !view.isShown, view.content is Text {
            // Needs no node to know its words.
            hidden = nil
            replaceChild(by: nil)
        } else if view.isShown {
            hidden = nil
            replaceChild(by: Content._makeNode(view.content, in: childContext))
        } else {
            let host = ViewHost(depth: self.host.depth + 1)
            hidden = host
            var context = childContext
            context.host = host
            replaceChild(by: RootNode(view.content, context: context))
        }
        former?.dispose()
    }

    override func update(to view: NameSource<Content>) {
        let old = self.view
        self.view = view
        if old.isShown != view.isShown {
            make()
        } else if child == nil {
            tellName()
        } else if let child = child as? RootNode<Content> {
            child.update(to: view.content)
        } else {
            (child as? _ViewNode<Content>)?.update(to: view.content)
        }
        if old.name !== view.name { tellName() }
    }

    private func tellName() {
        if child == nil, let text = view.content as? Text {
            view.name.set(evaluate { text.resolvedString(in: EnvironmentValues(scope: environment)) })
        } else {
            view.name.set(child?.plainText ?? "")
        }
    }

    override func updateSelf() {
        tellName()
    }

    override func plainTextDidChange() {
        super.plainTextDidChange()
        tellName()
    }

    override func structureDidChange() {
        super.structureDidChange()
        tellName()
    }

    // What isn't shown is said by the view that has the name.
    override var plainText: String { view.isShown ? super.plainText : "" }

    override var items: [LayoutItem] { view.isShown ? super.items : [] }

    override func collectEntries(into entries: inout EntryCollector) {
        if view.isShown { super.collectEntries(into: &entries) }
    }

    override func willDestroy() {
        hidden?.dispose()
    }
}

/// Gives a view the words of another one that isn't shown.
struct NamedView<Content: View, Name: View>: View {
    let content: Content
    let label: Name
    @State private var name = ControlName()

    init(_ content: Content, label: Name) {
        self.content = content
        self.label = label
    }

    var body: some View {
        NameSource(content: label, name: name, isShown: false)
        content.environment(\.controlName, name)
    }
}

/// Shows a view whose words nobody says, because others beside it say the same.
struct DecorationModifier {}

extension DecorationModifier: PrimitiveModifier {
    @MainActor static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        DecorationNode(view, context: context)
    }
}

private final class DecorationNode<V: View>: ModifierNode<V, DecorationModifier> {
    private var scope: EnvironmentScope?

    override func prepare() {
        let scope = EnvironmentScope(parent: environment)
        scope.set(IsDecorationKey.self, to: true)
        self.scope = scope
    }

    override var contentContext: _NodeContext {
        var context = childContext
        if let scope { context.environment = scope }
        return context
    }

    override var plainText: String { "" }
}
