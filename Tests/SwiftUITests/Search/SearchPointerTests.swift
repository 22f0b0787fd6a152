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

extension TestWindow {
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
        await w.close()
    }
}
