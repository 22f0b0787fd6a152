/// Commands that stay at hand.
///
///     MenuBarExtra("Flights", systemImage: "airplane") { Button("Next Departure", action: show) }
///
/// The desktop's top bar takes nothing from apps. The extra is a menu in the menu of the app's windows; in the style `window`
/// an item there opens its window. An app with nothing else shows it as a window when it starts.
public struct MenuBarExtra<Label: View, Content: View> {
    let title: Text
    let isInserted: Binding<Bool>?
    let content: Content
    @Environment(\.menuBarExtraIsWindow) private var isWindow

    nonisolated init(title: Text, isInserted: Binding<Bool>?, content: Content) {
        self.title = title
        self.isInserted = isInserted
        self.content = content
    }

    /// Creates an extra with a label of views, of which only texts are shown.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(title: Self.title(of: label()), isInserted: nil, content: content())
    }

    /// Creates an extra with a label of views that is there while `isInserted` is true.
    nonisolated public init(
        isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(title: Self.title(of: label()), isInserted: isInserted, content: content())
    }

    nonisolated private static func title(of label: Label) -> Text {
        if let text = label as? Text { return text }
        if let label = label as? SwiftUI.Label<Text, Image> { return label.title }
        return Text("Extra")
    }
}

extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
    /// Creates an extra with a title and a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), isInserted: nil, content: content())
    }

    /// Creates an extra with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(title), isInserted: nil, content: content())
    }

    /// Creates an extra with a title and a symbol that is there while `isInserted` is true.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(title: Text(titleKey), isInserted: isInserted, content: content())
    }
}

extension MenuBarExtra where Label == Text {
    /// Creates an extra with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), isInserted: nil, content: content())
    }

    /// Creates an extra with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(title: Text(title), isInserted: nil, content: content())
    }

    /// Creates an extra with a title that is there while `isInserted` is true.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(title: Text(titleKey), isInserted: isInserted, content: content())
    }
}

extension MenuBarExtra: Scene {
    private var windowID: String { "windsock.extra." + title.resolvedString(in: EnvironmentValues()) }

    public var body: some Scene {
        Window(title: title, id: windowID, isSettings: false, content: content)
            .configuring { $0.isExtra = true }
            .commands {
                if isInserted?.wrappedValue ?? true {
                    CommandMenu(title) {
                        if isWindow {
                            Button("Open") { [windowID] in AppRuntime.current?.openWindow(id: windowID, value: nil) }
                        } else {
                            content
                        }
                    }
                }
            }
    }
}

/// How an extra shows its content.
public protocol MenuBarExtraStyle: Sendable {
    /// Whether it is a window; used by the module only.
    var _isWindow: Bool { get }
}

/// A menu.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
    /// Creates the style.
    public init() {}
    public var _isWindow: Bool { false }
}

/// A menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
    /// Creates the style.
    public init() {}
    public var _isWindow: Bool { false }
}

/// A window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
    /// Creates the style.
    public init() {}
    public var _isWindow: Bool { true }
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    /// A menu.
    public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    /// A menu.
    public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    /// A window.
    public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

private enum MenuBarExtraIsWindowKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var menuBarExtraIsWindow: Bool {
        get { self[MenuBarExtraIsWindowKey.self] }
        set { self[MenuBarExtraIsWindowKey.self] = newValue }
    }
}

extension Scene {
    /// Sets how the scene's extras show their content.
    nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
        let isWindow = style._isWindow
        return environment(\.menuBarExtraIsWindow, isWindow)
    }
}
