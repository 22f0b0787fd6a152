import Foundation
import Gtk
import Testing

@testable import SwiftUI

/// The tests of pixels once more, where the screen has two pixels per point. GDK_SCALE is read when a process starts, so
/// that they run in one of their own.
enum ScaledPixels {
    /// The environment variable by which the process knows that it is the one.
    static let variable = "WINDSOCK_SCALED_PIXELS"

    static var isRunning: Bool { ProcessInfo.processInfo.environment[variable] != nil }
}

extension WidgetTests {
    @Test("All pixels are right on a screen with two pixels per point", .disabled(if: ScaledPixels.isRunning))
    func scaledPixels() async throws {
        let (status, text) = try await TestProcess.run(
            filter: "WidgetTests/pixelsOf", environment: ["GDK_SCALE": "2", ScaledPixels.variable: "1"])
        let failures = text.split(separator: "\n").filter { $0.contains("recorded an issue") }
        #expect(status == 0, "\(failures.joined(separator: "\n"))")
        // A filter that finds nothing passes as well.
        let count = text.components(separatedBy: "Test run with ").last.flatMap { Int($0.prefix { $0.isNumber }) }
        #expect((count ?? 0) >= 15, "\(text.suffix(400))")
    }

    @Test("The window of the tests of pixels has the screen's resolution")
    func pixelsOfAWindow() async {
        let window = TestWindow { Text("") }
        await window.settle()
        #expect(window.content.host.widget.scaleFactor == (ScaledPixels.isRunning ? 2 : 1))
        await window.close()
    }
}
