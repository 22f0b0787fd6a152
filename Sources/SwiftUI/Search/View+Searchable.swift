extension View {
    /// Adds a search field for the view.
    ///
    /// The field is below the header bar while somebody searches: a button there, Ctrl-F, or simply typing brings it up;
    /// Escape ends the search. Return runs the actions of `onSubmit(of: .search)`.
    ///
    /// - Parameters:
    ///   - text: what is looked for.
    ///   - placement: where the field is, and whether it is shown at any time.
    ///   - prompt: what an empty field says; nil: “Search”.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(
            SearchModifier(field: SearchField(text: text, isPresented: nil, placement: placement, prompt: prompt)))
    }

    /// Adds a search field for the view, with a localised prompt.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field for the view, with a prompt.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field for the view that a binding shows and hides.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(
            SearchModifier(
                field: SearchField(text: text, isPresented: isPresented, placement: placement, prompt: prompt)))
    }

    /// Adds a search field for the view that a binding shows and hides, with a localised prompt.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field for the view that a binding shows and hides, with a prompt.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field for the view, with suggestions.
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        var field = SearchField(text: text, isPresented: nil, placement: placement, prompt: prompt)
        field.suggestions = AnyView(suggestions())
        return modifier(SearchModifier(field: field))
    }

    /// Adds a search field for the view, with a localised prompt and suggestions.
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
    }

    /// Adds a search field for the view, with a prompt and suggestions.
    @_disfavoredOverload
    nonisolated public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
    }

    /// Sets what is suggested in the search field of the view.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        let view = AnyView(suggestions())
        return transformEnvironment(\.searchSurroundings) { $0.suggestions = view }
    }

    /// Says where suggestions aren't shown. They're in the menu below the field here, so only that place counts.
    nonisolated public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        transformEnvironment(\.searchSurroundings) {
            if visibility == .hidden, placements.contains(.menu) { $0.suggestions = nil }
        }
    }

    /// Has the view, a suggestion, put a text into the search field when it is chosen.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletionModifier(completion: completion))
    }

    /// Offers several ways to search, below the field.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Offers several ways to search, below the field.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let picker = AnyView(
            Picker(selection: scope, content: scopes) { Text(verbatim: "Search In") }
                .pickerStyle(.segmented)
                .labelsHidden())
        return transformEnvironment(\.searchSurroundings) {
            $0.scopes = SearchScopes(picker: picker, activation: activation)
        }
    }

    /// Ties the focus of the view's search field to a focus state.
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        transformEnvironment(\.searchSurroundings) {
            $0.focus = Binding {
                binding.wrappedValue
            } set: {
                binding.wrappedValue = $0
            }
        }
    }

    /// Ties the focus of the view's search field to a value of a focus state.
    nonisolated public func searchFocused<V: Hashable>(
        _ binding: FocusState<V?>.Binding, equals value: V
    ) -> some View {
        transformEnvironment(\.searchSurroundings) {
            $0.focus = Binding {
                binding.wrappedValue == value
            } set: {
                binding.wrappedValue = $0 ? value : nil
            }
        }
    }

    /// Which bars stay while somebody searches; header bars always do here.
    nonisolated public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View { self }

    /// How a toolbar shows the field; a button stands for it here, and brings it up.
    nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
}
