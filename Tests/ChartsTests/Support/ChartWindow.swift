import Foundation
import Gtk
import Testing

@testable import SwiftUI

/// A window with a chart in it, to which the X server sends events as people cause them.
@MainActor
final class ChartWindow {
    let window: Gtk.Window
    private let content: WindowContent
    private let title = "Chart \(UUID().uuidString)"

    init(width: Int = 400, height: Int = 240, @ViewBuilder _ view: () -> some View) {
        precondition(MainLoop.initialize(), "there is no display: run script/test")
        Log.watchWarnings()
        _ = Log.takeWarnings()
        let window = DialogWindow()
        self.window = window
        content = WindowContent(window: window, environment: SystemEnvironment.shared.scope)
        content.show(view())
        window.title = title
        window.setContent(content.host.widget)
        window.setDefaultSize(width: width, height: height)
        window.present()
    }

    /// Runs the main loop until a condition holds.
    @discardableResult
    func wait(_ timeout: TimeInterval = 10, until condition: () -> Bool) async -> Bool {
        let deadline = Date(timeIntervalSinceNow: timeout)
        while !condition() {
            if Date() > deadline { return false }
            if !MainLoop.iterate() { await Task.yield() }
        }
        return true
    }

    /// Waits until the window is laid out and nothing is left to do.
    func settle() async {
        await wait { window.isMapped && content.host.widget.width > 0 }
        for _ in 0..<4 {
            await wait { !Updater.shared.hasWork }
            guard let clock = window.frameClock else { return }
            let before = clock.frameCounter
            clock.requestPaint()
            await wait(1) { clock.frameCounter > before }
            for _ in 0..<3 {
                MainLoop.iterate()
                await Task.yield()
            }
        }
    }

    private func xdotool(_ arguments: [String]) async -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { return "" }
        await wait { !process.isRunning }
        return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The window's number on the X server; it is in front and has the keyboard from now on.
    private func activeID() async -> String {
        await settle()
        var id = ""
        let deadline = Date(timeIntervalSinceNow: 10)
        while id.isEmpty, Date() < deadline {
            id = await xdotool(["search", "--name", title]).split(separator: "\n").last.map(String.init) ?? ""
        }
        while !window.isActive, Date() < deadline {
            _ = await xdotool(["windowactivate", id])
            await wait(1) { window.isActive }
        }
        return id
    }

    /// Runs commands of xdotool with the pointer at places of the content; `x y` after `to` is a place.
    func pointer(_ commands: String...) async {
        let id = await activeID()
        let offset = window.surfaceOffset
        let frame = content.host.widget.bounds(in: window)
        var arguments: [String] = []
        var words = commands.flatMap { $0.split(separator: " ").map(String.init) }[...]
        while let word = words.popFirst() {
            guard word == "to", let x = words.popFirst().flatMap(Double.init),
                let y = words.popFirst().flatMap(Double.init)
            else {
                arguments.append(word)
                continue
            }
            arguments += [
                "mousemove", "--window", id, "\(Int(x + offset.x + (frame?.x ?? 0)))",
                "\(Int(y + offset.y + (frame?.y ?? 0)))", "sleep", "0.03",
            ]
        }
        _ = await xdotool(arguments)
        await settle()
    }

    /// Presses keys, one after the other.
    func press(_ keys: String...) async {
        _ = await activeID()
        for key in keys {
            _ = await xdotool(["key", "--clearmodifiers", key])
            await settle()
        }
    }

    /// Presses a key wherever the keyboard is.
    func pressAnywhere(_ key: String) async {
        _ = await xdotool(["key", "--clearmodifiers", key])
        await settle()
    }

    /// Whether a sheet is over the window.
    var hasSheet: Bool { content.presenter.current != nil }

    /// Whether a context menu is open.
    var hasMenu: Bool { content.host.contextMenus.openPopover != nil }

    func close(sourceLocation: SourceLocation = #_sourceLocation) async {
        content.dispose()
        window.destroy()
        for _ in 0..<20 {
            MainLoop.iterate()
            await Task.yield()
        }
        let warnings = Log.takeWarnings().map(\.text)
        #expect(warnings.isEmpty, "GTK warned: \(warnings)", sourceLocation: sourceLocation)
    }
}

extension ChartWindow {
    /// What the content shows.
    var pixels: [RGBA?] {
        let (width, height) = (content.host.widget.width, content.host.widget.height)
        let surface = Paintable.widget(content.host.widget).surface(width: width, height: height)
        return (0..<width * height).map { surface.pixel(x: $0 % width, y: $0 / width) }
    }

    /// How many pixels of a column of the content aren't as light as the window.
    func darkRows(x: Int) -> Int {
        let (width, height) = (content.host.widget.width, content.host.widget.height)
        let surface = Paintable.widget(content.host.widget).surface(width: width, height: height)
        return (0..<height).count {
            surface.pixel(x: x, y: $0).map { $0.alpha > 0.5 && $0.blue - $0.red > 0.3 } ?? false
        }
    }
}
