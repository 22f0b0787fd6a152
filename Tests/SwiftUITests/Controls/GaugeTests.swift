import Gtk
import Testing

@testable import SwiftUI

private struct PlainGauge: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text("\(Int(configuration.value * 100)) of 100")
        configuration.label
    }
}

extension WidgetTests {
    @Test func gaugesAreMetersWithNames() async {
        let probe = Probe<Double>()
        let w = TestWindow(width: 500, height: 500) {
            WithState(50.0, probe) { speed in
                VStack {
                    Gauge(value: speed.wrappedValue, in: 0...200) { Text("Speed") }
                    Gauge(value: speed.wrappedValue, in: 0...200) {
                        Text("Ring")
                    } currentValueLabel: {
                        Text("\(speed.wrappedValue.formatted()) knots")
                    } minimumValueLabel: {
                        Text("0")
                    } maximumValueLabel: {
                        Text("200")
                    }
                    .gaugeStyle(.accessoryCircular)
                    Gauge(value: speed.wrappedValue, in: 0...200) { Text("Line") }.gaugeStyle(.accessoryLinear)
                    Gauge(value: speed.wrappedValue, in: 0...200) { Text("Full") }
                        .gaugeStyle(.accessoryCircularCapacity)
                }
            }
        }
        await w.settle()
        let bars = w.all(LevelBar.self)
        #expect(bars.map(\.value) == [0.25, 0.25, 0.25, 0.25])
        #expect(bars.map(\.accessibleLabel) == ["Speed", "Ring", "Line", "Full"])
        #expect(w.texts.contains("50 knots") && w.texts.contains("200"))
        #expect(!w.texts.contains("Full"))
        probe.value = 500
        await w.settle()
        #expect(bars.allSatisfy { $0.value == 1 })
        probe.value = .nan
        await w.settle()
        #expect(bars.allSatisfy { $0.value == 0 })
        await w.close()
    }

    @Test func appsMakeGaugesTheirOwn() async {
        let w = TestWindow { Gauge(value: 0.3) { Text("Fuel") }.gaugeStyle(PlainGauge()) }
        await w.settle()
        #expect(w.texts == ["30 of 100", "Fuel"])
        #expect(w.all(LevelBar.self).isEmpty)
        await w.close()
    }
}
