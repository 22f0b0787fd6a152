import Gtk
import Testing

@testable import SwiftUI

@Suite struct SliderTickTests {
    @Test func buildersPutTicksInOrder() {
        let isLong = true
        @SliderTickBuilder<Double> var ticks: some SliderTickContent<Double> {
            SliderTick("Low", 0)
            if isLong { SliderTick(0.5) }
            SliderTickContentForEach([0.75, 1], id: \.self) { SliderTick($0) }
        }
        #expect(ticks._ticks.map(\.value) == [0, 0.5, 0.75, 1])
    }

    @Test func enabledBoundsLimitTheValue() {
        let value = SliderValue(.constant(0.0), 0...10, step: 3, enabled: 2...7)
        #expect(value.snapped(0) == 3)
        #expect(value.snapped(10) == 6)
        let smooth = SliderValue(.constant(0.0), 0...10, step: nil, enabled: 2...7)
        #expect(smooth.snapped(9) == 7)
    }
}

extension WidgetTests {
    @Test func slidersShowTicksWithLabels() async {
        let w = TestWindow {
            VStack {
                Slider(value: .constant(0.5)) {
                    Text("Volume")
                } ticks: {
                    SliderTick(0) { Text("Quiet & low") }
                    SliderTick(1) { Text("Loud") }
                }
                Slider(value: .constant(2), in: 0...4, step: 1, label: { Text("Steps") }, tick: { SliderTick($0) })
                Slider(value: .constant(0.5)) { Text("Plain") }
            }
        }
        await w.settle()
        let scales = w.all(Scale.self)
        guard scales.count == 3 else { return }
        // Marks and their labels take height.
        #expect(scales[0].height > scales[1].height)
        #expect(scales[1].height > scales[2].height)
        await w.close()
    }

    @Test func verticalSlidersGrowUpwards() async {
        let probe = Probe<Double>()
        let w = TestWindow(width: 300, height: 300) {
            WithState(5.0, probe) { value in
                Slider(value: value, in: 0...10, step: 1) { Text("Height") }.sliderStyle(.vertical)
            }
        }
        await w.settle()
        guard let scale = w.first(Scale.self), let bounds = scale.bounds(in: w.window) else { return }
        #expect(bounds.height > 200 && bounds.width < 60)
        scale.grabFocus()
        await w.press("Up")
        #expect(probe.value == 6)
        await w.click(x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height * 0.1)
        #expect((probe.value ?? 0) >= 8)
        await w.close()
    }
}
