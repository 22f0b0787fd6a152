import Foundation
import Gtk
import Testing

@testable import SwiftUI

extension WidgetTests {
    private func makeStore() -> UserDefaults {
        guard let store = UserDefaults(suiteName: "windsock.test.\(UUID().uuidString)") else {
            fatalError("a suite with a name of its own can be opened")
        }
        return store
    }

    @Test func storedValuesAreReadWrittenAndObserved() async {
        let store = makeStore()
        store.set(7, forKey: "number")
        let probe = FlowProbe()
        let w = TestWindow { StorageView(store: store, probe: probe) }
        await w.settle()
        #expect(w.texts == ["7 none"])
        probe.number?.wrappedValue = 8
        probe.name?.wrappedValue = "text"
        await w.settle()
        #expect(w.texts == ["8 text"])
        #expect(probe.evaluations == ["StorageView": 2])
        #expect(store.object(forKey: "number") as? Int == 8 && store.string(forKey: "name") == "text")
        // An equal value does nothing.
        probe.number?.wrappedValue = 8
        #expect(!Updater.shared.hasWork)
        // Whoever writes it.
        store.set(9, forKey: "number")
        await w.pump(until: { w.texts == ["9 text"] }, timeout: 3)
        #expect(w.texts == ["9 text"])
        store.set("other", forKey: "unrelated")
        await w.settle()
        #expect(probe.evaluations == ["StorageView": 3])
        store.removeObject(forKey: "name")
        await w.pump(until: { w.texts == ["9 none"] }, timeout: 3)
        #expect(w.texts == ["9 none"])
        await w.close()
    }

    @Test func twoViewsOfOneKeyShowTheSame() async {
        let store = makeStore()
        let first = FlowProbe()
        let second = FlowProbe()
        let w = TestWindow {
            VStack {
                StorageView(store: store, probe: first)
                StorageView(store: nil, probe: second).defaultAppStorage(store)
            }
        }
        await w.settle()
        #expect(w.texts == ["0 none", "0 none"])
        second.number?.wrappedValue = 5
        await w.settle()
        #expect(w.texts == ["5 none", "5 none"])
        await w.close()
    }

    @Test func aStoredPropertyOfAnObjectAnnouncesChanges() async {
        let store = makeStore()
        let saved = SavedFlights(store: store)
        let w = TestWindow { SavedFlightsView(saved: saved) }
        await w.settle()
        #expect(w.texts == [""])
        saved.ids = "1,2"
        await w.settle()
        #expect(w.texts == ["1,2"] && saved.writes == 1)
        store.set("3", forKey: "saved")
        await w.pump(until: { w.texts == ["3"] }, timeout: 3)
        #expect(w.texts == ["3"] && saved.ids == "3")
        await w.close()
    }

    @Test func allTypesAreStored() async {
        let store = makeStore()
        var all = AllTypes(store: store)
        #expect(all.flag && all.number == 3 && all.share == 0.5 && all.text == "t")
        #expect(all.level == .low && all.maybe == nil && all.maybeLevel == nil && all.maybeDate == nil)
        all.flag = false
        all.number = 4
        all.share = 0.25
        all.text = "ü"
        all.address = URL(string: "https://example.org/a?b=c")!
        all.bytes = Data([1, 2])
        all.date = Date(timeIntervalSince1970: 1000)
        all.level = .high
        all.count = .two
        all.maybe = 5
        all.maybeLevel = .high
        all.maybeDate = Date(timeIntervalSince1970: 2000)
        all = AllTypes(store: store)
        #expect(!all.flag && all.number == 4 && all.share == 0.25 && all.text == "ü")
        #expect(all.address.absoluteString == "https://example.org/a?b=c" && all.bytes == Data([1, 2]))
        #expect(all.date.timeIntervalSince1970 == 1000 && all.level == .high && all.count == .two)
        #expect(all.maybe == 5 && all.maybeLevel == .high && all.maybeDate?.timeIntervalSince1970 == 2000)
        all.maybe = nil
        #expect(store.object(forKey: "maybe") == nil && AllTypes(store: store).maybe == nil)
        // What doesn't fit is as if it weren't there.
        store.set("nonsense", forKey: "level")
        store.set("12", forKey: "number")
        store.set("nonsense", forKey: "share")
        #expect(AllTypes(store: store).level == .low && AllTypes(store: store).number == 12)
        #expect(AllTypes(store: store).share == 0.5)
    }

    @Test func allTypesAreOptionalToo() {
        let store = makeStore()
        var all = AllOptionals(store: store)
        #expect(all.flag == nil && all.share == nil && all.text == nil && all.address == nil && all.bytes == nil)
        #expect(all.count == nil)
        all.flag = true
        all.share = 0.25
        all.text = ""
        all.address = URL(string: "https://example.org/")
        all.bytes = Data([3])
        all.count = .two
        all = AllOptionals(store: store)
        #expect(all.flag == true && all.share == 0.25 && all.text == "" && all.bytes == Data([3]))
        #expect(all.address?.absoluteString == "https://example.org/" && all.count == .two)
        all.flag = nil
        all.share = nil
        all.text = nil
        all.address = nil
        all.bytes = nil
        all.count = nil
        #expect(store.object(forKey: "flag") == nil && store.object(forKey: "bytes") == nil)
        #expect(AllOptionals(store: store).count == nil && AllOptionals(store: store).text == nil)
    }

