import AirportModel
import Foundation
import SwiftUI

/// What the app says about a flight.
extension Flight {
    /// The displayed status with the time at the board's airport and how that compares: with now on the day itself,
    /// "On Time 5:15 PM (in 10 minutes)"; else with the timetable, "Departed 5:17 AM (2 minutes late)".
    func statusLine(at now: Date, showsDay: Bool = false) -> String {
        var line = displayedStatus(at: now)
        if showsDay { line += " \(Wording.day(localTime, at: home))," }
        line += " \(Wording.time(localTime, at: home))"
        if abs(localTime.timeIntervalSince(now)) < 86400 {
            line += " (\(Wording.relative(localTime, to: now)))"
        } else if delay != nil {
            line += " (\(delayText))"
        }
        return line
    }

    /// "airport · Gate X", or the airport alone where gates aren't known.
    var placeLine: String {
        let place = "\(direction.preposition) \(otherAirport.boardName)"
        return gate.map { String(localized: "\(place) · Gate \($0)") } ?? place
    }

    /// "From airport" or "To airport".
    var heading: String { "\(direction.preposition) \(otherAirport.boardName)" }

    /// "Flying from airport" or "Flying to airport".
    var routeLine: String {
        direction == .arrival
            ? String(localized: "Flying from \(otherAirport.boardName)")
            : String(localized: "Flying to \(otherAirport.boardName)")
    }

    /// "Arriving at Gate A1", "Departing from Gate A1"; says so where the gate isn't known.
    var gateLine: String {
        let isArrival = direction == .arrival
        guard let gate else {
            return isArrival
                ? String(localized: "Arrival gate not known") : String(localized: "Departure gate not known")
        }
        return isArrival
            ? String(localized: "Arriving at Gate \(gate)") : String(localized: "Departing from Gate \(gate)")
    }

    /// The delay in words as a sentence: "2 minutes late", "On time"; nil where nothing was measured.
    func delaySentence(of times: FlightTimes?) -> String? {
        guard let times, !isCancelled, times.actual != nil || times.estimated != nil else { return nil }
        let minutes = times.delay
        if minutes == 0 { return String(localized: "On time") }
        let amount = abs(minutes)
        if minutes < 0 {
            return amount == 1
                ? String(localized: "\(amount) minute early") : String(localized: "\(amount) minutes early")
        }
        return amount == 1
            ? String(localized: "\(amount) minute late") : String(localized: "\(amount) minutes late")
    }
}
