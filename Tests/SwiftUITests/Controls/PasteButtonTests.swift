import Foundation
import Gtk
import Testing
import UniformTypeIdentifiers

@testable import SwiftUI

@MainActor
private final class Pasted {
    var texts: [String] = []
}

@Suite struct ShareLetterTests {
    @Test func lettersHaveASubjectAndAText() {
        let url = ShareLetter.address(subject: "Flight", body: ["1 + 1", "https://a.example/?x=1&y"])
        #expect(
            url?.absoluteString == "mailto:?subject=Flight&body=1%20%2B%201%0Ahttps://a.example/?x%3D1%26y")
    }
}

extension WidgetTests {
    @Test func pasteButtonsGiveWhatWasCopied() async {
        let pasted = Pasted()
        Clipboard.setText("Gate A7")
        let w = TestWindow {
            VStack {
                PasteButton(supportedContentTypes: [.text]) { providers in
                    for provider in providers {
                        provider.loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { data, _ in
                            let text = data.map { String(decoding: $0, as: UTF8.self) } ?? ""
                            Task { @MainActor in pasted.texts.append(text) }
                        }
                    }
                }
                PasteButton(supportedContentTypes: [.png]) { _ in pasted.texts.append("a picture") }
            }
        }
        await w.settle()
        let buttons = w.all(Gtk.Button.self)
        #expect(buttons.map(\.isSensitive) == [true, false])
        guard let first = buttons.first else { return await w.close() }
        await w.click(first)
        await w.pump(until: { !pasted.texts.isEmpty }, timeout: 3)
        #expect(pasted.texts == ["Gate A7"])
        await w.close()
    }

    @Test func shareLinksCopy() async {
        Clipboard.setText("before")
        let w = TestWindow(width: 400, height: 300) { ShareLink("Share", item: "LH 2021") }
        await w.settle()
        guard let menu = w.first(MenuButton.self) else { return await w.close() }
        await w.click(menu)
        await w.pump(until: { w.window.focus?.typeName == "GtkModelButton" }, timeout: 3)
        await w.press("Home", "Return")
        await w.pump(until: { false }, timeout: 0.3)
        let pasted = Pasted()
        Task { pasted.texts.append(await Clipboard.text() ?? "") }
        await w.pump(until: { !pasted.texts.isEmpty }, timeout: 3)
        #expect(pasted.texts == ["LH 2021"])
        await w.close()
    }

    @Test func itemsOfATypeArePasted() async {
        var pasted: [String] = []
        Clipboard.setText("Gate B2")
        let w = TestWindow {
            VStack {
                PasteButton(payloadType: String.self) { pasted += $0 }
                TextFieldLink("Note") { pasted.append($0) }
            }
        }
        await w.settle()
        await w.pump(until: { w.first(Gtk.Button.self)?.isSensitive == true }, timeout: 3)
        if let button = w.first(Gtk.Button.self) { await w.click(button) }
        await w.pump(until: { !pasted.isEmpty }, timeout: 3)
        #expect(pasted == ["Gate B2"])
        await w.close()
    }

    @Test func itemsOfTheAppAreCopiedInTheirTypes() async {
        let w = TestWindow(width: 400, height: 300) {
            ShareLink("Share", item: "Ticket LH 7".uppercased() as String, preview: SharePreview("Ticket"))
        }
        await w.settle()
        guard let menu = w.first(MenuButton.self) else { return await w.close() }
        await w.click(menu)
        await w.pump(until: { w.window.focus?.typeName == "GtkModelButton" }, timeout: 3)
        await w.press("Home", "Return")
        await w.pump(until: { false }, timeout: 0.3)
        let pasted = Pasted()
        Task { pasted.texts.append(await Clipboard.text() ?? "") }
        await w.pump(until: { !pasted.texts.isEmpty }, timeout: 3)
        #expect(pasted.texts == ["TICKET LH 7"])
        await w.close()
    }
}
