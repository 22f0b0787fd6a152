/// Navigation under its old name: one view is the root of a navigation stack; two or three are the columns of a split view.
public struct NavigationView<Content: View> {
    private let content: Content
    @Environment(\.navigationViewIsStack) private var isStack

    /// Creates a navigation view.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension NavigationView: View {
    public var body: some View {
        let columns = isStack ? [] : (content as? any ColumnViews)?.columns ?? []
        if columns.count < 2 {
            NavigationStack { content }
        } else if columns.count == 2 {
            NavigationSplitView {
                columns[0]
            } detail: {
                NavigationStack { columns[1] }
            }
        } else {
            NavigationSplitView {
                columns[0]
            } content: {
                columns[1]
            } detail: {
                NavigationStack { columns[2] }
            }
        }
    }
}

/// Several views beside each other, of which a navigation view makes columns.
@MainActor
private protocol ColumnViews {
    var columns: [AnyView] { get }
}

extension TupleView: ColumnViews {
    fileprivate var columns: [AnyView] {
        Mirror(reflecting: value).children.compactMap { child in
            guard let view = child.value as? any View else { return nil }
            return AnyView(view)
        }
    }
}

private enum NavigationViewIsStackKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    fileprivate var navigationViewIsStack: Bool {
        get { self[NavigationViewIsStackKey.self] }
        set { self[NavigationViewIsStackKey.self] = newValue }
    }
}

/// How a navigation view shows its views.
public protocol NavigationViewStyle {}

/// Several views as columns, one as a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// Several views as columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {}

/// Two views as columns.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// A stack of which only the topmost view is seen.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Creates the style.
    public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// Several views as columns, one as a stack.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Several views as columns.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A stack of which only the topmost view is seen.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
    /// Sets how navigation views in the view show theirs.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationViewIsStack, style is StackNavigationViewStyle)
    }
}
