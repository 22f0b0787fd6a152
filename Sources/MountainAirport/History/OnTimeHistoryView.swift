import AirportModel
import SwiftUI

/// How punctual a flight was on the last days.
struct OnTimeHistoryView: View {
    let flight: Flight

    var body: some View {
        VStack {
            Text("On Time History for \(flight.boardName)")
                .font(.title2)
                .padding(.top, 30)
            List(flight.history) { entry in
                Text("\(entry.dayText) - \(entry.text)")
            }
        }
    }
}
