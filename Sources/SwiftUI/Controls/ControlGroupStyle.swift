/// The look of groups of controls.
@MainActor
@preconcurrency
public protocol ControlGroupStyle {
    /// What a group is shown as.
    associatedtype Body: View
    /// A group's parts.
    typealias Configuration = ControlGroupStyleConfiguration

    /// What a group is shown as.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group of controls.
public struct ControlGroupStyleConfiguration {
    /// The controls of a group.
    public struct Content: View {
        let content: AnyView
        /// The controls as they were given.
        public var body: some View { content }
    }

    /// The label of a group.
    public struct Label: View {
        let content: AnyView
        /// The label as it was given.
        public var body: some View { content }
    }

    /// The controls.
    public let content: Content
    /// The label; empty where there is none.
    public let label: Label
}

/// The usual look in the surroundings: linked controls.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { LinkedControls(content: configuration.content) }
}

/// Linked controls, as for going back and forward.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { LinkedControls(content: configuration.content) }
}

/// Linked controls that show their symbols only.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LinkedControls(content: configuration.content).labelStyle(.iconOnly)
    }
}

/// A button with the group's label that opens a menu with the controls.
public struct MenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Menu(content: { configuration.content }, label: { configuration.label })
    }
}

/// A button with the group's label that opens a menu with the controls in one line.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Menu(content: { ControlGroup { configuration.content } }, label: { configuration.label })
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The usual look in the surroundings.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Linked controls.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// Linked controls that show their symbols only.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A menu.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// A menu whose items share a line.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

private enum ControlGroupStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<ControlGroupStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    var controlGroupStyle: StyleBox<ControlGroupStyleConfiguration>? {
        get { self[ControlGroupStyleKey.self] }
        set { self[ControlGroupStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the groups of controls in the view.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        modifier(
            StyleModifier(style: style, key: \.controlGroupStyle, builtIn: { _ in nil }) {
                $0.makeBody(configuration: $1)
            })
    }
}
