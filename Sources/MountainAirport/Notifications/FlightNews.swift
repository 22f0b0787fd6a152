import AirportModel
import SwiftUI

/// What is told of a followed flight.
enum FlightNews: Equatable, Sendable {
    /// It goes or comes within the hour.
    case soon(minutes: Int)
    /// It has another time.
    case newTime(late: Int)
    case newGate(String)
    case cancelled
    case departed
    case arrived

    /// How long before its time a flight is announced, in minutes.
    static let notice = 60

    /// What became of a flight since it was seen last, the most important thing first; nil for nothing.
    static func since(_ last: FlightGlimpse, now: FlightGlimpse, direction: FlightDirection) -> FlightNews? {
        if now.isCancelled { return last.isCancelled ? nil : .cancelled }
        if now.minutesLeft <= 0 {
            return last.minutesLeft > 0 ? (direction == .arrival ? .arrived : .departed) : nil
        }
        if let gate = now.gate, gate != last.gate { return .newGate(gate) }
        // Smaller changes happen all the time.
        if abs(now.delay - last.delay) >= 5 { return .newTime(late: now.delay) }
        if now.minutesLeft <= notice, last.minutesLeft > notice { return .soon(minutes: now.minutesLeft) }
        return nil
    }
}

/// What was known of a flight at a moment, as far as changes of it are told.
struct FlightGlimpse: Equatable, Sendable {
    var gate: String?
    var delay: Int
    var isCancelled: Bool
    /// Until its time at the board's airport, rounded up; 0 or less when that has passed.
    var minutesLeft: Int

    init(_ flight: Flight, at now: Date) {
        gate = flight.gate
        delay = flight.delay ?? 0
        isCancelled = flight.isCancelled
        minutesLeft = Int((flight.localTime.timeIntervalSince(now) / 60).rounded(.up))
    }

    init(gate: String?, delay: Int, isCancelled: Bool, minutesLeft: Int) {
        self.gate = gate
        self.delay = delay
        self.isCancelled = isCancelled
        self.minutesLeft = minutesLeft
    }
}

extension FlightNews {
    /// The news in words.
    func text(for flight: Flight) -> String {
        let time = Wording.time(flight.localTime, at: flight.home)
        switch self {
        case .soon(let minutes):
            if let gate = flight.gate {
                return flight.direction == .arrival
                    ? String(localized: "Arrives in \(minutes) min at Gate \(gate).")
                    : String(localized: "Departs in \(minutes) min from Gate \(gate).")
            }
            return flight.direction == .arrival
                ? String(localized: "Arrives in \(minutes) min.") : String(localized: "Departs in \(minutes) min.")
        case .newTime(let late):
            return late > 0
                ? String(localized: "Now expected at \(time), \(late) min late.")
                : String(localized: "Now expected at \(time).")
        case .newGate(let gate): return String(localized: "Now at Gate \(gate).")
        case .cancelled: return String(localized: "This flight is canceled.")
        case .departed: return String(localized: "Departed at \(time).")
        case .arrived: return String(localized: "Arrived at \(time).")
        }
    }
}
