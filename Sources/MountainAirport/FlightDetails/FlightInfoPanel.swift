import AirportModel
import SwiftUI

/// Gate, route, status and times of a flight, on a pane over the picture.
struct FlightInfoPanel: View {
    let flight: Flight
    let now: Date

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack(alignment: .top, spacing: 14) {
                Image(systemName: "info.circle")
                    .resizable()
                    .frame(width: 35, height: 35)
                    .accessibilityHidden(true)
                VStack(alignment: .leading, spacing: 6) {
                    Text("Flight Details")
                        .font(.title2)
                        .fontWeight(.semibold)
                    Text(flight.gateLine)
                    Text(flight.routeLine)
                    Text("\(flight.displayedStatus(at: now)) (\(Wording.time(flight.localTime, at: flight.home)))")
                    ForEach(facts, id: \.self) { Text($0) }
                }
            }
            Rectangle()
                .fill(.white.opacity(0.25))
                .frame(height: 1)
            FlightTimesTable(flight: flight)
            Text("Times are those of the clocks at each airport.")
                .font(.footnote)
                .opacity(0.8)
            if flight.terminal != nil { TerminalMapView(flight: flight) }
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.black.opacity(0.3), in: RoundedRectangle(cornerRadius: 20))
    }

    /// What is known of some flights only.
    private var facts: [String] {
        var facts: [String] = []
        if let minutes = flight.flightMinutes, minutes > 0 {
            var text = String(localized: "Flight time \(Wording.duration(minutes: minutes))")
            if let distance = flight.distance { text += ", \(Wording.distance(kilometers: distance))" }
            facts.append(text)
        }
        if let tail = flight.tailNumber { facts.append(String(localized: "Aircraft \(tail)")) }
        return facts
    }
}

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
