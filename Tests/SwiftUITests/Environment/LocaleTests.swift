import Foundation
import Gtk
import Testing

@testable import SwiftUI

/// Everything that formats, in the surroundings of a model.
private struct Formats: View {
    let moment = Date(timeIntervalSince1970: 1_790_000_000)
    @State private var number: Double? = 1234.5

    var body: some View {
        VStack {
            Text(1234.5, format: .number)
            Text(moment, format: .dateTime.day().month(.wide).hour().minute())
            Text(moment, style: .date)
            Text(moment...moment.addingTimeInterval(3600))
            Text("at \(moment, format: .dateTime.weekday(.wide))")
            Text(1234.5, format: .number.locale(Locale(identifier: "fr")))
            Text(moment, format: Date.FormatStyle(timeZone: .gmt).hour().minute())
            LabeledContent("Share", value: 0.25, format: .percent)
            TextField("Number", value: $number, format: .number)
        }
    }
}

private struct LocalSurroundings: View {
    @Bindable var model: LocaleModel

    var body: some View {
        Formats()
            .environment(\.locale, model.locale)
            .environment(\.timeZone, model.timeZone)
            .environment(\.calendar, model.calendar)
    }
}

@Observable
@MainActor
private final class LocaleModel {
    var locale = Locale(identifier: "en_US")
    var timeZone = TimeZone.gmt
    var calendar = Calendar(identifier: .gregorian)
}

extension WidgetTests {
    private func plain(_ texts: [String]) -> [String] {
        texts.map { text in String(text.map { $0.isWhitespace ? " " : $0 }) }
    }

    @Test func whatIsFormattedFollowsTheSurroundings() async {
        let model = LocaleModel()
        let w = TestWindow(width: 500, height: 500) { LocalSurroundings(model: model) }
        await w.settle()
        var texts = plain(w.texts)
        #expect(texts[0] == "1,234.5" && texts[1] == "September 21 at 2:13 PM", "\(texts)")
        #expect(texts[2] == "September 21, 2026" && texts[4] == "at Monday" && texts[8] == "25%", "\(texts)")
        #expect(w.first(Gtk.Entry.self)?.text == "1,234.5")
        model.locale = Locale(identifier: "de_DE")
        await w.settle()
        texts = plain(w.texts)
        #expect(texts[0] == "1.234,5" && texts[1].hasPrefix("21. September") && texts[1].hasSuffix("14:13"), "\(texts)")
        #expect(texts[2] == "21. September 2026" && texts[4] == "at Montag" && texts[8] == "25 %", "\(texts)")
        #expect(w.first(Gtk.Entry.self)?.text == "1.234,5")
        // What a format says itself stays.
        #expect(texts[5] == "1 234,5" && texts[6] == "14:13", "\(texts)")
        model.timeZone = TimeZone(identifier: "Asia/Kolkata") ?? .gmt
        await w.settle()
        texts = plain(w.texts)
        #expect(texts[1].hasSuffix("19:43") && texts[6] == "14:13", "\(texts)")
        #expect(texts[3].hasPrefix("19:43"), "\(texts)")
        model.calendar = Calendar(identifier: .buddhist)
        await w.settle()
        #expect(w.texts[2].contains("2569"), "\(w.texts[2])")
        await w.close()
    }
}
