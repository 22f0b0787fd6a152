import AirportModel
import SwiftUI

/// How a flight kept its time on the last days.
struct OnTimeHistoryView: View {
    let flight: Flight

    @Environment(AirportSession.self) private var session: AirportSession?
    @State private var stored: StoredHistory?

    /// What the store answered.
    private enum StoredHistory {
        case entries([FlightHistoryEntry])
        case problem(String)
    }

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                Text("On Time History for \(flight.boardName)")
                    .font(.title2)
                    .fontWeight(.semibold)
                    .multilineTextAlignment(.center)
                    .padding(.top, 30)
                    .padding(.horizontal, 20)
                content
            }
            .frame(maxWidth: .infinity)
            .padding(.bottom, 24)
        }
        .foregroundStyle(.white)
        .background(AirportColors.sunset)
        .navigationTitle("On-Time History")
        .task(id: flight.id) { await load() }
    }

    @ViewBuilder private var content: some View {
        if !flight.history.isEmpty {
            HistoryCharts(history: flight.history)
        } else {
            switch stored {
            case .entries(let entries) where entries.isEmpty:
                Text("No flight of this number is on record for the ten days before.")
                    .padding(40)
            case .entries(let entries):
                HistoryCharts(history: entries)
            case .problem(let reason):
                Text(reason)
                    .padding(40)
            case nil:
                ProgressView()
                    .padding(40)
            }
        }
    }

    /// Flights of the store have their history there.
    private func load() async {
        guard flight.history.isEmpty else { return }
        guard let session else {
            stored = .entries([])
            return
        }
        do {
            let store = try session.store()
            let flight = flight
            stored = .entries(try await Task.detached { try store.history(of: flight) }.value)
        } catch {
            stored = .problem(error.localizedDescription)
        }
    }
}

/// The bars and the pie of a history, side by side where there is room.
struct HistoryCharts: View {
    let history: [FlightHistoryEntry]

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(alignment: .top, spacing: 20) {
                bars.frame(minWidth: 460, maxWidth: 760)
                pie
            }
            VStack(spacing: 20) {
                bars.frame(maxWidth: 760)
                pie
            }
        }
        .padding(.horizontal, 20)
    }

    private var bars: some View {
        HistoryBarChart(history: history)
            .frame(height: 600)
            .padding(16)
            .background(.black.opacity(0.3), in: RoundedRectangle(cornerRadius: 20))
    }

    private var pie: some View {
        HistoryPieChart(history: history)
            .font(.footnote)
            .frame(minWidth: 250, idealWidth: 320, maxWidth: 400, minHeight: 250, idealHeight: 250, maxHeight: 250)
            .padding(5)
            .padding(11)
            .background(.black.opacity(0.3), in: RoundedRectangle(cornerRadius: 20))
    }
}
