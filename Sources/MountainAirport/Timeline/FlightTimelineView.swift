import AirportModel
import SwiftUI

/// The timeline of the board's day. The flights are read off the main thread.
struct DayTimeline: View {
    let session: AirportSession

    @State private var flights: [Flight]?

    var body: some View {
        Group {
            if let flights {
                FlightTimelineView(flights: flights)
            } else {
                ProgressView()
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
        .navigationTitle("Flight Timeline")
        .task(id: Day(source: session.source, span: session.span, revision: session.app.revision)) {
            let found = await session.flightsOfDay()
            if !Task.isCancelled { flights = found }
        }
    }

    /// What decides about the flights.
    private struct Day: Equatable {
        let source: BoardSource
        let span: BoardSpan
        let revision: Int
    }
}

/// The flights of a day by the hour, and how far each has come.
struct FlightTimelineView: View {
    let flights: [Flight]

    @Environment(\.airportClock) private var clock

    var body: some View {
        TimelineView(.everyMinute) { _ in
            let now = clock.now()
            if flights.isEmpty {
                ContentUnavailableView(
                    "No Flights", systemImage: "airplane",
                    description: Text("There are no flights on this day."))
            } else {
                GenericTimeline(
                    events: flights, timeProperty: \.localTime, calendar: calendar,
                    title: { Wording.time($0, at: flights[0].home) }
                ) { flight in
                    FlightCard(flight: flight, now: now)
                }
            }
        }
        .navigationTitle("Flight Timeline")
    }

    /// Hours are those of the airport.
    private var calendar: Calendar {
        var calendar = clock.calendar
        if let zone = flights.first?.home.timeZone { calendar.timeZone = zone }
        return calendar
    }
}
