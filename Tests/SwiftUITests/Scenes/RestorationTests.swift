import Foundation
import Gtk
import Testing

@testable import SwiftUI

@MainActor
private enum Seen {
    static var path: Binding<NavigationPath>?
    static var notes: [Int: Binding<Int>] = [:]
    static var numbers: [Int: Binding<Int?>] = [:]
    static var openWindow: OpenWindowAction?
    static var defaults = 0
    static var kept: [String: Binding<Int>] = [:]
}

private struct Board: View {
    @SceneStorage("path") private var stored: Data?
    @State private var path = NavigationPath()
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Seen.path = $path
        Seen.openWindow = openWindow
        return NavigationStack(path: $path) {
            Text(verbatim: "root").navigationDestination(for: Int.self) { Text(verbatim: "page \($0)") }
        }
        .onAppear {
            guard let stored else { return }
            let codable = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored)
            if let codable { path = NavigationPath(codable) }
        }
        .onChange(of: path) { stored = path.codable.flatMap { try? JSONEncoder().encode($0) } }
    }
}

private struct FlightPage: View {
    @Binding var number: Int?
    @SceneStorage("notes") private var notes = 0

    var body: some View {
        Seen.notes[number ?? 0] = $notes
        Seen.numbers[number ?? 0] = $number
        return Text(verbatim: "flight \(number ?? 0) notes \(notes)")
    }
}

private struct RestoredApp: App {
    var body: some Scene {
        WindowGroup("Board", id: "board") { Board() }
        WindowGroup(id: "flight", for: Int.self) { FlightPage(number: $0) }
        WindowGroup(id: "fleeting", for: String.self) { Text(verbatim: $0.wrappedValue ?? "none") }
            .restorationBehavior(.disabled)
        WindowGroup(id: "chosen", for: Double.self) {
            Text(verbatim: "chosen \($0.wrappedValue)")
        } defaultValue: {
            Seen.defaults += 1
            return 1.5
        }
        Window("Map", id: "map") { Text(verbatim: "a map") }
        Settings { Text(verbatim: "settings") }
    }
}

private struct Kept: View {
    @SceneStorage("kept") private var number = 0
    @Environment(\.sceneIdentifier) private var window

    var body: some View {
        Seen.kept[window] = $number
        return Text(verbatim: "kept \(number)")
    }
}

private struct KeptApp: App {
    var body: some Scene {
        WindowGroup("Kept", id: "kept") { Kept() }
    }
}

private struct SizedApp: App {
    var body: some Scene {
        WindowGroup("Sized", id: "sized") { Color.teal }.defaultSize(width: 400, height: 300)
    }
}

private struct UnsizedApp: App {
    var body: some Scene {
        WindowGroup("Sized", id: "sized") { Color.teal }.defaultSize(width: 400, height: 300)
            .restorationBehavior(.disabled)
    }
}

private struct PlainNote: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = ""
    init() {}
    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

private struct PlainNotesApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: PlainNote()) { file in Text(verbatim: "note " + file.document.text) }
    }
}

extension WidgetTests {
    private func forget(_ keys: String...) {
        for key in UserDefaults.standard.dictionaryRepresentation().keys where keys.contains(where: key.hasPrefix) {
            UserDefaults.standard.removeObject(forKey: key)
        }
    }

    @Test func whatWasOpenWhenTheAppWasQuitIsOpenedAgain() async throws {
        let id = "org.windsock.Restored"
        let app = try TestApp(RestoredApp.self, id: id)
        await app.launch()
        #expect(app.windows.count == 1)
        for number in [3, 4, 6] { Seen.openWindow?(value: number) }
        Seen.openWindow?(value: "x")
        Seen.openWindow?(id: "map")
        app.runtime.openWindow(id: SettingsID.value, value: nil)
        await app.settle()
        #expect(app.windows.count == 7)
        Seen.notes[4]?.wrappedValue = 7
        Seen.path?.wrappedValue.append(1)
        Seen.path?.wrappedValue.append(2)
        await app.settle()
        // The window shows another value from now on.
        Seen.numbers[4]?.wrappedValue = 5
        // What is closed by itself doesn't come back.
        let third = try #require(app.windows.first { app.texts($0).contains { $0.hasPrefix("flight 3") } })
        third.window.close()
        await app.settle()
        await app.quit()
        await app.end()

        let again = try TestApp(RestoredApp.self, id: id)
        await again.launch()
        await again.pump(until: { again.windows.contains { again.shownTexts($0) == ["page 2"] } })
        let shown = again.windows.flatMap { again.shownTexts($0) }
        #expect(shown.sorted() == ["a map", "flight 5 notes 7", "flight 6 notes 0", "page 2"])
        #expect(Seen.path?.wrappedValue.count == 2)
        // A second start while it runs opens nothing more.
        again.runtime.activate()
        #expect(again.windows.count == 4)
        for window in again.windows { window.window.close() }
        await again.pump(until: { again.windows.isEmpty })
        await again.end()

        // The last window was closed, not the app quit: it begins with its first window, where that was left.
        let last = try TestApp(RestoredApp.self, id: id)
        await last.launch()
        await last.pump(until: { last.shownTexts() == ["page 2"] })
        #expect(last.windows.count == 1 && last.shownTexts() == ["page 2"])
        Seen.openWindow?(value: 5)
        await last.settle()
        #expect(last.texts(last.windows.last) == ["flight 5 notes 0"], "a closed window's values are forgotten")
        await last.end()
        forget("SceneStorage/board/", "OpenWindows/" + id)
    }

