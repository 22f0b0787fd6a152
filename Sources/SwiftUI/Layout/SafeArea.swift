import Foundation

extension View {
    /// Shows a bar at the top or the bottom edge of the view, which gets the rest of the space.
    ///
    /// - Parameters:
    ///   - edge: the edge.
    ///   - alignment: where a bar that is narrower lies.
    ///   - spacing: the distance to the bar, in points; nil: none.
    ///   - content: the bar.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let bar = Group(content: content).fixedSize(horizontal: false, vertical: true)
        return VStack(alignment: alignment, spacing: spacing ?? 0) {
            if edge == .top { bar.layoutPriority(1) }
            self
            if edge == .bottom { bar.layoutPriority(1) }
        }
    }

    /// Shows a bar at the leading or the trailing edge of the view, which gets the rest of the space.
    ///
    /// - Parameters:
    ///   - edge: the edge.
    ///   - alignment: where a bar that is shorter lies.
    ///   - spacing: the distance to the bar, in points; nil: none.
    ///   - content: the bar.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let bar = Group(content: content).fixedSize(horizontal: true, vertical: false)
        return HStack(alignment: alignment, spacing: spacing ?? 0) {
            if edge == .leading { bar.layoutPriority(1) }
            self
            if edge == .trailing { bar.layoutPriority(1) }
        }
    }

    /// Shows a bar at the top or the bottom edge of the view, which gets the rest of the space.
    nonisolated public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Shows a bar at the leading or the trailing edge of the view, which gets the rest of the space.
    nonisolated public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Keeps content away from the edges of the view, as the safe area does.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

    /// Keeps content away from some edges of the view, as the safe area does.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }

    /// Keeps content away from all edges of the view, as the safe area does.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

    /// Lets the view reach below what the system covers. Nothing covers windows of a desktop, so that the view stays as it
    /// is.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        self
    }

    /// Lets the view reach below what the system covers. Nothing covers windows of a desktop, so that the view stays as it
    /// is.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

    /// Extends the view below bars and sidebars. They don't cover views here, so that the view stays as it is.
    nonisolated public func backgroundExtensionEffect() -> some View { self }
}
