import Foundation
import Gtk
import Testing

@testable import SwiftUI

/// A drawing with two parts that only screen readers perceive.
private struct Drawing: View {
    let pressed: (String) -> Void

    var body: some View {
        Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.green)) }
            .frame(width: 200, height: 100)
            .accessibilityLabel("Drawing")
            .accessibilityChildren {
                HStack(spacing: 0) {
                    SwiftUI.Button("Left") { pressed("Left") }
                    SwiftUI.Button("Right") { pressed("Right") }
                }
            }
    }
}

/// A toggle of one's own that screen readers take for the usual one.
private struct Lamp: View {
    @State private var isOn = false
    let changed: (Bool) -> Void

    var body: some View {
        Circle()
            .fill(isOn ? .yellow : .gray)
            .frame(width: 60, height: 60)
            .onTapGesture { isOn.toggle() }
            .accessibilityRepresentation { Toggle("Lamp", isOn: $isOn).toggleStyle(.switch) }
            .onChange(of: isOn) { changed(isOn) }
    }
}

extension WidgetTests {
    @Test func accessibilityChildrenArePerceivedButNeitherSeenNorHit() async throws {
        var pressed: [String] = []
        let w = TestWindow { Drawing { pressed.append($0) } }
        await w.settle()
        let buttons = w.all(Gtk.Button.self)
        try #require(buttons.count == 2)
        #expect(buttons.allSatisfy { $0.isMapped && $0.opacity == 0 })
        // The pointer doesn't meet them, the keyboard doesn't reach them.
        await w.click(buttons[0])
        await w.press("Tab")
        await w.press("space")
        #expect(pressed.isEmpty)
        // What screen readers do with a button.
        buttons[1].activate()
        await w.pump(until: { !pressed.isEmpty })
        #expect(pressed == ["Right"])
        await w.close()
    }

    @Test func accessibilityRepresentationStandsForTheView() async throws {
        var isOn = false
        let w = TestWindow { Lamp { isOn = $0 } }
        await w.settle()
        let toggle = try #require(w.first(Gtk.Switch.self))
        #expect(toggle.opacity == 0)
        await w.click(x: 150, y: 100)
        await w.pump(until: { isOn })
        #expect(isOn && toggle.isActive, "the representation follows the view")
        toggle.activate()
        await w.pump(until: { !isOn })
        #expect(!isOn)
        await w.close()
    }
}
