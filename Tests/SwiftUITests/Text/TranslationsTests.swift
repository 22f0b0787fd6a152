import Foundation
import Testing

@testable import SwiftUI

@Suite(.serialized)
struct TranslationsTests {
    /// The bytes of a catalogue, as msgfmt writes them.
    private func catalogue(_ entries: [(String, String)], isLittle: Bool = true) -> Data {
        func number(_ value: Int) -> [UInt8] {
            let bytes = (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
            return isLittle ? bytes : bytes.reversed()
        }
        let entries = [("", "Language: de\n")] + entries
        var (tables, texts): ([UInt8], [UInt8]) = ([], [])
        let start = 28 + 16 * entries.count
        for text in entries.map(\.0) + entries.map(\.1) {
            tables += number(text.utf8.count) + number(start + texts.count)
            texts += Array(text.utf8) + [0]
        }
        let header = [0x9504_12de, 0, entries.count, 28, 28 + 8 * entries.count, 0, 0].flatMap(number)
        return Data(header + tables + texts)
    }

    @Test func aCatalogueIsReadInBothOrdersOfBytes() throws {
        for isLittle in [true, false] {
            let data = catalogue([("Gate %@", "Flugsteig %@"), ("Open", "Öffnen")], isLittle: isLittle)
            let read = try #require(TranslationCatalogue(data))
            #expect(read["Open"] == "Öffnen" && read["Gate %@"] == "Flugsteig %@")
            #expect(read[""] == nil && read["Close"] == nil)
        }
    }

    @Test func whatIsNoCatalogueIsRefused() {
        let data = catalogue([("Open", "Öffnen")])
        #expect(TranslationCatalogue(Data()) == nil)
        #expect(TranslationCatalogue(Data(repeating: 7, count: 100)) == nil)
        #expect(TranslationCatalogue(data.prefix(60)) == nil)
    }

    @Test func textsAreShownInTheLanguageOfTheCatalogue() throws {
        let read = try #require(
            TranslationCatalogue(
                catalogue([
                    ("Gate %@", "Flugsteig %@"), ("%@ of %@ rows", "von %2$@ Zeilen %1$@"), ("Open", "Öffnen"),
                ])))
        let before = Translations.current
        defer { Translations.current = before }
        Translations.current = Translations { read[$0] }
        #expect(String(localized: "Open") == "Öffnen")
        // Numbers find texts in which any value is put.
        #expect(String(localized: "Gate \(3)") == "Flugsteig 3")
        #expect(String(localized: "\(2) of \(1000) rows") == "von 1000 Zeilen 2")
        #expect(String(localized: "Close") == "Close")
        // A string that is looked up without values keeps the places of values.
        let key = "%@ of %@ rows"
        #expect(String(localized: String.LocalizationValue(key)) == "von %2$@ Zeilen %1$@")
    }

    @Test func languagesAreThoseOfTheEnvironment() {
        #expect(Translations.languages([:]) == [])
        #expect(Translations.languages(["LANG": "C.UTF-8", "LANGUAGE": "de"]) == [])
        #expect(Translations.languages(["LANG": "de_AT.UTF-8"]) == ["de_AT", "de"])
        #expect(Translations.languages(["LANG": "en_US.UTF-8", "LC_ALL": "fr"]) == ["fr"])
        #expect(Translations.languages(["LANG": "en_US.UTF-8", "LANGUAGE": "de_CH:fr"]) == ["de_CH", "de", "fr"])
        #expect(
            Translations.languages(["LANG": "ca_ES.UTF-8@valencia"]) == [
                "ca_ES@valencia", "ca_ES", "ca@valencia", "ca",
            ])
    }
}
