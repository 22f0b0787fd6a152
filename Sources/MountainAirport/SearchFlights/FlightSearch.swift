import AirportModel
import Foundation
import Observation

/// The flights of a day that a search found.
struct FoundDay: Identifiable, Equatable, Sendable {
    let day: CivilDate
    let flights: [Flight.ID]

    var id: CivilDate { day }
}

/// Searches the flights of an airport by the city at the other end.
@Observable
@MainActor
final class FlightSearch {
    /// What is typed into the search field.
    var city = ""
    /// Arrivals, departures or, with `.none`, both.
    var direction = FlightDirection.none
    /// What was searched for last.
    private(set) var searchedCity = ""
    /// Whether a search runs.
    private(set) var isSearching = false
    /// The flights found, by days.
    private(set) var days: [FoundDay] = []
    /// The cities that flights come from and go to.
    private(set) var cities: [String] = []
    /// Why the flights can't be read; nil if they can.
    private(set) var problem: String?

    @ObservationIgnored private var running: Task<Void, Never>?
    @ObservationIgnored private var reading: Task<Void, Never>?

    /// How long a search takes at least: as long as people need to see that one runs.
    static let duration = Duration.seconds(3)

    /// Searches for what is typed, as a server would: for a while.
    func search(in session: AirportSession, taking duration: Duration = duration) {
        running?.cancel()
        isSearching = true
        running = Task {
            try? await Task.sleep(for: duration)
            guard !Task.isCancelled else { return }
            searchedCity = city
            find(in: session)
            await reading?.value
            if !Task.isCancelled { isSearching = false }
        }
    }

    /// Waits until no search runs.
    func searchIsDone() async {
        await running?.value
        await reading?.value
    }

    /// Lists the flights that fit what was searched for last.
    func find(in session: AirportSession) {
        reading?.cancel()
        reading = nil
        if session.source == .sample {
            let flights = session.app.schedule.flights(toOrFrom: searchedCity, direction: direction)
            let zone = session.clock.calendar.timeZone
            days = Self.group(flights.map { ($0.id, CivilDate($0.localTime, in: zone)) })
            problem = nil
            return
        }
        let query = FlightQuery(
            airports: session.source.codes, direction: direction, filter: FlightFilter(searchedCity))
        let zone = session.source.timeZone
        do {
            let store = try session.store()
            reading = Task { await read(query, in: zone, from: store) }
        } catch {
            problem = error.localizedDescription
        }
    }

    /// Reads imported flights, of which there may be hundreds of thousands, off the main thread.
    private func read(_ query: FlightQuery, in zone: TimeZone, from store: FlightStore) async {
        do {
            let found = try await BackgroundWork.run {
                let list = try store.flights(query)
                return Self.group(list.indices.map { (list[$0], CivilDate(list.scheduledTime(at: $0), in: zone)) })
            }
            if Task.isCancelled { return }
            days = found
            problem = nil
        } catch {
            if !Task.isCancelled { problem = error.localizedDescription }
        }
    }

    /// Flights in the order of their times by days.
    nonisolated static func group(_ flights: [(id: Flight.ID, day: CivilDate)]) -> [FoundDay] {
        var days: [FoundDay] = []
        var start = flights.startIndex
        while start < flights.endIndex {
            let day = flights[start].day
            let end = flights[start...].firstIndex { $0.day != day } ?? flights.endIndex
            days.append(FoundDay(day: day, flights: flights[start..<end].map(\.id)))
            start = end
        }
        return days
    }

    /// Finds out which cities there are to suggest.
    func readCities(in session: AirportSession) async {
        let found = await session.cities()
        if !Task.isCancelled { cities = found }
    }

    /// The cities that what is typed may become: at first the first ones of all.
    var suggestions: [String] {
        let matches = cities.filter {
            city.isEmpty || $0.range(of: city, options: [.caseInsensitive, .diacriticInsensitive]) != nil
        }
        return matches == [city] ? [] : Array(matches.prefix(12))
    }
}
