import Foundation
import Gtk
import Testing

@testable import SwiftUI

extension WidgetTests {
    @Test func timersTickOnceASecondAndStopAtTheEnd() async {
        let start = Date()
        let w = TestWindow {
            Text(timerInterval: start...start.addingTimeInterval(1.2), countsDown: true)
        }
        await w.settle()
        var seen: [String] = []
        let evaluations = Counters.widgetWrites
        await w.pump(
            until: {
                if let text = w.texts.first, seen.last != text { seen.append(text) }
                return Date().timeIntervalSince(start) > 1.6
            }, timeout: 3)
        #expect(seen.last == "0:00" && seen.contains("0:01"))
        #expect(seen.count <= 3)
        // One write for each change.
        #expect(Counters.widgetWrites - evaluations <= 2)
        await w.close()
    }

    @Test func textsSayWhenTheyChange() {
        let now = Date()
        func next(_ distance: TimeInterval, _ style: Text.DateStyle) -> TimeInterval? {
            style.nextChange(of: now.addingTimeInterval(distance), after: now)?.timeIntervalSince(now)
        }
        #expect(next(10, .time) == nil && next(10, .date) == nil)
        #expect(abs((next(10.4, .timer) ?? 0) - 0.4) < 0.01)
        #expect(abs((next(7200 + 30, .relative) ?? 0) - 30) < 0.01)
        #expect(abs((next(7200 + 30, .offset) ?? 0) - 30) < 0.01)
        #expect(abs((next(7200 + 930, .offset) ?? 0) - 930) < 0.01)
        #expect(abs((next(90_000, .offset) ?? 0) - 3600) < 0.01)
    }

    @Test func clocksCountWithinTheirSpan() {
        let values = EnvironmentValues()
        let now = Date()
        func text(_ from: TimeInterval, _ to: TimeInterval, pause: TimeInterval? = nil, down: Bool, hours: Bool = true)
            -> String
        {
            let timer = Text(
                timerInterval: now.addingTimeInterval(from)...now.addingTimeInterval(to),
                pauseTime: pause.map { now.addingTimeInterval($0) }, countsDown: down, showsHours: hours)
            return timer.resolvedString(in: values)
        }
        #expect(text(-10.5, 100, down: false) == "0:10")
        #expect(text(10, 100, down: false) == "0:00" && text(10, 100, down: true) == "1:30")
        #expect(text(-10, -5, down: true) == "0:00" && text(-10, -5, down: false) == "0:05")
        #expect(text(-20, 100, pause: -15, down: false) == "0:05")
        #expect(text(-4000, 10_000, pause: -1, down: false) == "1:06:39")
        #expect(text(-4000, 10_000, pause: -1, down: false, hours: false) == "66:39")
    }
}
