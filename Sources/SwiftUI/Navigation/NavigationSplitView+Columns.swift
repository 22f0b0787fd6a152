import Foundation

extension NavigationSplitView {
    /// Creates a view of three columns; the binding says which is shown where there is room for one.
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: content(), detail: detail(), visibility: nil,
            preferredColumn: preferredCompactColumn)
    }

    /// Creates a view of three columns; the bindings say which are shown, and which where there is room for one.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
            preferredColumn: preferredCompactColumn)
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates a view of two columns; the bindings say which are shown, and which where there is room for one.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility,
            preferredColumn: preferredCompactColumn)
    }
}

/// The width of a column in points.
struct ColumnWidth: Equatable {
    var min: CGFloat?
    var ideal: CGFloat
    var max: CGFloat?

    /// How far people can change the width.
    var range: ClosedRange<CGFloat> {
        let least = Swift.min(min ?? Swift.min(180, ideal), ideal)
        return least...Swift.max(max ?? Swift.max(500, ideal), least)
    }
}

/// The look of a split view. Columns are side by side in every style.
public protocol NavigationSplitViewStyle {}

/// The desktop's look.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// The detail column makes room for the others.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// The detail column keeps its width where it can; it makes room for the others here.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Creates the style.
    public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The desktop's look.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The detail column makes room for the others.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The detail column keeps its width where it can.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension View {
    /// Sets the look of split views, which have the desktop's.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }

    /// Sets the width of the column that the view is in, in points.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        modifier(PageModifier { traits, _ in traits.columnWidth = ColumnWidth(min: width, ideal: width, max: width) })
    }

    /// Sets the width that the column of the view has at first, and how far its border can be dragged, in points; for the
    /// last column the least one counts. The window remembers what people dragged it to.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        modifier(PageModifier { traits, _ in traits.columnWidth = ColumnWidth(min: min, ideal: ideal, max: max) })
    }
}
