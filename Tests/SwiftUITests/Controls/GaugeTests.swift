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

    @Test func appsMakeGaugesTheirOwn() async {
        let w = TestWindow { Gauge(value: 0.3) { Text("Fuel") }.gaugeStyle(PlainGauge()) }
        await w.settle()
        #expect(w.texts == ["30 of 100", "Fuel"])
        #expect(w.all(LevelBar.self).isEmpty)
        await w.close()
    }
}
