import Foundation
import Testing

@testable import AirportModel

struct FlightQueryTests {
    let folder: TemporaryFolder
    let store: FlightStore
    static let day = CivilDate(year: 2013, month: 1, day: 2)!

    init() async throws {
        folder = try TemporaryFolder()
        store = try folder.store()
        try await folder.importRows(
            [
                GeneratedTable.row(date: (2013, 1, 1), scheduledDeparture: "2300", scheduledArrival: "30"),
                GeneratedTable.row(
                    date: (2013, 1, 2), scheduledDeparture: "900", scheduledArrival: "1030", flight: "15"),
                GeneratedTable.row(
                    date: (2013, 1, 2), scheduledDeparture: "800", scheduledArrival: "1115", carrier: "B6", flight: "7",
                    origin: "ORD", destination: "BOS"),
                GeneratedTable.row(
                    date: (2013, 1, 2), scheduledDeparture: "1000", scheduledArrival: "", carrier: "DL", flight: "150",
                    origin: "ORD", destination: "EWR"),
                GeneratedTable.row(
                    date: (2013, 1, 3), scheduledDeparture: "700", scheduledArrival: "830", flight: "15"),
            ], into: store)
    }

    private func numbers(_ query: FlightQuery) throws -> [String] {
        let list = try store.flights(query)
        #expect(try store.count(query) == list.count)
        return try list.flights(at: 0..<list.count).map(\.number)
    }

    @Test func showsABoard() throws {
        #expect(try numbers(FlightQuery(airport: "ORD", day: Self.day)) == ["1545", "7", "150", "15"])
        #expect(try numbers(FlightQuery(airport: "ORD", day: Self.day, direction: .arrival)) == ["1545", "15"])
        #expect(try numbers(FlightQuery(airport: "ORD", day: Self.day, direction: .departure)) == ["7", "150"])
        #expect(try numbers(FlightQuery(airport: "EWR", day: Self.day)) == ["15"])
        #expect(try numbers(FlightQuery(airport: "???", day: Self.day)) == [])
        #expect(try numbers(FlightQuery(airport: "EWR")) == ["1545", "15", "15"])
    }

    @Test func showsTheBoardOfSeveralAirports() throws {
        let both: Set = ["EWR", "ORD"]
        #expect(
            try numbers(FlightQuery(airports: both, days: Self.day...Self.day)) == ["1545", "7", "15", "150", "15"])
        #expect(try numbers(FlightQuery(airports: both, direction: .departure)) == ["1545", "7", "15", "150", "15"])
        #expect(try numbers(FlightQuery(airports: ["BOS", "???"])) == ["7"])
        #expect(try numbers(FlightQuery(airports: ["???", "!!!"])) == [])
    }

    @Test func countsCancelledFlights() async throws {
        try await folder.importRows(
            [
                GeneratedTable.row(date: (2013, 1, 3), departure: "", departureDelay: "", flight: "99"),
                GeneratedTable.row(date: (2013, 1, 4), departure: "", departureDelay: "", flight: "99"),
            ], into: store, name: "more.csv")
        #expect(try store.cancelledCount(FlightQuery()) == 2)
        #expect(try store.cancelledCount(FlightQuery(airport: "ORD", direction: .departure)) == 0)
        #expect(try store.cancelledCount(FlightQuery(airport: "EWR", day: Self.day.adding(days: 1))) == 1)
        #expect(try store.cancelledCount(FlightQuery(filter: FlightFilter("UA 15"))) == 0)
    }

    @Test func listsAllFlights() throws {
        #expect(try numbers(FlightQuery()) == ["1545", "7", "15", "150", "15"])
        #expect(try numbers(FlightQuery(day: Self.day)) == ["7", "15", "150"])
        #expect(try numbers(FlightQuery(direction: .arrival)) == ["1545", "7", "15", "15"])
    }

    @Test(arguments: [
        ("15", ["1545", "15", "150", "15"]), ("154", ["1545"]), ("ua15", ["1545", "15", "15"]), ("UA 154", ["1545"]),
        ("jetblue", ["7"]), ("b6", ["7"]), ("boston", ["7"]), ("chic", ["1545", "7", "15", "150", "15"]),
        ("newark delta", ["150"]), ("nothing", []), ("", ["1545", "7", "15", "150", "15"]), ("0", []), ("'; --", []),
    ])
    func filtersByText(text: String, expected: [String]) throws {
        #expect(try numbers(FlightQuery(filter: FlightFilter(text))) == expected)
    }

    @Test func filtersByTheOtherAirportOnly() throws {
        #expect(try numbers(FlightQuery(airport: "EWR", filter: FlightFilter("newark"))) == [])
        #expect(
            try numbers(FlightQuery(airport: "ORD", filter: FlightFilter("newark"))) == ["1545", "150", "15", "15"])
    }

    @Test func filtersFlightsAsItFiltersTheStore() throws {
        for text in ["15", "154", "ua15", "jetblue", "b6", "boston", "chic", "newark", "air lines", "D", "1"] {
            let filter = FlightFilter(text)
            let list = try store.flights(FlightQuery(airport: "ORD"))
            let filtered = try list.flights(at: 0..<list.count).filter { filter.matches($0) }.map(\.id)
            #expect(Array(try store.flights(FlightQuery(airport: "ORD", filter: filter))) == filtered, "\(text)")
        }
        #expect(FlightFilter("b3 otherton").matches(FlightTests.flight()))
        #expect(!FlightFilter("b4").matches(FlightTests.flight()))
    }

    @Test func summarizesAirportsAndDays() throws {
        let airports = try store.airports()
        #expect(airports.map(\.id) == ["BOS", "EWR", "ORD"])
        #expect(airports.map(\.departures) == [0, 3, 2])
        #expect(airports.map(\.arrivals) == [1, 0, 3])
        #expect(try store.days() == Self.day.adding(days: -1)...Self.day.adding(days: 1))
        #expect(try store.days(at: "BOS") == Self.day...Self.day)
        #expect(try store.days(at: "EWR") == Self.day.adding(days: -1)...Self.day.adding(days: 1))
        #expect(try store.days(at: "???") == nil)
        #expect(try store.airlines().map(\.code) == ["DL", "B6", "UA"])
        #expect(try store.airport(code: "BOS")?.city == "Boston")
    }

    @Test func findsTheNextFlight() throws {
        let list = try store.flights(FlightQuery(airport: "ORD", day: Self.day))
        #expect(list.firstIndex(atOrAfter: instant("2013-01-02T14:00")) == 1)
        #expect(list.firstIndex(atOrAfter: instant("2013-01-02T14:01")) == 2)
        #expect(list.firstIndex(atOrAfter: instant("2014-01-01T00:00")) == list.endIndex)
    }

    @Test func looksUpFlights() throws {
        let list = try store.flights(FlightQuery(airport: "ORD", day: Self.day))
        let flight = try #require(try list.flight(at: 1))
        #expect(flight.direction == .departure)
        #expect(try store.flight(id: flight.id) == flight)
        #expect(try store.flights(ids: list.reversed()).map(\.id) == list.reversed())
        #expect(try store.flight(id: 1) == nil)
        #expect(try store.flight(id: .max) == nil)
        #expect(try store.flight(id: .min) == nil)
    }

    @Test func tellsAFlightsHistory() throws {
        let last = try #require(try store.flights(FlightQuery()).flight(at: 4))
        let history = try store.history(of: last)
        #expect(history.map(\.day) == [1])
        #expect(history.first?.delay == 2)
        #expect(history.first?.date == Self.day)
    }
}
