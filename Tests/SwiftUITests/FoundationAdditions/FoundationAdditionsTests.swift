import Foundation
import Testing

@testable import SwiftUI

@Suite struct RelativeDateTimeFormatterTests {
    private func formatter(
        _ units: RelativeDateTimeFormatter.UnitsStyle, _ style: RelativeDateTimeFormatter.DateTimeStyle = .numeric,
        locale: String = "en_US"
    ) -> RelativeDateTimeFormatter {
        let formatter = RelativeDateTimeFormatter()
        (formatter.unitsStyle, formatter.dateTimeStyle) = (units, style)
        formatter.locale = Locale(identifier: locale)
        return formatter
    }

    @Test func unitsAndDirections() {
        #expect(formatter(.full).localizedString(fromTimeInterval: 7200) == "in 2 hours")
        #expect(formatter(.full).localizedString(fromTimeInterval: -90) == "1 minute ago")
        #expect(formatter(.short).localizedString(fromTimeInterval: 7200) == "in 2 hr.")
        #expect(formatter(.abbreviated).localizedString(fromTimeInterval: -300) == "5m ago")
        #expect(formatter(.spellOut).localizedString(fromTimeInterval: 7200) == "in two hours")
        #expect(formatter(.full, locale: "de_DE").localizedString(fromTimeInterval: 7200) == "in 2 Stunden")
    }

    @Test func theRestIsCutOff() {
        #expect(formatter(.full).localizedString(fromTimeInterval: 5400) == "in 1 hour")
        #expect(formatter(.full).localizedString(fromTimeInterval: 13 * 86400) == "in 1 week")
        #expect(formatter(.full).localizedString(fromTimeInterval: 59) == "in 59 seconds")
    }

    @Test func names() {
        #expect(formatter(.full, .named).localizedString(from: DateComponents(day: -1)) == "yesterday")
        #expect(formatter(.full, .named).localizedString(from: DateComponents(second: 0)) == "now")
        #expect(formatter(.full).localizedString(from: DateComponents(day: -1)) == "1 day ago")
        let now = Date()
        #expect(formatter(.full, .named).string(for: now.addingTimeInterval(7200.5)) == "in 2 hours")
        #expect(formatter(.full).string(for: "text") == nil)
    }
}

@Suite struct PersonNameTests {
    private var name: PersonNameComponents {
        var name = PersonNameComponents()
        (name.namePrefix, name.givenName, name.middleName) = ("Dr.", "Thomas", "Louis")
        (name.familyName, name.nameSuffix) = ("Clark", "Esq.")
        return name
    }

    @Test func styles() {
        let locale = Locale(identifier: "en_US")
        func format(_ style: PersonNameComponents.FormatStyle.Style) -> String {
            name.formatted(.name(style: style).locale(locale))
        }
        #expect(format(.medium) == "Thomas Clark" && format(.long) == "Dr. Thomas Louis Clark Esq.")
        #expect(format(.short) == "Thomas" && format(.abbreviated) == "TC")
        var chinese = PersonNameComponents()
        (chinese.familyName, chinese.givenName) = ("李", "明")
        #expect(chinese.formatted(.name(style: .medium).locale(locale)) == "李明")
    }

    @Test(arguments: [
        ("Thomas Clark", ["Thomas", nil, "Clark"]), ("Thomas Louis Clark", ["Thomas", "Louis", "Clark"]),
        ("Dr. Thomas Clark Jr.", ["Thomas", nil, "Clark"]), ("Clark, Thomas", ["Thomas", nil, "Clark"]),
        ("Ludwig van Beethoven", ["Ludwig", nil, "van Beethoven"]), ("Cher", ["Cher", nil, nil]),
    ])
    func reading(_ text: String, _ parts: [String?]) throws {
        let strategy = PersonNameComponents.ParseStrategy(locale: Locale(identifier: "en_US"))
        let name = try PersonNameComponents(text, strategy: strategy)
        #expect([name.givenName, name.middleName, name.familyName] == parts)
    }

