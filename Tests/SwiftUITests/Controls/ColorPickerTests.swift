import Gtk
import Testing

@testable import SwiftUI

/// Whether colours are the same but for rounding.
private func isColor(_ first: RGBA, _ second: RGBA) -> Bool {
    abs(first.red - second.red) + abs(first.green - second.green) + abs(first.blue - second.blue)
        + abs(first.alpha - second.alpha) < 0.001
}

extension WidgetTests {
    @Test func colorPickersFollowTheirSelectionAndWriteIt() async {
        let probe = Probe<Color>()
        let w = TestWindow {
            WithState(Color(red: 1, green: 0, blue: 0, opacity: 0.5), probe) { color in
                VStack {
                    ColorPicker("Runway", selection: color)
                    ColorPicker("Apron", selection: color, supportsOpacity: false).disabled(true)
                }
            }
        }
        await w.settle()
        let buttons = w.all(ColorButton.self)
        guard buttons.count == 2 else {
            Issue.record("there are \(buttons.count) buttons")
            return await w.close()
        }
        #expect(isColor(buttons[0].color, RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)))
        #expect(buttons[0].usesAlpha)
        #expect(buttons[0].title == "Runway")
        #expect(isColor(buttons[1].color, RGBA(red: 1, green: 0, blue: 0, alpha: 1)))
        #expect(!buttons[1].usesAlpha && !buttons[1].isSensitive)
        #expect(w.texts == ["Runway", "Apron"])
        probe.value = Color(red: 0, green: 0, blue: 1)
        await w.settle()
        #expect(isColor(buttons[0].color, RGBA(red: 0, green: 0, blue: 1, alpha: 1)))
        // The dialog: another colour of its palette, by keys.
        await w.click(buttons[0])
        await w.pump(until: { !w.window.isActive }, timeout: 3)
        for key in ["Right", "space", "alt+s"] { await w.xdotool("key", "--clearmodifiers", key) }
        await w.pump(until: { w.window.isActive }, timeout: 3)
        await w.settle()
        let chosen = probe.value?.resolve(in: EnvironmentValues())
        #expect(chosen != Color(red: 0, green: 0, blue: 1).resolve(in: EnvironmentValues()))
        #expect(chosen.map { isColor(RGBA($0), buttons[0].color) } == true)
        await w.close()
    }
}
