import Foundation
import Testing

@testable import AirportModel

struct FlightStoreTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func followsTheBaseDirectorySpecification() {
        #expect(
            FlightStore.standardURL(environment: ["XDG_DATA_HOME": "/data", "HOME": "/home/a"]).path
                == "/data/mountain-airport/flights.sqlite")
        #expect(
            FlightStore.standardURL(environment: ["XDG_DATA_HOME": "relative", "HOME": "/home/a"]).path
                == "/home/a/.local/share/mountain-airport/flights.sqlite")
        #expect(
            FlightStore.standardURL(environment: ["HOME": "/home/a"]).path
                == "/home/a/.local/share/mountain-airport/flights.sqlite")
    }

    @Test func isMadeAndOpenedAgain() async throws {
        var store = try folder.store()
        #expect(try store.isEmpty)
        #expect(try store.days() == nil)
        #expect(try store.airports() == [])
        try await folder.importRows([GeneratedTable.row()], into: store)
        let contents = try store.contents()
        store = try folder.store()
        #expect(try store.contents() == contents)
        #expect(try !store.isEmpty)
        #expect(try store.read { try $0.database.integer("PRAGMA user_version") } == 1)
        try store.removeAll()
        #expect(try store.isEmpty)
        #expect(try store.airports() == [])
    }

    @Test func refusesWhatIsNoStore() throws {
        let garbage = try folder.write(String(repeating: "not a database ", count: 100), to: "garbage.sqlite")
        #expect(throws: StoreError.damaged(path: garbage.path)) { try FlightStore(url: garbage) }

        let foreign = folder.file("foreign.sqlite")
        try Database(path: foreign.path, isCreating: true, busyTimeout: 0).execute("CREATE TABLE other(x)")
        let bytes = try Data(contentsOf: foreign)
        #expect(throws: StoreError.damaged(path: foreign.path)) { try FlightStore(url: foreign) }
        #expect(try Data(contentsOf: foreign) == bytes)

        let newer = folder.file("newer.sqlite")
        try Database(path: newer.path, isCreating: true, busyTimeout: 0).execute("PRAGMA user_version = 99")
        #expect(throws: StoreError.tooNew(path: newer.path, version: 99)) { try FlightStore(url: newer) }
    }

    @Test func tellsWhyItCannotBeOpened() throws {
        let file = try folder.write("", to: "file")
        #expect(throws: StoreError.self) { try FlightStore(url: file.appendingPathComponent("flights.sqlite")) }
        let directory = folder.file("directory.sqlite")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
        let error = #expect(throws: StoreError.self) { try FlightStore(url: directory) }
        #expect(error?.localizedDescription.contains("can’t be opened") == true)
    }

    @Test func noticesDamage() async throws {
        let store = try folder.store()
        let table = try folder.write(GeneratedTable.flights(3000, perDay: 500), to: "flights.csv")
        try await FlightImporter(store: store).importFile(at: table)
        var bytes = try Data(contentsOf: store.url)
        bytes.replaceSubrange(8192..<(bytes.count - 4096), with: Data(repeating: 0xA5, count: bytes.count - 12288))
        let damaged = try folder.write(bytes, to: "damaged.sqlite")
        #expect(throws: StoreError.damaged(path: damaged.path)) {
            let store = try FlightStore(url: damaged)
            _ = try store.flights(FlightQuery()).map { try store.flight(id: $0) }
        }
    }
}
