import Foundation
import Gtk
import Testing

@testable import SwiftUI

/// A value that controls are bound to, which counts how often they write it.
@Observable
@MainActor
private final class BoundModel<Value: Equatable> {
    var value: Value
    @ObservationIgnored var writes = 0

    init(_ value: Value) { self.value = value }

    var binding: Binding<Value> {
        Binding(
            get: { self.value },
            set: {
                self.value = $0
                self.writes += 1
            })
    }
}

/// Shows the view of a model as long as it is wanted, in any surroundings.
private struct Stage<Value: Equatable, Content: View>: View {
    let model: BoundModel<Value>
    let stage: StageState
    let content: (Binding<Value>) -> Content

    var body: some View {
        VStack(alignment: .leading) {
            if stage.isShown { content(model.binding) }
            Text(verbatim: "end")
        }
        .padding()
        .controlSize(stage.size)
        .environment(\.layoutDirection, stage.direction)
    }
}

@Observable
@MainActor
private final class StageState {
    var isShown = true
    var size = ControlSize.regular
    var direction = LayoutDirection.leftToRight
}

/// What every control does, whatever it is.
@MainActor
private struct Contract<Value: Equatable, Content: View> {
    let name: String
    let first: Value
    let second: Value
    /// The value after what the user does, starting at `second`.
    let third: Value
    let content: (Binding<Value>) -> Content
    /// Whether the control shows a value.
    let shows: (TestWindow, Value) -> Bool
    /// What the user does.
    let act: (TestWindow) async -> Void
    /// How many writes that is.
    var writes = 1

    func check(sourceLocation: SourceLocation = #_sourceLocation) async {
        let (model, stage) = (BoundModel(first), StageState())
        let w = TestWindow(width: 420, height: 420) { Stage(model: model, stage: stage, content: content) }
        await w.settle()
        #expect(shows(w, first), "\(name) shows its value", sourceLocation: sourceLocation)
        // From the model's side.
        model.value = second
        await w.settle()
        #expect(shows(w, second), "\(name) follows its model", sourceLocation: sourceLocation)
        #expect(model.writes == 0, "\(name) writes nothing back", sourceLocation: sourceLocation)
        // From the user's.
        await act(w)
        await w.pump(until: { model.writes >= writes }, timeout: 3)
        await w.settle()
        #expect(model.value == third, "\(name) writes what the user does", sourceLocation: sourceLocation)
        #expect(model.writes == writes, "\(name) wrote \(model.writes) times", sourceLocation: sourceLocation)
        #expect(shows(w, third), "\(name) shows what the user does", sourceLocation: sourceLocation)
        // In other surroundings it shows the same, and makes nothing of its own accord.
        for size in ControlSize.allCases {
            stage.size = size
            await w.settle()
        }
        stage.direction = .rightToLeft
        await w.settle()
        #expect(shows(w, third) && model.writes == writes, "\(name) from right to left", sourceLocation: sourceLocation)
        // An idle control costs nothing.
        let (bodies, changes) = (Counters.bodyEvaluations, Counters.widgetWrites)
        for _ in 0..<3 { await w.settle() }
        #expect(
            Counters.bodyEvaluations == bodies && Counters.widgetWrites == changes, "\(name) is at rest",
            sourceLocation: sourceLocation)
        // Nothing of it is left.
        weak let widget = TreeSearch(root: w.content.rootNode!).leaves.first { !($0 is TextItem) }?.widget
        stage.isShown = false
        await w.settle()
        let nodes = Counters.liveNodes
        await w.pump(until: { widget == nil }, timeout: 1)
        #expect(widget == nil, "\(name) is freed", sourceLocation: sourceLocation)
        stage.isShown = true
        await w.settle()
        #expect(shows(w, third), "\(name) comes back", sourceLocation: sourceLocation)
        stage.isShown = false
        await w.settle()
        #expect(Counters.liveNodes == nodes, "\(name) leaves nodes behind", sourceLocation: sourceLocation)
        await w.close()
    }
}

/// Gives a widget the focus and presses a key.
@MainActor
private func key<W: Gtk.Widget>(_ key: String, on type: W.Type) -> (TestWindow) async -> Void {
    { w in
        w.first(type)?.grabFocus()
        await w.press(key)
    }
}

extension WidgetTests {
    @Test func togglesKeepTheContract() async {
        await Contract(
            name: "check box", first: false, second: true, third: false, content: { Toggle("On", isOn: $0) },
            shows: { $0.first(CheckButton.self)?.isActive == $1 }, act: key("space", on: CheckButton.self)
        ).check()
        await Contract(
            name: "switch", first: false, second: true, third: false,
            content: { Toggle("On", isOn: $0).toggleStyle(.switch) },
            shows: { $0.first(Switch.self)?.isActive == $1 }, act: key("space", on: Switch.self)
        ).check()
        await Contract(
            name: "toggle button", first: false, second: true, third: false,
            content: { Toggle("On", isOn: $0).toggleStyle(.button) },
            shows: { $0.first(ToggleButton.self)?.isActive == $1 },
            act: { w in if let button = w.first(ToggleButton.self) { await w.click(button) } }
        ).check()
    }

