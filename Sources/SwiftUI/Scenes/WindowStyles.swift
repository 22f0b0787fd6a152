/// The look of windows. Windows have the desktop's look: styles are accepted, and only
/// ``HiddenTitleBarWindowStyle`` and ``PlainWindowStyle`` leave the header bar out.
public protocol WindowStyle {}

/// The desktop's look.
public struct DefaultWindowStyle: WindowStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// A title bar.
public struct TitleBarWindowStyle: WindowStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// No title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// No title bar and no background.
public struct PlainWindowStyle: WindowStyle, Sendable {
    /// Creates the style.
    public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// The desktop's look.
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    /// A title bar.
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// No title bar.
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
    /// No title bar and no background.
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// The look of a window's toolbar. Header bars have the desktop's look.
public protocol WindowToolbarStyle {}

/// The desktop's look.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// Below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// Beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle, Sendable {
    /// Creates the style.
    public init(showsTitle: Bool = true) {}
}

/// Beside the title, with less height.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle, Sendable {
    /// Creates the style.
    public init(showsTitle: Bool = true) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// The desktop's look.
    public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// Below the title.
    public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// Beside the title.
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

    /// Beside the title, which may be left out.
    public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// Beside the title, with less height.
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }

    /// Beside the title, which may be left out, with less height.
    public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle()
    }
}

extension Scene {
    /// Sets the look of the scene's windows; only styles without a title bar differ from the desktop's.
    nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
        let hides = style is HiddenTitleBarWindowStyle || style is PlainWindowStyle
        return configuring { $0.hidesTitleBar = hides }
    }

    /// Gives the scene's windows a menu bar in the place of the menu in their header bars. F10 opens it.
    ///
    /// An addition of this module: the Mac has one menu bar for all windows, apps of this desktop have a menu button unless
    /// they have very many commands.
    nonisolated public func windowMenuBar(_ visibility: Visibility) -> some Scene {
        configuring { $0.showsMenuBar = visibility == .visible }
    }

    /// Sets the look of the toolbars in the scene's windows; they have the desktop's.
    nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
}
