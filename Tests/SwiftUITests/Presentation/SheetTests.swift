import Foundation
import Gtk
import Testing

@testable import SwiftUI

extension WidgetTests {
    @Test func aSheetIsAWindowOfItsOwn() async {
        let probe = FlowProbe()
        let w = TestWindow { SheetHost(probe: probe) }
        await w.settle()
        probe.flag?.wrappedValue = true
        guard let sheet = await w.shownSheet() else { return }
        #expect(sheet.window.isModal && sheet.window.isMapped)
        #expect(sheet.texts == ["inherited presented 0"])
        #expect(probe.events == ["appears"])
        // The state of the view around reaches the sheet.
        probe.number?.wrappedValue = 3
        await w.pump(until: { sheet.texts == ["inherited presented 3"] }, timeout: 3)
        #expect(sheet.texts == ["inherited presented 3"])
        probe.flag?.wrappedValue = false
        await w.pump(until: { w.sheet == nil })
        await w.settle()
        #expect(
            probe.events == ["appears", "disappears", "dismissed"]
                || probe.events == ["appears", "dismissed", "disappears"])
        await w.close()
    }

    @Test func aSheetIsClosedFromInside() async {
        let nodes = Counters.liveNodes
        let probe = FlowProbe()
        let w = TestWindow { SheetHost(probe: probe) }
        await w.settle()
        let closed = Counters.liveNodes
        probe.flag?.wrappedValue = true
        guard await w.shownSheet() != nil else { return }
        #expect(Counters.liveNodes > closed)
        probe.actions.last?()
        #expect(probe.flag?.wrappedValue == false)
        await w.pump(until: { w.sheet == nil })
        await w.settle()
        #expect(probe.events.contains("dismissed"))
        probe.actions = []
        #expect(Counters.liveNodes == closed)
        await w.close()
        #expect(Counters.liveNodes == nodes)
    }

    @Test func escapeClosesASheetUnlessItMustNot() async {
        let probe = FlowProbe()
        let w = TestWindow { SheetHost(probe: probe) }
        await w.settle()
        probe.flag?.wrappedValue = true
        guard let sheet = await w.shownSheet() else { return }
        probe.flags[1].wrappedValue = true
        await w.settle()
        #expect(sheet.closeButtons.isEmpty)
        sheet.window.close()
        await sheet.press("Escape")
        #expect(probe.flag?.wrappedValue == true && sheet.window.isMapped)
        probe.flags[1].wrappedValue = false
        await w.settle()
        #expect(sheet.closeButtons.count == 1)
        await sheet.press("Escape")
        await w.pump(until: { w.sheet == nil }, timeout: 3)
        #expect(probe.flag?.wrappedValue == false && w.sheet == nil)
        await w.close()
    }

    @Test func aSheetIsCancelledAndConfirmedInItsHeaderBar() async throws {
        let probe = FlowProbe()
        let w = TestWindow { ActionSheetHost(probe: probe) }
        await w.settle()
        probe.flag?.wrappedValue = true
        guard let sheet = await w.shownSheet() else { return }
        // Cancel closes it; another button for that would be one too many.
        #expect(sheet.closeButtons.isEmpty)
        #expect(sheet.window.button("Cancel")?.isMapped == true)
        #expect(sheet.window.button("Save")?.hasCSSClass("suggested-action") == true)
        // The field has the focus, and Return is the confirming button's.
        #expect(sheet.window.all("GtkText").first?.hasFocus == true)
        await sheet.press("Return")
        await w.pump(until: { w.sheet == nil }, timeout: 3)
        #expect(probe.events == ["saved"])
        await w.close()
    }

    @Test func anotherItemIsAnotherSheet() async {
        let probe = FlowProbe()
        let w = TestWindow { ItemSheetHost(probe: probe) }
        await w.settle()
        probe.name?.wrappedValue = "one"
        guard let first = await w.shownSheet() else { return }
        #expect(first.texts == ["one"])
        probe.name?.wrappedValue = "two"
        await w.pump(until: { w.sheet?.texts == ["two"] })
        #expect(w.sheet?.texts == ["two"] && w.sheet?.window !== first.window)
        probe.name?.wrappedValue = ""
        await w.pump(until: { w.sheet == nil })
        #expect(probe.events == ["dismissed", "dismissed"])
        await w.close()
    }

    @Test func detentsDecideTheHeight() async {
        let probe = FlowProbe()
        let w = TestWindow(width: 600, height: 800) { DetentHost(probe: probe) }
        await w.settle()
        probe.flag?.wrappedValue = true
        guard let sheet = await w.shownSheet() else { return }
        // A window with the frame that GTK draws on a screen without transparency is a little smaller than asked for.
        #expect(abs(sheet.window.height - w.window.height / 2) <= 12)
        #expect(abs(sheet.window.width - Int(Double(w.window.width) * 0.8)) <= 12)
        await w.close()
    }

    @Test func sheetsOverSheetsGoWithThem() async {
        let nodes = Counters.liveNodes
        let probe = FlowProbe()
        let w = TestWindow { NestedSheetHost(probe: probe) }
        await w.settle()
        probe.flag?.wrappedValue = true
        guard let outer = await w.shownSheet() else { return }
        probe.flags[1].wrappedValue = true
        await w.pump(until: { outer.sheet?.window.isMapped == true })
        guard let inner = outer.sheet else { return }
        #expect(inner.texts == ["inner"])
        let watched = Gtk.WeakReference(inner.window)
        probe.flag?.wrappedValue = false
        await w.pump(until: { w.sheet == nil })
        #expect(!inner.window.isMapped && !outer.window.isMapped)
        _ = watched
        await w.close()
        probe.flags = []
        #expect(Counters.liveNodes == nodes)
    }

    @Test func anAlertOfASheetIsOverTheSheet() async {
        let probe = FlowProbe()
        let w = TestWindow { AlertInSheetHost(probe: probe) }
        await w.settle()
        probe.flag?.wrappedValue = true
        guard let sheet = await w.shownSheet() else { return }
        probe.flags[1].wrappedValue = true
        await w.pump(until: { sheet.dialog?.isMapped == true })
        #expect(sheet.dialog?.heading == "In the sheet")
        probe.flag?.wrappedValue = false
        await w.pump(until: { w.sheet == nil })
        await w.close()
    }

    @Test func aPopoverPointsAtItsView() async {
        let probe = FlowProbe()
        let w = TestWindow { PopoverHost(probe: probe) }
        await w.settle()
        let nodes = Counters.liveNodes
        probe.flag?.wrappedValue = true
        await w.pump(until: { w.popover?.isMapped == true })
        #expect(w.popover?.isMapped == true)
        #expect(w.popover?.all("WindsockText").count == 1)
        probe.flag?.wrappedValue = false
        await w.pump(until: { w.popover == nil })
        await w.pump(until: { Counters.liveNodes == nodes }, timeout: 2)
        #expect(Counters.liveNodes == nodes)
        // Closed by the user: the binding follows.
        probe.flag?.wrappedValue = true
        await w.pump(until: { w.popover?.isMapped == true })
        w.popover?.popDown()
        await w.pump(until: { probe.flag?.wrappedValue == false })
        #expect(probe.flag?.wrappedValue == false)
        await w.pump(until: { Counters.liveNodes == nodes }, timeout: 2)
        await w.close()
    }
}

