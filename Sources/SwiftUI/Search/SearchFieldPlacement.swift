/// Where the field of a search is.
public struct SearchFieldPlacement: Hashable, Sendable {
    /// When a field in a page is shown.
    public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
        /// While somebody searches.
        case automatic
        /// At any time.
        case always
    }

    /// The field is shown at any time, and not only while somebody searches.
    let isAlwaysShown: Bool
    private let name: String

    /// Below the header bar while somebody searches, with a button in the header bar, as apps of this desktop have it.
    public static let automatic = SearchFieldPlacement(isAlwaysShown: false, name: "automatic")
    /// As `automatic`.
    public static let toolbar = SearchFieldPlacement(isAlwaysShown: false, name: "toolbar")
    /// As `automatic`.
    public static let toolbarPrincipal = SearchFieldPlacement(isAlwaysShown: false, name: "toolbarPrincipal")
    /// Above the view that is searched, which is the sidebar if that has the modifier.
    public static let sidebar = SearchFieldPlacement(isAlwaysShown: true, name: "sidebar")
    /// As `automatic`.
    public static let navigationBarDrawer = SearchFieldPlacement(isAlwaysShown: false, name: "navigationBarDrawer")

    /// Above the view that is searched; shown while somebody searches, or at any time.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        displayMode == .always
            ? SearchFieldPlacement(isAlwaysShown: true, name: "navigationBarDrawer.always") : navigationBarDrawer
    }
}

/// When scopes of a search are shown.
public struct SearchScopeActivation: Hashable, Sendable {
    private let name: String
    /// While the field is in use.
    public static let automatic = SearchScopeActivation(name: "automatic")
    /// As soon as there is a text.
    public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
    /// While the field is in use.
    public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// Where suggestions of a search are shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
    /// Several places.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The menu below the field.
        public static let menu = Set(rawValue: 1 << 0)
        /// The content of the page.
        public static let content = Set(rawValue: 1 << 1)
    }

    private let name: String
    /// The menu below the field.
    public static let automatic = SearchSuggestionsPlacement(name: "automatic")
    /// The menu below the field.
    public static let menu = SearchSuggestionsPlacement(name: "menu")
    /// The content of the page, which has no place for them here: they're in the menu.
    public static let content = SearchSuggestionsPlacement(name: "content")
}

/// Which bars stay while somebody searches; header bars always do here.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let name: String
    /// The desktop's choice.
    public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
    /// The header bar stays.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// How a toolbar shows a search field.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String
    /// The desktop's choice.
    public static let automatic = SearchToolbarBehavior(name: "automatic")
    /// As a button, which is how it's done here.
    public static let minimize = SearchToolbarBehavior(name: "minimize")
}
