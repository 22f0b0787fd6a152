import Foundation
import Gtk
import Testing

@testable import SwiftUI

/// All tests that show a part of the app in a window, one after the other.
@Suite(.serialized)
@MainActor
struct ScreenTests {
    init() {
        precondition(MainLoop.initialize(), "there is no display: run script/test")
    }
}

/// A window with a part of the app, for one test.
@MainActor
final class Screen {
    let window: Gtk.Window
    let content: WindowContent

    init<Content: View>(width: Int = 800, height: Int = 600, @ViewBuilder _ view: () -> Content) {
        precondition(MainLoop.initialize(), "there is no display: run script/test")
        Log.watchWarnings()
        _ = Log.takeWarnings()
        let window = DialogWindow()
        self.window = window
        content = WindowContent(window: window, environment: SystemEnvironment.shared.scope)
        content.show(view())
        window.setContent(content.host.widget)
        window.setDefaultSize(width: width, height: height)
        window.title = "Screen \(UUID().uuidString)"
        window.present()
    }

    /// Runs the main loop until `condition` holds, and lets tasks run in between.
    @discardableResult
    func pump(until condition: () -> Bool, timeout: TimeInterval = 10) async -> Bool {
        let deadline = Date(timeIntervalSinceNow: timeout)
        while !condition() {
            if Date() > deadline { return false }
            if !MainLoop.iterate() { await Task.yield() }
        }
        return true
    }

    /// Runs the main loop until the window is laid out and painted, and nothing is left to do.
    func settle() async {
        await pump(until: { window.isMapped && content.host.widget.width > 0 })
        for _ in 0..<10 {
            await pump(until: { !Updater.shared.hasWork })
            if let clock = window.frameClock {
                let before = clock.frameCounter
                clock.requestPaint()
                await pump(until: { clock.frameCounter > before }, timeout: 1)
            }
            for _ in 0..<3 {
                MainLoop.iterate()
                await Task.yield()
            }
            if !Updater.shared.hasWork { return }
        }
    }

    /// Closes the window, and checks that no warning was logged.
    func close(sourceLocation: SourceLocation = #_sourceLocation) async {
        content.dispose()
        window.destroy()
        for _ in 0..<20 {
            MainLoop.iterate()
            await Task.yield()
        }
        await pump(until: { !Updater.shared.hasWork }, timeout: 1)
        let warnings = Log.takeWarnings().map(\.text)
        #expect(warnings.isEmpty, "GTK warned: \(warnings)", sourceLocation: sourceLocation)
    }

    // MARK: What is seen

    /// Every leaf, in view order, inner hosts' too.
    var leaves: [WidgetItem] {
        var found: [WidgetItem] = []
        func visit(_ item: LayoutItem) {
            if let leaf = item as? WidgetItem {
                found.append(leaf)
                if let root = leaf.innerHost?.rootItem { visit(root) }
            }
            item.visitItems(visit)
        }
        if let root = content.host.rootItem { visit(root) }
        return found
    }

    /// What the texts say.
    var texts: [String] { leaves.compactMap { $0 is TextItem ? $0.node.plainText : nil } }

    /// The button with a title, be it shown or only spoken.
    func button(_ title: String) -> Gtk.Button? {
        leaves.first { $0.widget is Gtk.Button && $0.node.plainText == title }?.widget as? Gtk.Button
    }

    /// Every widget of a type.
    func all<W: Gtk.Widget>(_ type: W.Type) -> [W] { leaves.compactMap { $0.widget as? W } }

    /// The pixels of the window's content. With a folder named by AIRPORT_PICTURES they are written there, too.
    func picture(_ name: String) throws -> CairoSurface {
        let widget = content.host.widget
        let surface = Paintable.widget(widget).surface(width: widget.width, height: widget.height)
        if let folder = ProcessInfo.processInfo.environment["AIRPORT_PICTURES"] {
            try surface.writePNG(to: "\(folder)/\(name).png")
        }
        return surface
    }

    // MARK: Real events

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

    /// The window's number on the X server, which has the input focus from now on.
    func focusedID() async -> String {
        var id = ""
        let deadline = Date(timeIntervalSinceNow: 10)
        while id.isEmpty, Date() < deadline {
            id = await xdotool("search", "--name", window.title)
            id = id.split(separator: "\n").last.map(String.init) ?? ""
        }
        while Date() < deadline {
            if window.isActive, await xdotool("getwindowfocus") == id { break }
            await xdotool("windowactivate", id)
            await pump(until: { window.isActive }, timeout: 1)
        }
        return id
    }

    /// Moves the pointer to a point of the window.
    func movePointer(x: Double, y: Double) async {
        let id = await focusedID()
        let offset = window.surfaceOffset
        await xdotool("mousemove", "--window", id, "\(Int(x + offset.x))", "\(Int(y + offset.y))")
        await settle()
    }

    /// Clicks the middle of a widget with the primary button.
    func click(_ widget: Gtk.Widget) async {
        guard let bounds = widget.bounds(in: window) else { return }
        await movePointer(x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2)
        await xdotool("click", "1")
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

extension CairoSurface {
    /// How many pixels of a part have about a colour, its components from 0 to 1.
    func count(
        _ red: Double, _ green: Double, _ blue: Double, in part: CGRect? = nil, size: CGSize, tolerance: Double = 0.03
    ) -> Int {
        let area = part ?? CGRect(origin: .zero, size: size)
        var count = 0
        for y in Int(area.minY)..<Int(area.maxY) {
            for x in Int(area.minX)..<Int(area.maxX) {
                guard let pixel = pixel(x: x, y: y) else { continue }
                let far = max(abs(pixel.red - red), abs(pixel.green - green), abs(pixel.blue - blue))
                if far <= tolerance { count += 1 }
            }
        }
        return count
    }
}
