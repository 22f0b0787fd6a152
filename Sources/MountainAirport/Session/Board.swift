import AirportModel
import Foundation

/// The days that a board covers.
enum BoardSpan: Hashable, Sendable {
    case day(CivilDate)
    case allDays

    /// The day, if it is one.
    var day: CivilDate? {
        if case .day(let day) = self { day } else { nil }
    }
}

/// The ids of the flights on a board, in their order.
///
/// A year of a city is hundreds of thousands of flights: rows look up theirs when they are shown.
struct BoardList: RandomAccessCollection, Equatable, Sendable {
    private enum Storage: Equatable, Sendable {
        case ids([Flight.ID])
        case stored(FlightList, from: Int)
    }

    private let storage: Storage

    init(_ ids: [Flight.ID] = []) {
        storage = .ids(ids)
    }

    /// The flights of the list from a position on.
    init(_ list: FlightList, from position: Int = 0) {
        storage = .stored(list, from: position)
    }

    var startIndex: Int { 0 }

    var endIndex: Int {
        switch storage {
        case .ids(let ids): ids.count
        case .stored(let list, let first): list.count - first
        }
    }

    subscript(position: Int) -> Flight.ID {
        switch storage {
        case .ids(let ids): ids[position]
        case .stored(let list, let first): list[first + position]
        }
    }
}

/// What a board shows: the flights of the chosen direction, and how many there are of each.
struct Board: Equatable, Sendable {
    var flights = BoardList()
    var arrivals = 0
    var departures = 0
    /// How many of the listed flights are cancelled; nil if they haven't been counted.
    var cancelled: Int?
    /// The flight to scroll to; nil if the board shows another day.
    var next: Flight.ID?

    /// How many flights a direction has.
    func count(_ direction: FlightDirection) -> Int {
        switch direction {
        case .arrival: arrivals
        case .departure: departures
        case .none: arrivals + departures
        }
    }
}

/// What a board is asked for.
struct BoardRequest: Hashable, Sendable {
    var span: BoardSpan
    var direction: FlightDirection
    var filter: FlightFilter
    var hidesPast: Bool
    var now: Date
    var today: CivilDate
}

extension Board {
    /// The board of the sample airport.
    init(_ request: BoardRequest, of schedule: SampleSchedule) {
        let day = request.span.day
        let flights = (day.map { schedule.flights(on: $0) } ?? schedule.flights).filter {
            request.filter.matches($0) && !(request.hidesPast && $0.hasPassed(at: request.now))
        }
        arrivals = flights.count { $0.direction == .arrival }
        departures = flights.count { $0.direction == .departure }
        let shown = flights.filter { request.direction == .none || $0.direction == request.direction }
        self.flights = BoardList(shown.map(\.id))
        cancelled = shown.count(where: \.isCancelled)
        if day == nil || day == request.today { next = shown.next(at: request.now)?.id }
    }

    /// The board of imported airports, without the number of cancelled flights, which takes longest.
    init(_ request: BoardRequest, airports: Set<String>, in store: FlightStore) throws(StoreError) {
        let query = Board.query(request, airports: airports)
        let list = try store.flights(query)
        flights = request.hidesPast ? try Board.upcoming(list, at: request.now) : BoardList(list)
        for direction in [FlightDirection.arrival, .departure] {
            var other = query
            other.direction = direction
            let count =
                if direction == query.direction {
                    flights.count
                } else if request.hidesPast {
                    try Board.upcoming(try store.flights(other), at: request.now).count
                } else {
                    try store.count(other)
                }
            if direction == .arrival { arrivals = count } else { departures = count }
        }
        if request.span.day == request.today, !list.isEmpty {
            next = list[Swift.min(list.firstIndex(atOrAfter: request.now), list.count - 1)]
        }
    }

    /// The query behind a board of imported airports.
    static func query(_ request: BoardRequest, airports: Set<String>) -> FlightQuery {
        FlightQuery(
            airports: airports, days: request.span.day.map { $0...$0 }, direction: request.direction,
            filter: request.filter)
    }

    /// The flights whose time is still to come. The list is sorted by timetable; only those of a day before now can
    /// be late enough to be still expected, and those of an hour after it early enough to be gone.
    private static func upcoming(_ list: FlightList, at now: Date) throws(StoreError) -> BoardList {
        let certain = list.firstIndex(atOrAfter: now + 3600)
        let candidates = list.firstIndex(atOrAfter: now - 86400)..<certain
        let late = try list.flights(at: candidates).filter { !$0.hasPassed(at: now) }
        if late.isEmpty { return BoardList(list, from: certain) }
        return BoardList(late.map(\.id) + list[certain...])
    }
}
