import SwiftUI

struct BoxesPage: View {
    var body: some View {
        Shelves {
            Shelf("Group Boxes") {
                HStack(alignment: .top, spacing: 24) {
                    GroupBox("Gate") {
                        Text("A3, to the right of security")
                    }
                    GroupBox {
                        Text("Without a label")
                    }
                    GroupBox {
                        LabeledContent("Bags", value: "2")
                        LabeledContent("Seat", value: "12F")
                    } label: {
                        Label("Passenger", systemImage: "person")
                    }
                    .frame(width: 200)
                }
            }
            Shelf("Labels") {
                HStack(spacing: 24) {
                    Label("Automatic", systemImage: "airplane")
                    Label("Title Only", systemImage: "airplane").labelStyle(.titleOnly)
                    Label("Icon Only", systemImage: "airplane").labelStyle(.iconOnly)
                    Label("Both", systemImage: "airplane").labelStyle(.titleAndIcon)
                    Label("Large", systemImage: "airplane").font(.title)
                }
            }
            Shelf("Labeled Content") {
                VStack(spacing: 8) {
                    LabeledContent("Scheduled", value: "15:09")
                    LabeledContent("Distance", value: 1_234, format: .number)
                    LabeledContent {
                        Image(systemName: "star.fill").foregroundStyle(.yellow)
                    } label: {
                        Text("Award")
                        Text("For the first flight")
                    }
                }
                .frame(width: 320, alignment: .leading)
            }
            Shelf("Nothing There") {
                HStack(alignment: .top, spacing: 24) {
                    ContentUnavailableView(
                        "No Flights", systemImage: "airplane.departure",
                        description: Text("Nothing leaves today."))
                    ContentUnavailableView.search(text: "Atlantis")
                    ContentUnavailableView {
                        Label("Not Connected", systemImage: "wifi.slash")
                    } description: {
                        Text("The board can't be read.")
                    } actions: {
                        Button("Try Again") {}.buttonStyle(.borderedProminent)
                    }
                }
                .frame(height: 260)
            }
        }
    }
}
