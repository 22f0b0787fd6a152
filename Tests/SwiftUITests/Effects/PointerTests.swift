import Foundation
import Gtk
import Testing

@testable import SwiftUI

@MainActor
private final class ClickLog {
    var entries: [String] = []
}

extension WidgetTests {
    @Test("A click goes to the view in front, and to nobody where nothing is")
    func taps() async throws {
        let log = ClickLog()
        let window = TestWindow(width: 300, height: 200) {
            HStack(spacing: 0) {
                ZStack {
                    Color.teal.onTapGesture { log.entries.append("back") }
                    Color.orange.frame(width: 40, height: 40).onTapGesture { log.entries.append("front") }
                    Color.clear.frame(width: 20, height: 20).onTapGesture { log.entries.append("clear") }
                }
                .frame(width: 100, height: 100)
                Text("x").frame(width: 100, height: 100).contentShape(Rectangle())
                    .onTapGesture { point in log.entries.append("\(Int(point.x)) \(Int(point.y))") }
                VStack {
                    Button("B") { log.entries.append("button") }
                    Color.teal.frame(height: 30).allowsHitTesting(false)
                }
                .frame(width: 100, height: 100)
                .onTapGesture { log.entries.append("around") }
            }
            .frame(width: 300, height: 200)
        }
        await window.settle()
        let host = window.content.host.widget
        let corner = try #require(host.convert(x: 0, y: 0, to: window.window))
        func click(_ x: Double, _ y: Double) async -> [String] {
            log.entries = []
            await window.click(x: corner.x + x, y: corner.y + y)
            await window.pump(until: { !log.entries.isEmpty }, timeout: 0.3)
            return log.entries
        }
        #expect(await click(5, 100) == ["back"])
        #expect(await click(35, 100) == ["front"])
        #expect(await click(50, 100) == ["front"], "what is clear isn't hit")
        #expect(await click(110, 60) == ["10 10"], "a content shape is hit where nothing is drawn")
        #expect(await click(205, 55) == [], "nothing is drawn there")
        let button = try #require(window.first(Gtk.Button.self)?.bounds(in: host))
        #expect(await click(button.x + 5, button.y + 5) == ["button"], "a control keeps its clicks")
        #expect(await click(250, button.y + button.height + 20) == [], "the pointer passes through")
        await window.close()
    }

    @Test("Double clicks are for views that ask for them")
    func doubleTaps() async throws {
        let log = ClickLog()
        let window = TestWindow(width: 200, height: 100) {
            HStack(spacing: 0) {
                Color.teal.onTapGesture(count: 2) { log.entries.append("double") }
                Color.orange.onTapGesture { log.entries.append("single") }
            }
        }
        await window.settle()
        let host = window.content.host.widget
        let corner = try #require(host.convert(x: 0, y: 0, to: window.window))
        await window.click(x: corner.x + 20, y: corner.y + 20)
        #expect(log.entries.isEmpty)
        await window.click(x: corner.x + 20, y: corner.y + 20)
        await window.pump(until: { !log.entries.isEmpty }, timeout: 1)
        #expect(log.entries == ["double"])
        log.entries = []
        await window.click(x: corner.x + 150, y: corner.y + 20)
        await window.click(x: corner.x + 150, y: corner.y + 20)
        await window.pump(until: { log.entries.count == 2 }, timeout: 1)
        #expect(log.entries == ["single", "single"])
        await window.close()
    }

    @Test("Clicks find views in scrolled and turned content")
    func tapsInScrolledContent() async throws {
        let log = ClickLog()
        let window = TestWindow(width: 200, height: 100) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.teal.frame(height: 500)
                    Color.orange.frame(width: 80, height: 10).rotationEffect(.degrees(90))
                        .onTapGesture { log.entries.append("turned") }
                        .frame(height: 100)
                }
            }
            .frame(width: 200, height: 100)
        }
        await window.settle()
        let host = try #require(window.scrollItem?.inner)
        host.scroll(to: CGPoint(x: 0, y: 500))
        await window.settle()
        let corner = try #require(host.widget.convert(x: 0, y: 0, to: window.window))
        await window.click(x: corner.x + 70, y: corner.y + 50)
        #expect(log.entries.isEmpty)
        await window.click(x: corner.x + 100, y: corner.y + 20)
        await window.pump(until: { !log.entries.isEmpty }, timeout: 1)
        #expect(log.entries == ["turned"])
        await window.close()
    }

    @Test("A view learns when the pointer comes and goes")
    func hover() async throws {
        let log = ClickLog()
        let window = TestWindow(width: 200, height: 100) {
            HStack(spacing: 0) {
                Color.teal.onHover { log.entries.append($0 ? "in" : "out") }
                Color.orange
            }
        }
        await window.settle()
        let id = await window.focusedID()
        let host = window.content.host.widget
        let corner = try #require(host.convert(x: 0, y: 0, to: window.window))
        let offset = window.window.surfaceOffset
        func move(_ x: Double) async {
            await window.xdotool(
                "mousemove", "--window", id, "\(Int(corner.x + offset.x + x))", "\(Int(corner.y + offset.y + 50))")
            await window.settle()
        }
        await move(150)
        await move(50)
        await window.pump(until: { log.entries.count == 1 }, timeout: 1)
        await move(60)
        await move(150)
        await window.pump(until: { log.entries.count == 2 }, timeout: 1)
        #expect(log.entries == ["in", "out"])
        await window.close()
    }
}
