/// The look of menus' buttons.
@MainActor
@preconcurrency
public protocol MenuStyle {
    /// What a menu is shown as.
    associatedtype Body: View
    /// A menu's parts.
    typealias Configuration = MenuStyleConfiguration

    /// What a menu is shown as.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a menu. `Menu(configuration)` makes a menu of them.
public struct MenuStyleConfiguration {
    /// The label of a menu.
    public struct Label: View {
        let content: AnyView

        /// The label as it was given.
        public var body: some View { content }
    }

    /// The items of a menu.
    public struct Content: View {
        let content: AnyView

        /// The content as it was given.
        public var body: some View { content }
    }

    let label: Label
    let content: Content
    let primaryAction: (@MainActor () -> Void)?
}

/// What menus' buttons look like.
enum MenuForm {
    case button, borderless
}

/// A style that menus show without asking it.
@MainActor
protocol BuiltInMenuStyle: MenuStyle {
    var form: MenuForm { get }
}

extension BuiltInMenuStyle {
    public func makeBody(configuration: MenuStyleConfiguration) -> some View {
        NativeMenu(
            content: configuration.content, label: configuration.label, primaryAction: configuration.primaryAction,
            isBorderless: form == .borderless)
    }
}

/// The usual look in the surroundings.
public struct DefaultMenuStyle: BuiltInMenuStyle {
    var form: MenuForm { .button }
    /// Creates the style.
    nonisolated public init() {}
}

/// A button in the style of the buttons around.
public struct ButtonMenuStyle: BuiltInMenuStyle {
    var form: MenuForm { .button }
    /// Creates the style.
    nonisolated public init() {}
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: BuiltInMenuStyle {
    var form: MenuForm { .borderless }
    /// Creates the style.
    nonisolated public init() {}
}

/// A button with a border.
public struct BorderedButtonMenuStyle: BuiltInMenuStyle {
    var form: MenuForm { .button }
    /// Creates the style.
    nonisolated public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The usual look in the surroundings.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A button in the style of the buttons around.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A button without a border.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
    /// A button with a border.
    @available(*, deprecated, message: "use .button with a bordered button style")
    public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

/// In which order a menu shows its items.
public struct MenuOrder: Equatable, Hashable, Sendable {
    private enum Kind { case automatic, priority, fixed }
    private let kind: Kind

    /// The usual order.
    public static let automatic = MenuOrder(kind: .automatic)
    /// The first items nearest to where the user is.
    public static let priority = MenuOrder(kind: .priority)
    /// From top to bottom as they are written.
    public static let fixed = MenuOrder(kind: .fixed)
}

/// Whether a menu closes when an item is chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    private enum Kind { case automatic, enabled, disabled }
    private let kind: Kind

    /// The usual behaviour: it closes.
    public static let automatic = MenuActionDismissBehavior(kind: .automatic)
    /// It closes.
    public static let enabled = MenuActionDismissBehavior(kind: .enabled)
    /// It stays open, on systems whose menus can.
    public static let disabled = MenuActionDismissBehavior(kind: .disabled)
}

private enum MenuStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<MenuStyleConfiguration>? { nil }
}

private enum MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }

extension EnvironmentValues {
    var menuStyle: StyleBox<MenuStyleConfiguration>? {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }

    /// Whether menus' buttons have an arrow.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }

    /// The order of menus' items that was asked for.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the menus in the view.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        modifier(
            StyleModifier(style: style, key: \.menuStyle, builtIn: { ($0 as? any BuiltInMenuStyle)?.form }) {
                $0.makeBody(configuration: $1)
            })
    }

    /// Sets whether the buttons of the menus in the view have an arrow. By default those without words have none.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }

    /// Says in which order menus should show their items. The desktop's menus keep the order in which items are
    /// written, as `fixed` asks for.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
        environment(\.menuOrder, order)
    }

    /// Says whether a menu closes when an item is chosen. The desktop's menus always close.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        self
    }
}
