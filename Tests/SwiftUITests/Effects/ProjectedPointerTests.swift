import Foundation
import Gtk
import Testing

@testable import SwiftUI

@MainActor
private final class ProjectedLog {
    var entries: [String] = []
}

extension WidgetTests {
    @Test("Controls and views that are seen in perspective are hit where they are seen")
    func clicksInPerspective() async throws {
        let log = ProjectedLog()
        let window = TestWindow(width: 300, height: 200) {
            HStack {
                Button("A") { log.entries.append("near") }
                Spacer()
                Color.orange.frame(width: 40, height: 40).onTapGesture { log.entries.append("far") }
            }
            .frame(width: 200, height: 100)
            .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
        }
        await window.settle()
        let host = window.content.host.widget
        let corner = try #require(host.convert(x: 0, y: 0, to: window.window))
        func click(_ point: CGPoint) async -> [String] {
            log.entries = []
            await window.click(x: corner.x + point.x, y: corner.y + point.y)
            await window.pump(until: { !log.entries.isEmpty }, timeout: 0.3)
            return log.entries
        }
        let button = try #require(window.items(WidgetItem.self).first { $0.widget is Gtk.Button })
        let transform = try #require(button.presentation().transform)
        #expect(!transform.isAffine)
        let middle = CGPoint(x: button.frame.midX, y: button.frame.midY)
        let seen = middle.applying(transform)
        #expect(abs(seen.x - middle.x) > 10)
        #expect(await click(seen) == ["near"])
        // Where it would be without perspective there is nothing of it.
        let edge = CGPoint(x: button.frame.minX + 2, y: button.frame.midY)
        #expect(await click(CGPoint(x: edge.applying(transform).x - 6, y: edge.y)) == [])
        let square = try #require(window.items(WidgetItem.self).first { $0.widget is DrawingWidget })
        #expect(await click(CGPoint(x: square.frame.midX, y: square.frame.midY).applying(transform)) == ["far"])
        await window.close()
    }

    @Test("Controls and views under a visual effect are hit where they are seen, also when the content scrolls")
    func clicksUnderVisualEffects() async throws {
        let log = ProjectedLog()
        let window = TestWindow(width: 300, height: 100) {
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    Color.teal.frame(height: 100)
                    Button("Press") { log.entries.append("pressed") }
                        .visualEffect { content, geometry in
                            // Farther to the right the lower it is.
                            content.offset(x: geometry.frame(in: .global).minY)
                        }
                    Color.teal.frame(height: 400)
                }
            }
        }
        await window.settle()
        let host = try #require(window.scrollItem?.inner)
        let before = try #require(window.items(EmbeddedItem.self).first?.presentation().transform).m31
        host.scroll(to: CGPoint(x: 0, y: 40))
        await window.settle()
        let item = try #require(window.items(EmbeddedItem.self).first)
        let moved = try #require(item.presentation().transform).m31
        #expect(moved == before - 40)
        let corner = try #require(host.widget.convert(x: 0, y: 0, to: window.window))
        let (x, y) = (corner.x + item.frame.minX + 12, corner.y + 70)
        await window.click(x: x, y: y)
        #expect(log.entries.isEmpty)
        await window.click(x: x + moved, y: y)
        await window.pump(until: { !log.entries.isEmpty }, timeout: 1)
        #expect(log.entries == ["pressed"])
        await window.close()
    }

    @Test("A hover effect is seen while the pointer rests on the view")
    func hoverEffects() async throws {
        let window = TestWindow(width: 200, height: 100) {
            HStack(spacing: 0) {
                Color.white.hoverEffect()
                Color.white.hoverEffect(isEnabled: false)
            }
            .environment(\.colorScheme, .light)
        }
        await window.settle()
        let id = await window.focusedID()
        let host = window.content.host.widget
        let corner = try #require(host.convert(x: 0, y: 0, to: window.window))
        let offset = window.window.surfaceOffset
        func move(_ x: Double) async {
            await window.xdotool(
                "mousemove", "--window", id, "\(Int(corner.x + offset.x + x))", "\(Int(corner.y + offset.y + 50))")
        }
        func brightness(_ x: Int) -> Double { picture(of: host).pixel(x: x, y: 50)?.red ?? 0 }
        await move(150)
        await window.settle()
        #expect(brightness(50) == 1)
        await move(50)
        #expect(await window.pump(until: { brightness(50) < 0.97 }, timeout: 2))
        await move(150)
        #expect(await window.pump(until: { brightness(50) == 1 }, timeout: 2))
        #expect(brightness(150) == 1)
        await window.close()
    }
}