    @Test func whatAnotherProcessWritesIsSeen() async throws {
        let name = "windsock.test.\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        store.set(1, forKey: "number")
        store.synchronize()
        let probe = FlowProbe()
        let w = TestWindow { StorageView(store: store, probe: probe) }
        await w.settle()
        #expect(w.texts == ["1 none"])
        // As another process saves: a new file in the place of the old one.
        let folder = try #require(ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"])
        let file = URL(fileURLWithPath: "\(folder)/\(name).plist")
        let values: [String: Any] = ["number": 5, "name": "theirs"]
        let data = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        try data.write(to: file, options: .atomic)
        await w.pump(until: { w.texts == ["5 theirs"] }, timeout: 5)
        #expect(w.texts == ["5 theirs"])
        await w.close()
    }

    @Test func storedValuesAreKeptInAFile() async throws {
        let name = "windsock.test.\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        let all = AllTypes(store: store)
        all.number = 11
        StoredValues.shared.save()
        let folder = try #require(ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"])
        #expect(FileManager.default.fileExists(atPath: "\(folder)/\(name).plist"))
    }

    @Test func sceneStorageIsKeptForEachWindow() async {
        let probe = FlowProbe()
        let other = FlowProbe()
        let w = TestWindow {
            VStack {
                SceneStorageView(probe: probe).environment(\.sceneIdentifier, "one")
                SceneStorageView(probe: other).environment(\.sceneIdentifier, "two")
            }
        }
        await w.settle()
        #expect(w.texts == ["0", "0"])
        probe.number?.wrappedValue = 4
        await w.settle()
        #expect(w.texts == ["4", "0"])
        await w.close()
        let again = TestWindow { SceneStorageView(probe: probe).environment(\.sceneIdentifier, "one") }
        await again.settle()
        #expect(again.texts == ["4"])
        probe.number?.wrappedValue = 0
        await again.close()
    }
}

private struct StorageView: View {
    @AppStorage private var number: Int
    @AppStorage private var name: String?
    private let probe: FlowProbe

    init(store: UserDefaults?, probe: FlowProbe) {
        _number = AppStorage(wrappedValue: 0, "number", store: store)
        _name = AppStorage("name", store: store)
        self.probe = probe
    }

    var body: some View {
        probe.evaluated("StorageView")
        probe.number = $number
        probe.name = Binding(get: { name ?? "" }, set: { name = $0 })
        return Text(verbatim: "\(number) \(name ?? "none")")
    }
}

private final class SavedFlights: ObservableObject {
    var writes = 0
    @AppStorage var ids: String {
        didSet { writes += 1 }
    }

    init(store: UserDefaults) {
        _ids = AppStorage(wrappedValue: "", "saved", store: store)
    }
}

private struct SavedFlightsView: View {
    @ObservedObject var saved: SavedFlights

    var body: some View { Text(verbatim: saved.ids) }
}

private struct AllTypes {
    enum Level: String { case low, high }
    enum Count: Int { case one = 1, two }

    @AppStorage var flag: Bool
    @AppStorage var number: Int
    @AppStorage var share: Double
    @AppStorage var text: String
    @AppStorage var address: URL
    @AppStorage var bytes: Data
    @AppStorage var date: Date
    @AppStorage var level: Level
    @AppStorage var count: Count
    @AppStorage var maybe: Int?
    @AppStorage var maybeLevel: Level?
    @AppStorage var maybeDate: Date?

    init(store: UserDefaults) {
        _flag = AppStorage(wrappedValue: true, "flag", store: store)
        _number = AppStorage(wrappedValue: 3, "number", store: store)
        _share = AppStorage(wrappedValue: 0.5, "share", store: store)
        _text = AppStorage(wrappedValue: "t", "text", store: store)
        _address = AppStorage(wrappedValue: URL(fileURLWithPath: "/"), "address", store: store)
        _bytes = AppStorage(wrappedValue: Data(), "bytes", store: store)
        _date = AppStorage(wrappedValue: Date(timeIntervalSince1970: 0), "date", store: store)
        _level = AppStorage(wrappedValue: .low, "level", store: store)
        _count = AppStorage(wrappedValue: .one, "count", store: store)
        _maybe = AppStorage("maybe", store: store)
        _maybeLevel = AppStorage("maybeLevel", store: store)
        _maybeDate = AppStorage("maybeDate", store: store)
    }
}

private struct AllOptionals {
    @AppStorage var flag: Bool?
    @AppStorage var share: Double?
    @AppStorage var text: String?
    @AppStorage var address: URL?
    @AppStorage var bytes: Data?
    @AppStorage var count: AllTypes.Count?

    init(store: UserDefaults) {
        _flag = AppStorage("flag", store: store)
        _share = AppStorage("share", store: store)
        _text = AppStorage("text", store: store)
        _address = AppStorage("address", store: store)
        _bytes = AppStorage("bytes", store: store)
        _count = AppStorage("count", store: store)
    }
}

private struct SceneStorageView: View {
    @SceneStorage("number") private var number = 0
    let probe: FlowProbe

    init(probe: FlowProbe) {
        self.probe = probe
    }

    var body: some View {
        probe.number = $number
        return Text(verbatim: "\(number)")
    }
}
