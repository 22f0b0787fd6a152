import Foundation
import Gtk
import Testing

@testable import SwiftUI

extension WidgetTests {
    @Test func palettesShowSymbols() async {
        let probe = Probe<Int>()
        let w = TestWindow(width: 500) {
            WithState(1, probe) { value in
                Picker("Marker", selection: value) {
                    Label("Star", systemImage: "star").tag(1)
                    Label("Heart", systemImage: "heart").tag(2)
                    Text("None").tag(3)
                }
                .pickerStyle(.palette)
            }
        }
        await w.settle()
        let buttons = w.first(Gtk.Box.self)?.children ?? []
        #expect(buttons.map { $0.tooltipText } == ["Star", "Heart", nil])
        guard buttons.count == 3 else { return await w.close() }
        await w.click(buttons[1])
        #expect(probe.value == 2)
        await w.close()
    }

    @Test func wheelsAreListsOfRows() async {
        let probe = Probe<Int>()
        let w = TestWindow(width: 300, height: 300) {
            WithState(5_000, probe) { value in
                Picker("Number", selection: value) { ForEach(0..<10_000) { Text("Number \($0)") } }
                    .pickerStyle(.wheel).labelsHidden()
            }
        }
        await w.settle()
        guard let list = w.first(ChoiceList.self) else {
            Issue.record("there is no list")
            return await w.close()
        }
        #expect(list.selected == 5_000)
        #expect(list.list.accessibleLabel == "Number")
        probe.value = 3
        await w.settle()
        #expect(list.selected == 3)
        await w.close()
    }

    @Test func menusOfManyOptionsOpenAtOnceAndAreSearched() async {
        let probe = Probe<Int>()
        let start = Date()
        let w = TestWindow {
            WithState(1, probe) { value in
                Picker("Number", selection: value) { ForEach(0..<10_000) { Text("Number \($0)") } }
            }
        }
        await w.settle()
        #expect(Date().timeIntervalSince(start) < 8)
        guard let menu = w.first(DropDown.self) else { return await w.close() }
        #expect(menu.items.count == 10_000 && menu.isSearchable)
        let opening = Date()
        await w.click(menu)
        await w.pump(until: { w.window.focus?.typeName == "GtkText" }, timeout: 3)
        #expect(Date().timeIntervalSince(opening) < 3, "opened after \(Date().timeIntervalSince(opening)) s")
        for text in ["4", "3", "2", "1"] { await w.xdotool("key", text) }
        await w.pump(until: { false }, timeout: 0.5)
        for key in ["Down", "Return"] { await w.xdotool("key", key) }
        await w.pump(until: { probe.value == 4_321 }, timeout: 3)
        #expect(probe.value == 4_321)
        await w.close()
    }

    @Test func radioButtonsStandBesideEachOther() async {
        let probe = Probe<Bool>()
        let w = TestWindow(width: 500) {
            WithState(true, probe) { _ in
                Picker("Size", selection: .constant(1)) {
                    Text("Small").tag(1)
                    Text("Large").tag(2)
                }
                .pickerStyle(.radioGroup).horizontalRadioGroupLayout()
            }
        }
        await w.settle()
        let edges = (w.first(Gtk.Box.self)?.children ?? []).compactMap { $0.bounds(in: w.window) }
        #expect(edges.count == 2 && edges[0].y == edges[1].y && edges[0].x < edges[1].x)
        await w.close()
    }

    @Test func linksOpenAPageWithTheOptions() async {
        let probe = Probe<String>()
        let w = TestWindow(width: 400, height: 400) {
            WithState("b", probe) { value in
                NavigationStack {
                    Picker("Letter", selection: value) {
                        Text("Alpha").tag("a")
                        Text("Beta").tag("b")
                    }
                    .pickerStyle(.navigationLink)
                }
            }
        }
        await w.settle()
        let search = TreeSearch(root: w.content.rootNode!)
        #expect(search.texts.contains("Beta") && search.texts.contains("Letter"))
        guard let link = search.all(Gtk.Button.self).first(where: { $0.isMapped }) else { return await w.close() }
        await w.click(link)
        await w.pump(until: { search.all(ChoiceList.self).first?.isMapped == true }, timeout: 3)
        guard let list = search.all(ChoiceList.self).first else {
            Issue.record("there is no list")
            return await w.close()
        }
        #expect(list.selected == 1)
        list.list.grabFocus()
        _ = list.list.moveFocus(forward: true)
        await w.press("Up")
        #expect(probe.value == "a")
        await w.pump(until: { search.all(ChoiceList.self).isEmpty }, timeout: 3)
        #expect(search.all(ChoiceList.self).isEmpty, "the page has closed")
        await w.close()
    }

    @Test func togglesOfSourcesAreMixed() async {
        struct Light: Identifiable {
            let id: Int
            var isOn: Binding<Bool>
        }
        let probe = Probe<[Bool]>()
        let w = TestWindow {
            WithState([true, false], probe) { values in
                let lights = values.wrappedValue.indices.map { index in Light(id: index, isOn: values[index]) }
                VStack {
                    Toggle("All", systemImage: "lightbulb", sources: lights, isOn: \.isOn)
                    Picker("Same", systemImage: "star", sources: lights, selection: \.isOn) {
                        Text("Off").tag(false)
                        Text("On").tag(true)
                    }
                }
            }
        }
        await w.settle()
        let check = w.first(CheckButton.self)
        #expect(check?.isInconsistent == true)
        #expect(w.first(DropDown.self)?.selected == .some(nil))
        if let check { await w.click(check) }
        #expect(probe.value == [true, true])
        #expect(check?.isInconsistent == false && check?.isActive == true)
        #expect(w.first(DropDown.self)?.selected == 1)
        await w.close()
    }

    @Test func steppersShowTheirValueInAField() async {
        let probe = Probe<Double>()
        let w = TestWindow(width: 400) {
            WithState(5.0, probe) { Stepper("Weight", value: $0, in: 0...20, step: 2.5, format: .number) }
        }
        await w.settle()
        guard let entry = w.first(Gtk.Entry.self), let buttons = w.first(Gtk.Box.self)?.children, buttons.count == 2
        else {
            Issue.record("there is no field")
            return await w.close()
        }
        #expect(entry.text == "5" && entry.accessibleLabel == "Weight")
        await w.click(buttons[1])
        #expect(entry.text == "7.5" && probe.value == 7.5)
        entry.grabFocus()
        await w.press("ctrl+a")
        await w.type("99")
        await w.press("Return")
        #expect(probe.value == 20 && entry.text == "20")
        #expect(!buttons[1].isSensitive)
        await w.close()
    }
}
