import AirportModel
import SwiftUI

/// The flights of a day, hour by hour.
struct FlightTimelineView: View {
    let flights: [Flight]

    var body: some View {
        List(flights) { flight in
            Text("\(Wording.time(flight.localTime, at: flight.home)) \(flight.boardName)")
        }
        .navigationTitle("Flight Timeline")
    }
}
