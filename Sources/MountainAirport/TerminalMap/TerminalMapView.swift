import AirportModel
import SwiftUI

/// The terminal that a flight uses.
struct TerminalMapView: View {
    let flight: Flight

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(TerminalStore.stores(ofTerminal: flight.terminal)) { store in
                Text(store.name)
            }
        }
    }
}