extension TestWindow {
    /// The sheet that the window shows.
    var sheet: SheetView? { SheetView(content.presenter) }

    /// The bubble at a view of the window.
    var popover: Popover? {
        var found: Popover?
        func visit(_ node: _Node) {
            if let node = node as? any PopoverPresentation, let popover = node.popover { found = popover }
            node.visitChildren(visit)
        }
        if let root = content.rootNode { visit(root) }
        return found
    }

    func shownSheet(sourceLocation: SourceLocation = #_sourceLocation) async -> SheetView? {
        await pump(until: { sheet?.window.isMapped == true && (sheet?.window.height ?? 0) > 0 })
        await settle()
        #expect(sheet?.window.isMapped == true, sourceLocation: sourceLocation)
        return sheet
    }
}

/// A sheet as a test sees it.
@MainActor
struct SheetView {
    let window: DialogWindow
    let content: WindowContent

    init?(_ presenter: WindowPresenter) {
        guard let node = presenter.current as? any SheetPresentation, let window = node.sheetWindow,
            let content = node.sheetContent
        else { return nil }
        self.window = window
        self.content = content
    }

    var sheet: SheetView? { SheetView(content.presenter) }
    var dialog: MessageDialog? { (content.presenter.current as? any DialogPresentation)?.dialog }

    var texts: [String] {
        var found: [String] = []
        func visit(_ item: LayoutItem) {
            if let text = (item as? WidgetItem)?.widget as? TextWidget { found.append(text.text) }
            item.visitItems(visit)
        }
        if let root = content.host.rootItem { visit(root) }
        return found
    }

