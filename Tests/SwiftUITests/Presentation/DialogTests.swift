import Foundation
import Gtk
import Testing

@testable import SwiftUI

extension WidgetTests {
    @Test func anAlertAsksAndResetsItsBinding() async {
        let probe = FlowProbe()
        let w = TestWindow { AlertHost(probe: probe) }
        await w.settle()
        #expect(w.dialog == nil)
        probe.flag?.wrappedValue = true
        guard let dialog = await w.shownDialog() else { return }
        #expect(dialog.heading == "Delete the flight?" && dialog.body == "It can't be undone.")
        #expect(dialog.isModal && dialog.isMapped)
        // What cancels comes first; Escape gives it, and Return gives the one that neither cancels nor destroys.
        #expect(w.answers == ["Keep", "Delete", "Archive"])
        #expect(dialog.defaultResponse == w.dialogEntry?.answers.last?.id)
        #expect(dialog.closeResponse == w.dialogEntry?.answers.first?.id)
        #expect(dialog.button("Delete")?.hasCSSClass("destructive") == true)
        #expect(dialog.button("Archive")?.hasCSSClass("suggested") == true)
        await w.give("Delete")
        #expect(probe.events == ["delete, still presented true"])
        #expect(probe.flag?.wrappedValue == false)
        await w.pump(until: { !dialog.isMapped && w.dialogEntry == nil })
        #expect(w.dialogEntry == nil)
        await w.close()
    }

    @Test func anAlertWithoutActionsSaysOK() async {
        let probe = FlowProbe()
        let w = TestWindow { EmptyAlertHost(probe: probe) }
        await w.settle()
        probe.flag?.wrappedValue = true
        guard await w.shownDialog() != nil else { return }
        #expect(w.answers == ["OK"])
        await w.give("OK")
        #expect(probe.flag?.wrappedValue == false)
        await w.pump(until: { w.dialogEntry == nil })
        // It can be shown again.
        probe.flag?.wrappedValue = true
        #expect(await w.shownDialog() != nil)
        await w.close()
    }

    @Test func aBindingThatTurnsFalseTakesTheAlertAway() async {
        let probe = FlowProbe()
        let w = TestWindow { AlertHost(probe: probe) }
        await w.settle()
        probe.flag?.wrappedValue = true
        guard let dialog = await w.shownDialog() else { return }
        probe.flag?.wrappedValue = false
        await w.pump(until: { !dialog.isMapped })
        #expect(w.dialogEntry == nil && probe.events == [])
        // True and false in one turn: nothing is shown.
        probe.flag?.wrappedValue = true
        probe.flag?.wrappedValue = false
        await w.settle()
        #expect(w.dialogEntry == nil)
        await w.close()
    }

    @Test func closingADialogCancels() async {
        let probe = FlowProbe()
        let w = TestWindow { AlertHost(probe: probe) }
        await w.settle()
        probe.flag?.wrappedValue = true
        guard let dialog = await w.shownDialog() else { return }
        dialog.close()
        await w.pump(until: { w.dialogEntry == nil })
        #expect(probe.events == ["keep"] && probe.flag?.wrappedValue == false)
        await w.close()
    }

    @Test func aConfirmationDialogHasADismissAction() async {
        let probe = FlowProbe()
        let w = TestWindow { ConfirmationHost(probe: probe) }
        await w.settle()
        probe.flag?.wrappedValue = true
        guard let dialog = await w.shownDialog() else { return }
        #expect(w.answers == ["Cancel", "Empty Trash"])
        #expect(dialog.heading == "Permanently erase the items in the trash?")
        await w.give("Cancel")
        #expect(probe.events == [] && probe.flag?.wrappedValue == false)
        await w.pump(until: { w.dialogEntry == nil })
        probe.flag?.wrappedValue = true
        guard await w.shownDialog() != nil else { return }
        await w.give("Empty Trash")
        #expect(probe.events == ["emptied"])
        await w.pump(until: { w.dialogEntry == nil })
        await w.close()
    }

    @Test func dataAreTakenWhenTheAlertIsShown() async {
        let probe = FlowProbe()
        let w = TestWindow { DataAlertHost(probe: probe) }
        await w.settle()
        // Without data nothing is shown.
        probe.flag?.wrappedValue = true
        await w.settle()
        #expect(w.dialogEntry == nil)
        probe.name?.wrappedValue = "LH 1"
        guard let dialog = await w.shownDialog() else { return }
        #expect(dialog.body == "about LH 1")
        probe.name?.wrappedValue = "LH 2"
        await w.settle()
        #expect(dialog.body == "about LH 1" && w.dialog === dialog)
        await w.give("Cancel LH 1")
        #expect(probe.events == ["LH 1"])
        await w.pump(until: { w.dialogEntry == nil })
        await w.close()
    }

