import CAdwaita
import CGtkShim
import Foundation
import Testing

@testable import Gtk

extension GtkTests {
    @Suite @MainActor struct MainLoopTests {
        init() { requireDisplay() }

        @Test func tasksRunWhileTheLoopIsPumped() async {
            var steps: [String] = []
            Task { @MainActor in
                steps.append("begin")
                try? await Task.sleep(for: .milliseconds(20))
                steps.append("slept")
                await Task.detached {}.value
                steps.append("back")
            }
            #expect(await pump { steps.count == 3 })
            #expect(steps == ["begin", "slept", "back"])
        }

        @Test func anIdleActionRunsOnce() async {
            var count = 0
            let source = MainLoop.idle { count += 1 }
            #expect(await pump { !source.isPending })
            while MainLoop.iterate() {}
            #expect(count == 1)
            source.cancel()
        }

        @Test func aTimeoutRunsOnceAndLater() async {
            let start = Date()
            var count = 0
            MainLoop.timeout(milliseconds: 30) { count += 1 }
            #expect(await pump { count > 0 })
            #expect(Date().timeIntervalSince(start) >= 0.029)
        }

        @Test func theLoopPollsOnlyWhenItIsAsked() {
            let before = MainLoop.pollCount
            #expect(MainLoop.pollCount == before)
            MainLoop.iterate()
            #expect(MainLoop.pollCount > before)
        }

        @Test func anIdleWindowAsksForNoFrame() async {
            let window = DialogWindow()
            let text = TextWidget()
            text.setText("Idle")
            let host = Host()
            let delegate = Column20(host, [text])
            window.setContent(host)
            window.present()
            #expect(await pump { text.isMapped && window.frameClock != nil })
            let clock = window.frameClock!
            // Until the window has settled.
            var last = -1
            var since = Date()
            #expect(
                await pump {
                    if clock.frameCounter != last {
                        last = clock.frameCounter
                        since = Date()
                    }
                    return Date().timeIntervalSince(since) > 0.3
                })
            let settled = clock.frameCounter
            let later = Date().addingTimeInterval(0.3)
            #expect(await pump { Date() > later })
            #expect(clock.frameCounter == settled)
            // And a change asks for one.
            text.setText("Busy")
            #expect(await pump { clock.frameCounter > settled })
            #expect(delegate.allocations.count <= 2, "A new text redraws and lays nothing out.")
            window.destroy()
        }

        @Test func warningsAreSeen() {
            Log.watchWarnings()
            _ = Log.takeWarnings()
            // The tests run with fatal warnings; this one is wanted.
            let fatal = g_log_set_always_fatal(G_LOG_LEVEL_ERROR)
            defer { g_log_set_always_fatal(fatal) }
            Log.warning("Something is odd: 100 %s", domain: "Test")
            let messages = Log.takeWarnings()
            #expect(messages.map(\.text) == ["Something is odd: 100 %s"])
            #expect(messages.map(\.domain) == ["Test"])
        }

        @Test func aFrameHasItsPhasesInOrder() async {
            let window = DialogWindow()
            window.present()
            #expect(await pump { window.frameClock != nil && window.isMapped })
            let clock = window.frameClock!
            var phases: [String] = []
            clock.onUpdate { phases.append("update") }
            clock.afterLayout { phases.append("layout") }
            clock.onAfterPaint { phases.append("paint") }
            while MainLoop.iterate() {}
            phases = []
            clock.requestUpdate()
            clock.requestLayout()
            clock.requestPaint()
            #expect(await pump { phases.contains("paint") })
            #expect(phases == ["update", "layout", "paint"])
            window.destroy()
        }
    }
}
