import Foundation
import Gtk
import Testing

@testable import SwiftUI

private final class Recorder {
    nonisolated(unsafe) static var events: [String] = []
    nonisolated(unsafe) static var openWindow: OpenWindowAction?
    nonisolated(unsafe) static var dismiss: DismissAction?
    nonisolated(unsafe) static var counter: Binding<Int>?
}

private struct Counting: View {
    @State private var count = 0
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Recorder.openWindow = openWindow
        Recorder.dismiss = dismiss
        Recorder.counter = $count
        return Text("count \(count)")
            .onAppear { Recorder.events.append("appear") }
            .onDisappear { Recorder.events.append("disappear") }
            .onOpenURL { Recorder.events.append("open \($0.lastPathComponent)") }
    }
}

private struct GroupApp: App {
    @State private var greeting = "hello"
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        WindowGroup("Board", id: "board") {
            Counting()
            Text(verbatim: greeting)
        }
        .defaultSize(width: 321, height: 234)
        .environment(\.layoutDirection, .leftToRight)
        .onChange(of: phase, initial: true) { Recorder.events.append("phase") }
        Window("Map", id: "map") { Text(verbatim: "a map").navigationTitle("Terminal A") }
        WindowGroup(for: Int.self) { $number in Text(verbatim: "number \(number ?? -1)") }
        Settings { Text(verbatim: "settings") }
    }
}

private struct TwoWindowsApp: App {
    var body: some Scene {
        Window("One", id: "one") { Text(verbatim: "1") }.defaultLaunchBehavior(.presented)
        Window("Two", id: "two") { Color.red }.defaultLaunchBehavior(.presented)
        Window("Three", id: "three") { Color.red }
    }
}

extension WidgetTests {
    @Test func anAppOpensTheWindowOfItsFirstScene() async throws {
        Recorder.events = []
        let app = try TestApp(GroupApp.self)
        await app.launch()
        #expect(app.windows.count == 1)
        let window = try #require(app.windows.first)
        #expect(window.window.title == "Board")
        #expect(app.texts() == ["count 0", "hello"])
        #expect(Recorder.events.contains("appear"))
        let size = window.window.defaultSize
        #expect(size.width == 321 && size.height == 234)
        await app.end()
        #expect(Recorder.events.contains("disappear"))
    }

    @Test func eachWindowHasStateOfItsOwn() async throws {
        Recorder.events = []
        let app = try TestApp(GroupApp.self)
        await app.launch()
        let first = try #require(app.windows.first)
        Recorder.counter?.wrappedValue = 5
        await app.settle()
        #expect(app.texts(first)[0] == "count 5")
        Recorder.openWindow?(id: "board")
        await app.settle()
        #expect(app.windows.count == 2)
        let second = try #require(app.windows.first { $0 !== first })
        #expect(app.texts(second)[0] == "count 0")
        Recorder.counter?.wrappedValue = 7
        await app.settle()
        #expect(app.texts(first)[0] == "count 5")
        #expect(app.texts(second)[0] == "count 7")
        second.window.close()
        await app.settle()
        #expect(app.windows.count == 1)
        #expect(Recorder.events.filter { $0 == "disappear" }.count == 1)
        await app.end()
    }

    @Test func aSceneWithOneWindowShowsItAgain() async throws {
        let app = try TestApp(GroupApp.self)
        await app.launch()
        Recorder.openWindow?(id: "map")
        Recorder.openWindow?(id: "map")
        await app.settle()
        #expect(app.windows.count == 2)
        let map = try #require(app.windows.first { $0.window.title == "Terminal A" })
        #expect(app.texts(map) == ["a map"])
        map.window.close()
        await app.settle()
        Recorder.openWindow?(id: "map")
        await app.settle()
        #expect(app.windows.count == 2)
        await app.end()
    }

    @Test func windowsForValuesAreFoundByTheirValue() async throws {
        let app = try TestApp(GroupApp.self)
        await app.launch()
        Recorder.openWindow?(value: 3)
        Recorder.openWindow?(value: 4)
        Recorder.openWindow?(value: 3)
        await app.settle()
        #expect(app.windows.count == 3)
        let numbers = app.windows.flatMap { app.texts($0) }.filter { $0.hasPrefix("number") }
        #expect(numbers.sorted() == ["number 3", "number 4"])
        await app.end()
    }

    @Test func dismissClosesTheWindowAndSettingsEndWithTheLast() async throws {
        let app = try TestApp(GroupApp.self)
        await app.launch()
        app.runtime.openWindow(id: SettingsID.value, value: nil)
        await app.settle()
        #expect(app.windows.count == 2)
        Recorder.dismiss?()
        await app.pump(until: { app.windows.isEmpty })
        #expect(app.windows.isEmpty)
        await app.end()
    }

    @Test func openedFilesGoToTheWindowInUse() async throws {
        Recorder.events = []
        let app = try TestApp(GroupApp.self)
        app.runtime.open([URL(fileURLWithPath: "/tmp/flights.csv"), URL(fileURLWithPath: "/tmp/more.csv")])
        await app.settle()
        #expect(Recorder.events.filter { $0.hasPrefix("open") } == ["open flights.csv", "open more.csv"])
        #expect(app.windows.count == 1)
        await app.end()
    }

    @Test func scenesThatAskForItAreShownAtTheStart() async throws {
        let app = try TestApp(TwoWindowsApp.self)
        await app.launch()
        #expect(app.windows.map(\.window.title).sorted() == ["One", "Two"])
        await app.end()
    }

    @Test func theWindowsPhaseReachesTheAppAndItsViews() async throws {
        Recorder.events = []
        let app = try TestApp(GroupApp.self)
        await app.launch()
        let window = try #require(app.windows.first)
        await app.pump(until: { window.window.isActive })
        #expect(window.phase == .active)
        #expect(EnvironmentValues(scope: app.runtime.scope).scenePhase == .active)
        window.window.close()
        await app.pump(until: { app.windows.isEmpty })
        #expect(EnvironmentValues(scope: app.runtime.scope).scenePhase == .background)
        #expect(Recorder.events.contains("phase"))
        await app.end()
    }
}
