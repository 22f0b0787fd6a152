/// The tokens of a search, each with a button that removes it.
private struct SearchTokens<Data: RandomAccessCollection & RangeReplaceableCollection, Token: View>
where Data.Element: Identifiable, Data.Index: Hashable {
    let tokens: Binding<Data>
    let token: (Data.Index) -> Token
}

extension SearchTokens: View {
    var body: some View {
        if !tokens.wrappedValue.isEmpty {
            ScrollView(.horizontal) {
                HStack(spacing: 6) {
                    ForEach(Array(tokens.wrappedValue.indices), id: \.self) { index in
                        HStack(spacing: 2) {
                            token(index)
                            Button {
                                remove(at: index)
                            } label: {
                                Label("Remove", systemImage: "xmark").labelStyle(.iconOnly)
                            }
                            .buttonStyle(.borderless)
                            .controlSize(.mini)
                        }
                        .padding(.leading, 10)
                        .background(.quaternary, in: Capsule())
                    }
                }
            }
            .scrollIndicators(.never)
        }
    }

    private func remove(at index: Data.Index) {
        guard tokens.wrappedValue.indices.contains(index) else { return }
        tokens.wrappedValue.remove(at: index)
    }
}

/// Tokens that are added when they're chosen.
private struct TokenSuggestions<Data: RandomAccessCollection & RangeReplaceableCollection, Token: View>
where Data.Element: Identifiable {
    let text: Binding<String>
    let tokens: Binding<Data>
    let suggested: Binding<Data>
    let token: (Data.Element) -> Token
    @Environment(\.searchCompletion) private var action

    nonisolated init(
        text: Binding<String>, tokens: Binding<Data>, suggested: Binding<Data>, token: @escaping (Data.Element) -> Token
    ) {
        self.text = text
        self.tokens = tokens
        self.suggested = suggested
        self.token = token
    }
}

extension TokenSuggestions: View {
    var body: some View {
        ForEach(suggested.wrappedValue) { element in
            Button {
                tokens.wrappedValue.append(element)
                text.wrappedValue = ""
                action?.goOn()
            } label: {
                token(element).frame(maxWidth: .infinity, alignment: .leading)
            }
            .buttonStyle(.borderless)
        }
    }
}

extension View {
    /// Adds a search field with tokens, which stand below it. Backspace in the empty field removes the last one.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable, C.Index: Hashable {
        searchField(text, tokens, nil, placement, prompt) { token(tokens.wrappedValue[$0]) }
    }

    /// Adds a search field with tokens and a localised prompt.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable, C.Index: Hashable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Adds a search field with tokens and a prompt.
    @_disfavoredOverload
    nonisolated public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable, C.Index: Hashable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Adds a search field with tokens that a binding shows and hides.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable, C.Index: Hashable {
        searchField(text, tokens, isPresented, placement, prompt) { token(tokens.wrappedValue[$0]) }
    }

    /// Adds a search field with tokens that can be changed where they are.
    nonisolated public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
    >(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable, C.Index: Hashable {
        searchField(text, editableTokens, nil, placement, prompt) { index in
            token(
                Binding {
                    editableTokens.wrappedValue[index]
                } set: {
                    editableTokens.wrappedValue[index] = $0
                })
        }
    }

    /// Adds a search field with tokens and suggestions of tokens, each of which is added when it is chosen.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable, C.Index: Hashable {
        searchField(text, tokens, nil, placement, prompt) {
            token(tokens.wrappedValue[$0])
        } suggestions: {
            TokenSuggestions(text: text, tokens: tokens, suggested: suggestedTokens, token: token)
        }
    }

    nonisolated private func searchField<
        C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: View
    >(
        _ text: Binding<String>, _ tokens: Binding<C>, _ isPresented: Binding<Bool>?,
        _ placement: SearchFieldPlacement, _ prompt: Text?, token: @escaping (C.Index) -> T,
        @ViewBuilder suggestions: () -> S = { EmptyView() }
    ) -> some View where C.Element: Identifiable, C.Index: Hashable {
        var field = SearchField(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
        field.tokens = AnyView(SearchTokens(tokens: tokens, token: token))
        if S.self != EmptyView.self { field.suggestions = AnyView(suggestions()) }
        field.removeLastToken = {
            if !tokens.wrappedValue.isEmpty {
                tokens.wrappedValue.remove(at: tokens.wrappedValue.index(before: tokens.wrappedValue.endIndex))
            }
        }
        return modifier(SearchModifier(field: field))
    }
}
