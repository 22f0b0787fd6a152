import Foundation

/// A button that opens a menu.
///
///     Menu("Actions") {
///         Button("Duplicate", action: duplicate)
///         Menu("Copy") { Button("Copy Formatted", action: copy) }
///     }
///
/// Buttons, toggles, pickers, links, menus, texts, sections and dividers become items; other views are asked for the
/// items in them. The desktop's menus show words: a picture in an item's label isn't shown, and a destructive item looks
/// like the others. Keyboard shortcuts of items work while the button is on the screen.
///
/// With a primary action the button does that, and another one beside it opens the menu.
public struct Menu<Label: View, Content: View> {
    let content: Content
    let label: Label
    let primaryAction: (@MainActor () -> Void)?

    @Environment(\.menuStyle) private var style

    nonisolated init(_ content: Content, title: Label, action: (@MainActor () -> Void)?) {
        self.content = content
        label = title
        primaryAction = action
    }

    /// Creates a menu with a label of any views.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content(), title: label(), action: nil)
    }

    /// Creates a menu with a label of any views, whose button does something itself.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content(), title: label(), action: primaryAction)
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content(), title: Text(titleKey), action: nil)
    }

    /// Creates a menu with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content(), title: Text(title), action: nil)
    }

    /// Creates a menu with a title, whose button does something itself.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content(), title: Text(titleKey), action: primaryAction)
    }

    /// Creates a menu with a title, whose button does something itself.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content(), title: Text(title), action: primaryAction)
    }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    /// Creates a menu with a title and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content(), title: SwiftUI.Label(titleKey, systemImage: systemImage), action: nil)
    }

    /// Creates a menu with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content(), title: SwiftUI.Label(title, systemImage: systemImage), action: nil)
    }

    /// Creates a menu with a title and a picture.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content(), title: SwiftUI.Label(titleKey, image: image), action: nil)
    }

    /// Creates a menu with a title and a picture.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content(), title: SwiftUI.Label(title, image: image), action: nil)
    }

    /// Creates a menu with a title and a symbol, whose button does something itself.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content(), title: SwiftUI.Label(titleKey, systemImage: systemImage), action: primaryAction)
    }

    /// Creates a menu with a title and a symbol, whose button does something itself.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content(), title: SwiftUI.Label(title, systemImage: systemImage), action: primaryAction)
    }

    /// Creates a menu with a title and a picture, whose button does something itself.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content(), title: SwiftUI.Label(titleKey, image: image), action: primaryAction)
    }

    /// Creates a menu with a title and a picture, whose button does something itself.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content(), title: SwiftUI.Label(title, image: image), action: primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates the menu that a style is asked to show, in the style around that style.
    nonisolated public init(_ configuration: MenuStyleConfiguration) {
        self.init(
            configuration.content, title: configuration.label, action: configuration.primaryAction)
    }
}

extension Menu: View {
    /// The menu in the style of its surroundings.
    public var body: some View {
        if let style, style.builtIn == nil {
            let configuration = MenuStyleConfiguration(
                label: MenuStyleConfiguration.Label(content: AnyView(label)),
                content: MenuStyleConfiguration.Content(content: AnyView(content)), primaryAction: primaryAction)
            style.body(configuration).environment(\.menuStyle, style.outer)
        } else {
            NativeMenu(
                content: content, label: label, primaryAction: primaryAction,
                isBorderless: style?.builtIn as? MenuForm == .borderless)
        }
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        context.isMenu ? SubmenuNode(view, context: context) : CompositeNode(view, context: context)
    }

    nonisolated public static var _viewCount: Int? { 1 }
}

/// A menu in a menu. A primary action is left out there: the item opens the menu.
private final class SubmenuNode<Label: View, Content: View>: _ViewNode<Menu<Label, Content>>, MenuElement {
    private var label: _ViewNode<Label>?
    private var content: _ViewNode<Content>?

    override init(_ view: Menu<Label, Content>, context: _NodeContext) {
        super.init(view, context: context)
        label = Label._makeNode(view.label, in: childContext)
        content = Content._makeNode(view.content, in: childContext)
    }

    override func update(to view: Menu<Label, Content>) {
        self.view = view
        label?.update(to: view.label)
        content?.update(to: view.content)
    }

    var menuItems: [MenuItem] {
        guard let label, let content else { return [] }
        return [
            .submenu(
                label.plainText, iconName: AnyMenuContentNode.iconName(in: label),
                AnyMenuContentNode.items(of: content))
        ]
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let label { visit(label) }
        if let content { visit(content) }
    }
}