    @Test func anEmptyTextIsNoName() {
        #expect(throws: CocoaError.self) { try PersonNameComponents("  ") }
    }
}

@Suite struct LocalizedStringResourceTests {
    @Test func withoutTranslationsTheKeyStandsForItself() {
        #expect(String(localized: "Gate \(3) at \("noon")") == "Gate 3 at noon")
        #expect(String(localized: "board.title", defaultValue: "Board \(2)") == "Board 2")
        let resource: LocalizedStringResource = "100% of \(5)"
        #expect(resource.key == "100%% of %lld" && String(localized: resource) == "100% of 5")
    }
}

@Suite struct UndoManagerTests {
    private final class Counter {
        var value = 0

        func set(_ new: Int, _ manager: UndoManager) {
            let old = value
            manager.registerUndo(withTarget: self) { $0.set(old, manager) }
            value = new
        }
    }

    private let manager = UndoManager()
    private let counter = Counter()

    private func step(_ value: Int, name: String = "") {
        manager.beginUndoGrouping()
        counter.set(value, manager)
        manager.setActionName(name)
        manager.endUndoGrouping()
    }

    @Test func stepsGoBackAndForth() {
        manager.groupsByEvent = false
        step(1, name: "One")
        step(2, name: "Two")
        #expect(manager.undoActionName == "Two" && manager.undoMenuItemTitle == "Undo Two" && !manager.canRedo)
        manager.undo()
        #expect(counter.value == 1 && manager.redoActionName == "Two")
        manager.undo()
        #expect(counter.value == 0 && !manager.canUndo)
        manager.redo()
        manager.redo()
        #expect(counter.value == 2 && !manager.canRedo && manager.canUndo)
    }

    @Test func aNewStepForgetsWhatWasUndone() {
        manager.groupsByEvent = false
        step(1)
        manager.undo()
        step(5)
        #expect(!manager.canRedo)
        manager.undo()
        #expect(counter.value == 0)
    }

    // On the main actor, whose next turn ends the step.
    @Test @MainActor func changesOfOneTurnAreOneStep() {
        counter.set(1, manager)
        counter.set(2, manager)
        #expect(manager.canUndo)
        manager.undo()
        #expect(counter.value == 0 && !manager.canUndo && manager.canRedo)
        manager.redo()
        #expect(counter.value == 2)
    }

    @Test func levelsTargetsAndSwitchingOff() {
        manager.groupsByEvent = false
        manager.levelsOfUndo = 2
        for value in 1...5 { step(value) }
        manager.undo()
        manager.undo()
        manager.undo()
        #expect(counter.value == 3)
        manager.redo()
        manager.removeAllActions(withTarget: counter)
        #expect(!manager.canUndo && !manager.canRedo)
        manager.disableUndoRegistration()
        step(9)
        manager.enableUndoRegistration()
        #expect(!manager.canUndo && manager.isUndoRegistrationEnabled)
    }
}

@Suite struct NSItemProviderTests {
    @Test func textIsOfferedAndLoaded() async throws {
        let provider = NSItemProvider(object: "Gate 5" as NSString)
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(provider.canLoadObject(ofClass: NSString.self) && !provider.canLoadObject(ofClass: NSURL.self))
        let text = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: NSString.self) { object, _ in
                continuation.resume(returning: (object as? NSString)?.description)
            }
        }
        #expect(text == "Gate 5")
    }

    @Test func missingTypesAreErrors() async {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "org.example.flight") { completion in
            completion(Data([1, 2]), nil)
            return nil
        }
        let data = await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(forTypeIdentifier: "org.example.flight") { data, _ in
                continuation.resume(returning: data)
            }
        }
        #expect(data == Data([1, 2]))
        let error = await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(forTypeIdentifier: "public.url") { _, error in
                continuation.resume(returning: error.map { "\($0)" })
            }
        }
        #expect(error?.contains("public.url") == true)
    }
}
