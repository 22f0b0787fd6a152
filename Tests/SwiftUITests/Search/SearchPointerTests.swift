import Foundation
import Gtk
import Testing

@testable import SwiftUI

private struct Airline: Identifiable, Hashable {
    let id: String
}

@Observable
@MainActor
private final class TokenModel {
    var text = ""
    var tokens: [Airline] = []
    var suggested = [Airline(id: "KLM"), Airline(id: "SAS")]
    var scope = "All"
}

private struct Suggesting: View {
    @Bindable var model: TokenModel

    var body: some View {
        Color.clear
            .searchable(
                text: $model.text, placement: .navigationBarDrawer(displayMode: .always), prompt: "City",
                suggestions: {
                    ForEach(["Denver", "Detroit"], id: \.self) { Text(verbatim: $0).searchCompletion($0) }
                }
            )
            .searchScopes($model.scope) {
                Text("All").tag("All")
                Text("Arrivals").tag("Arrivals")
            }
    }
}

private struct WithTokens: View {
    @Bindable var model: TokenModel

    var body: some View {
        Color.clear.searchable(
            text: $model.text, tokens: $model.tokens, suggestedTokens: $model.suggested,
            placement: .navigationBarDrawer(displayMode: .always)
        ) { Text(verbatim: $0.id) }
    }
}

private struct FocusedSearch: View {
    @Bindable var model: TokenModel
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack {
            Button("Other") {}
            Button("Focus") { isFocused = true }
            Button("Leave") { isFocused = false }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .searchable(text: $model.text, placement: .navigationBarDrawer(displayMode: .always))
        .searchFocused($isFocused)
    }
}

extension TestWindow {
    fileprivate var searchField: SearchEntry? { all(SearchEntry.self).first { $0.isMapped } }

    fileprivate func text(_ words: String) -> TextWidget? {
        all(TextWidget.self).first { $0.isMapped && $0.text == words }
    }
}

extension WidgetTests {
    @Test func aClickOnASuggestionFillsTheField() async throws {
        let model = TokenModel()
        let w = TestWindow(width: 500, height: 400) { Suggesting(model: model) }
        await w.settle()
        let entries = w.all(SearchEntry.self).filter(\.isMapped)
        let entry = try #require(entries.first)
        await w.click(entry)
        await w.settle()
        let suggestion = try #require(w.text("Detroit"))
        await w.click(suggestion)
        #expect(model.text == "Detroit" && entry.text == "Detroit")
        #expect(w.text("Denver") == nil)
        #expect(entry.containsFocus)
        // More is typed after it.
        await w.type("!")
        #expect(model.text == "Detroit!")
        await w.close()
    }

    @Test func aClickChoosesTheScopeOfASearch() async throws {
        let model = TokenModel()
        let w = TestWindow(width: 500, height: 400) { Suggesting(model: model) }
        await w.settle()
        let entries = w.all(SearchEntry.self).filter(\.isMapped)
        let entry = try #require(entries.first)
        await w.click(entry)
        await w.type("D")
        let buttons = w.window.all("GtkToggleButton").filter { $0.string("label") == "Arrivals" }
        let scope = try #require(buttons.first)
        await w.click(scope)
        #expect(model.scope == "Arrivals" && model.text == "D")
        await w.close()
    }

    @Test func aClickAddsAToken() async throws {
        let model = TokenModel()
        let w = TestWindow(width: 500, height: 400) { WithTokens(model: model) }
        await w.settle()
        let entries = w.all(SearchEntry.self).filter(\.isMapped)
        let entry = try #require(entries.first)
        await w.click(entry)
        await w.settle()
        let first = try #require(w.text("SAS"))
        await w.click(first)
        #expect(model.tokens.map(\.id) == ["SAS"])
        // Another one straight after it.
        #expect(entry.containsFocus)
        let second = try #require(w.text("KLM"))
        await w.click(second)
        #expect(model.tokens.map(\.id) == ["SAS", "KLM"])
        await w.press("BackSpace")
        #expect(model.tokens.map(\.id) == ["SAS"] && entry.containsFocus)
        await w.close()
    }

    @Test func aFieldThatIsAlwaysShownTakesTheFocusByStateKeysAndTyping() async throws {
        let model = TokenModel()
        let w = TestWindow(width: 500, height: 400) { FocusedSearch(model: model) }
        await w.settle()
        let entry = try #require(w.searchField)
        let other = try #require(w.window.button("Other"))
        let focus = try #require(w.window.button("Focus"))
        let leave = try #require(w.window.button("Leave"))
        other.grabFocus()
        #expect(!entry.containsFocus)
        focus.activate()
        await w.pump(until: { entry.containsFocus }, timeout: 2)
        #expect(entry.containsFocus)
        leave.activate()
        await w.pump(until: { !entry.containsFocus }, timeout: 2)
        #expect(!entry.containsFocus)
        other.grabFocus()
        await w.press("ctrl+f")
        #expect(entry.containsFocus)
        other.grabFocus()
        // The first letter already counts.
        await w.type("De")
        #expect(model.text == "De")
        await w.close()
    }

    @Test func keysGoThroughSuggestionsAndChooseOne() async throws {
        let model = TokenModel()
        let w = TestWindow(width: 500, height: 400) { Suggesting(model: model) }
        await w.settle()
        let entry = try #require(w.searchField)
        entry.grabFocus()
        await w.type("D")
        await w.press("Down", "Down", "Return")
        #expect(model.text == "Detroit" && entry.containsFocus)
        await w.close()
    }
}
