/// How a list looks.
public protocol ListStyle {
    /// Which of the built-in looks it is.
    static var _kind: _ListStyleKind { get }
}

/// The built-in looks of lists; used by the module only.
public struct _ListStyleKind: Equatable, Sendable {
    enum Kind {
        case automatic, plain, inset, grouped, insetGrouped, sidebar, bordered
    }

    let kind: Kind
    /// Rows have one of two backgrounds in turn.
    var alternates = false

    /// Rows of a section are in a box with round corners.
    var isBoxed: Bool { kind == .grouped || kind == .insetGrouped }
}

/// The list style of the desktop: plain.
public struct DefaultListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    public static var _kind: _ListStyleKind { _ListStyleKind(kind: .automatic) }
}

/// Rows from edge to edge with lines between them.
public struct PlainListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    public static var _kind: _ListStyleKind { _ListStyleKind(kind: .plain) }
}

/// Rows with a distance from the list's edges.
public struct InsetListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    public static var _kind: _ListStyleKind { _ListStyleKind(kind: .inset) }
}

/// Sections in boxes: the desktop shows them like inset groups.
public struct GroupedListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    public static var _kind: _ListStyleKind { _ListStyleKind(kind: .grouped) }
}

/// Sections in boxes with round corners, set in from the list's edges.
public struct InsetGroupedListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    public static var _kind: _ListStyleKind { _ListStyleKind(kind: .insetGrouped) }
}

/// Rows of a window's sidebar.
public struct SidebarListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    public static var _kind: _ListStyleKind { _ListStyleKind(kind: .sidebar) }
}

/// A plain list in a frame.
public struct BorderedListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    public static var _kind: _ListStyleKind { _ListStyleKind(kind: .bordered) }
}

extension ListStyle where Self == DefaultListStyle {
    /// The list style of the desktop.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge with lines between them.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows with a distance from the list's edges.
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// Sections in boxes.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections in boxes with round corners, set in from the list's edges.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// Rows of a window's sidebar.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
    /// A plain list in a frame.
    public static var bordered: BorderedListStyle { BorderedListStyle() }
}

private enum ListStyleKey: EnvironmentKey {
    static var defaultValue: _ListStyleKind { DefaultListStyle._kind }
}

private enum HidesScrollContentBackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    var listStyle: _ListStyleKind {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }

    var hidesScrollContentBackground: Bool {
        get { self[HidesScrollContentBackgroundKey.self] }
        set { self[HidesScrollContentBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Sets how the lists in the view look.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listStyle, S._kind)
    }

    /// Shows or hides the background of lists, forms and text editors in the view.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.hidesScrollContentBackground, visibility == .hidden)
    }
}