    @Test func anErrorNamesItsAlert() async {
        let probe = FlowProbe()
        let w = TestWindow { ErrorAlertHost(probe: probe) }
        await w.settle()
        probe.flag?.wrappedValue = true
        guard let dialog = await w.shownDialog() else { return }
        #expect(dialog.heading == "The file is broken." && dialog.body == "Try another one.")
        #expect(w.answers == ["OK"])
        await w.close()
    }

    @Test func textFieldsAndDisabledAnswersFollowTheState() async {
        let probe = FlowProbe()
        let w = TestWindow { FieldAlertHost(probe: probe) }
        await w.settle()
        probe.flag?.wrappedValue = true
        guard let dialog = await w.shownDialog() else { return }
        #expect(w.answers == ["Cancel", "Call Me"])
        #expect(dialog.all("WindsockText").count == 1)
        let call = w.dialogEntry?.answers.last?.id ?? ""
        #expect(!dialog.isResponseEnabled(call))
        probe.name?.wrappedValue = "555"
        await w.settle()
        #expect(dialog.isResponseEnabled(call) && w.dialog === dialog)
        await w.give("Call Me")
        #expect(probe.events == ["555"])
        await w.pump(until: { w.dialogEntry == nil })
        await w.close()
    }

    @Test func whatComesWhileADialogIsUpWaits() async {
        let probe = FlowProbe()
        let w = TestWindow { TwoAlertsHost(probe: probe) }
        await w.settle()
        probe.flag?.wrappedValue = true
        guard let first = await w.shownDialog() else { return }
        #expect(first.heading == "First")
        // The first one's action asks for the second.
        await w.give("Next")
        await w.pump(until: { w.dialog?.heading == "Second" && w.dialog?.isMapped == true })
        #expect(w.dialog?.heading == "Second" && !first.isMapped)
        await w.give("OK")
        await w.pump(until: { w.dialogEntry == nil })
        await w.close()
    }

    @Test func aDialogEndsWithItsView() async {
        let nodes = Counters.liveNodes
        let probe = FlowProbe()
        var watched: Gtk.WeakReference?
        do {
            let w = TestWindow { RemovableAlertHost(probe: probe) }
            await w.settle()
            probe.flag?.wrappedValue = true
            guard let dialog = await w.shownDialog() else { return }
            watched = Gtk.WeakReference(dialog)
            probe.number?.wrappedValue = 1
            await w.pump(until: { !dialog.isMapped })
            #expect(w.content.presenter.current == nil)
            await w.close()
        }
        await pumpMainLoop(until: { watched?.isAlive == false })
        #expect(watched?.isAlive == false)
        probe.flag = nil
        #expect(Counters.liveNodes == nodes)
    }

    @Test func anAnsweredDialogIsFreed() async {
        let probe = FlowProbe()
        let w = TestWindow { FieldAlertHost(probe: probe) }
        await w.settle()
        let nodes = Counters.liveNodes
        var watched: Gtk.WeakReference?
        do {
            probe.flag?.wrappedValue = true
            guard let dialog = await w.shownDialog() else { return }
            watched = Gtk.WeakReference(dialog)
            #expect(Counters.liveNodes > nodes)
            await w.give("Cancel")
            await w.pump(until: { w.dialogEntry == nil })
        }
        await w.pump(until: { watched?.isAlive == false }, timeout: 3)
        #expect(watched?.isAlive == false)
        #expect(Counters.liveNodes == nodes)
        await w.close()
    }

    @Test func anItemShowsItsAlert() async {
        let probe = FlowProbe()
        let w = TestWindow { ItemAlertHost(probe: probe) }
        await w.settle()
        probe.name?.wrappedValue = "one"
        guard let first = await w.shownDialog() else { return }
        #expect(first.heading == "one" && w.answers == ["Cancel", "Delete"])
        probe.name?.wrappedValue = "two"
        await w.pump(until: { w.dialog?.heading == "two" })
        #expect(w.dialog?.heading == "two" && w.dialog !== first)
        await w.give("Delete")
        await w.pump(until: { w.dialogEntry == nil })
        #expect(probe.events == ["deleted two"] && probe.name?.wrappedValue == "")
        await w.close()
    }
}

extension FlowProbe {
    var flag: Binding<Bool>? {
        get { flags.first }
        set { flags = newValue.map { [$0] } ?? [] }
    }
}

private struct AlertHost: View {
    let probe: FlowProbe
    @State private var isShown = false

