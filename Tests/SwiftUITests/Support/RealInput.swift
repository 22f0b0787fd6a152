import Foundation
import Gtk

@testable import SwiftUI

/// Events as the X server sends them: pointer and keys.
extension TestWindow {
    /// Runs xdotool to its end while the main loop goes on, and returns what it prints.
    @discardableResult
    func xdotool(_ arguments: String...) async -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { return "" }
        await pump(until: { !process.isRunning })
        let data = output.fileHandleForReading.readDataToEndOfFile()
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The window's number on the X server, which is in front of all others and has the input focus from now on.
    func focusedID() async -> String {
        if window.title.isEmpty { window.title = "Test \(UUID().uuidString)" }
        var id = ""
        let deadline = Date(timeIntervalSinceNow: 10)
        while id.isEmpty, Date() < deadline {
            id = await xdotool("search", "--name", window.title)
            id = id.split(separator: "\n").last.map(String.init) ?? ""
        }
        // The window that closed last may have had the focus until now.
        while Date() < deadline {
            if window.isActive, await xdotool("getwindowfocus") == id { break }
            await xdotool("windowactivate", id)
            await pump(until: { window.isActive }, timeout: 1)
        }
        return id
    }

    /// Clicks the middle of a widget with the primary button.
    func click(_ widget: Gtk.Widget) async {
        guard let bounds = widget.bounds(in: window) else { return }
        await click(x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2)
    }

    /// Clicks a point of the window.
    func click(x: Double, y: Double) async {
        let id = await focusedID()
        let offset = window.surfaceOffset
        await xdotool(
            "mousemove", "--window", id, "\(Int(x + offset.x))", "\(Int(y + offset.y))", "click", "1")
        await settle()
    }

    /// Presses keys, one after the other, by their names (`Return`, `ctrl+s`).
    func press(_ keys: String...) async {
        _ = await focusedID()
        for key in keys {
            await xdotool("key", "--clearmodifiers", key)
            await settle()
        }
    }

    /// Types a text.
    func type(_ text: String) async {
        _ = await focusedID()
        await xdotool("type", "--delay", "5", text)
        await settle()
    }
}
