import Foundation
internal import Gtk

/// What a searchable modifier was given.
struct SearchField {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let placement: SearchFieldPlacement
    let prompt: Text?
    var tokens: AnyView?
    var suggestions: AnyView?
    var removeLastToken: () -> Void = {}
}

struct SearchModifier {
    let field: SearchField
}

extension SearchModifier: ViewModifier {
    func body(content: Content) -> some View {
        SearchPage(content: content, field: field)
    }
}

/// A view with a search field above it.
private struct SearchPage<Content: View>: View {
    let content: Content
    let field: SearchField
    @State private var isOpen = false
    @State private var isFocused = false
    @State private var isSuggesting = false
    @State private var suggestionFocus = 0
    /// Grows when the first suggestion shall have the focus.
    @State private var suggestionEntry = 0
    @State private var takesFocus = false
    /// A suggestion was chosen: there are no more until something is typed.
    @State private var isComplete = false
    @State private var refocus = 0
    @State private var leaveField = 0
    @Environment(\.searchSurroundings) private var surroundings
    @Environment(\.submitActions) private var submitActions

    init(content: Content, field: SearchField) {
        self.content = content
        self.field = field
    }

    private var isPresented: Bool { field.isPresented?.wrappedValue ?? isOpen }
    private var isAlwaysShown: Bool { field.placement.isAlwaysShown }
    private var isShown: Bool { isAlwaysShown || isPresented }
    private var suggestions: AnyView? { field.suggestions ?? surroundings.suggestions }

    private var isSearching: Bool {
        isAlwaysShown ? isPresented || isFocused || !field.text.wrappedValue.isEmpty : isPresented
    }

    var body: some View {
        VStack(spacing: 0) {
            if isShown { bar }
            page
        }
        .modifier(WindowKeysModifier(keys: ["<Control>f"], action: present))
        .toolbar {
            if !isAlwaysShown {
                ToolbarItem(placement: .primaryAction) {
                    Toggle(isOn: presentation) { Label("Search", systemImage: "magnifyingglass") }
                        .toggleStyle(.button)
                        .help("Search")
                }
            }
        }
        .onChange(of: isPresented) { if !isPresented { ended() } }
        .onChange(of: surroundings.focus?.wrappedValue ?? false) { _, wanted in
            guard wanted != isFocused else { return }
            if wanted { present() } else { leaveField += 1 }
        }
    }

    private var page: some View {
        content
            .environment(\.isSearching, isSearching)
            .environment(\.dismissSearch, DismissSearchAction { dismiss() })
            // They are for this search, not for one inside.
            .environment(\.searchSurroundings, SearchSurroundings())
            .background(alignment: .top) {
                // Typing anywhere in the window begins a search.
                if !isShown { entry(takesFocus: false).frame(width: 100).hidden() }
            }
            .overlay(alignment: .top) {
                if isSuggesting, let suggestions {
                    SearchSuggestionCard(suggestions: suggestions)
                        .modifier(FocusEntryModifier(count: suggestionEntry))
                        .onExitCommand { complete(field.text.wrappedValue) }
                        .environment(
                            \.searchCompletion,
                            SearchCompletionAction(
                                complete: { complete($0) }, goOn: { goOn() }, focusMoved: { suggestionFocused($0) }))
                }
            }
    }

    private var bar: some View {
        VStack(spacing: 6) {
            entry(takesFocus: takesFocus)
            if let tokens = field.tokens { tokens }
            if let scopes = surroundings.scopes, showsScopes(scopes) { scopes.picker }
        }
        .frame(maxWidth: 500)
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .frame(maxWidth: .infinity)
    }

    private func showsScopes(_ scopes: SearchScopes) -> Bool {
        switch scopes.activation {
        case .onTextEntry: !field.text.wrappedValue.isEmpty
        default: isSearching || isFocused
        }
    }

    private func entry(takesFocus: Bool) -> some View {
        NativeSearchField(
            text: field.text, prompt: field.prompt, takesFocus: takesFocus, refocus: refocus,
            leave: leaveField, capturesKeys: true,
            focusMoved: { focusMoved($0) },
            typed: {
                isComplete = false
                isSuggesting = true
                if !isShown { present() }
            },
            submitted: {
                isSuggesting = false
                for action in submitActions.reversed() where action.triggers.contains(.search) { action.run() }
            },
            stopped: { dismiss() }, erased: { field.removeLastToken() },
            wentDown: {
                guard isSuggesting, suggestions != nil else { return false }
                suggestionEntry += 1
                return true
            })
    }

    private var presentation: Binding<Bool> {
        Binding {
            isPresented
        } set: { wanted in
            if wanted { present() } else { dismiss() }
        }
    }

    private func setPresented(_ presented: Bool) {
        isOpen = presented
        if let binding = field.isPresented, binding.wrappedValue != presented { binding.wrappedValue = presented }
    }

    private func present() {
        // A field that is there already takes the focus as it is; one that is made now takes it when it is.
        if isShown { refocus += 1 } else { takesFocus = true }
        setPresented(true)
    }

    private func dismiss() {
        setPresented(false)
        ended()
    }

    /// The search is over: nothing is looked for any more.
    private func ended() {
        takesFocus = false
        isSuggesting = false
        isComplete = false
        suggestionFocus = 0
        if !field.text.wrappedValue.isEmpty { field.text.wrappedValue = "" }
    }

    private func complete(_ text: String) {
        field.text.wrappedValue = text
        suggestionFocus = 0
        isSuggesting = false
        isComplete = true
        refocus += 1
    }

    /// A token was chosen: more can be typed or chosen.
    private func goOn() {
        suggestionFocus = 0
        isSuggesting = true
        refocus += 1
    }

    private func focusMoved(_ isInside: Bool) {
        isFocused = isInside
        if let focus = surroundings.focus, focus.wrappedValue != isInside { focus.wrappedValue = isInside }
        if isInside { isSuggesting = !isComplete } else { closeSuggestionsUnlessInUse() }
    }

    private func suggestionFocused(_ isFocused: Bool) {
        suggestionFocus = max(0, suggestionFocus + (isFocused ? 1 : -1))
        if !isFocused { closeSuggestionsUnlessInUse() }
    }

    /// Suggestions stay while the focus goes between the field and them.
    private func closeSuggestionsUnlessInUse() {
        Task {
            try? await Task.sleep(for: .milliseconds(150))
            if !isFocused, suggestionFocus == 0 { isSuggesting = false }
        }
    }
}

/// Suggestions below the field of a search.
private struct SearchSuggestionCard: View {
    let suggestions: AnyView

    var body: some View {
        VStack(alignment: .leading, spacing: 0) { suggestions }
            .frame(maxWidth: 500)
            .background(.background, in: RoundedRectangle(cornerRadius: 12))
            .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.separator) }
            .shadow(color: .black.opacity(0.2), radius: 6, y: 2)
            .padding(.horizontal, 12)
    }
}

/// A suggestion that puts a text into the field of its search.
struct SearchCompletionModifier: ViewModifier {
    let completion: String
    @Environment(\.searchCompletion) private var action
    @FocusState private var isFocused: Bool

    nonisolated init(completion: String) {
        self.completion = completion
    }

    func body(content: Content) -> some View {
        if let action {
            Button {
                action.complete(completion)
            } label: {
                content.frame(maxWidth: .infinity, alignment: .leading)
            }
            .buttonStyle(.borderless)
            .focused($isFocused)
            .onChange(of: isFocused) { action.focusMoved(isFocused) }
        } else {
            content
        }
    }
}
