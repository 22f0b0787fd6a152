import AirportModel
import SwiftUI

/// The timetable beside what became of it, for both ends of the flight, each by its own clock.
struct FlightTimesTable: View {
    let flight: Flight

    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
            GridRow {
                Text("")
                Text("Departure")
                    .fontWeight(.semibold)
                Text("Arrival")
                    .fontWeight(.semibold)
            }
            ForEach(rows) { row in
                GridRow {
                    Text(row.title)
                        .opacity(0.8)
                    Text(row.departure)
                    Text(row.arrival)
                }
            }
        }
    }

    private struct Row: Identifiable {
        let title: String
        let departure: String
        let arrival: String
        var id: String { title }
    }

    private var rows: [Row] {
        let (departure, arrival) = (flight.departure, flight.arrival)
        var rows = [
            Row(
                title: String(localized: "Airport"), departure: flight.origin.boardName,
                arrival: flight.destination.boardName),
            Row(
                title: String(localized: "Date"),
                departure: text(departure?.scheduled, at: flight.origin, Wording.day(_:at:)),
                arrival: text(arrival?.scheduled, at: flight.destination, Wording.day(_:at:))),
            Row(
                title: String(localized: "Scheduled"),
                departure: text(departure?.scheduled, at: flight.origin, Wording.time(_:at:)),
                arrival: text(arrival?.scheduled, at: flight.destination, Wording.time(_:at:))),
        ]
        if departure?.estimated != nil || arrival?.estimated != nil {
            rows.append(
                Row(
                    title: String(localized: "Estimated"),
                    departure: text(departure?.estimated, at: flight.origin, Wording.time(_:at:)),
                    arrival: text(arrival?.estimated, at: flight.destination, Wording.time(_:at:))))
        }
        rows += [
            Row(
                title: String(localized: "Actual"),
                departure: text(departure?.actual, at: flight.origin, Wording.time(_:at:)),
                arrival: text(arrival?.actual, at: flight.destination, Wording.time(_:at:))),
            Row(
                title: String(localized: "Delay"), departure: flight.delaySentence(of: departure) ?? noDelay,
                arrival: flight.delaySentence(of: arrival) ?? noDelay),
        ]
        return rows
    }

    private var noDelay: String { flight.isCancelled ? FlightStatus.cancelled.displayName : "–" }

    private func text(_ date: Date?, at airport: Airport, _ format: (Date, Airport) -> String) -> String {
        date.map { format($0, airport) } ?? "–"
    }
}
