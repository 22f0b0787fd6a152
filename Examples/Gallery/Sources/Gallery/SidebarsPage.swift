import SwiftUI

struct SidebarsPage: View {
    @State private var selection: String? = "Board"
    @State private var isOpen = true

    var body: some View {
        HStack(alignment: .top, spacing: 24) {
            Shelf("Sidebar") {
                List(selection: $selection) {
                    Section("Airport") {
                        Label("Board", systemImage: "airplane").tag("Board").badge(12)
                        Label("Search", systemImage: "magnifyingglass").tag("Search")
                    }
                    Section("You") {
                        Label("Awards", systemImage: "star").tag("Awards")
                    }
                }
                .listStyle(.sidebar)
                .frame(width: 220, height: 280)
            }
            Shelf("Outline") {
                List(Place.airport, children: \.parts) { Label($0.name, systemImage: $0.symbol) }
                    .frame(width: 220, height: 280)
            }
            Shelf("Disclosure Groups") {
                VStack(alignment: .leading, spacing: 12) {
                    DisclosureGroup("Open", isExpanded: $isOpen) {
                        Text("Gate A1")
                        Text("Gate A2")
                    }
                    DisclosureGroup("Closed") { Text("Gate B1") }
                    OutlineGroup(Place.airport, children: \.parts) { Text($0.name) }
                }
                .frame(width: 220)
            }
        }
    }
}

private struct Place: Identifiable {
    let name: String
    var symbol = "door.left.hand.open"
    var parts: [Place]?

    var id: String { name }

    static let airport = [
        Place(
            name: "Terminal A", symbol: "building.2",
            parts: [Place(name: "Gate A1"), Place(name: "Gate A2")]),
        Place(name: "Terminal B", symbol: "building.2", parts: [Place(name: "Gate B1")]),
    ]
}
