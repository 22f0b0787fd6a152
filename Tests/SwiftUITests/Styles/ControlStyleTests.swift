import Gtk
import Testing

@testable import SwiftUI

// Styles that an app could have: each puts a word before what it makes of the control's own parts.

private struct MarkedLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(verbatim: "mark")
            Label(configuration)
        }
    }
}

private struct MarkedContent: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(verbatim: "mark")
            LabeledContent(configuration)
        }
    }
}

private struct MarkedControls: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(verbatim: "mark")
            configuration.label
            ControlGroup(configuration)
        }
    }
}

private struct MarkedBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Text(verbatim: "mark")
            configuration.label
            configuration.content
        }
    }
}

private struct MarkedGroup: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Text(verbatim: "mark")
            Button(configuration.isExpanded ? "close" : "open") { configuration.isExpanded.toggle() }
            if configuration.isExpanded { configuration.content }
        }
    }
}

private struct MarkedForm: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Text(verbatim: "mark")
            configuration.content
        }
    }
}

private struct MarkedProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(verbatim: "mark")
            ProgressView(configuration)
        }
    }
}

private struct MarkedGauge: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(verbatim: "mark")
            configuration.label
        }
    }
}

private struct MarkedToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(verbatim: "mark")
            Toggle(configuration)
        }
    }
}

private struct MarkedDate: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(verbatim: "mark")
            configuration.label
        }
    }
}

private struct MarkedMenu: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(verbatim: "mark")
            Menu(configuration)
        }
    }
}

private struct MarkedButton: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(verbatim: "mark")
            configuration.label
        }
    }
}

private struct MarkedField: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        HStack {
            Text(verbatim: "mark")
            configuration
        }
    }
}

private struct MarkedPrimitive: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(verbatim: "mark")
            Button(configuration)
        }
    }
}

/// A control before, inside and after a subtree with a style.
private struct Around<Control: View, Styled: View>: View {
    @ViewBuilder let control: () -> Control
    let style: (VStack<TupleView<(Control, Text)>>) -> Styled

    var body: some View {
        VStack {
            Text(verbatim: "before")
            control()
            style(
                VStack {
                    control()
                    Text(verbatim: "inner")
                })
            control()
            Text(verbatim: "after")
        }
    }
}

extension WidgetTests {
    /// Checks that a style holds for its subtree, and only there.
    private func check<Control: View, Styled: View>(
        _ name: String, @ViewBuilder _ control: @escaping () -> Control,
        style: @escaping (VStack<TupleView<(Control, Text)>>) -> Styled,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        let w = TestWindow(width: 400, height: 600) { Around(control: control, style: style) }
        await w.settle()
        let marks = w.texts.filter { ["before", "mark", "inner", "after"].contains($0) }
        #expect(marks == ["before", "mark", "inner", "after"], "\(name)", sourceLocation: sourceLocation)
        await w.close()
    }

    @Test func stylesOfTheAppHoldForASubtree() async {
        await check("label") {
            Label("Gate", systemImage: "star")
        } style: {
            $0.labelStyle(MarkedLabel())
        }
        await check("labeled content") {
            LabeledContent("Gate", value: "A7")
        } style: {
            $0.labeledContentStyle(MarkedContent())
        }
        await check("control group") {
            ControlGroup("Group") { Button("A") {} }
        } style: {
            $0.controlGroupStyle(MarkedControls())
        }
        await check("group box") {
            GroupBox("Box") { Text("inside") }
        } style: {
            $0.groupBoxStyle(MarkedBox())
        }
        await check("disclosure group") {
            DisclosureGroup("Group") { Text("inside") }
        } style: {
            $0.disclosureGroupStyle(MarkedGroup())
        }
        await check("progress") {
            ProgressView("Loading", value: 0.5)
        } style: {
            $0.progressViewStyle(MarkedProgress())
        }
        await check("gauge") {
            Gauge(value: 0.5) { Text("Fuel") }
        } style: {
            $0.gaugeStyle(MarkedGauge())
        }
        await check("toggle") {
            Toggle("On", isOn: .constant(true))
        } style: {
            $0.toggleStyle(MarkedToggle())
        }
        await check("date picker") {
            DatePicker("Day", selection: .constant(.now), displayedComponents: .date)
        } style: {
            $0.datePickerStyle(MarkedDate())
        }
        await check("menu") {
            Menu("More") { Button("A") {} }
        } style: {
            $0.menuStyle(MarkedMenu())
        }
        await check("button") {
            Button("Press") {}
        } style: {
            $0.buttonStyle(MarkedButton())
        }
        await check("primitive button") {
            Button("Press") {}
        } style: {
            $0.buttonStyle(MarkedPrimitive())
        }
        await check("text field") {
            TextField("Name", text: .constant("Ada"))
        } style: {
            $0.textFieldStyle(MarkedField())
        }
        await check("secure field") {
            SecureField("Name", text: .constant("Ada"))
        } style: {
            $0.textFieldStyle(MarkedField())
        }
        await check("form") {
            Form { Text("row") }.frame(height: 60)
        } style: {
            $0.formStyle(MarkedForm())
        }
    }

    @Test func fieldsInAStyleOfTheAppAreEdited() async {
        let probe = Probe<String>()
        let w = TestWindow {
            WithState("a", probe) { text in
                VStack {
                    TextField("Name", text: text).textFieldStyle(MarkedField())
                    SecureField("Name", text: text).textFieldStyle(MarkedField())
                }
                .textFieldStyle(.plain)
            }
        }
        await w.settle()
        let entry = w.first(Gtk.Entry.self)
        #expect(entry?.hasCSSClass("windsock-bare") == true, "the style around the app's holds inside")
        #expect(w.all(PasswordEntry.self).count == 1)
        entry?.grabFocus()
        await w.press("End")
        await w.type("b")
        #expect(probe.value == "ab" && w.first(PasswordEntry.self)?.text == "ab")
        await w.close()
    }

    @Test func theInnermostStyleWinsAndKeepsItsState() async {
        let w = TestWindow(width: 300, height: 300) {
            VStack {
                DisclosureGroup("Group") { Text("inside") }
                Label("Plain", systemImage: "star").labelStyle(.titleOnly)
            }
            .disclosureGroupStyle(MarkedGroup())
            .labelStyle(MarkedLabel())
        }
        await w.settle()
        #expect(w.texts == ["mark", "Plain"])
        if let open = w.first(Gtk.Button.self) { await w.click(open) }
        #expect(w.texts == ["mark", "inside", "Plain"])
        #expect(w.first(Gtk.Button.self)?.label == "close")
        await w.close()
    }
}
