import AirportModel
import SwiftUI

/// The terminal that a flight uses, with its gate and the walk there.
struct TerminalMapView: View {
    let flight: Flight

    @Environment(\.airportMap) private var source
    @State private var selection: MapPlace?

    var body: some View {
        switch source {
        case .map(let map):
            if let plan = map.terminal(flight.terminal) {
                FlightMap(map: map, plan: plan, gate: plan.gate(flight.gate), selection: $selection)
            }
        case .broken(let error):
            MissingMap(error: error)
        }
    }
}

/// A map as wide as there is space, with the walk in words below.
private struct FlightMap: View {
    let map: AirportMap
    let plan: TerminalPlan
    let gate: TerminalPlan.Gate?
    @Binding var selection: MapPlace?

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            InteractiveMap(map: map, plan: plan, gate: gate, takesWheel: false, selection: $selection)
                .aspectRatio(plan.size.width / plan.size.height, contentMode: .fit)
                .frame(maxWidth: .infinity)
                .clipShape(RoundedRectangle(cornerRadius: 12))
            if let gate, let walk = plan.walk(to: gate) {
                Label(WalkWording.sentence(walk, to: gate, on: map), systemImage: "figure.walk")
                    .font(.subheadline)
            }
        }
    }
}