    @Test func numbersKeepTheContract() async {
        await Contract(
            name: "slider", first: 10.0, second: 50, third: 60,
            content: { Slider(value: $0, in: 0...100, step: 10) { Text("Speed") } },
            shows: { $0.first(Scale.self)?.value == $1 }, act: key("Right", on: Scale.self)
        ).check()
        await Contract(
            name: "stepper", first: 1, second: 5, third: 6,
            content: { value in Stepper("Value \(value.wrappedValue)", value: value, in: 0...10) },
            shows: { $0.texts.contains("Value \($1)") },
            act: { w in if let plus = w.first(Gtk.Box.self)?.children.last { await w.click(plus) } }
        ).check()
    }

    @Test func choicesKeepTheContract() async {
        struct Flavors: View {
            let selection: Binding<Int>
            var body: some View {
                Picker("Flavor", selection: selection) {
                    Text("Vanilla").tag(0)
                    Text("Cherry").tag(1)
                    Text("Mint").tag(2)
                }
            }
        }
        await Contract(
            name: "menu", first: 0, second: 1, third: 2, content: { Flavors(selection: $0) },
            shows: { $0.first(DropDown.self)?.selected == $1 },
            act: { w in
                if let menu = w.first(DropDown.self) { await w.click(menu) }
                // The list has the focus some frames after it opened.
                await w.pump(until: { w.window.focus?.typeName == "GtkListItemWidget" }, timeout: 3)
                await w.press("End", "Return")
            }
        ).check()
        await Contract(
            name: "segments", first: 0, second: 1, third: 2,
            content: { Flavors(selection: $0).pickerStyle(.segmented) },
            shows: { w, value in w.pickerButtons.map(\.isActive) == (0..<3).map { $0 == value } },
            act: { w in await w.click(w.pickerButtons[2].widget) }
        ).check()
        await Contract(
            name: "radio group", first: 0, second: 1, third: 2,
            content: { Flavors(selection: $0).pickerStyle(.radioGroup) },
            shows: { w, value in w.pickerButtons.map(\.isActive) == (0..<3).map { $0 == value } },
            act: { w in await w.click(w.pickerButtons[2].widget) }
        ).check()
    }

    @Test func textsKeepTheContract() async {
        await Contract(
            name: "text field", first: "a", second: "bc", third: "bcx", content: { TextField("Name", text: $0) },
            shows: { $0.first(Gtk.Entry.self)?.text == $1 }, act: typing(in: Gtk.Entry.self)
        ).check()
        await Contract(
            name: "secure field", first: "a", second: "bc", third: "bcx", content: { SecureField("Name", text: $0) },
            shows: { $0.first(PasswordEntry.self)?.text == $1 }, act: typing(in: PasswordEntry.self)
        ).check()
        await Contract(
            name: "tall field", first: "a", second: "bc", third: "bcx",
            content: { TextField("Name", text: $0, axis: .vertical) },
            shows: { $0.textView?.text == $1 },
            act: { w in
                w.textView?.grabFocus()
                await w.press("ctrl+End")
                await w.type("x")
            }
        ).check()
        await Contract(
            name: "editor", first: "a", second: "bc", third: "bcx", content: { TextEditor(text: $0).frame(height: 80) },
            shows: { $0.textView?.text == $1 },
            act: { w in
                w.textView?.grabFocus()
                await w.press("ctrl+End")
                await w.type("x")
            }
        ).check()
        await Contract(
            name: "number field", first: 1, second: 20, third: 205,
            content: { TextField("Seats", value: $0, format: .number.grouping(.never)) },
            shows: { $0.first(Gtk.Entry.self)?.text == "\($1)" },
            act: { w in
                w.first(Gtk.Entry.self)?.grabFocus()
                await w.press("End")
                await w.type("5")
                await w.press("Return")
            }
        ).check()
    }

    private func typing<W: Gtk.Widget>(in type: W.Type) -> (TestWindow) async -> Void {
        { w in
            w.first(type)?.grabFocus()
            await w.press("End")
            await w.type("x")
        }
    }

    @Test func groupsThatOpenKeepTheContract() async {
        await Contract(
            name: "disclosure group", first: false, second: true, third: false,
            content: { DisclosureGroup("Details", isExpanded: $0) { Text("Inside") } },
            shows: { $0.texts.contains("Inside") == $1 },
            act: { w in
                // The title opens and closes as its arrow does.
                if let title = w.all(TextWidget.self).first(where: { $0.text == "Details" }) { await w.click(title) }
            }
        ).check()
    }
}

extension TestWindow {
    /// The buttons of which one is chosen, in order.
    fileprivate var pickerButtons: [(widget: Gtk.Widget, isActive: Bool)] {
        func find(_ widget: Gtk.Widget) -> [Gtk.Widget] {
            widget.children.flatMap { child in
                ["GtkToggleButton", "GtkCheckButton"].contains(child.typeName) ? [child] : find(child)
            }
        }
        return find(content.host.widget).map { ($0, $0.boolean("active")) }
    }
}
