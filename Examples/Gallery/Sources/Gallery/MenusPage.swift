import SwiftUI

struct MenusPage: View {
    @State private var sort = "Time"
    @State private var showsPast = true

    var body: some View {
        Shelves {
            Shelf("Menus") {
                HStack(spacing: 12) {
                    Menu("Flight") { items }
                    Menu("Flight", systemImage: "airplane") { items }
                    Menu("More", systemImage: "ellipsis.circle") { items }.labelStyle(.iconOnly)
                    Menu("Check In") {
                        Button("Check In All Bags") {}
                    } primaryAction: {
                    }
                    Menu("Disabled") { items }.disabled(true)
                }
            }
            Shelf("Menu Styles") {
                HStack(spacing: 12) {
                    Menu("Automatic") { items }.menuStyle(.automatic)
                    Menu("Button") { items }.menuStyle(.button)
                    Menu("Borderless") { items }.menuStyle(.borderlessButton)
                    Menu("No Indicator") { items }.menuIndicator(.hidden)
                }
            }
            Shelf("Links") {
                HStack(spacing: 12) {
                    Link("Departures", destination: URL(string: "https://example.org/departures")!)
                    Link(destination: URL(string: "https://example.org/arrivals")!) {
                        Label("Arrivals", systemImage: "airplane.arrival")
                    }
                    HelpLink {}
                    ShareLink(item: URL(string: "https://example.org/flight/101")!)
                    ShareLink("Share Flight", item: "US 101 to Denver")
                }
            }
            Shelf("Editing") {
                HStack(spacing: 12) {
                    EditButton()
                    PasteButton(supportedContentTypes: [.plainText]) { _ in }
                    RenameButton().renameAction {}
                    RenameButton()
                }
            }
        }
    }

    @ViewBuilder private var items: some View {
        Button("Details", systemImage: "info.circle") {}
        Toggle("Show Past Flights", isOn: $showsPast)
        Picker("Sort By", selection: $sort) {
            ForEach(["Time", "Gate", "Airline"], id: \.self) { Text($0) }
        }
        Menu("Send To") {
            Button("Gate A1") {}
            Button("Gate B2") {}
        }
        Divider()
        Button("Cancel Flight", systemImage: "xmark", role: .destructive) {}
    }
}
