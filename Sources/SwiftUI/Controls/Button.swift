import Foundation

/// Something to press, which then does something.
///
///     Button("Check in", systemImage: "checkmark.circle", action: checkIn)
///
/// The look comes from the surroundings and from `buttonStyle(_:)`.
public struct Button<Label: View> {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    nonisolated init(role: ButtonRole?, action: @escaping @MainActor () -> Void, content: Label) {
        self.role = role
        self.action = action
        label = content
    }

    /// Creates a button with a label of any views.
    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, content: label())
    }

    /// Creates a button for a purpose, with a label of any views.
    nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(role: role, action: action, content: label())
    }
}

extension Button where Label == Text {
    /// Creates a button with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action, content: Text(titleKey))
    }

    /// Creates a button with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action, content: Text(title))
    }

    /// Creates a button for a purpose, with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, content: Text(titleKey))
    }

    /// Creates a button for a purpose, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, content: Text(title))
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button with a title and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: action, content: SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    /// Creates a button with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: action, content: SwiftUI.Label(title, systemImage: systemImage))
    }

    /// Creates a button for a purpose, with a title and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, content: SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    /// Creates a button for a purpose, with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, content: SwiftUI.Label(title, systemImage: systemImage))
    }

    /// Creates a button with a title and a picture.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: action, content: SwiftUI.Label(titleKey, image: image))
    }

    /// Creates a button with a title and a picture.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: action, content: SwiftUI.Label(title, image: image))
    }

    /// Creates a button for a purpose, with a title and a picture.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, content: SwiftUI.Label(titleKey, image: image))
    }

    /// Creates a button for a purpose, with a title and a picture.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, content: SwiftUI.Label(title, image: image))
    }
}

extension Button where Label == DefaultButtonLabel {
    /// Creates a button for a purpose, with the usual words for it.
    nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action, content: DefaultButtonLabel(role: role))
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates the button that a style is asked to show, in the style around that style.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action, content: configuration.label)
    }
}

extension Button: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        if let gatherer = EnvironmentValues(scope: context.environment).actionGatherer {
            return ActionNode(view, gatherer: gatherer, context: context)
        }
        return context.isMenu ? MenuButtonNode(view, context: context) : ButtonNode(view, context: context)
    }
}

/// A button asks its style what it is: a native button, or what the app's style makes of it.
private final class ButtonNode<Label: View>: SingleChildNode<Button<Label>> {
    private var form: ButtonForm?

    override init(_ view: Button<Label>, context: _NodeContext) {
        super.init(view, context: context)
        updateSelf()
    }

    override func update(to view: Button<Label>) {
        self.view = view
        if let form, let child = child as? _ViewNode<NativeButton<Label>> {
            child.update(to: native(form))
        } else {
            updateSelf()
        }
    }

    private func native(_ form: ButtonForm) -> NativeButton<Label> {
        NativeButton(role: view.role, form: form, action: view.action, label: view.label)
    }

    override func updateSelf() {
        let style = evaluate { EnvironmentValues(scope: environment).buttonStyle }
        form = style == nil ? .automatic : style?.builtIn as? ButtonForm
        if let form {
            if let child = child as? _ViewNode<NativeButton<Label>> {
                child.update(to: native(form))
            } else {
                replaceChild(by: NativeButton._makeNode(native(form), in: childContext))
            }
        } else if let style {
            let configuration = PrimitiveButtonStyleConfiguration(
                role: view.role, label: PrimitiveButtonStyleConfiguration.Label(content: AnyView(view.label)),
                action: view.action)
            let body = StyledControl(content: style.body(configuration), outer: style.outer)
            if let child = child as? _ViewNode<StyledControl> {
                child.update(to: body)
            } else {
                replaceChild(by: StyledControl._makeNode(body, in: childContext))
            }
        }
    }
}

/// What a style makes of a button, in the surroundings of the style.
private struct StyledControl: View {
    let content: AnyView
    let outer: StyleBox<PrimitiveButtonStyleConfiguration>?

    var body: some View { content.environment(\.buttonStyle, outer) }
}
