import AirportModel
import SwiftUI

/// Gate, route, status, times and terminal of a flight, on a pane over the picture.
struct FlightInfoPanel: View {
    let flight: Flight
    let now: Date
    /// Whether the sheet about the terminal is shown; a button of the panel shows it, too.
    var showsTerminal: Binding<Bool>?

    @State private var showsHistory = false
    @State private var width: CGFloat = 0

    var body: some View {
        Pane {
            Group {
                // Side by side where there is room for the table and a map of use.
                if width >= 760 {
                    HStack(alignment: .top, spacing: 24) {
                        facts.frame(maxWidth: .infinity, alignment: .leading)
                        maps.frame(maxWidth: .infinity)
                    }
                } else {
                    VStack(alignment: .leading, spacing: 16) {
                        facts
                        maps
                    }
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                width = $0
            }
        }
        .sheet(isPresented: $showsHistory) { HistorySheet(flight: flight) }
    }

    private var facts: some View {
        VStack(alignment: .leading, spacing: 16) {
            FlightSummary(flight: flight, now: now)
            Rectangle()
                .fill(.white.opacity(0.25))
                .frame(height: 1)
            FlightTimesTable(flight: flight)
            Text("Times are those of the clocks at each airport.")
                .font(.footnote)
                .opacity(0.8)
            WrappingLine(spacing: 10, isSpread: false) {
                Button("On-Time History") { showsHistory = true }
                if let showsTerminal, let terminal = flight.terminal {
                    Button("Stores in Terminal \(terminal)") { showsTerminal.wrappedValue = true }
                }
                FollowButton(flight: flight)
            }
            .buttonStyle(.pane)
        }
    }

    private var maps: some View {
        VStack(spacing: 16) {
            FlightRouteMap(flight: flight, now: now)
            if flight.terminal != nil { TerminalMapDisclosure(flight: flight) }
        }
    }
}

/// What a traveller wants to know first.
struct FlightSummary: View {
    let flight: Flight
    let now: Date

    var body: some View {
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

/// How punctual the flight was, in a window of its own.
struct HistorySheet: View {
    let flight: Flight

    @Environment(\.dismiss) private var dismiss

    var body: some View {
        OnTimeHistoryView(flight: flight)
            .frame(minWidth: 320, idealWidth: 640, minHeight: 360, idealHeight: 640)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Close") { dismiss() }
                }
            }
    }
}
