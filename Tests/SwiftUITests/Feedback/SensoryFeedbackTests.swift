import Gtk
import Testing

@testable import SwiftUI

@MainActor
private enum Seen {
    static var bells = 0
}

private struct Feelings: View {
    let model: Model

    var body: some View {
        Color.teal
            .sensoryFeedback(.warning, trigger: model.number)
            .sensoryFeedback(.success, trigger: model.number)
            .sensoryFeedback(.error, trigger: model.number, condition: exceedsTen)
            .sensoryFeedback(trigger: model.text, ofEnd)
    }

    private func exceedsTen(_ old: CGFloat, _ new: CGFloat) -> Bool { new > 10 && old < 10 }
    private func ofEnd(_ old: String, _ new: String) -> SensoryFeedback? { new == "end" ? .stop : nil }
}

extension WidgetTests {
    @Test func feedbackOnADesktopIsTheBell() async {
        Seen.bells = 0
        SensoryFeedback.ring = { Seen.bells += 1 }
        defer { SensoryFeedback.ring = { Display.beep() } }
        let model = Model()
        let w = TestWindow { Feelings(model: model) }
        await w.settle()
        #expect(Seen.bells == 0)
        model.number = 1
        await w.settle()
        #expect(Seen.bells == 1, "the warning alone")
        model.number = 11
        await w.settle()
        #expect(Seen.bells == 3, "and an error where the condition is met")
        model.text = "on"
        await w.settle()
        model.text = "end"
        await w.settle()
        #expect(Seen.bells == 4)
        await w.close()
    }
}
