import Foundation
import Gtk
import Testing

@testable import SwiftUI

private struct Draft: View {
    let note: (String) -> Void
    @State private var isShown = false
    @State private var isSuppressed = false
    @State private var isAsking = false

    var body: some View {
        VStack {
            Button("Write") { isShown = true }
            Button("Ask") { isAsking = true }
            Text(verbatim: isSuppressed ? "suppressed" : "asks")
        }
        .sheet(isPresented: $isShown, onDismiss: { note("gone") }) {
            Text("Draft").frame(width: 200, height: 100)
                .dismissalConfirmationDialog("Discard the draft?", shouldPresent: true) {
                    Button("Discard", role: .destructive) { note("discard") }
                }
        }
        .confirmationDialog("Sure?", isPresented: $isAsking) {
            Button("Yes") { note("yes") }
        }
        .dialogIcon(Image(systemName: "trash"))
        .dialogSeverity(.critical)
        .dialogSuppressionToggle("Never again", isSuppressed: $isSuppressed)
    }
}

extension WidgetTests {
    @Test func closingASheetCanBeAskedAbout() async throws {
        var notes: [String] = []
        let w = TestWindow { Draft { notes.append($0) } }
        await w.settle()
        w.all(Gtk.Button.self).first { _ in true }?.activate()
        let shown = await w.shownSheet()
        let sheet = try #require(shown)
        await sheet.press("Escape")
        let presenter = try #require(sheet.content.presenter.current as? any DialogPresentation)
        await w.pump(until: { presenter.dialog?.isMapped == true })
        #expect(presenter.answers.count == 2)
        presenter.dialog?.button("Cancel")?.activate()
        await w.pump(until: { presenter.dialog == nil })
        await w.settle()
        #expect(notes == [] && sheet.window.isMapped)
        await sheet.press("Escape")
        let again = try #require(sheet.content.presenter.current as? any DialogPresentation)
        await w.pump(until: { again.dialog?.isMapped == true })
        again.dialog?.button("Discard")?.activate()
        await w.pump(until: { notes.contains("gone") })
        #expect(notes == ["discard", "gone"])
        await w.close()
    }

    @Test func dialogsHaveAnIconAndACheckbox() async throws {
        let w = TestWindow { Draft { _ in } }
        await w.settle()
        w.all(Gtk.Button.self).last?.activate()
        let shown = await w.shownDialog()
        let dialog = try #require(shown)
        #expect(dialog.all("GtkImage").isEmpty == false)
        // Nothing is done by Return alone.
        #expect(dialog.defaultResponse == nil)
        let check = try #require(dialog.all("GtkCheckButton").first)
        check.activate()
        await w.settle()
        #expect(w.texts.contains("suppressed"))
        await w.give("Yes")
        await w.close()
    }
}
