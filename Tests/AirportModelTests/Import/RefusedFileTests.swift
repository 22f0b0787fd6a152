import Foundation
import Testing

@testable import AirportModel

/// Files that aren't imported, and why.
struct RefusedFileTests {
    let folder: TemporaryFolder
    let store: FlightStore

    init() throws {
        folder = try TemporaryFolder()
        store = try folder.store()
    }

    private func refusal(_ file: URL) async throws -> String {
        try await folder.importRows([GeneratedTable.row()], into: store, name: "before.csv")
        let before = try store.contents()
        var message = ""
        do {
            _ = try await FlightImporter(store: store).importFile(at: file)
            Issue.record("imported")
        } catch {
            message = error.localizedDescription
        }
        #expect(try store.contents() == before)
        #expect(try store.isIntact())
        return message
    }

    @Test func missing() async throws {
        #expect(try await refusal(folder.file("no.csv")) == "“no.csv” can’t be read: No such file or directory.")
    }

    @Test func behindAFile() async throws {
        let file = try folder.write("x", to: "file")
        #expect(
            try await refusal(file.appendingPathComponent("t.csv")) == "“t.csv” can’t be read: Not a directory.")
    }

    @Test func aLinkToItself() async throws {
        let link = folder.file("loop.csv")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: link.path)
        #expect(
            try await refusal(link) == "“loop.csv” can’t be read: Too many levels of symbolic links.")
    }

    @Test func failingWhileItIsRead() async throws {
        // A regular file whose first byte can't be read, even by root: no memory is at address 0.
        #expect(
            try await refusal(URL(fileURLWithPath: "/proc/self/mem")) == "“mem” can’t be read: Input/output error.")
    }

    @Test func folders() async throws {
        let inner = folder.file("tables.csv")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
        #expect(try await refusal(inner) == "“tables.csv” is a folder. Choose a table in CSV form.")
    }

    @Test func pipes() async throws {
        let pipe = folder.file("pipe.csv")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        #expect(try await refusal(pipe) == "“pipe.csv” isn’t a regular file. Choose a table in CSV form.")
    }

    @Test func binary() async throws {
        var random = SplitMix64(seed: 3)
        let file = try folder.write(Data((0..<100_000).map { _ in UInt8(random.below(256)) }), to: "picture.csv")
        #expect(
            try await refusal(file) == "“picture.csv” isn’t a table in CSV form, or isn’t encoded in UTF-8.")
    }

    @Test func empty() async throws {
        #expect(try await refusal(try folder.write("", to: "empty.csv")) == "“empty.csv” is empty.")
        #expect(try await refusal(try folder.write("\n\n", to: "blank.csv")) == "“blank.csv” is empty.")
    }

    @Test func withoutTheColumns() async throws {
        let some = GeneratedTable.text([GeneratedTable.row()]).replacingOccurrences(of: "dep_delay", with: "x")
        #expect(
            try await refusal(try folder.write(some, to: "some.csv"))
                == "“some.csv” isn’t a table of flights. It lacks the column dep_delay.")
        #expect(
            try await refusal(try folder.write("name,age\nAda,36\n", to: "people.csv"))
                == "“people.csv” isn’t a table of flights. It lacks the columns year, month, day, dep_time, "
                + "sched_dep_time, dep_delay, arr_time, sched_arr_time, arr_delay, carrier, flight, origin, dest.")
    }

    @Test func withAnEndlessFirstLine() async throws {
        let file = try folder.write(String(repeating: "a,", count: 5_000_000), to: "line.csv")
        #expect(
            try await refusal(file)
                == "“line.csv” isn’t a table of flights. Line 1: The line is longer than 65536 bytes.")
    }
}
