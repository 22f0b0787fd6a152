import AirportModel
import SwiftUI

/// The flights of the board: as a table where it is wide, else as rows. The next flight is in the middle when the board
/// of today appears.
struct BoardRows: View {
    let session: AirportSession

    /// From this width on there is room for the columns.
    @ScaledMetric private var tableWidth: CGFloat = 860

    var body: some View {
        // The width is known before the first row is made: otherwise a wide window would make the rows first, then the
        // table in their place.
        GeometryReader { geometry in
            FlightColumns(session: session, isTable: geometry.size.width >= tableWidth)
                .frame(width: geometry.size.width, height: geometry.size.height)
        }
    }
}

/// The flights as a table or as rows, with the next one in sight.
private struct FlightColumns: View {
    let session: AirportSession
    let isTable: Bool

    var body: some View {
        ScrollViewReader { proxy in
            Group {
                if isTable {
                    FlightTable(session: session)
                        // Wider, the eye would lose the line on its way from one column to the next.
                        .frame(maxWidth: BoardMetrics.width)
                } else {
                    FlightRows(session: session)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .onChange(of: target, initial: true) { scroll(proxy) }
            .onChange(of: isTable) { scroll(proxy) }
        }
    }

    private func scroll(_ proxy: ScrollViewProxy) {
        if let target { proxy.scrollTo(target.id, anchor: target.isNext ? .center : .top) }
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

/// How much of a window the board uses.
enum BoardMetrics {
    /// Of a very wide window no more than this, in its middle.
    static let width: CGFloat = 1500
}

/// The flights as rows with an icon and three lines.
struct FlightRows: View {
    let session: AirportSession

    var body: some View {
        List {
            ForEach(FlightReferences(flights: session.board.flights)) { reference in
                NavigationLink(value: reference) {
                    FlightRow(session: session, id: reference.id)
                }
                // The list offers the actions at the edge in the row's menu, too.
                .swipeActions(edge: .leading) {
                    HighlightButton(app: session.app, id: reference.id)
                        .tint(.yellow)
                }
                .listRowBackground(HighlightGround(app: session.app, id: reference.id))
            }
        }
        .listStyle(.plain)
    }
}

/// Marks a flight, or takes the mark away.
struct HighlightButton: View {
    let app: AppState
    let id: Flight.ID

    var body: some View {
        Button(
            app.highlighted.contains(id) ? "Remove Highlight" : "Highlight", systemImage: "highlighter"
        ) {
            app.toggleHighlight(of: id)
        }
    }
}

/// The ground of a row: yellow where the flight is marked.
struct HighlightGround: View {
    let app: AppState
    let id: Flight.ID

    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        // On dark ground the row's light letters stay readable on less of it.
        Color.yellow.opacity(app.highlighted.contains(id) ? (colorScheme == .dark ? 0.3 : 0.6) : 0)
    }
}
