import AirportModel
import SwiftUI

/// The map of the flight's terminal, which is folded away at first.
struct TerminalMapDisclosure: View {
    let flight: Flight

    @State private var showsMap = false

    var body: some View {
        VStack(spacing: 12) {
            Button {
                showsMap.toggle()
            } label: {
                HStack {
                    airplane
                    Spacer(minLength: 8)
                    Text(showsMap ? "Hide Terminal Map" : "Show Terminal Map")
                    Spacer(minLength: 8)
                    airplane
                }
                .frame(maxWidth: .infinity)
            }
            .buttonStyle(.pane)
            if showsMap {
                TerminalMapView(flight: flight)
                    // A click on the map is about the map, not about the details around it.
                    .onTapGesture {}
            }
        }
    }

    private var airplane: some View {
        Image(systemName: "airplane.circle")
            .resizable()
            .frame(width: 24, height: 24)
            // The airplane of the picture flies to the right: it points up when the map is shown, down when it is not.
            .rotationEffect(.degrees(showsMap ? -90 : 90))
            .accessibilityHidden(true)
    }
}
