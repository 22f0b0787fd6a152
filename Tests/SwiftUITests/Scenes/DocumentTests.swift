import Foundation
import Gtk
import Testing

@testable import SwiftUI

private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = ""

    init() {}

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        self.text = text
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

@MainActor
private enum Seen {
    static var document: Binding<Note>?
    static var undoManager: UndoManager?
    static var log: BoardLog?
}

private struct NoteEditor: View {
    let file: FileDocumentConfiguration<Note>
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        Seen.document = file.$document
        Seen.undoManager = undoManager
        return VStack {
            Text(verbatim: file.document.text)
            Text(verbatim: file.fileURL?.lastPathComponent ?? "no file")
        }
        .frame(width: 300, height: 200)
    }
}

private struct NotesApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: Note()) { NoteEditor(file: $0) }
    }
}

private final class BoardLog: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    @Published var lines: [String] = []

    init() {}

    init(configuration: ReadConfiguration) throws {
        let data = configuration.file.regularFileContents ?? Data()
        lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    func snapshot(contentType: UTType) throws -> [String] { lines }

    func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(snapshot.joined(separator: "\n").utf8))
    }
}

private struct LogView: View {
    @ObservedObject var log: BoardLog

    var body: some View {
        Seen.log = log
        return Text(verbatim: log.lines.joined(separator: ",")).frame(width: 300, height: 200)
    }
}

private struct LogApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: { BoardLog() }, editor: { LogView(log: $0.document) })
    }
}

/// A folder for the files of one test.
private struct Folder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    func file(_ name: String, _ text: String? = nil) throws -> URL {
        let file = url.appendingPathComponent(name)
        try text?.write(to: file, atomically: true, encoding: .utf8)
        return file
    }

    func remove() { try? FileManager.default.removeItem(at: url) }
}

extension TestApp {
    /// Gives an answer to what is asked about the document, by its words.
    fileprivate func answer(_ label: String) async {
        let session = windows.last?.document
        await pump(until: { session?.dialog?.isMapped == true })
        let button = session?.dialog?.button(label)
        #expect(button != nil, "no answer \(label)")
        button?.activate()
        await pump(until: { session?.dialog == nil })
        await settle()
    }
}

extension WidgetTests {
    @Test func aFileIsOpenedEditedSavedAndReverted() async throws {
        let folder = try Folder()
        let file = try folder.file("List.txt", "old")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        let app = try TestApp(NotesApp.self)
        app.runtime.open([file])
        await app.settle()
        #expect(app.windows.count == 1 && app.texts() == ["old", "List.txt"])
        let window = try #require(app.windows.last)
        let session = try #require(window.document)
        #expect(window.page.fallbackTitle == "List" && !session.isEdited)
        Seen.document?.wrappedValue.text = "new"
        await app.settle()
        #expect(app.texts()[0] == "new" && session.isEdited && window.page.fallbackTitle == "• List")
        #expect(try String(contentsOf: file, encoding: .utf8) == "old")
        session.save()
        #expect(try String(contentsOf: file, encoding: .utf8) == "new")
        #expect(!session.isEdited && window.page.fallbackTitle == "List")
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        // What is saved by itself meanwhile is reverted, too.
        Seen.document?.wrappedValue.text = "worse"
        #expect(session.autosave())
        #expect(try String(contentsOf: file, encoding: .utf8) == "worse")
        #expect(session.canRevert)
        session.revert()
        await app.answer("Revert")
        #expect(app.texts()[0] == "new")
        #expect(try String(contentsOf: file, encoding: .utf8) == "new")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["List.txt"])
        await app.end()
        folder.remove()
    }

    @Test func aDocumentIsSavedByItselfAfterAWhile() async throws {
        let folder = try Folder()
        let file = try folder.file("List.txt", "old")
        DocumentSession.autosaveDelay = 50
        let app = try TestApp(NotesApp.self)
        app.runtime.open([file])
        await app.settle()
        Seen.document?.wrappedValue.text = "new"
        let session = try #require(app.windows.last?.document)
        #expect(session.isEdited)
        await app.pump(until: { !session.isEdited })
        #expect(try String(contentsOf: file, encoding: .utf8) == "new")
        DocumentSession.autosaveDelay = 5000
        await app.end()
        folder.remove()
    }

