import Gtk
import Testing

@testable import SwiftUI

@Suite struct SliderValueTests {
    @Test func valuesSnapToStepsFromTheLowerBound() {
        let value = SliderValue(.constant(0.0), 1...10, step: 4)
        #expect(value.snapped(1) == 1)
        #expect(value.snapped(4) == 5)
        #expect(value.snapped(100) == 9)
        #expect(value.snapped(.nan) == 1)
        #expect(SliderValue(.constant(0.0), 0...1, step: nil).snapped(0.123) == 0.123)
        #expect(SliderValue(.constant(Float(0)), 0...1, step: 0.1).snapped(1) == 1)
    }
}

extension WidgetTests {
    @Test func slidersFollowTheirBindingAndWriteIt() async {
        let probe = Probe<Double>()
        var edits: [Bool] = []
        let w = TestWindow {
            WithState(50.0, probe) { speed in
                Slider(value: speed, in: 0...100, step: 5) {
                    Text("Speed")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("100")
                } onEditingChanged: { editing in
                    edits.append(editing)
                }
            }
        }
        await w.settle()
        guard let scale = w.first(Scale.self) else { return }
        #expect(scale.value == 50)
        #expect(w.all(TextWidget.self).count == 2, "the label is for screen readers")
        scale.grabFocus()
        await w.press("Right")
        #expect(probe.value == 55)
        #expect(edits == [true, false])
        probe.value = 20
        await w.settle()
        #expect(scale.value == 20)
        // A click in the trough moves the thumb while the button is down.
        guard let bounds = scale.bounds(in: w.window) else { return }
        edits = []
        await w.click(x: bounds.x + bounds.width * 0.75, y: bounds.y + bounds.height / 2)
        await w.pump(until: { edits.count >= 2 })
        #expect(edits == [true, false])
        let value = probe.value ?? 0
        #expect(value > 20 && value.truncatingRemainder(dividingBy: 5) == 0)
        await w.close()
    }

    @Test func slidersTakeTheWidthOffered() async {
        let w = TestWindow { HStack(spacing: 0) { Slider(value: .constant(0.5)).frame(width: 150) } }
        await w.settle()
        #expect(w.width(w.first(Scale.self)) == 150)
        await w.close()
    }
}
