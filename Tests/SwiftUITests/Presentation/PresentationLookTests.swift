import Foundation
import Gtk
import Testing

@testable import SwiftUI

private struct Looks: View {
    @Binding var isShown: Bool

    var body: some View {
        Button("Behind") {}
            .sheet(isPresented: $isShown) {
                Text(verbatim: "sheet").frame(width: 240, height: 120)
                    .presentationCornerRadius(24)
                    .presentationBackgroundInteraction(.enabled)
            }
    }
}

private struct Cover: View {
    @Binding var isShown: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Color.clear.fullScreenCover(isPresented: $isShown) { CoverContent() }
    }
}

private struct CoverContent: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Leave") { dismiss() } }
}

private struct Bubbles: View {
    @Binding var isShown: Bool
    let edge: Edge

    var body: some View {
        VStack {
            Button("Anchor") {}
                .popover(isPresented: $isShown, attachmentAnchor: .point(.bottom), arrowEdge: edge) {
                    Button("Inside") {}.padding()
                }
            Color.clear.frame(width: 200, height: 150)
        }
    }
}

private struct TwoSheets: View {
    @Binding var first: Bool
    @Binding var second: Bool

    var body: some View {
        VStack {
            Text(verbatim: "a").sheet(isPresented: $first) { Text(verbatim: "first") }
            Text(verbatim: "b").sheet(isPresented: $second) { Text(verbatim: "second") }
        }
    }
}

private struct KeyedAlert: View {
    @Binding var isShown: Bool
    let note: (String) -> Void

    var body: some View {
        Color.clear.alert("Rebook?", isPresented: $isShown) {
            Button("Rebook") { note("rebook") }
            Button("Wait") { note("wait") }.keyboardShortcut(.defaultAction)
            Button("Never mind", role: .cancel) { note("cancel") }
        }
    }
}

private final class UndoNotes {
    nonisolated(unsafe) static var number = 0
    nonisolated(unsafe) static var change: (() -> Void)?
}

private struct UndoSheet: View {
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        UndoNotes.change = { [undoManager] in
            UndoNotes.number += 1
            undoManager?.registerUndo(withTarget: Self.target) { _ in UndoNotes.number -= 1 }
        }
        return Button("In the sheet") {}
    }

    private final class Target: Sendable {}
    private static let target = Target()
}

private struct UndoApp: App {
    var body: some Scene {
        WindowGroup { Color.clear.sheet(isPresented: .constant(true)) { UndoSheet() } }
    }
}

extension WidgetTests {
    @Test func sheetsHaveTheCornersAndTheUseThatViewsAskFor() async throws {
        let probe = Probe<Bool>()
        let w = TestWindow(width: 500, height: 400) { WithState(true, probe) { Looks(isShown: $0) } }
        await w.settle()
        guard let sheet = await w.shownSheet() else { return }
        await w.pump(until: { sheet.window.hasCSSClass("windsock-radius-24") }, timeout: 2)
        #expect(sheet.window.hasCSSClass("windsock-radius-24"))
        #expect(!sheet.window.isModal)
        probe.value = false
        await w.pump(until: { w.sheet == nil })
        await w.close()
    }

    @Test func aCoverFillsTheWindowAndStaysUntilItIsDismissed() async throws {
        let probe = Probe<Bool>()
        let w = TestWindow(width: 640, height: 480) { WithState(true, probe) { Cover(isShown: $0) } }
        await w.settle()
        guard let sheet = await w.shownSheet() else { return }
        #expect(abs(sheet.window.width - w.window.width) <= 12 && abs(sheet.window.height - w.window.height) <= 12)
        await sheet.press("Escape")
        #expect(w.sheet != nil && sheet.closeButtons.isEmpty)
        sheet.window.button("Leave")?.activate()
        await w.pump(until: { w.sheet == nil }, timeout: 3)
        #expect(probe.value == false && w.sheet == nil)
        await w.close()
    }

    @Test func sheetsOfTwoViewsComeOneAfterTheOther() async throws {
        let first = Probe<Bool>()
        let second = Probe<Bool>()
        let w = TestWindow(width: 500, height: 400) {
            WithState(true, first) { first in WithState(true, second) { TwoSheets(first: first, second: $0) } }
        }
        await w.settle()
        guard let shown = await w.shownSheet() else { return }
        #expect(shown.texts == ["first"] && second.value == true)
        first.value = false
        await w.pump(until: { w.sheet?.texts == ["second"] }, timeout: 3)
        #expect(w.sheet?.texts == ["second"])
        second.value = false
        await w.pump(until: { w.sheet == nil }, timeout: 3)
        await w.close()
    }

    @Test(arguments: [Edge.top, .bottom, .leading, .trailing])
    func escapeAndClicksElsewhereCloseABubble(edge: Edge) async throws {
        let probe = Probe<Bool>()
        let w = TestWindow(width: 500, height: 400) { WithState(false, probe) { Bubbles(isShown: $0, edge: edge) } }
        await w.settle()
        probe.value = true
        await w.pump(until: { w.popover?.isMapped == true }, timeout: 3)
        #expect(w.popover?.isMapped == true)
        await w.press("Escape")
        await w.pump(until: { probe.value == false }, timeout: 3)
        #expect(probe.value == false)
        await w.pump(until: { w.popover == nil }, timeout: 3)
        probe.value = true
        await w.pump(until: { w.popover?.isMapped == true }, timeout: 3)
        await w.click(x: 20, y: 380)
        await w.pump(until: { probe.value == false }, timeout: 3)
        #expect(probe.value == false)
        await w.pump(until: { w.popover == nil }, timeout: 3)
        await w.close()
    }

    @Test func returnGivesTheDefaultAnswerAndEscapeCancels() async throws {
        var notes: [String] = []
        let probe = Probe<Bool>()
        let w = TestWindow(width: 500, height: 400) {
            WithState(true, probe) { KeyedAlert(isShown: $0) { notes.append($0) } }
        }
        await w.settle()
        for (key, answer) in [("Return", "wait"), ("Escape", "cancel")] {
            probe.value = true
            guard let dialog = await w.shownDialog() else { return }
            await pumpMainLoop(until: { dialog.isActive })
            await w.xdotool("key", key)
            await w.pump(until: { w.dialogEntry == nil }, timeout: 3)
            #expect(notes.last == answer && probe.value == false)
        }
        await w.close()
    }

    @Test func theKeysForUndoingWorkInSheets() async throws {
        UndoNotes.number = 0
        let app = try TestApp(UndoApp.self)
        await app.launch()
        let window = try #require(app.windows.first)
        await app.pump(until: { SheetView(window.content.presenter)?.window.isActive == true }, timeout: 5)
        let sheet = try #require(SheetView(window.content.presenter))
        UndoNotes.change?()
        await app.settle()
        #expect(UndoNotes.number == 1)
        await sheet.press("ctrl+z")
        #expect(UndoNotes.number == 0)
        await app.end()
    }
}