    @Test func closingAsksAboutWhatWasNeverSaved() async throws {
        let app = try TestApp(NotesApp.self)
        await app.launch()
        let window = try #require(app.windows.last)
        #expect(window.page.fallbackTitle == "Untitled")
        Seen.document?.wrappedValue.text = "something"
        await app.settle()
        window.window.close()
        await app.answer("Cancel")
        #expect(app.windows.count == 1)
        window.window.close()
        await app.answer("Discard")
        await app.pump(until: { app.windows.isEmpty })
        #expect(app.windows.isEmpty)
        await app.end()
    }

    @Test func changesOfAnotherProgramAreAskedAbout() async throws {
        let folder = try Folder()
        let file = try folder.file("List.txt", "old")
        let app = try TestApp(NotesApp.self)
        app.runtime.open([file])
        await app.settle()
        let session = try #require(app.windows.last?.document)
        Seen.document?.wrappedValue.text = "mine"
        try "theirs".write(to: file, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: 5)], ofItemAtPath: file.path)
        #expect(!session.autosave())
        session.save()
        await app.answer("Cancel")
        #expect(try String(contentsOf: file, encoding: .utf8) == "theirs")
        session.save()
        await app.answer("Save Anyway")
        #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
        await app.end()
        folder.remove()
    }

    @Test func aFileThatCannotBeReadIsToldAbout() async throws {
        let folder = try Folder()
        let app = try TestApp(NotesApp.self)
        app.runtime.open([try folder.file("Missing.txt")])
        await app.pump(until: { app.runtime.message?.isMapped == true })
        let message = try #require(app.runtime.message)
        #expect(message.heading == "Could Not Open “Missing.txt”")
        #expect(message.body == "The file doesn't exist.")
        message.button("OK")?.activate()
        await app.pump(until: { app.runtime.message == nil })
        // There is a window to go on with.
        #expect(app.windows.count == 1)
        await app.end()
        folder.remove()
    }

    @Test func changesOfValuesCanBeUndone() async throws {
        let app = try TestApp(NotesApp.self)
        await app.launch()
        Seen.document?.wrappedValue.text = "one"
        await app.settle()
        #expect(Seen.undoManager?.canUndo == true)
        app.windows.last?.undo()
        await app.settle()
        #expect(app.texts()[0] == "")
        app.windows.last?.redo()
        await app.settle()
        #expect(app.texts()[0] == "one")
        app.windows.last?.document?.end()
        await app.end()
    }

    @Test func anObjectIsADocument() async throws {
        let folder = try Folder()
        let file = try folder.file("Log.txt", "a\nb")
        let app = try TestApp(LogApp.self)
        app.runtime.open([file])
        await app.settle()
        #expect(app.texts() == ["a,b"])
        Seen.log?.lines.append("c")
        await app.settle()
        let session = try #require(app.windows.last?.document)
        #expect(session.isEdited && app.texts() == ["a,b,c"])
        // It has a file: it is saved when its window closes.
        app.windows.last?.window.close()
        await app.pump(until: { app.windows.isEmpty })
        #expect(try String(contentsOf: file, encoding: .utf8) == "a\nb\nc")
        Seen.log = nil
        await app.end()
        folder.remove()
    }

    @Test func aFileIsOpenedOnce() async throws {
        let folder = try Folder()
        let file = try folder.file("List.txt", "old")
        let app = try TestApp(NotesApp.self)
        await app.launch()
        app.runtime.open([file])
        await app.settle()
        app.runtime.open([file])
        await app.settle()
        // The window with nothing in it gave way.
        await app.pump(until: { app.windows.count == 1 })
        #expect(app.texts() == ["old", "List.txt"])
        await app.end()
        folder.remove()
    }
}
