import Foundation
import Gtk
import Testing

@testable import SwiftUI

@Suite struct TimelineScheduleTests {
    private let start = Date(timeIntervalSinceReferenceDate: 1000 * 60 + 12)

    @Test func minutesBeginWithThePresentOne() {
        let dates = Array(EveryMinuteTimelineSchedule().entries(from: start, mode: .normal).prefix(3))
        #expect(dates.map { $0.timeIntervalSinceReferenceDate } == [60_000, 60_060, 60_120])
    }

    @Test func periodsBeginWithTheOneInForce() {
        let schedule = PeriodicTimelineSchedule(from: start, by: 10)
        let later = Array(schedule.entries(from: start + 25, mode: .normal).prefix(2))
        #expect(later == [start + 20, start + 30])
        let early = Array(schedule.entries(from: start - 25, mode: .normal).prefix(2))
        #expect(early == [start, start + 10])
        #expect(Array(PeriodicTimelineSchedule(from: start, by: 0).entries(from: start, mode: .normal)) == [start])
    }

    @Test func aPausedAnimationHasOneDate() {
        #expect(Array(AnimationTimelineSchedule(paused: true).entries(from: start, mode: .normal)) == [start])
    }
}

extension WidgetTests {
    @Test func aTimelineFollowsItsDates() async {
        let probe = FlowProbe()
        let start = Date()
        let dates = [start - 5, start + 0.2, start + 0.4, start + 0.41]
        let w = TestWindow {
            TimelineView(.explicit(dates)) { context in
                let _ = probe.evaluated("timeline")
                Text(verbatim: "\(dates.firstIndex(of: context.date) ?? -1)")
            }
        }
        await w.settle()
        #expect(w.texts == ["0"])
        await w.pump(until: { w.texts == ["1"] }, timeout: 2)
        #expect(w.texts == ["1"])
        await w.pump(until: { w.texts == ["3"] }, timeout: 2)
        #expect(w.texts == ["3"])
        #expect(probe.evaluations["timeline", default: 0] <= 4)
        await w.close()
    }

    @Test func anAnimatedTimelineFollowsTheFramesUntilItIsHidden() async {
        let probe = FlowProbe()
        let w = TestWindow { AnimatedTimelineHost(probe: probe) }
        await w.settle()
        await w.pump(until: { probe.evaluations["timeline", default: 0] > 5 }, timeout: 3)
        #expect(probe.evaluations["timeline", default: 0] > 5)
        probe.flag?.wrappedValue = true
        await w.settle()
        let paused = probe.evaluations["timeline", default: 0]
        await w.pump(until: { false }, timeout: 0.2)
        #expect(probe.evaluations["timeline", default: 0] == paused)
        probe.flag?.wrappedValue = false
        await w.pump(until: { probe.evaluations["timeline", default: 0] > paused + 3 }, timeout: 3)
        #expect(probe.evaluations["timeline", default: 0] > paused + 3)
        w.window.isVisible = false
        await w.pump(until: { !w.window.isMapped && !Updater.shared.hasWork })
        let hidden = probe.evaluations["timeline", default: 0]
        await w.pump(until: { false }, timeout: 0.2)
        #expect(probe.evaluations["timeline", default: 0] == hidden)
        await w.close()
    }

    @Test func aHiddenTimelineCausesNoWakeUp() async {
        let probe = FlowProbe()
        let w = TestWindow {
            TimelineView(.periodic(from: Date(), by: 0.05)) { context in
                let _ = probe.evaluated("timeline")
                Text(verbatim: "\(context.date.timeIntervalSince1970)")
            }
        }
        await w.settle()
        await w.pump(until: { probe.evaluations["timeline", default: 0] > 2 }, timeout: 2)
        #expect(probe.evaluations["timeline", default: 0] > 2)
        w.window.isVisible = false
        await w.pump(until: { !w.window.isMapped && !Updater.shared.hasWork })
        let hidden = probe.evaluations["timeline", default: 0]
        await w.pump(until: { false }, timeout: 0.3)
        #expect(probe.evaluations["timeline", default: 0] == hidden)
        w.window.isVisible = true
        await w.pump(until: { probe.evaluations["timeline", default: 0] > hidden + 1 }, timeout: 2)
        #expect(probe.evaluations["timeline", default: 0] > hidden + 1)
        await w.close()
    }
}

private struct AnimatedTimelineHost: View {
    let probe: FlowProbe
    @State private var isPaused = false

    var body: some View {
        probe.flag = $isPaused
        return TimelineView(.animation(paused: isPaused)) { context in
            let _ = probe.evaluated("timeline")
            Text(verbatim: "\(context.date.timeIntervalSince1970)")
        }
    }
}
