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
}
