import Foundation
import Gtk
import Testing

@testable import SwiftUI

/// What the desktop says, as views read it.
private struct DesktopValues: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.layoutDirection) private var direction
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.legibilityWeight) private var weight
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differs
    @Environment(\.timeZone) private var timeZone
    @Environment(\.calendar) private var calendar
    @Environment(\.displayScale) private var displayScale

    var body: some View {
        VStack {
            Text(verbatim: "\(scheme) \(contrast) \(weight ?? .regular) \(differs)")
            Text(verbatim: "\(direction) \(reducesMotion)")
            Text(verbatim: "\(timeZone.identifier) \(calendar.timeZone.identifier)")
            Text(verbatim: "scale \(Int(displayScale))")
        }
    }
}

extension WidgetTests {
    @Test func viewsFollowTheDesktopsColoursContrastAndMotion() async throws {
        let w = TestWindow { DesktopValues() }
        await w.settle()
        #expect(w.texts[0] == "light standard regular false" && w.texts[1] == "leftToRight false")
        let interface = try #require(DesktopSettings(schema: "org.gnome.desktop.interface"))
        interface.set("color-scheme", "prefer-dark")
        await w.pump(until: { w.texts[0].hasPrefix("dark") }, timeout: 3)
        #expect(w.texts[0] == "dark standard regular false")
        let access = try #require(DesktopSettings(schema: "org.gnome.desktop.a11y.interface"))
        access.set("high-contrast", true)
        await w.pump(until: { w.texts[0].hasPrefix("dark increased") }, timeout: 3)
        #expect(w.texts[0] == "dark increased bold true")
        interface.reset("color-scheme")
        access.reset("high-contrast")
        await w.pump(until: { w.texts[0] == "light standard regular false" }, timeout: 3)
        #expect(w.texts[0] == "light standard regular false")
        Gtk.Settings.shared?.areAnimationsEnabled = false
        await w.settle()
        #expect(w.texts[1] == "leftToRight true")
        Gtk.Settings.shared?.areAnimationsEnabled = true
        let height = w.first(TextWidget.self)?.height ?? 0
        Gtk.Settings.shared?.textScale = 2
        await w.settle()
        let scaled = w.first(TextWidget.self)?.height ?? 0
        Gtk.Settings.shared?.textScale = 1
        await w.settle()
        #expect(height > 10 && scaled > height * 3 / 2 && w.first(TextWidget.self)?.height == height)
        #expect(w.texts[3] == "scale 1")
        // The direction comes with the language when a process starts; widgets can be told another one.
        Gtk.TextDirection.default = .rightToLeft
        SystemEnvironment.shared.refresh()
        await w.settle()
        #expect(w.texts[1] == "rightToLeft false")
        Gtk.TextDirection.default = .leftToRight
        SystemEnvironment.shared.refresh()
        await w.settle()
        #expect(w.texts[1] == "leftToRight false")
        await w.close()
    }

    @Test func scaleOfTheScreen() async {
        guard ProcessInfo.processInfo.environment["GDK_SCALE"] == "2" else { return }
        let w = TestWindow { DesktopValues() }
        await w.settle()
        #expect(w.texts[3] == "scale 2")
        await w.close()
    }

    @Test func viewsKnowTheScaleOfTheScreen() async throws {
        let run = try await TestProcess.run(
            filter: "WidgetTests/scaleOfTheScreen", environment: ["GDK_SCALE": "2"])
        #expect(run.status == 0 && run.output.contains("1 test"), "\(run.output)")
    }

    @Test func aNewTimeZoneIsSeenAtOnce() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let link = folder.appendingPathComponent("localtime").path
        /// Puts another link into the place of the old one, as the system's service does.
        func set(_ zone: String) throws {
            let draft = folder.appendingPathComponent("draft").path
            try FileManager.default.createSymbolicLink(
                atPath: draft, withDestinationPath: "../usr/share/zoneinfo/" + zone)
            #expect(rename(draft, link) == 0)
        }
        try set("Europe/Oslo")
        let w = TestWindow {
            VStack {
                DesktopValues()
                Text(Date(timeIntervalSince1970: 0), style: .time)
                Text(Date(timeIntervalSince1970: 0), format: .dateTime.hour().minute())
            }
        }
        await w.settle()
        #expect(w.texts[2] == "\(TimeZone.current.identifier) \(TimeZone.current.identifier)")
        var seen: [String] = []
        let monitor = TimeZoneMonitor(link: link) {
            seen.append($0.identifier)
            SystemEnvironment.shared.timeZoneDidChange(to: $0)
        }
        #expect(monitor.zone?.identifier == "Europe/Oslo")
        try set("Asia/Tokyo")
        await w.pump(until: { w.texts[2].hasPrefix("Asia/Tokyo") }, timeout: 3)
        #expect(w.texts[2] == "Asia/Tokyo Asia/Tokyo")
        #expect(w.texts[4].contains("9:00") && w.texts[5].contains("9:00"), "\(w.texts)")
        try set("Asia/Kolkata")
        await w.pump(until: { w.texts[2].hasPrefix("Asia/Kolkata") }, timeout: 3)
        #expect(w.texts[4].contains("5:30") && w.texts[5].contains("5:30"), "\(w.texts)")
        // What leads nowhere changes nothing.
        try set("Nowhere/Land")
        await w.pump(until: { false }, timeout: 0.3)
        #expect(seen == ["Asia/Tokyo", "Asia/Kolkata"])
        SystemEnvironment.shared.timeZoneDidChange(to: .current)
        await w.close()
    }
}
