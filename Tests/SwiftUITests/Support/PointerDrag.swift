import Foundation
import Gtk

@testable import SwiftUI

/// Movements of the pointer as a hand does them.
extension TestWindow {
    /// Clicks a point of the window with a button: 1 the primary, 3 the secondary.
    func click(x: Double, y: Double, button: Int) async {
        let id = await focusedID()
        let offset = window.surfaceOffset
        await xdotool(
            "mousemove", "--window", id, "\(Int(x + offset.x))", "\(Int(y + offset.y))", "click", "\(button)")
        await settle()
    }

    /// Holds the primary button down at one point of the window and lets it go at another.
    ///
    /// - Parameter atEnd: what is done before the button is let go.
    func drag(from start: CGPoint, to end: CGPoint, steps: Int = 6, atEnd: () async -> Void = {}) async {
        let id = await focusedID()
        let offset = window.surfaceOffset
        func move(_ x: Double, _ y: Double) async {
            await xdotool(
                "mousemove", "--window", id, "\(Int((x + offset.x).rounded()))", "\(Int((y + offset.y).rounded()))")
            for _ in 0..<3 { await pause() }
        }
        await move(start.x, start.y)
        await xdotool("mousedown", "1")
        for step in 1...steps {
            let part = Double(step) / Double(steps)
            await move(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
        }
        await atEnd()
        await xdotool("mouseup", "1")
        for _ in 0..<10 { await pause() }
        await settle()
    }

    /// Lets a fiftieth of a second go by.
    func pause() async {
        let end = Date(timeIntervalSinceNow: 0.02)
        await pump(until: { Date() > end })
    }
}
