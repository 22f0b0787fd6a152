/// Ends a search, as ``SwiftUI/EnvironmentValues/dismissSearch`` does.
public struct DismissSearchAction: Sendable {
    let action: @MainActor @Sendable () -> Void

    /// Clears the field, hides it if it isn't always shown, and takes the focus from it.
    @MainActor public func callAsFunction() { action() }
}

private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}

extension EnvironmentValues {
    /// Whether somebody is using the search field of the nearest searchable view around.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search of the nearest searchable view around.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
}

/// What modifiers around a searchable view say about its search.
struct SearchSurroundings {
    var suggestions: AnyView?
    var scopes: SearchScopes?
    var focus: Binding<Bool>?
}

/// The scopes of a search, and when they're shown.
struct SearchScopes {
    let picker: AnyView
    let activation: SearchScopeActivation
}

private enum SearchSurroundingsKey: EnvironmentKey {
    static var defaultValue: SearchSurroundings { SearchSurroundings() }
}

/// What a suggestion does when it is chosen.
struct SearchCompletionAction: Sendable {
    /// Puts a text into the field.
    let complete: @MainActor @Sendable (String) -> Void
    /// Gives the field the focus again, for more to be looked for.
    let goOn: @MainActor @Sendable () -> Void
    /// A suggestion got the focus or lost it.
    let focusMoved: @MainActor @Sendable (Bool) -> Void
}

private enum SearchCompletionKey: EnvironmentKey { static var defaultValue: SearchCompletionAction? { nil } }

extension EnvironmentValues {
    var searchSurroundings: SearchSurroundings {
        get { self[SearchSurroundingsKey.self] }
        set { self[SearchSurroundingsKey.self] = newValue }
    }

    /// In suggestions of a search: what choosing one does.
    var searchCompletion: SearchCompletionAction? {
        get { self[SearchCompletionKey.self] }
        set { self[SearchCompletionKey.self] = newValue }
    }
}
