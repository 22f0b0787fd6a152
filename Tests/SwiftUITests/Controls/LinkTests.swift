import Foundation
import Gtk
import Testing

@testable import SwiftUI

@MainActor
private final class Addresses {
    var opened: [String] = []

    var action: OpenURLAction {
        OpenURLAction { [self] in
            opened.append($0.absoluteString)
            return .handled
        }
    }
}

extension WidgetTests {
    @Test func linksOpenTheirAddress() async throws {
        let addresses = Addresses()
        let probe = Probe<Int>()
        let w = TestWindow {
            WithState(1, probe) { number in
                Link("Terms", destination: URL(string: "https://example.org/\(number.wrappedValue)")!)
                Link(destination: URL(string: "https://example.org/label")!) {
                    Label("Rules", systemImage: "airplane")
                }
            }
            .environment(\.openURL, addresses.action)
        }
        await w.settle()
        let links = w.all(LinkButton.self)
        #expect(links.map(\.label) == ["Terms", nil])
        #expect(links.map(\.uri) == ["https://example.org/1", "https://example.org/label"])
        // GTK's number for the role of links.
        #expect(links.map { $0.integer("accessible-role") } == [25, 25])
        await w.click(try #require(links.first))
        #expect(addresses.opened == ["https://example.org/1"])
        probe.value = 2
        await w.settle()
        links[0].grabFocus()
        await w.press("Return")
        await w.pump(until: { addresses.opened.count == 2 })
        await w.click(links[1])
        #expect(
            addresses.opened == ["https://example.org/1", "https://example.org/2", "https://example.org/label"])
        await w.close()
    }

    @Test func linksInAButtonStyleAreButtons() async throws {
        let addresses = Addresses()
        let w = TestWindow {
            Link("Terms", destination: URL(string: "https://example.org/")!)
                .buttonStyle(.borderedProminent)
                .environment(\.openURL, addresses.action)
        }
        await w.settle()
        #expect(w.first(LinkButton.self) == nil)
        let button = try #require(w.first(Gtk.Button.self))
        #expect(button.hasCSSClass("suggested-action"))
        await w.click(button)
        #expect(addresses.opened == ["https://example.org/"])
        await w.close()
    }

    @Test func aDisabledLinkOpensNothing() async throws {
        let addresses = Addresses()
        let w = TestWindow {
            Link("Terms", destination: URL(string: "https://example.org/")!)
                .disabled(true)
                .environment(\.openURL, addresses.action)
        }
        await w.settle()
        await w.click(try #require(w.first(LinkButton.self)))
        #expect(addresses.opened.isEmpty)
        await w.close()
    }
}
