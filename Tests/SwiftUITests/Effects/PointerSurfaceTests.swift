import Foundation
import Gtk
import Testing

@testable import SwiftUI

/// What happened over a surface.
@MainActor
private final class Events {
    var places: [CGPoint?] = []
    var clicks: [Int] = []
    var drags: [CGSize] = []
    var turns: [Double] = []
    var taps = 0
}

private struct Pad: View {
    let events: Events

    var body: some View {
        Color.blue
            .overlay {
                _PointerSurface()
                    .onPointer { events.places.append($0) }
                    .onClick { _, count in events.clicks.append(count) }
                    .onDrag { start, end, isEnd in
                        if isEnd { events.drags.append(CGSize(width: end.x - start.x, height: end.y - start.y)) }
                    }
                    .onWheel { turns, _ in
                        events.turns.append(turns)
                        return true
                    }
            }
            .onTapGesture { events.taps += 1 }
    }
}

extension WidgetTests {
    @Test func aPointerSurfaceTellsWhatThePointerDoes() async {
        let events = Events()
        let w = TestWindow { Pad(events: events) }
        await w.settle()
        await w.click(x: 150, y: 100)
        await w.pump(until: { !events.clicks.isEmpty })
        #expect(events.clicks == [1])
        #expect(events.places.last??.x == 150 && events.places.last??.y == 100)
        #expect(events.taps == 0, "a click that the surface used is no tap on what is around")

        _ = await w.xdotool("click", "4")
        _ = await w.xdotool("click", "--repeat", "2", "5")
        await w.pump(until: { events.turns.count == 3 })
        #expect(events.turns == [-1, 1, 1])

        events.clicks = []
        events.drags = []
        _ = await w.xdotool("mousedown", "1")
        _ = await w.xdotool("mousemove_relative", "--sync", "--", "-30", "20")
        _ = await w.xdotool("mouseup", "1")
        await w.pump(until: { !events.drags.isEmpty })
        #expect(events.drags == [CGSize(width: -30, height: 20)])
        #expect(events.clicks.isEmpty, "a press that moved is no click")

        events.clicks = []
        _ = await w.xdotool("click", "--repeat", "2", "--delay", "20", "1")
        await w.pump(until: { events.clicks.count == 2 })
        #expect(events.clicks == [1, 2])
        await w.close()
    }
}
