import AirportModel
import SwiftUI

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
