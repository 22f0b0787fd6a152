import AirportModel
import SwiftUI

/// Finds flights by the city at the other end.
struct SearchFlights: View {
    let session: AirportSession

    var body: some View {
        List(session.app.schedule.flights) { flight in
            Text(flight.boardName)
        }
        .navigationTitle("Search Flights")
    }
}
