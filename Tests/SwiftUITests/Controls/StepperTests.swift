import Gtk
import Testing

@testable import SwiftUI

extension WidgetTests {
    /// The buttons of the stepper: less and more.
    private func buttons(_ w: TestWindow) -> [Gtk.Widget] { w.first(Gtk.Box.self)?.children ?? [] }

    @Test func steppersStayInTheirRange() async {
        let probe = Probe<Int>()
        let w = TestWindow {
            WithState(0, probe) { value in
                Stepper(value: value, in: 1...12, step: 5) { Text("Current: \(value.wrappedValue)") }
            }
        }
        await w.settle()
        let (minus, plus) = (buttons(w)[0], buttons(w)[1])
        // The value is below the range: only up.
        #expect(!minus.isSensitive && plus.isSensitive)
        await w.click(plus)
        #expect(probe.value == 5)
        await w.click(plus)
        await w.click(plus)
        #expect(probe.value == 12)
        #expect(minus.isSensitive && !plus.isSensitive)
        #expect(w.content.rootNode?.plainText == "Current: 12")
        await w.close()
    }

    @Test func steppersRunActions() async {
        var log: [String] = []
        let w = TestWindow {
            Stepper {
                Text("Color")
            } onIncrement: {
                log.append("up")
            } onDecrement: {
                log.append("down")
            }
            Stepper("Only up", onIncrement: {}, onDecrement: nil)
        }
        await w.settle()
        await w.click(buttons(w)[1])
        await w.click(buttons(w)[0])
        #expect(log == ["up", "down"])
        let second = w.all(Gtk.Box.self)[1].children
        #expect(second.map(\.isSensitive) == [false, true])
        await w.close()
    }
}
