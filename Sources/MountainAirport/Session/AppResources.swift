import Foundation

/// Where the files are that come with the app.
enum AppResources {
    /// The folder `resources`: beside the program, as the package's build puts it, or among the data of an installed
    /// program.
    static let folder: URL = {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let places = [
            program.appendingPathComponent("Windsock_MountainAirport.resources/resources"),
            program.appendingPathComponent("../share/mountain-airport").standardizedFileURL,
        ]
        return places.first { FileManager.default.fileExists(atPath: $0.path) } ?? places[1]
    }()
}
