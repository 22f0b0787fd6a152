import Foundation
import Testing

/// Processes under the real main loop, watched from outside.
@Suite(.serialized)
struct MainLoopTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private var tests: URL { URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath() }

    /// Starts a program whose files are in the temporary folder, and whose output is the file `output` there.
    private func start(_ program: URL, _ arguments: [String], _ environment: [String: String] = [:]) throws -> Process {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        let folders = Dictionary(
            uniqueKeysWithValues: ["DATA", "CONFIG", "CACHE", "STATE"].map {
                ("XDG_\($0)_HOME", folder.file($0.lowercased()).path)
            })
        process.environment = ProcessInfo.processInfo.environment.merging(folders) { $1 }.merging(environment) { $1 }
        try Data().write(to: folder.file("output"))
        let output = try FileHandle(forWritingTo: folder.file("output"))
        process.standardOutput = output
        process.standardError = output
        try process.run()
        return process
    }

    private var output: String { (try? String(contentsOf: folder.file("output"), encoding: .utf8)) ?? "" }

    private func end(_ process: Process) async throws {
        // The threads on which tests run block other signals, and what they start inherits that.
        kill(process.processIdentifier, SIGKILL)
        while process.isRunning { try await Task.sleep(for: .milliseconds(20)) }
    }

    @Test func tasksAndTheMainQueueRunAndAnIdleWindowSleeps() async throws {
        let process = try start(
            tests, ["MountainAirportTests.LoopProbe/testRunsAnApp"], [LoopProbe.variable: "1"])
        let deadline = Date(timeIntervalSinceNow: 30)
        while !output.contains("steps:"), process.isRunning, Date() < deadline {
            try await Task.sleep(for: .milliseconds(50))
        }
        #expect(output.contains("steps: task sleep detached back-on-main queue later\n"), "\(output)")
        let wakeUps = try await ProcessActivity.wakeUps(
            of: process.processIdentifier, onlyMainThread: true, duringSeconds: 4)
        #expect(wakeUps == 0, "an idle window woke up \(wakeUps) times in 4 seconds")
        try await end(process)
        #expect(!output.contains("WARNING") && !output.contains("CRITICAL"), "\(output)")
    }

    /// The field that has the focus blinks: that is the only exception, and it isn't focused at the start.
    @Test func theIdleAppSleeps() async throws {
        let process = try start(tests.deletingLastPathComponent().appendingPathComponent("MountainAirport"), [])
        let wakeUps = try? await ProcessActivity.wakeUps(of: process.processIdentifier, duringSeconds: 4)
        #expect(wakeUps != nil, "the app ended: \(output)")
        #expect(wakeUps == 0, "the idle app woke up \(wakeUps ?? 0) times in 4 seconds")
        try await end(process)
    }
}
