import Foundation
import Gtk
import Testing

@testable import SwiftUI

/// A document that is a folder with files.
private struct Album: FileDocument {
    static let readableContentTypes: [UTType] = [.package]
    var titles: [String: String] = [:]

    init() {}

    init(configuration: ReadConfiguration) throws {
        guard let files = configuration.file.fileWrappers else { throw CocoaError(.fileReadCorruptFile) }
        titles = files.compactMapValues { $0.regularFileContents.map { String(decoding: $0, as: UTF8.self) } }
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(
            directoryWithFileWrappers: titles.mapValues { FileWrapper(regularFileWithContents: Data($0.utf8)) })
    }
}

private struct Letter: FileDocument {
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

@MainActor
private enum Seen {
    static var album: Binding<Album>?
    static var letter: Binding<Letter>?
    static var newDocument: NewDocumentAction?
}

private struct AlbumsApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: Album()) { file in
            Seen.album = file.$document
            return Text(verbatim: file.document.titles.keys.sorted().joined(separator: " "))
        }
    }
}

private struct LetterView: View {
    let file: FileDocumentConfiguration<Letter>
    @Environment(\.newDocument) private var newDocument

    var body: some View {
        Seen.letter = file.$document
        Seen.newDocument = newDocument
        return Text(verbatim: "\(file.document.text) \(file.fileURL?.lastPathComponent ?? "-")")
    }
}

private struct LettersApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: Letter()) { LetterView(file: $0) }
    }
}

extension WidgetTests {
    @Test func aFolderIsADocument() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let album = folder.appendingPathComponent("Holidays.album")
        try FileManager.default.createDirectory(at: album, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try "beach".write(to: album.appendingPathComponent("one.txt"), atomically: true, encoding: .utf8)
        let app = try TestApp(AlbumsApp.self)
        app.runtime.open([album])
        await app.settle()
        #expect(app.texts() == ["one.txt"] && app.windows.last?.page.fallbackTitle == "Holidays")
        Seen.album?.wrappedValue.titles = ["two.txt": "hills", "three.txt": "sea"]
        await app.settle()
        app.windows.last?.document?.save()
        let names = try FileManager.default.contentsOfDirectory(atPath: album.path).sorted()
        #expect(names == ["three.txt", "two.txt"])
        let words = try String(contentsOf: album.appendingPathComponent("two.txt"), encoding: .utf8)
        #expect(words == "hills")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Holidays.album"])
        await app.end()
    }

    @Test func aDocumentIsSavedUnderAnotherName() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let old = folder.appendingPathComponent("Old.txt")
        try "words".write(to: old, atomically: true, encoding: .utf8)
        let app = try TestApp(LettersApp.self)
        app.runtime.open([old])
        await app.settle()
        let window = try #require(app.windows.last)
        let session = try #require(window.document)
        Seen.letter?.wrappedValue.text = "more words"
        await app.settle()
        window.window.activateAction("app.save-document-as")
        await app.pump(until: { session.chooser != nil })
        func dialog() -> Gtk.Widget? {
            Gtk.Window.all.first { $0.typeName == "GtkFileChooserDialog" && $0.isMapped }
        }
        await app.pump(until: { dialog() != nil })
        #expect(session.chooser?.currentName == "Old.txt")
        // Without the suffix: that of the type is added.
        session.chooser?.setCurrentName(folder.appendingPathComponent("New").path)
        for _ in 0..<10 where session.chooser != nil {
            let save = dialog()?.all("GtkButton").first { ($0.string("label") ?? "").contains("Save") }
            await app.pump(until: { save?.isSensitive == true }, timeout: 1)
            save?.activate()
            await app.pump(until: { session.chooser == nil }, timeout: 1)
        }
        await app.settle()
        #expect(app.texts() == ["more words New.txt"] && !session.isEdited)
        #expect(window.page.fallbackTitle == "New")
        let written = folder.appendingPathComponent("New.txt")
        #expect(try String(contentsOf: written, encoding: .utf8) == "more words")
        #expect(try String(contentsOf: old, encoding: .utf8) == "words", "the old file stays as it was")
        // From now on the new file is the document's.
        Seen.letter?.wrappedValue.text = "last words"
        #expect(session.autosave())
        #expect(try String(contentsOf: written, encoding: .utf8) == "last words")
        await app.end()
    }

    @Test func aPreparedDocumentOpensInAWindow() async throws {
        let app = try TestApp(LettersApp.self)
        await app.launch()
        var letter = Letter()
        letter.text = "Dear all"
        Seen.newDocument?(letter)
        await app.settle()
        #expect(app.windows.count == 2 && app.texts() == ["Dear all -"])
        await app.end()
    }
}
