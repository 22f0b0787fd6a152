import Foundation
import Testing

/// The app as its own process, with a window on the display of the tests, used through pointer, keyboard and what screen
/// readers see.
@Suite(.serialized)
struct AppTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Runs a program to its end; what it printed, and its status.
    private func run(
        _ program: URL, _ arguments: [String], environment: [String: String] = [:]
    ) async throws -> (status: Int32, output: String, errors: String) {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        let folders = Dictionary(
            uniqueKeysWithValues: ["DATA", "CONFIG", "CACHE", "STATE"].map {
                ("XDG_\($0)_HOME", folder.file($0.lowercased()).path)
            })
        process.environment = ProcessInfo.processInfo.environment.merging(folders) { $1 }.merging(environment) { $1 }
        let (output, errors) = (folder.file("output"), folder.file("errors"))
        for file in [output, errors] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        let ended = AsyncStream<Void> { continuation in
            process.terminationHandler = { _ in continuation.finish() }
        }
        try process.run()
        for await _ in ended {}
        return (
            process.terminationStatus, try String(contentsOf: output, encoding: .utf8),
            try String(contentsOf: errors, encoding: .utf8)
        )
    }

    private var app: URL { AppProgram.url }

    @Test func answersOptionsWithoutAWindow() async throws {
        let help = try await run(app, ["--help"], environment: ["DISPLAY": ""])
        #expect(help.status == 0)
        let name = app.lastPathComponent
        #expect(help.output.contains("Usage: \(name)"))
        let version = try await run(app, ["--version"], environment: ["DISPLAY": ""])
        #expect(version.output == "Mountain Airport 0.1.0\n")
        let unknown = try await run(app, ["--nonsense"], environment: ["DISPLAY": ""])
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("--nonsense"))
        let missing = try await run(app, ["nowhere.csv"], environment: ["DISPLAY": ""])
        #expect(missing.status == 2)
        #expect(missing.errors == "\(name): there is no file “nowhere.csv”.\n")
    }

    @Test func isUsedByPointerAndKeyboard() async throws {
        _ = try folder.write(FlightTable.newYork, to: "flights.csv")
        _ = try folder.write(FlightTable.long, to: "year.csv")
        _ = try folder.write("Dear airport,\nthank you for the quick connection.\n", to: "letter.csv")
        _ = try folder.write(FlightTable.text([FlightTable.row(origin: "DEN"), "2013,1,1,noon"]), to: "broken.csv")
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("drive.py")
        let result = try await run(
            URL(fileURLWithPath: "/usr/bin/python3"), [script.path, app.path, folder.url.path],
            environment: ["PYTHONDONTWRITEBYTECODE": "1"])
        #expect(result.status == 0, "\(result.output)\n\(result.errors)")
        #expect(result.output.hasSuffix("done\n"))
    }

    @Test func boardAndDetailsAreUsedByPointerAndKeyboard() async throws {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("screens.py")
        let result = try await run(
            URL(fileURLWithPath: "/usr/bin/python3"), [script.path, app.path],
            environment: ["PYTHONDONTWRITEBYTECODE": "1"])
        #expect(result.status == 0, "\(result.output)\n\(result.errors)")
        #expect(result.output.hasSuffix("done\n"))
    }
}
