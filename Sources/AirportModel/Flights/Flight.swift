import Foundation

/// A flight, as the board of one of its two airports shows it.
///
/// A flight never changes; newer knowledge makes a new `Flight` with the same id. It is a class so that it can be passed
/// around by reference, and compares by value, so that the same flight read twice is equal. Nothing in it depends on
/// the clock: what does is a function of `now`, in Flight+Clock.swift.
public final class Flight: Identifiable, Sendable {
    /// Unique within its source: 1…480 in the sample schedule, from 2048 on in a `FlightStore`, where a flight has
    /// one id as a departure and another one as an arrival.
    public let id: Int
    /// The airline.
    public let airline: Airline
    /// The flight number, without the airline: "315".
    public let number: String
    /// Whether it arrives at or departs from the board's airport.
    public let direction: FlightDirection
    /// The airport whose board this is.
    public let home: Airport
    /// The airport at the other end.
    public let otherAirport: Airport
    /// The times at the board's airport.
    public let times: FlightTimes
    /// The times at the other end; nil if not even its timetable is known.
    public let otherEndTimes: FlightTimes?
    /// Minutes in the air, or planned from departure to arrival where it didn't fly; nil if unknown.
    public let flightMinutes: Int?
    /// The distance in kilometres as recorded, or along the great circle; nil if unknown.
    public let distance: Double?
    /// What is known of it.
    public let status: FlightStatus
    /// The gate at the board's airport, such as "A1"; nil if unknown.
    public let gate: String?
    /// The aircraft's registration; nil if unknown.
    public let tailNumber: String?
    /// What became of it on the last days, newest first. Empty for flights of a `FlightStore`, which answers
    /// `history(of:)`.
    public let history: [FlightHistoryEntry]

    /// A flight. Without a distance the great circle between the airports is taken.
    public init(
        id: Int, airline: Airline, number: String, direction: FlightDirection, home: Airport, otherAirport: Airport,
        times: FlightTimes, otherEndTimes: FlightTimes?, flightMinutes: Int?, distance: Double? = nil,
        status: FlightStatus, gate: String? = nil, tailNumber: String? = nil, history: [FlightHistoryEntry] = []
    ) {
        self.id = id
        self.airline = airline
        self.number = number
        self.direction = direction
        self.home = home
        self.otherAirport = otherAirport
        self.times = times
        self.otherEndTimes = otherEndTimes
        self.flightMinutes = flightMinutes
        self.distance =
            distance ?? home.location.flatMap { here in otherAirport.location.map { here.distance(to: $0) } }
        self.status = status
        self.gate = gate
        self.tailNumber = tailNumber
        self.history = history
    }
}

extension Flight {
    /// Whether it is cancelled.
    public var isCancelled: Bool { status == .cancelled }

    /// "airline number", such as "Pacific 315".
    public var name: String { "\(airline.name) \(number)" }

    /// The carrier code and the number without a space, such as "UA1545", as timetables print it.
    public var designator: String { airline.code + number }

    /// "name From airport" or "name To airport".
    public var boardName: String { "\(name) \(direction.preposition) \(otherAirport.boardName)" }

    /// The terminal: the gate's first letter.
    public var terminal: String? { gate.map { String($0.prefix(1)) } }

    /// The number of the gate within its terminal.
    public var gateNumber: Int? { gate.flatMap { Int($0.dropFirst()) } }

    /// Where it starts.
    public var origin: Airport { direction == .arrival ? otherAirport : home }

    /// Where it goes.
    public var destination: Airport { direction == .arrival ? home : otherAirport }

    /// The times of its departure; nil if not even the timetable is known.
    public var departure: FlightTimes? { direction == .arrival ? otherEndTimes : times }

    /// The times of its arrival; nil if not even the timetable is known.
    public var arrival: FlightTimes? { direction == .arrival ? times : otherEndTimes }

    /// The time of the timetable at the board's airport.
    public var scheduledTime: Date { times.scheduled }

    /// The latest known time at the board's airport; nil only when cancelled.
    public var currentTime: Date? { isCancelled ? nil : times.latest }

    /// The current time or, when cancelled, the scheduled one: what the board sorts by and shows, in the time zone
    /// of `home`.
    public var localTime: Date { currentTime ?? scheduledTime }

    /// Minutes late at the board's airport, negative when early; nil when there is nothing to measure: cancelled, or
    /// (an arrival) diverted or not recorded.
    public var delay: Int? {
        switch status {
        case .cancelled: nil
        case .diverted, .notRecorded: direction == .arrival ? nil : times.delay
        default: times.delay
        }
    }

    /// Minutes late as charts and status colours count them: 60 when cancelled, 0 when nothing is known.
    public var minutesLate: Int { isCancelled ? 60 : delay ?? 0 }

    /// The class that decides the status colour.
    public func punctuality(threshold: Int = Punctuality.standardThreshold) -> Punctuality {
        Punctuality(delay: isCancelled ? nil : minutesLate, threshold: threshold)
    }

    /// The delay in words: "12 minutes late", "5 minutes early", "on time"; the status where there is none.
    public var delayText: String {
        guard let delay else { return status.displayName }
        if delay == 0 { return localized("on time") }
        let minutes = abs(delay)
        if delay < 0 {
            return minutes == 1 ? localized("\(minutes) minute early") : localized("\(minutes) minutes early")
        }
        return minutes == 1 ? localized("\(minutes) minute late") : localized("\(minutes) minutes late")
    }
}

extension Flight: Hashable {
    public static func == (left: Flight, right: Flight) -> Bool {
        left === right
            || left.id == right.id && left.status == right.status && left.times == right.times
                && left.otherEndTimes == right.otherEndTimes && left.gate == right.gate
                && left.direction == right.direction && left.number == right.number && left.airline == right.airline
                && left.home == right.home && left.otherAirport == right.otherAirport
                && left.flightMinutes == right.flightMinutes && left.distance == right.distance
                && left.tailNumber == right.tailNumber && left.history == right.history
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}
