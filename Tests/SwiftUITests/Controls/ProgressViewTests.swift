import Gtk
import Testing

@testable import SwiftUI

private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) percent")
        configuration.currentValueLabel
    }
}

extension WidgetTests {
    @Test func progressIsABarOrASpinner() async {
        let probe = Probe<Double?>()
        let w = TestWindow {
            WithState(nil as Double?, probe) { value in
                ProgressView("Importing", value: value.wrappedValue, total: 10)
            }
        }
        await w.settle()
        #expect(w.first(Spinner.self)?.isSpinning == true)
        #expect(w.first(ProgressBar.self) == nil)
        probe.binding?.wrappedValue = 5
        await w.settle()
        #expect(w.first(Spinner.self) == nil)
        #expect(w.first(ProgressBar.self)?.fraction == 0.5)
        probe.binding?.wrappedValue = 20
        await w.settle()
        #expect(w.first(ProgressBar.self)?.fraction == 1)
        await w.close()
    }

    @Test func progressTakesStyles() async {
        let w = TestWindow {
            ProgressView(value: 0.25) {
                Text("Label")
            } currentValueLabel: {
                Text("now")
            }
            .progressViewStyle(Percent())
            ProgressView().progressViewStyle(.linear)
            ProgressView(value: 0.5).progressViewStyle(CircularProgressViewStyle())
        }
        await w.settle()
        #expect(w.content.rootNode?.plainText == "Label 25 percent now")
        #expect(w.all(ProgressBar.self).count == 1)
        #expect(w.all(DrawingWidget.self).count == 2)
        await w.close()
    }
}
