import AirportModel
import SwiftUI

/// What screen readers perceive of the map: everything on it as a list of buttons where they are.
struct MapElements: View {
    let plan: TerminalPlan
    let projection: MapProjection
    let gate: TerminalPlan.Gate?
    let busyness: [Int: Double]
    let select: (MapPlace) -> Void

    var body: some View {
        ZStack {
            ForEach(plan.places) { place in
                let area = projection.rect(place.area(metresPerPoint: 1 / projection.scale))
                Button {
                    select(place)
                } label: {
                    Color.clear.frame(width: max(area.width, 1), height: max(area.height, 1))
                }
                .buttonStyle(.plain)
                .accessibilityLabel(place.name)
                .accessibilityHint(PlaceWording.summary(of: place, isMarked: isMarked(place), busyness: busyness))
                .position(x: area.midX, y: area.midY)
            }
        }
    }

    private func isMarked(_ place: MapPlace) -> Bool {
        if case .gate(let gate) = place { gate == self.gate } else { false }
    }
}
