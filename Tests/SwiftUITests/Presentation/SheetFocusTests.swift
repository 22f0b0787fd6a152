import Gtk
import Testing

@testable import SwiftUI

@MainActor
private enum Seen {
    static var path: Binding<[Int]>?
}

/// A field in a form, which scrolls: it has no place yet when the sheet appears.
private struct NameForm: View {
    @State private var name = ""
    @FocusState private var isTyping: Bool

    var body: some View {
        Form { TextField("Name", text: $name).focused($isTyping) }
            .formStyle(.grouped)
            .frame(width: 340, height: 160)
            .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
            .onAppear { isTyping = true }
    }
}

private struct Steps: View {
    @State private var path: [Int] = []

    var body: some View {
        Seen.path = $path
        return NavigationStack(path: $path) {
            Form { TextField("First", text: .constant("")) }
                .navigationDestination(for: Int.self) { step in
                    Text(verbatim: "step \(step)")
                        .toolbar {
                            ToolbarItem(placement: .confirmationAction) {
                                Button("Next") {}.keyboardShortcut(.defaultAction)
                            }
                        }
                }
                .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
        }
        .frame(width: 340, height: 260)
    }
}

private struct FocusHost: View {
    let probe: FlowProbe
    @State private var isNaming = false
    @State private var isStepping = false

    init(probe: FlowProbe) {
        self.probe = probe
    }

    var body: some View {
        probe.flags = [$isNaming, $isStepping]
        return Text(verbatim: "content")
            .sheet(isPresented: $isNaming) { NameForm() }
            .sheet(isPresented: $isStepping) { Steps() }
    }
}

extension WidgetTests {
    @Test func aFieldOfAFormInASheetGetsTheFocus() async {
        let probe = FlowProbe()
        let w = TestWindow { FocusHost(probe: probe) }
        await w.settle()
        probe.flags[0].wrappedValue = true
        guard let sheet = await w.shownSheet() else { return }
        await w.pump(until: { sheet.window.focus?.typeName == "GtkText" }, timeout: 3)
        #expect(sheet.window.focus?.typeName == "GtkText")
        probe.flags[0].wrappedValue = false
        await w.pump(until: { w.sheet == nil })
        await w.close()
    }

    @Test func theFocusOfASheetBeginsInItsFirstPage() async {
        let probe = FlowProbe()
        let w = TestWindow { FocusHost(probe: probe) }
        await w.settle()
        probe.flags[1].wrappedValue = true
        guard let sheet = await w.shownSheet() else { return }
        await w.pump(until: { sheet.window.focus?.typeName == "GtkText" }, timeout: 3)
        #expect(sheet.window.focus?.typeName == "GtkText", "and not in the header bar")
        // The default button of a page that is left isn't the window's any more: GTK would warn.
        for _ in 0..<2 {
            Seen.path?.wrappedValue = [1]
            await w.pump(until: { sheet.window.defaultWidget != nil }, timeout: 3)
            #expect(sheet.window.defaultWidget != nil)
            await w.pump(until: { false }, timeout: 0.4)
            Seen.path?.wrappedValue = []
            await w.pump(until: { sheet.window.defaultWidget == nil }, timeout: 3)
            #expect(sheet.window.defaultWidget == nil)
        }
        probe.flags[1].wrappedValue = false
        await w.pump(until: { w.sheet == nil })
        await w.close()
    }
}
