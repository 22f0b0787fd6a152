import AirportModel
import Foundation
import Testing

@testable import MountainAirport

@MainActor
struct AppStateTests {
    let clock = TestClock()
    let app: AppState
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        app = AppState(clock: clock.clock, storeURL: folder.file("flights.sqlite"))
    }

    @Test func windowsShareWhatWasSeenAndMarkedAndKeepTheirBoards() throws {
        let (first, second) = (AirportSession(app: app), AirportSession(app: app))
        let id = try #require(first.board.flights.first)
        first.didView(id)
        app.toggleHighlight(of: id)
        #expect(second.lastViewedFlight?.id == id)
        #expect(second.app.highlighted == [id])
        app.toggleHighlight(of: id)
        #expect(app.highlighted.isEmpty)
        first.direction = .arrival
        first.moveDay(by: 1)
        #expect(second.direction == .none)
        #expect(second.span == .day(clock.clock.today))
    }

    @Test func windowsFollowWhatAnotherOneRefreshes() {
        let (first, second) = (AirportSession(app: app), AirportSession(app: app))
        clock.now = TestClock.date("2026-03-03T09:00")
        first.refresh()
        second.followSharedFlights()
        #expect(second.span == .day(CivilDate(year: 2026, month: 3, day: 3)!))
        #expect(second.board == first.board)
    }

    @Test func refreshingKeepsTheDay() {
        let session = AirportSession(app: app)
        let flights = session.board.flights
        session.refresh()
        #expect(session.board.flights == flights, "today stays today, and doesn't become all days")
        session.moveDay(by: 2)
        let later = session.span
        session.refresh()
        #expect(session.span == later)
    }

    @Test func commandsAreForTheWindowInFront() {
        let (first, second) = (AirportSession(app: app), AirportSession(app: app))
        app.didActivate(first)
        app.didActivate(second)
        #expect(app.activeSession === second)
        app.didClose(first)
        #expect(app.activeSession === second)
        app.didClose(second)
        #expect(app.activeSession == nil)
    }

    @Test func keysThatAreFasterThanTheFirstWindowAreForIt() {
        app.inFront { $0.requestedScreen = .awards }
        let (first, second) = (AirportSession(app: app), AirportSession(app: app))
        app.didActivate(first)
        #expect(first.requestedScreen == .awards)
        app.didActivate(second)
        app.inFront { $0.requestedScreen = .history }
        #expect(second.requestedScreen == .history)
        #expect(first.requestedScreen == .awards)
    }

    @Test func remembersWhatThePassengerAskedFor() throws {
        let flight = try #require(app.schedule.flights.first)
        let info = CheckInInfo(flight)
        app.record(.checkedIn(info))
        #expect(app.events == [.checkedIn(info)])
        #expect(info.message == "Check in for \(flight.airline.name) Flight \(flight.number)?")
    }

    @Test func cancelledFlightsCannotBeCheckedIn() throws {
        let cancelled = app.schedule.flights.filter { $0.isCancelled && $0.direction == .departure }
        #expect(cancelled.allSatisfy { !$0.isCheckInAvailable(at: clock.now - 86400) })
    }
}
