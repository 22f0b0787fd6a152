import SwiftUI

struct ListsPage: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            HStack(alignment: .top, spacing: 24) {
                Shelf("Plain") { FlightRows().listStyle(.plain).frame(width: 230, height: 250) }
                Shelf("Inset") { FlightRows().listStyle(.inset).frame(width: 230, height: 250) }
                Shelf("Bordered") { FlightRows().listStyle(.bordered).frame(width: 230, height: 250) }
            }
            HStack(alignment: .top, spacing: 24) {
                Shelf("Grouped") { FlightRows().listStyle(.grouped).frame(width: 230, height: 250) }
                Shelf("Inset Grouped") { FlightRows().listStyle(.insetGrouped).frame(width: 230, height: 250) }
                Shelf("Rows") { DressedRows().frame(width: 230, height: 300) }
            }
        }
    }
}

private struct FlightRows: View {
    @State private var selection: String? = "Denver"

    var body: some View {
        List(selection: $selection) {
            Section("Arrivals") {
                ForEach(["Atlanta", "Denver", "Miami"], id: \.self) { Label($0, systemImage: "airplane.arrival") }
            }
            Section {
                ForEach(["Phoenix", "Chicago"], id: \.self) { Label($0, systemImage: "airplane.departure") }
            } header: {
                Text("Departures")
            } footer: {
                Text("Two flights today.")
            }
        }
    }
}

/// Rows with badges, backgrounds, insets, tints and separators of their own.
private struct DressedRows: View {
    var body: some View {
        List {
            Text("Badge").badge(3)
            Text("Words").badge("Late")
            Text("Background").listRowBackground(Color.yellow.opacity(0.4))
            Text("Insets").listRowInsets(EdgeInsets(top: 4, leading: 40, bottom: 4, trailing: 4))
            Label("Tint", systemImage: "star.fill").listItemTint(.red)
            Text("No Separator").listRowSeparator(.hidden)
            Text("Red Separator").listRowSeparatorTint(.red)
            Text("Last")
        }
        .listStyle(.plain)
    }
}
