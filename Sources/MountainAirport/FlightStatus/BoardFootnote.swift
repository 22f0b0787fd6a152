import AirportModel
import SwiftUI

/// How many flights are listed, and when the board was brought up to date.
struct BoardFootnote: View {
    let session: AirportSession

    var body: some View {
        WrappingLine(spacing: 4) {
            Text(summary)
            TimelineView(.everyMinute) { context in
                Text("Last updated: \(updated)")
                    .onChange(of: context.date) { session.minuteDidPass() }
            }
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .frame(maxWidth: BoardMetrics.width)
        .frame(maxWidth: .infinity)
    }

    private var updated: String {
        session.now.formatted(
            Date.FormatStyle(date: .omitted, time: .shortened, locale: AirportPreferences.shared.locale))
    }

    private var summary: String { BoardSummary.text(of: session.board, direction: session.direction) }
}

/// How many flights a board lists, in words.
enum BoardSummary {
    /// "842 departures · 4 canceled"; on the board of both "15 arrivals · 15 departures".
    static func text(of board: Board, direction: FlightDirection) -> String {
        if board.flights.isEmpty { return String(localized: "No flights") }
        var parts: [String] = []
        if direction != .departure, direction == .arrival || board.arrivals > 0 {
            parts.append(Wording.count(board.arrivals, "arrival"))
        }
        if direction != .arrival { parts.append(Wording.count(board.departures, "departure")) }
        if let cancelled = board.cancelled, cancelled > 0 {
            parts.append(String(localized: "\(cancelled.formatted(.number.locale(.desktop))) canceled"))
        }
        return parts.joined(separator: " · ")
    }
}
