import AirportModel
import Foundation
import Testing

@testable import MountainAirport
@testable import SwiftUI

/// The repository that the tests were built from.
private let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

@Suite(.serialized)
struct TranslationTests {
    /// Runs a program to its end; what it printed, and its status.
    private func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    /// Every text of the app has a translation in every language, with the same values in it.
    @Test func everyTextIsTranslated() throws {
        let script = repository.appendingPathComponent("script/extract-texts").path
        let result = try run("/usr/bin/python3", [script, "--check"])
        #expect(result.status == 0, "\(result.output)")
    }

    /// The German catalogue is one that gettext takes.
    @Test func theCatalogueIsWellFormed() throws {
        let folder = try TemporaryFolder()
        let catalogue = repository.appendingPathComponent("po/de.po").path
        let file = folder.file("de.mo")
        let result = try run("/usr/bin/msgfmt", ["--check", "-o", file.path, catalogue])
        #expect(result.status == 0, "\(result.output)")
        let read = try #require(TranslationCatalogue(try Data(contentsOf: file)))
        let before = Translations.current
        defer { Translations.current = before }
        Translations.current = Translations { read[$0] }
        #expect(String(localized: "Flight Timeline") == "Flüge nach Uhrzeit")
        #expect(Punctuality.cancelled.title == "Ausgefallen")
        #expect(FlightNews.newGate("A1").text(for: sampleFlight).hasSuffix("A1."))
        #expect(CommandLineOptions.complaint(about: "-x").contains("unbekannte Option"))
    }

    private var sampleFlight: Flight {
        let clock = TestClock()
        return SampleSchedule(now: clock.now, calendar: clock.calendar).flights[0]
    }
}
