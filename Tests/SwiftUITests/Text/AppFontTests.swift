import Foundation
import Gtk
import Testing

@testable import SwiftUI

extension WidgetTests {
    @Test func fontFilesAreRegisteredAndBrokenOnesReported() throws {
        precondition(MainLoop.initialize())
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        let inner = folder.appendingPathComponent("Fonts")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let dejavu = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
        try FileManager.default.copyItem(at: dejavu, to: inner.appendingPathComponent("copy.ttf"))
        try Data("no font".utf8).write(to: inner.appendingPathComponent("broken.otf"))
        Faults.reset()
        var messages: [String] = []
        Faults.listener = { messages.append($0) }
        defer { Faults.listener = nil }
        AppFonts.register(in: folder, depth: 1)
        #expect(messages.isEmpty)
        AppFonts.register(in: folder, depth: 3)
        #expect(messages.count == 1 && messages.allSatisfy { $0.contains("broken.otf") })
    }
}