    var body: some View {
        probe.flag = $isShown
        return Text(verbatim: "content")
            .alert(Text(verbatim: "Delete the flight?"), isPresented: $isShown) {
                Button(role: .destructive) {
                    probe.events.append("delete, still presented \(isShown)")
                } label: {
                    Text(verbatim: "Delete")
                }
                Button(role: .cancel) {
                    probe.events.append("keep")
                } label: {
                    Text(verbatim: "Keep")
                }
                Button {
                    probe.events.append("archive")
                } label: {
                    Text(verbatim: "Archive")
                }
            } message: {
                Text(verbatim: "It can't be undone.")
            }
    }
}

private struct EmptyAlertHost: View {
    let probe: FlowProbe
    @State private var isShown = false

    var body: some View {
        probe.flag = $isShown
        return Text(verbatim: "content").alert(Text(verbatim: "Hello"), isPresented: $isShown) {}
    }
}

private struct ConfirmationHost: View {
    let probe: FlowProbe
    @State private var isShown = false

    var body: some View {
        probe.flag = $isShown
        return Text(verbatim: "content")
            .confirmationDialog(
                Text(verbatim: "Permanently erase the items in the trash?"), isPresented: $isShown
            ) {
                Button(role: .destructive) {
                    probe.events.append("emptied")
                } label: {
                    Text(verbatim: "Empty Trash")
                }
            }
    }
}

private struct DataAlertHost: View {
    let probe: FlowProbe
    @State private var isShown = false
    @State private var flight = ""

    var body: some View {
        probe.flag = $isShown
        probe.name = $flight
        return Text(verbatim: "content")
            .alert(
                Text(verbatim: "Flight"), isPresented: $isShown, presenting: flight.isEmpty ? nil : flight
            ) { flight in
                Button {
                    probe.events.append(flight)
                } label: {
                    Text(verbatim: "Cancel \(flight)")
                }
            } message: { flight in
                Text(verbatim: "about \(flight)")
            }
    }
}

private struct ErrorAlertHost: View {
    struct Broken: LocalizedError {
        var errorDescription: String? { "The file is broken." }
        var recoverySuggestion: String? { "Try another one." }
    }

    let probe: FlowProbe
    @State private var isShown = false

    var body: some View {
        probe.flag = $isShown
        return Text(verbatim: "content")
            .alert(isPresented: $isShown, error: Broken()) { _ in
            } message: { error in
                Text(verbatim: error.recoverySuggestion ?? "")
            }
    }
}

private struct FieldAlertHost: View {
    let probe: FlowProbe
    @State private var isShown = false
    @State private var phone = ""

    var body: some View {
        probe.flag = $isShown
        probe.name = $phone
        return Text(verbatim: "content")
            .alert(Text(verbatim: "Contact"), isPresented: $isShown) {
                // Stands for a field: everything that isn't a button is shown above the answers.
                Text(verbatim: "field \(phone)")
                Button {
                    probe.events.append(phone)
                } label: {
                    Text(verbatim: "Call Me")
                }.disabled(phone.isEmpty)
                Button(role: .cancel) {
                } label: {
                    Text(verbatim: "Cancel")
                }
            }
    }
}

private struct TwoAlertsHost: View {
    let probe: FlowProbe
    @State private var isFirst = false
    @State private var isSecond = false

    var body: some View {
        probe.flag = $isFirst
        return Text(verbatim: "content")
            .alert(Text(verbatim: "First"), isPresented: $isFirst) {
                Button {
                    isSecond = true
                } label: {
                    Text(verbatim: "Next")
                }
            }
            .alert(Text(verbatim: "Second"), isPresented: $isSecond) {}
    }
}

private struct RemovableAlertHost: View {
    let probe: FlowProbe
    @State private var isShown = false
    @State private var number = 0

    var body: some View {
        let _ = probe.flag = $isShown
        let _ = probe.number = $number
        if number == 0 {
            Text(verbatim: "content").alert(Text(verbatim: "Hello"), isPresented: $isShown) {}
        } else {
            Text(verbatim: "other")
        }
    }
}

private struct ItemAlertHost: View {
    struct Item: Identifiable {
        let id: String
    }

    let probe: FlowProbe
    @State private var name = ""

    var body: some View {
        let item = Binding<Item?>(
            get: { name.isEmpty ? nil : Item(id: name) }, set: { name = $0?.id ?? "" })
        probe.name = $name
        return Text(verbatim: "content")
            .alert(item: item) { item in
                Alert(
                    title: Text(verbatim: item.id), message: nil,
                    primaryButton: .destructive(Text(verbatim: "Delete")) { probe.events.append("deleted \(item.id)") },
                    secondaryButton: .cancel(Text(verbatim: "Cancel")))
            }
    }
}
