import Foundation
import Gtk
import Testing

@testable import SwiftUI

@Observable
@MainActor
private final class Passenger {
    var name = ""
    var isVegetarian = false
    var bags = 1
    var seat = "Window"
    var isOpen = true
    var sent = 0
    var mistake: String? { name.contains { $0.isNumber } ? "A name has no digits." : nil }
}

private struct PassengerForm: View {
    @Bindable var passenger: Passenger
    var body: some View {
        Form {
            Section {
                TextField("Name", text: $passenger.name)
                Toggle("Vegetarian", isOn: $passenger.isVegetarian)
                Picker("Seat", selection: $passenger.seat) {
                    Text("Window").tag("Window")
                    Text("Aisle").tag("Aisle")
                }
            } header: {
                Text("Passenger")
            } footer: {
                if let mistake = passenger.mistake { Text(mistake).foregroundStyle(.red) }
            }
            Section("Luggage", isExpanded: $passenger.isOpen) {
                Stepper("Bags: \(passenger.bags)", value: $passenger.bags, in: 0...4)
            }
            ForEach(0..<12, id: \.self) { LabeledContent("Line \($0)", value: "\($0)") }
            Section {
                Button("Send") { passenger.sent += 1 }.disabled(passenger.mistake != nil)
            }
        }
    }
}

extension WidgetTests {
    @Test func mistakesAreSaidBelowTheirSection() async {
        let passenger = Passenger()
        let w = TestWindow(width: 420, height: 900) { PassengerForm(passenger: passenger) }
        await w.settle()
        let send = TreeSearch(root: w.content.rootNode!).button("Send")
        w.first(Gtk.Entry.self)?.grabFocus()
        await w.type("Ada 2")
        #expect(w.texts.contains("A name has no digits."))
        #expect(send?.isSensitive == false)
        #expect(w.first(Gtk.Entry.self)?.containsFocus == true, "the field is still being edited")
        await w.press("BackSpace")
        #expect(!w.texts.contains("A name has no digits."))
        #expect(send?.isSensitive == true)
        await w.close()
    }

    @Test func keysGoThroughAFormInItsOrder() async {
        let passenger = Passenger()
        let w = TestWindow(width: 420, height: 950) { PassengerForm(passenger: passenger) }
        await w.settle()
        w.first(Gtk.Entry.self)?.grabFocus()
        await w.type("Ada")
        await w.press("Tab", "space")
        await w.pump(until: { passenger.isVegetarian }, timeout: 2)
        #expect(passenger.isVegetarian)
        await w.press("Tab")
        #expect(w.first(DropDown.self)?.containsFocus == true)
        // The section's header and the buttons of the stepper come next.
        for _ in 0..<8 where w.focusedTitle != "Send" { await w.press("Tab") }
        #expect(w.focusedTitle == "Send")
        await w.press("Return")
        #expect(passenger.sent == 1 && passenger.name == "Ada")
        await w.close()
    }

    @Test func formsFitNarrowAndWideWindows() async {
        for width in [300, 420, 1100] {
            let passenger = Passenger()
            let w = TestWindow(width: width, height: 700) { PassengerForm(passenger: passenger) }
            await w.settle()
            let whole = w.content.host.widget
            let cards = w.inner(Gtk.Box.self).filter { $0.hasCSSClass("card") }
            #expect(cards.count == 4)
            for card in cards {
                guard card.isMapped, let bounds = card.bounds(in: whole), bounds.width > 0 else { continue }
                #expect(bounds.x >= 12 && bounds.x + bounds.width <= Double(whole.width) - 12)
                #expect(bounds.width <= 640)
                #expect(abs(bounds.x + bounds.width / 2 - Double(whole.width) / 2) <= 1, "in the middle")
            }
            for widget: Gtk.Widget in w.inner(Gtk.Entry.self) + w.inner(Switch.self) + w.inner(DropDown.self) {
                guard let bounds = widget.bounds(in: whole) else { continue }
                #expect(bounds.x >= 20 && bounds.x + bounds.width <= Double(whole.width) - 20, "\(width)")
            }
            await w.close()
        }
    }

    @Test func sectionsOfFormsOpenAndClose() async {
        let passenger = Passenger()
        let w = TestWindow(width: 420, height: 900) { PassengerForm(passenger: passenger) }
        await w.settle()
        #expect(w.texts.contains("Bags: 1"))
        if let hide = TreeSearch(root: w.content.rootNode!).button("Hide") { await w.click(hide) }
        #expect(!passenger.isOpen && !w.texts.contains("Bags: 1"))
        passenger.isOpen = true
        await w.settle()
        #expect(w.texts.contains("Bags: 1"))
        await w.close()
    }
}

extension TestWindow {
    /// The title of the button with the focus.
    fileprivate var focusedTitle: String? {
        guard let root = content.rootNode else { return nil }
        return TreeSearch(root: root).leaves.first { $0.widget is Gtk.Button && $0.widget.containsFocus }?.node
            .plainText
    }
}
