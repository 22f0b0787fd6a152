import AirportModel
import SwiftUI

/// The flights in columns. A click on a flight's name opens it, as Return and a double click on its row do.
struct FlightTable: View {
    let session: AirportSession

    @State private var selection: Flight.ID?
    /// How much larger letters are than usual: columns grow with them.
    @ScaledMetric private var scale: CGFloat = 1

    var body: some View {
        Table(FlightReferences(flights: session.board.flights), selection: $selection) {
            TableColumn("") { FlightCell(session: session, id: $0.id) { FlightStatusIcon(flight: $0, size: 24) } }
                .width(44)
            TableColumn("Flight") { reference in
                FlightCell(session: session, id: reference.id) { FlightNameCell(session: session, flight: $0) }
            }
            .width(min: 170 * scale, ideal: 200 * scale)
            TableColumn("From or To") { FlightCell(session: session, id: $0.id) { Text($0.heading) } }
                .width(min: 150 * scale, ideal: 200 * scale)
            TableColumn("Scheduled") {
                FlightCell(session: session, id: $0.id) {
                    TimeCell(session: session, flight: $0, time: $0.scheduledTime)
                }
            }
            .width(min: 90 * scale, ideal: 120 * scale)
            TableColumn("Expected") {
                FlightCell(session: session, id: $0.id) { TimeCell(session: session, flight: $0, time: $0.currentTime) }
            }
            .width(min: 90 * scale, ideal: 120 * scale)
            TableColumn("Status") {
                FlightCell(session: session, id: $0.id) { StatusCell(flight: $0, now: session.now) }
            }
            .width(min: 150 * scale, ideal: 200 * scale)
            TableColumn("Gate") { FlightCell(session: session, id: $0.id) { Text($0.gate ?? "–") } }
                .width(min: 50 * scale, ideal: 60 * scale)
        }
        .contextMenu(forSelectionType: Flight.ID.self) { ids in
            if let id = ids.first {
                Button("Show Details") { session.path = [FlightReference(id: id)] }
                HighlightButton(app: session.app, id: id)
            }
        } primaryAction: { ids in
            if let id = ids.first { session.path = [FlightReference(id: id)] }
        }
    }
}

/// What a cell shows of a flight, which is looked up when the cell is shown.
struct FlightCell<Content: View>: View {
    let session: AirportSession
    let id: Flight.ID
    @ViewBuilder let content: (Flight) -> Content

    var body: some View {
        if let flight = session.flight(id: id) {
            content(flight)
                .lineLimit(1)
        }
    }
}

/// The flight's name, which opens it, on yellow where it is marked.
struct FlightNameCell: View {
    let session: AirportSession
    let flight: Flight

    var body: some View {
        Button {
            session.path = [FlightReference(id: flight.id)]
        } label: {
            Text(flight.name)
                .fontWeight(.semibold)
                .lineLimit(1)
                .padding(.horizontal, 6)
                .padding(.vertical, 2)
                .background {
                    HighlightGround(app: session.app, id: flight.id)
                        .clipShape(RoundedRectangle(cornerRadius: 4))
                }
        }
        .buttonStyle(.plain)
    }
}

/// A time of day, with its day on a board of all days.
struct TimeCell: View {
    let session: AirportSession
    let flight: Flight
    let time: Date?

    var body: some View {
        Text(text)
            .monospacedDigit()
    }

    private var text: String {
        guard let time else { return "–" }
        let clock = Wording.time(time, at: flight.home)
        return session.showsAllDays ? "\(Wording.day(time, at: flight.home)), \(clock)" : clock
    }
}

/// The status in its colour, with the delay in words.
struct StatusCell: View {
    let flight: Flight
    let now: Date

    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Text(text)
            .foregroundStyle(flight.punctuality().color(in: colorScheme))
    }

    private var text: String {
        let status = flight.displayedStatus(at: now)
        guard let delay = flight.delay, delay != 0 else { return status }
        return "\(status), \(flight.delayText)"
    }
}
