import Foundation
import Gtk
import Testing

@testable import SwiftUI

@MainActor
private final class Source {
    var reloads = 0
    var isAllowedToEnd = false
    var action: RefreshAction?

    func reload() async {
        reloads += 1
        while !isAllowedToEnd { await Task.yield() }
    }
}

private struct Reader: View {
    let source: Source
    @Environment(\.refresh) private var refresh

    var body: some View {
        let _ = source.action = refresh
        Text("reader")
    }
}

extension WidgetTests {
    @Test func keysRefreshAndASpinnerIsShownMeanwhile() async {
        let source = Source()
        let w = TestWindow {
            List {
                Reader(source: source)
            }
            .refreshable { await source.reload() }
        }
        await w.settle()
        #expect(w.first(Spinner.self) == nil)
        await w.press("F5")
        await w.pump(until: { w.first(Spinner.self) != nil }, timeout: 3)
        #expect(source.reloads == 1)
        #expect(w.first(Spinner.self) != nil)
        await w.press("ctrl+r")
        #expect(source.reloads == 1, "one after the other")
        source.isAllowedToEnd = true
        await w.pump(until: { w.first(Spinner.self) == nil }, timeout: 3)
        #expect(w.first(Spinner.self) == nil)
        await w.press("ctrl+r")
        await w.pump(until: { source.reloads == 2 }, timeout: 3)
        #expect(source.reloads == 2)
        await source.action?()
        #expect(source.reloads == 3)
        await w.close()
    }
}

extension WidgetTests {
    @Test func aButtonOfTheToolbarRefreshes() async {
        let source = Source()
        let w = PageWindow {
            NavigationStack {
                List { Text("row") }
                    .navigationTitle("Flights")
                    .refreshable { await source.reload() }
            }
        }
        await w.settle()
        guard let button = w.tree.button("Refresh") else {
            Issue.record("there is no button")
            return await w.close()
        }
        #expect(button.isMapped && button.isSensitive)
        button.click()
        await w.pump(until: { source.reloads == 1 && !button.isSensitive }, timeout: 3)
        #expect(source.reloads == 1)
        #expect(!button.isSensitive, "one after the other")
        source.isAllowedToEnd = true
        await w.pump(until: { button.isSensitive }, timeout: 3)
        #expect(button.isSensitive)
        await w.close()
    }
}
