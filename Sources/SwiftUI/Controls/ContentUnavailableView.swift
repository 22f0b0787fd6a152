import Foundation

/// Says that there is nothing to show, and why.
///
///     ContentUnavailableView("No Flights", systemImage: "airplane", description: Text("Choose another day."))
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    let label: Label
    let description: Description
    let actions: Actions

    nonisolated fileprivate init(_ label: Label, _ description: Description, _ actions: Actions) {
        self.label = label
        self.description = description
        self.actions = actions
    }

    /// Creates the view from its parts.
    nonisolated public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.init(label(), description(), actions())
    }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates the view from a title, a symbol and an explanation.
    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(SwiftUI.Label(title, systemImage: name), description, EmptyView())
    }

    /// Creates the view from a title, a symbol and an explanation.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(SwiftUI.Label(title, systemImage: name), description, EmptyView())
    }

    /// Creates the view from a title, a picture and an explanation.
    nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(SwiftUI.Label(title, image: name), description, EmptyView())
    }

    /// Creates the view from a title, a picture and an explanation.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(SwiftUI.Label(title, image: name), description, EmptyView())
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// Says that a search has found nothing, with what the field around the view searches for.
    nonisolated public static var search: ContentUnavailableView { search(query: nil) }

    /// Says that a search for a text has found nothing.
    nonisolated public static func search(text: String) -> ContentUnavailableView { search(query: text) }

    nonisolated private static func search(query: String?) -> ContentUnavailableView {
        ContentUnavailableView(
            SearchUnavailableContent.Label(query: query), SearchUnavailableContent.Description(),
            SearchUnavailableContent.Actions())
    }
}

extension ContentUnavailableView: View {
    /// The parts below each other in the middle.
    public var body: some View {
        VStack(spacing: 12) {
            label.labelStyle(UnavailableLabelStyle())
            description
                .font(.callout)
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
            actions
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A large icon above a title.
private struct UnavailableLabelStyle: LabelStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon
                .font(.system(size: 58))
                .foregroundStyle(.secondary)
                .modifier(DecorationModifier())
            configuration.title.font(.title2.bold()).multilineTextAlignment(.center)
        }
    }
}

private enum SearchQueryKey: EnvironmentKey { static var defaultValue: String { "" } }

extension EnvironmentValues {
    /// What the search field around the view searches for.
    var searchQuery: String {
        get { self[SearchQueryKey.self] }
        set { self[SearchQueryKey.self] = newValue }
    }
}

/// The parts of the view for a search that has found nothing.
public struct SearchUnavailableContent {
    /// What was searched for.
    public struct Label {
        let query: String?
        @Environment(\.searchQuery) private var searched

        nonisolated init(query: String?) {
            self.query = query
        }
    }

    /// What could be done.
    public struct Description {
        nonisolated init() {}
    }

    /// Nothing.
    public struct Actions {
        nonisolated init() {}
    }
}

extension SearchUnavailableContent.Label: View {
    /// A magnifying glass above what was searched for.
    public var body: some View {
        let query = query ?? searched
        if query.isEmpty {
            SwiftUI.Label("No Results", systemImage: "magnifyingglass")
        } else {
            SwiftUI.Label("No Results for “\(query)”", systemImage: "magnifyingglass")
        }
    }
}

extension SearchUnavailableContent.Description: View {
    /// Advice.
    public var body: some View { Text("Check the spelling or try a new search.") }
}

extension SearchUnavailableContent.Actions: View {
    /// Nothing.
    public var body: some View { EmptyView() }
}
