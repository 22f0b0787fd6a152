import Foundation
import Testing

/// The app as its own process, used by scripts.
@Suite(.serialized)
struct ScriptedAppTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Runs a script that lies beside this file, with the app as its first argument; it prints "done" in the end.
    private func run(_ script: String, _ arguments: [String] = []) async throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(script)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = [file.path, AppProgram.url.path] + arguments
        var environment = ["PYTHONDONTWRITEBYTECODE": "1"]
        for kind in ["DATA", "CONFIG", "CACHE", "STATE"] {
            environment["XDG_\(kind)_HOME"] = folder.file(kind.lowercased()).path
        }
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let output = folder.file("output")
        try Data().write(to: output)
        let handle = try FileHandle(forWritingTo: output)
        process.standardOutput = handle
        process.standardError = handle
        let ended = AsyncStream<Void> { continuation in
            process.terminationHandler = { _ in continuation.finish() }
        }
        try process.run()
        for await _ in ended {}
        let words = try String(contentsOf: output, encoding: .utf8)
        #expect(process.terminationStatus == 0, "\(words)")
        #expect(words.hasSuffix("done\n"), "\(words)")
    }

    @Test func worksWithoutASessionBus() async throws {
        let table = try folder.write(FlightTable.newYork, to: "flights.csv")
        try await run("bare.py", [table.path, folder.file("data/mountain-airport/flights.sqlite").path])
    }

    /// Every screen and what can be done there, in one run; also that the desktop is told of a followed flight, by the
    /// stand-in for its notification service that script/headless starts.
    @Test func everyScreenIsUsed() async throws {
        _ = try folder.write(FlightTable.bureau, to: "bureau.csv")
        try await run("everything.py", [folder.url.path])
    }

    @Test(.enabled(if: Self.hasWeston, "weston isn't installed"))
    func worksOnWayland() async throws {
        try await run("wayland.py")
    }

    private static let hasWeston = FileManager.default.isExecutableFile(atPath: "/usr/bin/weston")

    @Test func everyControlIsHeardAndReached() async throws {
        try await run("walk.py")
    }

    @Test func theTerminalMapIsUsedByPointerKeysAndScreenReaders() async throws {
        try await run("drive_map.py")
    }
}
