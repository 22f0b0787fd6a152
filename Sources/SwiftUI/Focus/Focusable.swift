internal import Gtk

/// What a view that can have the focus does with it.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// It is pressed by a key, as a button is: a click on it doesn't move the focus.
    public static let activate = FocusInteractions(rawValue: 1)
    /// It takes keys: a click on it moves the focus to it.
    public static let edit = FocusInteractions(rawValue: 2)
    /// As the system has it: keys and clicks.
    public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// Lets a view have the keyboard focus.
struct FocusableModifier {
    let isFocusable: Bool
    let interactions: FocusInteractions
}

extension FocusableModifier: PrimitiveModifier {
    @MainActor static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        FocusableNode(view, context: context)
    }
}

/// The view gets a host of its own, which is the widget that has the focus.
private final class FocusableNode<V: View>: ModifierNode<V, FocusableModifier> {
    private let inner: ViewHost
    private var item: EmbeddedItem?
    private let focus = FocusController()
    private let clicks = ClickGesture()
    private var scope: EnvironmentScope?
    private var isShowingFocus = false

    override init(_ view: ModifiedContent<V, FocusableModifier>, context: _NodeContext) {
        inner = ViewHost(depth: context.host.depth + 1)
        super.init(view, context: context)
    }

    override func prepare() {
        let scope = EnvironmentScope(parent: environment)
        scope.set(\.isFocused, to: false)
        self.scope = scope
    }

    override var contentContext: _NodeContext {
        var context = childContext
        if let scope { context.environment = scope }
        context.host = inner
        context.isLazy = false
        return context
    }

    override func contentWasMade() {
        guard let content else { return }
        ControlStyleSheet.install()
        inner.sizing = .embedded
        inner.setRoot { _ in content }
        item = EmbeddedItem(node: self, inner: inner)
        let widget = inner.widget
        // The focus comes before the window knows it.
        focus.onNotify("is-focus") { [unowned self] in
            scope?.set(\.isFocused, to: focus.boolean("is-focus"))
        }
        widget.addController(focus)
        clicks.onPressed { [unowned self] _, _, _ in
            if modifier.isFocusable, modifier.interactions.contains(.edit) { inner.widget.grabFocus() }
        }
        widget.addController(clicks)
        updateSelf()
    }

    override func modifierDidChange(from old: FocusableModifier) { updateSelf() }

    override func updateSelf() {
        let (isEnabled, showsFocus) = evaluate {
            let values = EnvironmentValues(scope: environment)
            return (values.isEnabled, values.isFocusEffectEnabled)
        }
        let widget = inner.widget
        let isFocusable = modifier.isFocusable && isEnabled
        if widget.isFocusable != isFocusable {
            if !isFocusable, widget.isFocus { widget.dropFocus() }
            widget.isFocusable = isFocusable
        }
        guard showsFocus != isShowingFocus else { return }
        isShowingFocus = showsFocus
        if showsFocus {
            widget.addCSSClass("windsock-focusable")
        } else {
            widget.removeCSSClass("windsock-focusable")
        }
    }

    override var items: [LayoutItem] { item.map { [$0] } ?? [] }

    override func structureDidChange() {
        guard item != nil else { return }
        inner.childrenDidChange()
        item?.invalidateLayout()
    }

    override func willDestroy() {
        inner.dispose()
        item?.remove()
    }
}

private enum IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether the nearest view around that can have the focus has it.
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }

    /// Whether views with the focus have a ring around them.
    public internal(set) var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }
}

extension View {
    /// Lets the view have the keyboard focus, by Tab or a click.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable, interactions: .automatic))
    }

    /// Lets the view have the keyboard focus, for some interactions.
    nonisolated public func focusable(
        _ isFocusable: Bool = true, interactions: FocusInteractions
    ) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions))
    }

    /// Leaves out the ring around views with the focus.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { if disabled { $0 = false } }
    }

    /// Keeps the views in the view together when the focus moves. The focus goes through views in the order in which they
    /// are written here, so that they are together already.
    nonisolated public func focusSection() -> some View { self }
}
