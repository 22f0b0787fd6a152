import Foundation
import Gtk
import Testing

@testable import SwiftUI

@Observable
@MainActor
private final class Settings {
    var isOn = false
    var name = ""
}

private struct SettingsForm: View {
    @Bindable var settings: Settings
    var body: some View {
        Form {
            Section("Settings") {
                Toggle("Notify", isOn: $settings.isOn)
                TextField("Full name", text: $settings.name)
                LabeledContent("Gate", value: "A7")
            }
        }
    }
}

extension WidgetTests {
    @Test func aClickOnAFormsRowReachesItsControl() async throws {
        let settings = Settings()
        let w = TestWindow(width: 400, height: 320) { SettingsForm(settings: settings) }
        await w.settle()
        let search = TreeSearch(root: try #require(w.content.host.root))
        let notify = try #require(search.leaves.first { $0 is TextItem && $0.node.plainText == "Notify" })
        await w.click(notify.widget)
        // A switch moves before it is on.
        for _ in 0..<50 where !settings.isOn { await w.settle() }
        #expect(settings.isOn)
        // The control itself is clicked once.
        await w.click(try #require(search.all(Gtk.Switch.self).first))
        for _ in 0..<50 where settings.isOn { await w.settle() }
        #expect(!settings.isOn)
        let name = try #require(search.leaves.first { $0 is TextItem && $0.node.plainText == "Full name" })
        await w.click(name.widget)
        await w.type("Ada")
        #expect(settings.name == "Ada")
        await w.close()
    }

    @Test func controlsOfAFormInColumnsBeginOnOneLine() async throws {
        let settings = Settings()
        let w = TestWindow(width: 400, height: 320) { SettingsForm(settings: settings).formStyle(.columns).padding() }
        await w.settle()
        let search = TreeSearch(root: try #require(w.content.host.root))
        func frame(_ text: String) throws -> CGRect {
            try #require(search.leaves.first { $0 is TextItem && $0.node.plainText == text }).frame
        }
        let field = try #require(search.leaves.first { $0.widget is Editable }).frame
        #expect(abs(try frame("A7").minX - field.minX) < 1)
        #expect(abs(try frame("Gate").maxX - frame("Full name").maxX) < 1)
        #expect(try frame("Full name").minX >= 15)
        #expect(field.maxX <= 400 - 15)
        await w.close()
    }
}
