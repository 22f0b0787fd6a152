import SwiftUI

/// How the map's buttons and keys change its size.
enum MapZoom {
    case larger, smaller, fitting
}

/// Buttons in a corner of the map.
struct MapButtons: View {
    let viewport: MapViewport
    let zoom: (MapZoom) -> Void

    var body: some View {
        HStack(spacing: 4) {
            Button("Zoom Out", systemImage: "minus") { zoom(.smaller) }
                .disabled(viewport.isFitting)
                .help("Zoom out (−)")
            Button("Show All", systemImage: "arrow.up.left.and.arrow.down.right") { zoom(.fitting) }
                .disabled(viewport.isFitting)
                .help("Show all (0)")
            Button("Zoom In", systemImage: "plus") { zoom(.larger) }
                .disabled(viewport.zoom >= MapViewport.zooms.upperBound)
                .help("Zoom in (+)")
        }
        .labelStyle(.iconOnly)
        .buttonStyle(.bordered)
    }
}
