import Foundation
import Gtk
import Testing

@testable import SwiftUI

private enum Flavor: String, CaseIterable, Identifiable {
    case chocolate, vanilla, strawberry
    var id: Self { self }
}

extension WidgetTests {
    @Test func menuPickersFollowTheirSelectionAndWriteIt() async {
        let probe = Probe<Flavor>()
        let w = TestWindow {
            WithState(Flavor.vanilla, probe) { flavor in
                Picker("Flavor", selection: flavor) {
                    ForEach(Flavor.allCases) { Text($0.rawValue) }
                }
            }
        }
        await w.settle()
        guard let menu = w.first(DropDown.self) else {
            Issue.record("there is no menu")
            return
        }
        #expect(menu.items == ["chocolate", "vanilla", "strawberry"])
        #expect(menu.selected == 1)
        #expect(w.texts == ["Flavor"])
        probe.value = .strawberry
        await w.settle()
        #expect(menu.selected == 2)
        await w.click(menu)
        // The list has the focus some frames after it opened.
        await w.pump(until: { w.window.focus?.typeName == "GtkListItemWidget" })
        #expect(w.window.focus?.typeName == "GtkListItemWidget")
        await w.press("Home", "Down", "Return")
        await w.pump(until: { probe.value == .vanilla })
        #expect(probe.value == .vanilla)
        #expect(menu.selected == 1)
        await w.close()
    }

    @Test func segmentsFollowTheirSelectionAndWriteIt() async {
        let probe = Probe<String>()
        let w = TestWindow(width: 500) {
            WithState("b", probe) { value in
                Picker("Letter", selection: value) {
                    Text("A").tag("a")
                    Text("B").tag("b")
                    Text("C").tag("c")
                }
                .pickerStyle(.segmented)
                .labelsHidden()
            }
        }
        await w.settle()
        let segments = w.first(Gtk.Box.self)?.children ?? []
        #expect(segments.map { $0.boolean("active") } == [false, true, false])
        #expect(w.texts.isEmpty)
        guard segments.count == 3 else { return }
        await w.click(segments[2])
        #expect(probe.value == "c")
        #expect(segments.map { $0.boolean("active") } == [false, false, true])
        await w.click(segments[2])
        #expect(segments.map { $0.boolean("active") } == [false, false, true], "one stays down")
        probe.value = "a"
        await w.settle()
        #expect(segments.map { $0.boolean("active") } == [true, false, false])
        probe.value = "nothing"
        await w.settle()
        #expect(segments.map { $0.boolean("active") } == [false, false, false])
        await w.close()
    }

    @Test func tagsStandForOptionalSelections() async {
        let probe = Probe<Int?>()
        let w = TestWindow(width: 500) {
            WithState(Int?.none, probe) { value in
                Picker("Gate", selection: value) {
                    Text("None").tag(Int?.none)
                    Text("One").tag(1)
                    Text("Two").tag(Int?.some(2))
                }
                .pickerStyle(.inline)
            }
        }
        await w.settle()
        let buttons = w.first(Gtk.Box.self)?.children ?? []
        #expect(buttons.map { $0.boolean("active") } == [true, false, false])
        guard buttons.count == 3 else { return }
        await w.click(buttons[1])
        #expect(probe.value == .some(1))
        probe.value = .some(2)
        await w.settle()
        #expect(buttons.map { $0.boolean("active") } == [false, false, true])
        await w.click(buttons[0])
        #expect(probe.value == .some(nil))
        await w.close()
    }

    @Test func tagsOfAnotherTypeSelectNothingAndAreReportedOnce() async {
        Faults.reset()
        var messages: [String] = []
        Faults.listener = { messages.append($0) }
        let w = TestWindow {
            Picker("Number", selection: .constant(1)) {
                Text("One").tag("1")
                Text("Two").tag("2")
            }
        }
        await w.settle()
        Faults.listener = nil
        let menu = w.first(DropDown.self)
        #expect(menu?.items == ["One", "Two"])
        #expect(menu?.selected == .some(nil))
        #expect(messages.count == 1)
        await w.close()
    }

    @Test func optionsComeAndGo() async {
        let probe = Probe<[String]>()
        let w = TestWindow {
            WithState(["a", "b"], probe) { names in
                Picker("Name", selection: .constant("b")) {
                    ForEach(names.wrappedValue, id: \.self) { Text($0) }
                }
            }
        }
        await w.settle()
        let menu = w.first(DropDown.self)
        #expect(menu?.items == ["a", "b"] && menu?.selected == 1)
        probe.value = ["b", "c", "a"]
        await w.settle()
        #expect(menu?.items == ["b", "c", "a"] && menu?.selected == 0)
        await w.close()
    }

