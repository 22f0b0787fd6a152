import AirportModel
import SwiftUI

/// The list of flights; the next one is in the middle when the board of today appears.
struct BoardRows: View {
    let session: AirportSession

    var body: some View {
        ScrollViewReader { proxy in
            List {
                ForEach(session.board.flights, id: \.self) { id in
                    NavigationLink(value: FlightReference(id: id)) {
                        FlightRow(session: session, id: id)
                    }
                }
            }
            .listStyle(.plain)
            .onChange(of: target, initial: true) {
                if let target { proxy.scrollTo(target.id, anchor: target.isNext ? .center : .top) }
            }
        }
    }

    private struct Target: Equatable {
        let id: Flight.ID
        let isNext: Bool
    }

    private var target: Target? {
        let board = session.board
        if let next = board.next { return Target(id: next, isNext: true) }
        return board.flights.first.map { Target(id: $0, isNext: false) }
    }
}

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
