import AirportModel
import Foundation
import Testing

@testable import MountainAirport

@MainActor
struct FlightSearchTests {
    let clock = TestClock()
    let session: AirportSession
    let folder: TemporaryFolder
    let search = FlightSearch()

    init() throws {
        folder = try TemporaryFolder()
        session = AirportSession(clock: clock.clock, storeURL: folder.file("flights.sqlite"))
    }

    private var flights: [Flight] { search.days.flatMap(\.flights).compactMap { session.flight(id: $0) } }

    @Test func listsAllFlightsByDaysBeforeAnythingIsSearchedFor() {
        search.find(in: session)
        #expect(search.days.map(\.day) == search.days.map(\.day).sorted())
        #expect(flights.count == 480)
        #expect(search.days.first?.day == session.clock.today)
        for found in search.days {
            let zone = clock.calendar.timeZone
            let days = Set(
                found.flights.compactMap { session.flight(id: $0) }.map { CivilDate($0.localTime, in: zone) })
            #expect(days == [found.day])
        }
    }

    @Test func findsACityOnlyAfterTheSearch() async {
        search.find(in: session)
        search.city = "den"
        #expect(flights.count == 480)
        search.search(in: session, taking: .milliseconds(20))
        #expect(search.isSearching)
        #expect(flights.count == 480, "what was found before stays until the search is done")
        await search.searchIsDone()
        #expect(!search.isSearching)
        #expect(!flights.isEmpty)
        #expect(flights.allSatisfy { $0.otherAirport.name == "Denver" })
        search.direction = .arrival
        search.find(in: session)
        #expect(flights.allSatisfy { $0.otherAirport.name == "Denver" && $0.direction == .arrival })
    }

    @Test func suggestsCitiesThatCompleteTheText() async {
        await search.readCities(in: session)
        #expect(search.cities.count == 11)
        #expect(search.suggestions == search.cities, "every city has no text in its name")
        search.city = "de"
        #expect(search.suggestions == ["Denver", "Detroit"])
        search.city = "Denver"
        #expect(search.suggestions.isEmpty, "there is nothing left to complete")
    }

    @Test func searchesImportedFlights() async throws {
        let file = try folder.write(FlightTable.newYork, to: "flights.csv")
        session.importFile(at: file, isAnnounced: false)
        await session.importsAreDone()
        search.city = "Boston"
        search.search(in: session, taking: .zero)
        await search.searchIsDone()
        #expect(search.days.map(\.day) == [CivilDate(year: 2013, month: 1, day: 2)!])
        #expect(flights.count == 30)
        #expect(flights.allSatisfy { $0.otherAirport.code == "BOS" })
        await search.readCities(in: session)
        search.city = "bos"
        #expect(search.suggestions == ["Boston"])
    }
}
