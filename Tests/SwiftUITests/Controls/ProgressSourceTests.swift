import Foundation
import Gtk
import Testing

@testable import SwiftUI

@Suite struct ProgressSourceTests {
    private let interval = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 3700)

    @Test func intervalsFillOrGetEmpty() {
        let down = ProgressSource.interval(interval, countsDown: true)
        let up = ProgressSource.interval(interval, countsDown: false)
        let quarter = Date(timeIntervalSince1970: 925)
        #expect(down.fraction(at: quarter) == 0.75)
        #expect(up.fraction(at: quarter) == 0.25)
        #expect(up.fraction(at: Date(timeIntervalSince1970: 9999)) == 1)
        #expect(down.fraction(at: Date(timeIntervalSince1970: -9)) == 1)
    }

    @Test func theTimeIsWrittenInSecondsThatHaveBegun() {
        func words(_ seconds: TimeInterval, _ countsDown: Bool) -> String {
            DefaultDateProgressLabel.words(interval, countsDown: countsDown, at: Date(timeIntervalSince1970: seconds))
        }
        #expect(words(0, true) == "1:01:40")
        #expect(words(3640.5, true) == "1:00")
        #expect(words(3700, true) == "0:00")
        #expect(words(61.5, false) == "1:01")
    }

    @Test func schedulesEndWithTheInterval() {
        let short = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 1)
        let schedule = ProgressSchedule(source: .interval(short, countsDown: true), period: 0.4)
        let dates = schedule.entries(from: Date(timeIntervalSince1970: 0.5), mode: .normal).map(\.timeIntervalSince1970)
        #expect(dates.count == 3 && dates.last == 1)
        let late = schedule.entries(from: Date(timeIntervalSince1970: 5), mode: .normal)
        #expect(Array(late.prefix(3)).count == 1)
    }
}

extension WidgetTests {
    @Test func progressFollowsWhatFoundationSays() async {
        let progress = Progress(totalUnitCount: 10)
        let w = TestWindow { ProgressView(progress) }
        await w.settle()
        guard let bar = w.first(ProgressBar.self) else {
            Issue.record("there is no bar")
            return await w.close()
        }
        #expect(bar.fraction == 0)
        progress.completedUnitCount = 4
        await w.pump(until: { bar.fraction == 0.4 }, timeout: 3)
        #expect(bar.fraction == 0.4)
        await w.settle()
        #expect(w.texts.contains("4 of 10"))
        progress.completedUnitCount = 10
        await w.pump(until: { bar.fraction == 1 }, timeout: 3)
        #expect(bar.fraction == 1)
        await w.close()
    }

    @Test func progressGoesByAsTimeDoes() async {
        let start = Date()
        let w = TestWindow {
            ProgressView(timerInterval: start...start.addingTimeInterval(0.6), countsDown: false) { Text("Boarding") }
        }
        await w.settle()
        let bar = w.first(ProgressBar.self)
        #expect((bar?.fraction ?? 1) < 1)
        #expect(bar?.accessibleLabel == "Boarding")
        await w.pump(until: { bar?.fraction == 1 }, timeout: 3)
        #expect(bar?.fraction == 1)
        await w.close()
    }
}
