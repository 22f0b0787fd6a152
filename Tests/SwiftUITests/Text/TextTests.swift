import Foundation
import Gtk
import Testing

@testable import SwiftUI

extension WidgetTests {
    @Test("A long text wraps, and is cut where lines are limited")
    func textWraps() async {
        let long = String(repeating: "boarding ", count: 30)
        let window = TestWindow {
            VStack {
                Text(verbatim: "short")
                Text(verbatim: long)
                Text(verbatim: long).lineLimit(2)
                Text(verbatim: long).lineLimit(1)
            }
        }
        await window.settle()
        let heights = window.all(TextWidget.self).map(\.height)
        #expect(heights.count == 4)
        #expect(heights[1] > 3 * heights[0])
        #expect(heights[2] > heights[3] && heights[2] <= 2 * heights[0] + 1)
        #expect(heights[3] == heights[0])
        await window.close()
    }

    @Test("Text shrinks down to the smallest factor before it is cut")
    func textShrinks() async {
        let window = TestWindow {
            VStack {
                Text(verbatim: "Flight 204 to Charlotte").lineLimit(1).fixedSize()
                Text(verbatim: "Flight 204 to Charlotte").lineLimit(1).minimumScaleFactor(0.5).frame(width: 120)
            }
        }
        await window.settle()
        let texts = window.all(TextWidget.self)
        #expect(texts[0].width > 120)
        #expect(texts[1].width <= 120)
        #expect(texts[1].height < texts[0].height)
        await window.close()
    }

    @Test("Selectable text is a label of GTK's, and becomes one while it's shown")
    func selectableText() async {
        let model = Switch()
        let window = TestWindow {
            SelectableExample(model: model)
        }
        await window.settle()
        #expect(window.all(Gtk.Label.self).isEmpty)
        model.isOn = true
        await window.settle()
        #expect(window.first(Gtk.Label.self)?.text == "Gate B4")
        #expect(window.first(Gtk.Label.self)?.isSelectable == true)
        #expect(window.all(TextWidget.self).isEmpty)
        await window.close()
    }

    @Test("Parts of a text keep their own fonts and colours")
    func textRuns() {
        let text =
            Text(verbatim: "late").bold().foregroundStyle(.red) + Text(verbatim: " by ")
            + Text(verbatim: "5").font(.title)
        let keys = text.resolve(in: EnvironmentValues()).stretches ?? []
        #expect(keys.map(\.string) == ["late", " by ", "5"])
        #expect(keys[0].font.weight == 700)
        #expect(keys[0].color != nil && keys[1].color == nil)
        #expect(keys[2].font.size != keys[1].font.size)
    }

    @Test("Keys are formatted as localised keys are")
    func localizedKeys() {
        let values = EnvironmentValues()
        let speed = 50.0
        #expect(Text("\(speed)").resolvedString(in: values) == "50.000000")
        #expect(Text("Gate \("B4") in \(5) min, 100 %").resolvedString(in: values) == "Gate B4 in 5 min, 100 %")
        #expect(Text("\(3.14159, specifier: "%.2f")").resolvedString(in: values) == "3.14")
    }
}

@Observable
private final class Switch {
    var isOn = false
}

private struct SelectableExample: View {
    let model: Switch

    var body: some View {
        Text(verbatim: "Gate B4").transformEnvironment(\.textStyle) { $0.isSelectable = model.isOn }
    }
}
