import AirportModel
import Foundation
import Testing

@testable import MountainAirport

struct FlightNewsTests {
    private func glimpse(
        gate: String? = "A1", delay: Int = 0, isCancelled: Bool = false, minutesLeft: Int = 200
    ) -> FlightGlimpse {
        FlightGlimpse(gate: gate, delay: delay, isCancelled: isCancelled, minutesLeft: minutesLeft)
    }

    private func news(
        _ last: FlightGlimpse, _ now: FlightGlimpse, _ direction: FlightDirection = .departure
    ) -> FlightNews? {
        FlightNews.since(last, now: now, direction: direction)
    }

    @Test func whatChangesIsTold() {
        #expect(news(glimpse(), glimpse(minutesLeft: 199)) == nil)
        #expect(news(glimpse(), glimpse(gate: "B2")) == .newGate("B2"))
        #expect(news(glimpse(), glimpse(gate: nil)) == nil)
        #expect(news(glimpse(), glimpse(delay: 4)) == nil)
        #expect(news(glimpse(), glimpse(delay: 5)) == .newTime(late: 5))
        #expect(news(glimpse(delay: 30), glimpse(delay: 0)) == .newTime(late: 0))
        #expect(news(glimpse(), glimpse(isCancelled: true)) == .cancelled)
        #expect(news(glimpse(isCancelled: true), glimpse(isCancelled: true)) == nil)
    }

    @Test func itsTimeIsToldOnce() {
        #expect(news(glimpse(minutesLeft: 61), glimpse(minutesLeft: 60)) == .soon(minutes: 60))
        #expect(news(glimpse(minutesLeft: 60), glimpse(minutesLeft: 59)) == nil)
        #expect(news(glimpse(minutesLeft: 1), glimpse(minutesLeft: 0)) == .departed)
        #expect(news(glimpse(minutesLeft: 1), glimpse(minutesLeft: -3), .arrival) == .arrived)
        #expect(news(glimpse(minutesLeft: 0), glimpse(minutesLeft: -1)) == nil)
    }
}

@MainActor
@Suite(.serialized)
struct FollowedFlightsTests {
    private let suite = "followed-flights-\(UUID().uuidString)"

    @Test func aFollowedFlightIsToldOfUntilItIsGone() throws {
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        let folder = try TemporaryFolder()
        let clock = TestClock("2026-03-02T05:00")
        let app = AppState(clock: clock.clock, storeURL: folder.file("flights.sqlite"))
        var sent: [String] = []
        let followed = FollowedFlights(app: app, defaults: defaults) { sent.append("\($0): \($1): \($2)") }
        let flight = try #require(
            app.schedule.flights.first {
                $0.direction == .departure && !$0.isCancelled && $0.localTime > clock.now + 7200
            })
        let cancelled = try #require(app.schedule.flights.first { $0.isCancelled })
        #expect(!followed.canFollow(cancelled) && followed.canFollow(flight))
        followed.toggle(flight)
        #expect(followed.contains(flight.id))
        followed.check()
        #expect(sent.isEmpty)

        // The next start on the same day follows it, too; one on another day doesn't.
        #expect(FollowedFlights(app: app, defaults: defaults).ids == [flight.id])
        let tomorrow = TestClock("2026-03-03T05:00")
        let later = AppState(clock: tomorrow.clock, storeURL: folder.file("flights.sqlite"))
        #expect(FollowedFlights(app: later, defaults: defaults).ids.isEmpty)

        clock.now = flight.localTime - 45 * 60
        app.timeDidPass()
        followed.check()
        #expect(sent.count == 1)
        #expect(sent.last == "flight-\(flight.id): \(flight.boardName): Departs in 45 min from Gate \(flight.gate!).")
        followed.check()
        #expect(sent.count == 1)

        clock.now = flight.localTime + 60
        app.timeDidPass()
        followed.check()
        #expect(sent.count == 2)
        #expect(sent.last?.contains(": Departed at ") == true)
        #expect(followed.ids.isEmpty && !followed.canFollow(flight))
        followed.check()
        #expect(sent.count == 2)
    }

    @Test func nothingIsToldWhereAPersonWantsNone() throws {
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        let clock = TestClock("2026-03-02T05:00")
        let app = AppState(clock: clock.clock, storeURL: URL(fileURLWithPath: "/nonexistent/flights.sqlite"))
        var count = 0
        let followed = FollowedFlights(app: app, defaults: defaults) { _, _, _ in count += 1 }
        let flight = try #require(app.schedule.flights.first { followed.canFollow($0) })
        followed.toggle(flight)
        let before = AirportPreferences.shared.notifies
        defer { AirportPreferences.shared.notifies = before }
        AirportPreferences.shared.notifies = false
        clock.now = flight.localTime + 1
        app.timeDidPass()
        followed.check()
        #expect(count == 0)
        // Toggled twice it isn't followed.
        let next = try #require(app.schedule.flights.first { followed.canFollow($0) })
        followed.toggle(next)
        followed.toggle(next)
        #expect(followed.ids.isEmpty)
    }
}
