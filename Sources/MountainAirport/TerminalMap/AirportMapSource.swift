import AirportModel
import Foundation
import SwiftUI

/// The map of the airport, or why there is none.
enum AirportMapSource {
    case map(AirportMap)
    case broken(AirportMapError)

    /// Reads a file.
    init(url: URL) {
        do {
            self = .map(try AirportMap(contentsOf: url))
        } catch {
            self = .broken(error)
        }
    }

    /// What comes with the app, read when it is needed first.
    static let standard = AirportMapSource(url: AppResources.folder.appendingPathComponent("airport.json"))
}

extension EnvironmentValues {
    /// The map that is shown; a test can have another one.
    @Entry var airportMap = AirportMapSource.standard
}

/// Says why there is no map.
struct MissingMap: View {
    let error: AirportMapError

    var body: some View {
        ContentUnavailableView(
            "No Terminal Map", systemImage: "map", description: Text(error.localizedDescription))
    }
}
