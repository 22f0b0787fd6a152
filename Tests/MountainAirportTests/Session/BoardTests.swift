import AirportModel
import Foundation
import Testing

@testable import MountainAirport

@MainActor
struct BoardTests {
    let clock = TestClock()
    let session: AirportSession
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        session = AirportSession(clock: clock.clock, storeURL: folder.file("flights.sqlite"))
    }

    private var flights: [Flight] { session.board.flights.compactMap { session.flight(id: $0) } }

    @Test func opensWithTodaysFlightsOfTheSampleAirport() {
        #expect(session.source == .sample)
        #expect(session.span == .day(CivilDate(year: 2026, month: 3, day: 2)!))
        #expect(session.board.flights.count == session.board.arrivals + session.board.departures)
        #expect(session.board.departures > 10)
        #expect(flights.map(\.localTime) == flights.map(\.localTime).sorted())
        #expect(!FileManager.default.fileExists(atPath: folder.file("flights.sqlite").path), "nothing needed the store")
    }

    @Test func showsOneDirection() {
        let all = session.board
        session.direction = .arrival
        #expect(flights.allSatisfy { $0.direction == .arrival })
        #expect(session.board.flights.count == all.arrivals)
        #expect(session.board.departures == all.departures)
        session.direction = .departure
        #expect(session.board.flights.count == all.departures)
    }

    @Test func filtersWhatIsTyped() throws {
        let airline = try #require(flights.first?.airline)
        session.filterText = airline.name.lowercased()
        #expect(!flights.isEmpty)
        #expect(flights.allSatisfy { $0.airline == airline })
        session.filterText = "no such flight"
        #expect(session.board.flights.isEmpty)
        session.filterText = ""
        #expect(session.board.flights.count > 20)
    }

    @Test func hidesThePastAsTimeGoesBy() {
        let all = session.board.flights.count
        session.hidesPast = true
        let upcoming = session.board.flights.count
        #expect(upcoming < all && upcoming > 0)
        #expect(flights.allSatisfy { $0.localTime > clock.now })
        clock.now += 4 * 3600
        session.minuteDidPass()
        #expect(session.board.flights.count < upcoming)
        #expect(flights.allSatisfy { $0.localTime > clock.now })
        session.hidesPast = false
        #expect(session.board.flights.count == all)
    }

    @Test func scrollsToTheNextFlight() throws {
        let next = try #require(session.board.next.flatMap { session.flight(id: $0) })
        #expect(next.localTime >= clock.now)
        #expect(flights.first { $0.localTime >= clock.now } == next)
        session.moveDay(by: 1)
        #expect(session.board.next == nil)
    }

    @Test func movesThroughTheDays() {
        #expect(!session.canMoveDay(by: -1))
        session.moveDay(by: -1)
        #expect(session.span == .day(session.days.lowerBound))
        session.moveDay(by: 1)
        #expect(session.span == .day(session.days.lowerBound.adding(days: 1)))
        session.show(CivilDate(year: 2030, month: 1, day: 1)!)
        #expect(session.span == .day(session.days.upperBound))
        session.showsAllDays = true
        #expect(session.board.flights.count == 480)
        #expect(!session.canMoveDay(by: 1))
        session.showsAllDays = false
        #expect(session.span == .day(CivilDate(year: 2026, month: 3, day: 2)!))
    }

    @Test func goesOnAfterMidnight() {
        clock.now = TestClock.date("2026-03-03T00:00")
        session.minuteDidPass()
        #expect(session.span == .day(CivilDate(year: 2026, month: 3, day: 3)!))
        #expect(session.now == clock.now)
        #expect(session.days.lowerBound == CivilDate(year: 2026, month: 3, day: 3)!)
        #expect(flights.allSatisfy { $0.isToday(at: clock.now, calendar: clock.calendar) })
    }

    @Test func remembersTheFlightSeenLast() throws {
        #expect(session.lastViewedFlight == nil)
        let id = try #require(session.board.flights.first)
        session.didView(id)
        #expect(session.lastViewedFlight?.id == id)
    }

    @Test func saysHowManyThereAre() {
        let board = Board(flights: BoardList([1]), arrivals: 1, departures: 842, cancelled: 4)
        #expect(BoardSummary.text(of: board, direction: .departure) == "842 departures · 4 canceled")
        #expect(BoardSummary.text(of: board, direction: .none) == "1 arrival · 842 departures · 4 canceled")
        #expect(BoardSummary.text(of: Board(), direction: .arrival) == "No flights")
        let day = CivilDate(year: 2026, month: 3, day: 2)!
        #expect(BoardTab.departures.badge(of: board, day: day) == "842")
        #expect(BoardTab.all.badge(of: board, day: day) == Wording.shortDay(day))
        #expect(Wording.shortDay(day).contains("2"))
        #expect(BoardTab.all.badge(of: board, day: nil) == nil)
        #expect(BoardTab.arrivals.badge(of: Board(), day: day) == nil)
    }
}
