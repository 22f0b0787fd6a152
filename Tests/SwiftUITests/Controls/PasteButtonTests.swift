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
}
