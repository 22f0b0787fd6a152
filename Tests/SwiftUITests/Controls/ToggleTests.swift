import Gtk
import Testing

@testable import SwiftUI

private struct Square: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
    }
}

private struct Seat: Identifiable {
    let id: Int
    var isTaken: Binding<Bool>
}

extension WidgetTests {
    @Test func togglesAreCheckBoxesAndWriteTheirBinding() async {
        let probe = Probe<Bool>()
        let w = TestWindow { WithState(false, probe) { Toggle("Vibrate", isOn: $0) } }
        await w.settle()
        guard let check = w.first(CheckButton.self) else {
            Issue.record("there is no check box")
            return
        }
        #expect(check.label == "Vibrate")
        await w.click(check)
        #expect(probe.value == true && check.isActive)
        probe.value = false
        await w.settle()
        #expect(!check.isActive)
        check.grabFocus()
        await w.press("space")
        #expect(probe.value == true)
        await w.close()
    }

    @Test func theToggleStyleChoosesTheControl() async {
        let probe = Probe<Bool>()
        let w = TestWindow {
            WithState(true, probe) { isOn in
                VStack {
                    Toggle("A", isOn: isOn).toggleStyle(.switch)
                    Toggle("B", systemImage: "bolt", isOn: isOn).toggleStyle(.button)
                    Toggle("C", isOn: isOn).toggleStyle(Square())
                    Toggle("D", isOn: isOn).toggleStyle(.switch).labelsHidden()
                }
            }
        }
        await w.settle()
        let levers = w.all(Switch.self)
        #expect(levers.map(\.isActive) == [true, true])
        #expect(w.first(ToggleButton.self)?.isActive == true)
        let texts = w.all(TextWidget.self).count
        #expect(texts == 2, "the hidden label isn't shown")
        let square = w.all(Gtk.Button.self).last
        #expect(square?.label == "on")
        square?.click()
        await w.settle()
        #expect(probe.value == false)
        #expect(levers.map(\.isActive) == [false, false])
        #expect(square?.label == "off")
        await w.click(levers[0])
        await w.pump(until: { probe.value == true })
        #expect(probe.value == true)
        await w.close()
    }

    @Test func aBindingThatRefusesKeepsTheToggleAsItWas() async {
        let w = TestWindow { Toggle("Locked", isOn: .constant(false)) }
        await w.settle()
        guard let check = w.first(CheckButton.self) else { return }
        await w.click(check)
        #expect(!check.isActive)
        await w.close()
    }

    @Test func aToggleOfSeveralValuesIsMixedWhenTheyDiffer() async {
        let probe = Probe<[Bool]>()
        let w = TestWindow {
            WithState([true, false], probe) { flags in
                Toggle(sources: [Seat(id: 0, isTaken: flags[0]), Seat(id: 1, isTaken: flags[1])], isOn: \.isTaken) {
                    Text("Taken")
                }
            }
        }
        await w.settle()
        guard let check = w.first(CheckButton.self) else { return }
        #expect(check.isInconsistent && !check.isActive)
        await w.click(check)
        #expect(probe.value == [true, true])
        #expect(!check.isInconsistent && check.isActive)
        await w.close()
    }

    @Test func labelsWithSeveralViewsStandBesideTheBox() async {
        let w = TestWindow {
            Toggle(isOn: .constant(true)) {
                Text("Vibrate on Ring")
                Text("Enable vibration when the phone rings")
            }
        }
        await w.settle()
        guard let check = w.first(CheckButton.self) else { return }
        #expect(check.label == nil)
        #expect((check.bounds(in: w.window)?.height ?? 0) > 30)
        #expect(w.content.rootNode?.plainText == "Vibrate on Ring Enable vibration when the phone rings")
        await w.close()
    }

    @Test func unchangedTogglesCostNothing() async {
        let probe = Probe<Int>()
        let w = TestWindow {
            WithState(0, probe) { count in
                Text("\(count.wrappedValue)")
                Toggle("A", isOn: .constant(true))
                Toggle("B", isOn: .constant(true)).toggleStyle(.switch)
                Slider(value: .constant(0.5))
                ProgressView(value: 0.5)
            }
        }
        await w.settle()
        let writes = Counters.widgetWrites
        probe.value = 1
        await w.settle()
        #expect(Counters.widgetWrites == writes + 1)
        await w.close()
    }
}
