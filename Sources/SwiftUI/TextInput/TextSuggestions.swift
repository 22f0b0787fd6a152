import Foundation
internal import Gtk

private enum InputSuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }

extension EnvironmentValues {
    /// The views that are offered below text fields; nil: none are.
    var inputSuggestions: AnyView? {
        get { self[InputSuggestionsKey.self] }
        set { self[InputSuggestionsKey.self] = newValue }
    }
}

enum InputCompletionTrait: TraitKey {
    static var defaultValue: String? { nil }
}

extension View {
    /// Offers texts below the text fields in the view while the user types. Which of them suit the text is for the app to
    /// say: all of them are shown.
    ///
    ///     TextField("City", text: $city)
    ///         .textInputSuggestions {
    ///             ForEach(cities(startingWith: city), id: \.self) { Text($0).textInputCompletion($0) }
    ///         }
    ///
    /// Fields of one line show the words of the views.
    nonisolated public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        environment(\.inputSuggestions, AnyView(suggestions()))
    }

    /// Offers a text for each element below the text fields in the view.
    nonisolated public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View where Data.Element: Identifiable {
        environment(\.inputSuggestions, AnyView(ForEach(data, content: content)))
    }

    /// Offers a text for each element below the text fields in the view.
    nonisolated public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View {
        environment(\.inputSuggestions, AnyView(ForEach(data, id: id, content: content)))
    }

    /// Says what a field gets when the view is chosen among its suggestions.
    nonisolated public func textInputCompletion(_ completion: String) -> some View {
        modifier(TraitModifier(InputCompletionTrait.self, completion, isSame: ==))
    }
}

/// The views of a field's suggestions, which are asked for words and completions.
@MainActor
final class FieldSuggestions {
    private let content: HostedContent<AnyView>

    init(_ views: AnyView, in node: _Node) {
        content = HostedContent(views, in: node)
    }

    var root: _Node { content.root }

    func update(to views: AnyView) { content.update(to: views) }
    func dispose() { content.dispose() }

    /// What is offered now.
    var all: [EntrySuggestion] {
        Evaluation.untracked {
            var collector = EntryCollector()
            content.root.collectEntries(into: &collector)
            return collector.members.compactMap { member in
                guard case .entry(let entry) = member else { return nil }
                let title = entry.node.plainText
                return EntrySuggestion(title: title, text: entry.traits[InputCompletionTrait.self] ?? title)
            }
        }
    }
}
