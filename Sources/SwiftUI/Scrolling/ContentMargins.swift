import Foundation

/// What margins of a scroll view keep away from its edges.
public struct ContentMarginPlacement: Hashable, Sendable {
    private let name: String
    /// What suits the view.
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(name: "automatic") }
    /// The content.
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(name: "scrollContent") }
    /// The scroll bars. They lie at the edges in any case.
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(name: "scrollIndicators") }
}

private enum ScrollContentMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }

extension EnvironmentValues {
    /// The space around the content of the next scroll views inside.
    var scrollContentMargins: EdgeInsets {
        get { self[ScrollContentMarginsKey.self] }
        set { self[ScrollContentMarginsKey.self] = newValue }
    }
}

extension View {
    /// Keeps the content of scroll views in the view away from some of their edges, scrolling with it.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.scrollContentMargins) { margins in
            guard placement != .scrollIndicators else { return }
            if edges.contains(.top) { margins.top = insets.top }
            if edges.contains(.bottom) { margins.bottom = insets.bottom }
            if edges.contains(.leading) { margins.leading = insets.leading }
            if edges.contains(.trailing) { margins.trailing = insets.trailing }
        }
    }

    /// Keeps the content of scroll views in the view away from some of their edges, in points; nil: 16.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? 16
        return contentMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }

    /// Keeps the content of scroll views in the view away from all of their edges, in points.
    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }
}
