import SwiftUI

struct TablesPage: View {
    @State private var flights = TableFlight.all
    @State private var selection: Set<Int> = [2]
    @State private var order = [KeyPathComparator(\TableFlight.minutes)]

    var body: some View {
        Shelves {
            Shelf("Inset, Sorted, with a Selection") {
                table.tableStyle(.inset).frame(height: 220)
            }
            Shelf("Bordered, Alternating Rows") {
                table.tableStyle(.bordered).alternatingRowBackgrounds().frame(height: 220)
            }
        }
        .onChange(of: order) { _, order in flights.sort(using: order) }
    }

    private var table: some View {
        Table(flights, selection: $selection, sortOrder: $order) {
            TableColumn("Flight", value: \.name)
            TableColumn("Airport", value: \.airport)
            TableColumn("Gate", value: \.gate).width(70)
            TableColumn("Minutes", value: \.minutes) { flight in
                Text("\(flight.minutes)").monospacedDigit().foregroundStyle(flight.minutes > 100 ? .red : .primary)
            }
        }
    }
}

private struct TableFlight: Identifiable {
    let id: Int
    let name: String
    let airport: String
    let gate: String
    let minutes: Int

    static let all = [
        TableFlight(id: 1, name: "US 101", airport: "Atlanta", gate: "A1", minutes: 60),
        TableFlight(id: 2, name: "Pacific 220", airport: "Charlotte", gate: "B2", minutes: 70),
        TableFlight(id: 3, name: "Overland 7", airport: "Chicago", gate: "A4", minutes: 105),
        TableFlight(id: 4, name: "Southeast 918", airport: "Denver", gate: "B1", minutes: 190),
    ]
}