    @Test func optionsHaveSymbolsSectionsAndDividers() async throws {
        let probe = Probe<Int>()
        let w = TestWindow(width: 700, height: 500) {
            WithState(1, probe) { number in
                Picker("Menu", selection: number) {
                    Label("Arrivals", systemImage: "airplane.arrival").tag(0)
                    Label("Departures", systemImage: "airplane.departure").tag(1)
                    Divider()
                    Section("More") {
                        Text("Both").tag(2)
                    }
                }
                Picker("Segments", selection: number) {
                    Image(systemName: "airplane.arrival").tag(0)
                    Label("Departures", systemImage: "airplane.departure").tag(1)
                    Text("Both").tag(2)
                }
                .pickerStyle(.segmented)
                Picker("Radio", selection: number) {
                    Label("Arrivals", systemImage: "airplane.arrival").tag(0)
                    Text("Departures").tag(1)
                }
                .pickerStyle(.inline)
            }
        }
        await w.settle()
        let menu = try #require(w.first(DropDown.self))
        #expect(menu.items == ["Arrivals", "Departures", "Both"])
        let arrival = SymbolIcons.iconName("airplane.arrival")
        let departure = SymbolIcons.iconName("airplane.departure")
        #expect(arrival != nil && arrival != departure)
        let shownIcons = {
            menu.children[0].all("GtkImage").filter(\.isMapped).compactMap { $0.string("icon-name") }
        }
        #expect(shownIcons().contains(departure ?? ""))
        probe.value = 0
        await w.settle()
        #expect(shownIcons().contains(arrival ?? "") && !shownIcons().contains(departure ?? ""))
        await w.click(menu)
        await w.pump(until: { w.window.focus?.typeName == "GtkListItemWidget" }, timeout: 3)
        let list = menu.children.first { $0.typeName == "GtkPopover" }
        let titles = list?.all("GtkLabel").filter(\.isMapped).compactMap { $0.string("label") }
        #expect(titles == ["Arrivals", "Departures", "More", "Both"])
        #expect(list?.all("GtkSeparator").filter(\.isMapped).count == 1)
        await w.press("End", "Return")
        await w.pump(until: { probe.value == 2 }, timeout: 3)
        #expect(probe.value == 2)
        let boxes = w.all(Gtk.Box.self)
        let segments = boxes[0].children
        #expect(segments.map { $0.string("icon-name") } == [arrival, nil, nil])
        #expect(segments[1].all("GtkImage").map { $0.string("icon-name") } == [departure])
        #expect(segments[1].all("GtkLabel").map { $0.string("label") } == ["Departures"])
        #expect(segments[0].tooltipText?.isEmpty == false)
        #expect(segments[2].string("label") == "Both")
        #expect(segments.map { $0.boolean("active") } == [false, false, true])
        #expect(boxes[1].children[0].all("GtkImage").map { $0.string("icon-name") } == [arrival])
        await w.close()
    }

    @Test func theCurrentValueCanBeShownInOtherWords() async throws {
        let probe = Probe<Int>()
        let w = TestWindow(width: 500) {
            WithState(1, probe) { number in
                Picker("Gate", selection: number) {
                    Text("One").tag(1)
                    Text("Two").tag(2)
                } currentValueLabel: {
                    Text("Gate \(number.wrappedValue)")
                }
            }
        }
        await w.settle()
        let menu = try #require(w.first(DropDown.self))
        let shown = { menu.children[0].all("GtkLabel").filter(\.isMapped).compactMap { $0.string("label") } }
        #expect(shown() == ["Gate 1"])
        #expect(menu.items == ["One", "Two"])
        probe.value = 2
        await w.settle()
        #expect(shown() == ["Gate 2"])
        await w.close()
    }

    @Test func pickersInFormsStandAtTheTrailingEdge() async throws {
        let w = TestWindow(width: 500, height: 300) {
            Form {
                Picker("Flavor", selection: .constant(1)) { Text("One").tag(1) }
                Toggle("Sweet", isOn: .constant(true))
            }
        }
        await w.settle()
        let menu = try #require(w.inner(DropDown.self).first)
        let lever = try #require(w.inner(Switch.self).first)
        let end = { (widget: Gtk.Widget) in
            widget.bounds(in: w.content.host.widget).map { ($0.x + $0.width).rounded() }
        }
        #expect(end(menu) == end(lever))
        #expect((end(menu) ?? 0) > 460)
        await w.close()
    }

    @Test func datePickersShowTheirDateAndStayInTheirRange() async {
        let probe = Probe<Date>()
        // 5 June 2023, 09:41 UTC.
        let start = Date(timeIntervalSince1970: 1_685_958_060)
        let w = TestWindow(width: 500) {
            WithState(start, probe) { date in
                DatePicker(
                    "Departure", selection: date, in: start...start.addingTimeInterval(3 * 86_400),
                    displayedComponents: .date)
            }
            .environment(\.locale, Locale(identifier: "en_US"))
            .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
        }
        await w.settle()
        let button = w.first(MenuButton.self)
        #expect(button?.label == "Jun 5, 2023")
        probe.value = start.addingTimeInterval(86_400)
        await w.settle()
        #expect(button?.label == "Jun 6, 2023")
        probe.value = start.addingTimeInterval(30 * 86_400)
        await w.settle()
        #expect(button?.label == "Jun 8, 2023")
        await w.close()
    }

    @Test func helpIsATooltipOfTheView() async {
        let probe = Probe<String>()
        let w = TestWindow {
            WithState("Refresh", probe) { words in
                VStack {
                    Button("Go") {}.help("Leave")
                    Text("Here")
                }
                .help(words.wrappedValue)
            }
        }
        await w.settle()
        let button = w.first(Gtk.Button.self)
        let text = w.first(TextWidget.self)
        #expect(button?.tooltipText == "Leave")
        #expect(text?.tooltipText == "Refresh")
        probe.value = "Load again"
        await w.settle()
        #expect(button?.tooltipText == "Leave")
        #expect(text?.tooltipText == "Load again")
        probe.value = ""
        await w.settle()
        #expect(text?.tooltipText == nil)
        await w.close()
    }
}