    /// The buttons of the header bar that close the window.
    var closeButtons: [Gtk.Widget] {
        window.all("GtkWindowControls").flatMap { $0.all("GtkButton") }.filter {
            $0.hasCSSClass("close") && $0.isMapped
        }
    }

    /// Presses a key in the sheet.
    func press(_ key: String) async {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
        process.arguments = ["key", "--clearmodifiers", key]
        await pumpMainLoop(until: { window.isActive })
        do { try process.run() } catch { return }
        await pumpMainLoop(until: { !process.isRunning })
        await pumpMainLoop(until: { false }, timeout: 0.2)
    }
}

extension EnvironmentValues {
    @Entry fileprivate var sheetWord = "default"
}

private struct SheetHost: View {
    let probe: FlowProbe
    @State private var isShown = false
    @State private var isFixed = false
    @State private var number = 0

    var body: some View {
        probe.flags = [$isShown, $isFixed]
        probe.number = $number
        return Text(verbatim: "content")
            .sheet(isPresented: $isShown) {
                probe.events.append("dismissed")
            } content: {
                SheetContent(probe: probe, number: number)
                    .interactiveDismissDisabled(isFixed)
            }
            .environment(\.sheetWord, "inherited")
    }
}

private struct SheetContent: View {
    let probe: FlowProbe
    let number: Int
    @Environment(\.sheetWord) private var word
    @Environment(\.isPresented) private var isPresented
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        probe.actions = [{ [dismiss] in dismiss() }]
        return Text(verbatim: "\(word) \(isPresented ? "presented" : "-") \(number)")
            .onAppear { probe.events.append("appears") }
            .onDisappear { probe.events.append("disappears") }
    }
}

private struct ActionSheetHost: View {
    let probe: FlowProbe
    @State private var isShown = false
    @State private var text = ""

    var body: some View {
        probe.flags = [$isShown]
        return Text(verbatim: "content")
            .sheet(isPresented: $isShown) {
                TextField("Name", text: $text)
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) {
                            Button("Cancel", role: .cancel) { isShown = false }
                        }
                        ToolbarItem(placement: .confirmationAction) {
                            Button("Save") {
                                probe.events.append("saved")
                                isShown = false
                            }
                        }
                    }
            }
    }
}

private struct ItemSheetHost: View {
    struct Item: Identifiable {
        let id: String
    }

    let probe: FlowProbe
    @State private var name = ""

    var body: some View {
        let item = Binding<Item?>(get: { name.isEmpty ? nil : Item(id: name) }, set: { name = $0?.id ?? "" })
        probe.name = $name
        return Text(verbatim: "content")
            .sheet(item: item, onDismiss: { probe.events.append("dismissed") }) { Text(verbatim: $0.id) }
    }
}

private struct DetentHost: View {
    let probe: FlowProbe
    @State private var isShown = false

    var body: some View {
        probe.flags = [$isShown]
        return Text(verbatim: "content")
            .sheet(isPresented: $isShown) {
                Text(verbatim: "sheet").frame(maxWidth: .infinity, maxHeight: .infinity)
                    .presentationDetents([.large, .medium])
            }
    }
}

private struct NestedSheetHost: View {
    let probe: FlowProbe
    @State private var isOuter = false
    @State private var isInner = false

    var body: some View {
        probe.flags = [$isOuter, $isInner]
        return Text(verbatim: "content")
            .sheet(isPresented: $isOuter) {
                Text(verbatim: "outer").sheet(isPresented: $isInner) { Text(verbatim: "inner") }
            }
    }
}

private struct AlertInSheetHost: View {
    let probe: FlowProbe
    @State private var isShown = false
    @State private var isAlert = false

    var body: some View {
        probe.flags = [$isShown, $isAlert]
        return Text(verbatim: "content")
            .sheet(isPresented: $isShown) {
                Text(verbatim: "sheet").alert(Text(verbatim: "In the sheet"), isPresented: $isAlert) {}
            }
    }
}

private struct PopoverHost: View {
    let probe: FlowProbe
    @State private var isShown = false

    var body: some View {
        probe.flags = [$isShown]
        return VStack {
            Button(action: {}) { Text(verbatim: "button") }
                .popover(isPresented: $isShown, arrowEdge: .bottom) { Text(verbatim: "bubble") }
        }
    }
}
