import AirportModel
import SwiftUI

/// What a list says when there is no flight to show, and why.
struct EmptyBoard: View {
    let session: AirportSession

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "airplane")
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(width: 64, height: 64)
                .foregroundStyle(.secondary)
                .accessibilityHidden(true)
            Text("No Flights")
                .font(.title)
            Text(reason)
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
            if !session.filterText.isEmpty {
                Button("Clear Filter") { session.filterText = "" }
            } else if session.hidesPast {
                Button("Show Past Flights") { session.hidesPast = false }
            }
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private var reason: String {
        if let problem = session.storeProblem { return problem }
        if !session.filterText.isEmpty { return String(localized: "No flight matches “\(session.filterText)”.") }
        if session.hidesPast { return String(localized: "All flights have passed.") }
        return String(localized: "There are no flights of this kind on this day.")
    }
}