    @Test func theFirstWindowIsThereBehindWhatComesBack() async throws {
        let id = "org.windsock.Behind"
        let app = try TestApp(RestoredApp.self, id: id)
        await app.launch()
        let board = try #require(app.windows.first)
        Seen.openWindow?(value: 8)
        await app.settle()
        board.window.close()
        await app.settle()
        await app.quit()
        await app.end()
        let again = try TestApp(RestoredApp.self, id: id)
        await again.launch()
        #expect(again.windows.flatMap { again.shownTexts($0) }.sorted() == ["flight 8 notes 0", "root"])
        await again.end()
        forget("OpenWindows/" + id)
    }

    @Test func aWindowWithoutAValueGetsTheDefaultOnce() async throws {
        Seen.defaults = 0
        let app = try TestApp(RestoredApp.self)
        await app.launch()
        Seen.openWindow?(id: "chosen")
        await app.settle()
        #expect(app.texts() == ["chosen 1.5"] && Seen.defaults == 1)
        // It is the window for that value.
        Seen.openWindow?(value: 1.5)
        await app.settle()
        #expect(app.windows.count == 2)
        await app.end()
    }

    @Test func theSizeAndWhetherAWindowIsMaximizedComeBack() async throws {
        func start<A: App>(_ type: A.Type) async throws -> (TestApp, SceneWindow) {
            let app = try TestApp(type)
            await app.launch()
            let window = try #require(app.windows.first)
            // Only later changes are the user's.
            await app.pump(until: { false }, timeout: 0.7)
            return (app, window)
        }
        forget("WindowSize/sized")
        var (app, window) = try await start(SizedApp.self)
        #expect(window.window.defaultSize == (400, 300))
        window.window.setDefaultSize(width: 520, height: 350)
        await app.pump(until: { window.window.width > 500 }, timeout: 3)
        await app.end()
        (app, window) = try await start(SizedApp.self)
        #expect(window.window.defaultSize == (520, 350))
        window.window.maximize()
        await app.pump(until: { window.window.isMaximized && window.window.width > 1000 }, timeout: 3)
        await app.end()
        (app, window) = try await start(SizedApp.self)
        await app.pump(until: { window.window.isMaximized }, timeout: 3)
        #expect(window.window.isMaximized && window.window.width > 1000)
        window.window.unmaximize()
        await app.pump(until: { !window.window.isMaximized && window.window.width < 600 }, timeout: 3)
        #expect(window.window.defaultSize.width == 520, "the size before is kept, too")
        await app.end()
        (app, window) = try await start(UnsizedApp.self)
        #expect(window.window.defaultSize == (400, 300) && !window.window.isMaximized)
        await app.end()
        forget("WindowSize/sized")
    }

    @Test func eachWindowKeepsValuesOfItsOwn() async throws {
        let id = "org.windsock.Kept"
        let app = try TestApp(KeptApp.self, id: id)
        await app.launch()
        app.windows.last?.window.activateAction("app.new-window")
        await app.settle()
        let second = try #require(app.windows.first { $0.identifier == "kept-2" })
        Seen.kept["kept-2"]?.wrappedValue = 5
        await app.settle()
        #expect(app.texts(second) == ["kept 5"])
        second.window.close()
        await app.settle()
        Seen.kept["kept"]?.wrappedValue = 3
        await app.settle()
        await app.quit()
        await app.end()
        let again = try TestApp(KeptApp.self, id: id)
        await again.launch()
        #expect(again.windows.flatMap { again.texts($0) } == ["kept 3"])
        again.windows.last?.window.activateAction("app.new-window")
        await again.settle()
        #expect(again.windows.flatMap { again.texts($0) }.sorted() == ["kept 0", "kept 3"])
        await again.end()
        forget("SceneStorage/kept", "OpenWindows/" + id)
    }

    @Test func documentsThatWereOpenAreOpenedAgain() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["a", "b"].map { folder.appendingPathComponent($0 + ".txt") }
        for file in files { try file.lastPathComponent.write(to: file, atomically: true, encoding: .utf8) }
        let id = "org.windsock.RestoredNotes"
        let app = try TestApp(PlainNotesApp.self, id: id)
        app.runtime.open(files)
        await app.settle()
        #expect(app.windows.count == 2)
        await app.quit()
        await app.end()
        let again = try TestApp(PlainNotesApp.self, id: id)
        await again.launch()
        #expect(again.windows.flatMap { again.texts($0) }.sorted() == ["note a.txt", "note b.txt"])
        await again.quit()
        await again.end()
        // One of the files is gone meanwhile: it is passed over.
        try FileManager.default.removeItem(at: files[0])
        let last = try TestApp(PlainNotesApp.self, id: id)
        await last.launch()
        #expect(last.windows.flatMap { last.texts($0) } == ["note b.txt"])
        await last.end()
        forget("OpenWindows/" + id)
    }
}
