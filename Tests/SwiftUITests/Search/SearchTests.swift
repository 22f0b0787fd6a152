import Foundation
import Gtk
import Testing

@testable import SwiftUI

@Observable
@MainActor
private final class SearchModel {
    var text = ""
    var submitted: [String] = []
    var scope = "All"
    var isPresented = false
    var isInspecting = false
}

private struct Searched: View {
    @Bindable var model: SearchModel

    var body: some View {
        SearchedContent()
            .searchable(text: $model.text, isPresented: $model.isPresented, prompt: "City")
            .searchSuggestions {
                ForEach(["Denver", "Detroit", "Dallas"].filter { $0.hasPrefix(model.text) }, id: \.self) { city in
                    Text(verbatim: city).searchCompletion(city)
                }
            }
            .searchScopes($model.scope) {
                Text("All").tag("All")
                Text("Arrivals").tag("Arrivals")
            }
            .onSubmit(of: .search) { model.submitted.append(model.text) }
    }
}

private struct SearchedContent: View {
    @Environment(\.isSearching) private var isSearching

    var body: some View {
        VStack {
            Text(verbatim: isSearching ? "searching" : "idle")
            Button("Other") {}
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension WidgetTests {
    @Test func aSearchIsBegunByKeysAndEndedByEscape() async throws {
        let model = SearchModel()
        let w = TestWindow(width: 500, height: 400) { Searched(model: model) }
        await w.settle()
        #expect(w.all(SearchEntry.self).filter(\.isMapped).isEmpty)
        #expect(w.all(TextWidget.self).contains { $0.text == "idle" })
        await w.press("ctrl+f")
        await w.settle()
        let entries = w.all(SearchEntry.self).filter(\.isMapped)
        let entry = try #require(entries.first)
        #expect(model.isPresented && entry.containsFocus && entry.placeholder == "City")
        #expect(w.all(TextWidget.self).contains { $0.text == "searching" })
        await w.type("De")
        #expect(model.text == "De")
        await w.settle()
        #expect(w.all(TextWidget.self).contains { $0.isMapped && $0.text == "Denver" })
        entry.grabFocus()
        await w.press("Return")
        #expect(model.submitted == ["De"])
        await w.press("Escape")
        await w.settle()
        #expect(model.text.isEmpty && !model.isPresented)
        #expect(w.all(SearchEntry.self).filter(\.isMapped).isEmpty)
        await w.close()
    }

    @Test func anInspectorIsBesideItsViewOrOverIt() async throws {
        let model = SearchModel()
        func content() -> some View {
            Color.teal.inspector(
                isPresented: Binding {
                    model.isInspecting
                } set: {
                    model.isInspecting = $0
                }
            ) {
                Color.red.inspectorColumnWidth(200)
            }
        }
        let w = TestWindow(width: 700, height: 300) { content() }
        await w.settle()
        #expect(w.all(DrawingWidget.self).filter(\.isMapped).count == 1)
        model.isInspecting = true
        await w.settle()
        let widths = w.all(DrawingWidget.self).filter { $0.isMapped && $0.width > 2 }.map(\.width)
        #expect(widths.contains(200) && widths.reduce(0, +) >= 680, "\(widths)")
        await w.close()
    }
}
