import Foundation

/// The app that tests start as a process of its own.
enum AppProgram {
    /// The environment variable that names another program than the one that was built with the tests: an installed one.
    static let variable = "MOUNTAIN_AIRPORT_PROGRAM"

    /// The program that the variable names, or else the one that lies beside the tests.
    static var url: URL {
        if let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty {
            return URL(fileURLWithPath: path)
        }
        return URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("MountainAirport")
    }
}
