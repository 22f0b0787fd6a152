import Foundation
internal import Gtk

/// The session of a document that is a value.
@MainActor
final class ValueDocumentSession<Document: FileDocument>: DocumentSession {
    private let location: StateLocation<Document>

    init(_ document: Document, url: URL?, original: FileWrapper?, isEditable: Bool) {
        location = StateLocation(document)
        super.init(
            url: url, original: original, isEditable: isEditable, readableTypes: Document.readableContentTypes,
            writableTypes: Document.writableContentTypes)
    }

    /// Reads a document from a file.
    convenience init(at url: URL, isEditable: Bool) throws {
        let file = try DocumentFile.read(url)
        let type = DocumentFile.type(of: url, among: Document.readableContentTypes) ?? .data
        let document = try Document(configuration: FileDocumentReadConfiguration(contentType: type, file: file))
        self.init(document, url: url, original: file, isEditable: isEditable)
    }

    /// What the editor gets; reading it makes dependencies.
    var configuration: FileDocumentConfiguration<Document> {
        FileDocumentConfiguration(
            document: Binding(location: EditedLocation(session: self, base: location)), fileURL: url,
            isEditable: isEditable)
    }

    fileprivate func change(to document: Document, _ transaction: Transaction) {
        guard isEditable else { return }
        let old = Evaluation.untracked { location.get() }
        location.set(document, transaction: transaction)
        wasEdited()
        // What is typed is undone by the field, as long as it has the focus.
        if undoManager.isUndoing || undoManager.isRedoing || !isTyping {
            undoManager.registerUndo(withTarget: self) { $0.change(to: old, Transaction()) }
        }
    }

    private var isTyping: Bool { window?.window.focus?.isEditingText ?? false }

    override func makeFile(_ type: UTType, existing: FileWrapper?) throws -> FileWrapper {
        let document = Evaluation.untracked { location.get() }
        return try document.fileWrapper(
            configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
    }

    override func takeFile(_ file: FileWrapper, _ type: UTType) throws {
        let document = try Document(configuration: FileDocumentReadConfiguration(contentType: type, file: file))
        location.set(document, transaction: Transaction())
    }
}

/// The document of a session: who writes it edits it.
private final class EditedLocation<Document: FileDocument>: AnyLocation<Document>, @unchecked Sendable {
    private let session: ValueDocumentSession<Document>
    private let base: StateLocation<Document>

    init(session: ValueDocumentSession<Document>, base: StateLocation<Document>) {
        self.session = session
        self.base = base
    }

    override func get() -> Document { base.get() }

    override func set(_ value: Document, transaction: Transaction) {
        nonisolated(unsafe) let value = value
        MainThread.assume { session.change(to: value, transaction) }
    }

    override func isSame(as other: AnyLocation<Document>) -> Bool {
        (other as? EditedLocation<Document>)?.session === session
    }
}

/// The session of a document that is an object.
@MainActor
final class ObjectDocumentSession<Document: ReferenceFileDocument>: DocumentSession {
    private let location: StateLocation<Document>
    private var subscription: AnyCancellable?
    private var observers: [any NSObjectProtocol] = []

    init(_ document: Document, url: URL?, original: FileWrapper?, isEditable: Bool) {
        location = StateLocation(document)
        super.init(
            url: url, original: original, isEditable: isEditable, readableTypes: Document.readableContentTypes,
            writableTypes: Document.writableContentTypes)
        follow(document)
        let names: [Notification.Name] = [
            .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange,
        ]
        observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: undoManager, queue: nil) { [weak self] _ in
                MainThread.run { self?.wasEdited() }
            }
        }
    }

    /// Reads a document from a file.
    convenience init(at url: URL, isEditable: Bool) throws {
        let file = try DocumentFile.read(url)
        let type = DocumentFile.type(of: url, among: Document.readableContentTypes) ?? .data
        let document = try Document(configuration: FileDocumentReadConfiguration(contentType: type, file: file))
        self.init(document, url: url, original: file, isEditable: isEditable)
    }

    private func follow(_ document: Document) {
        subscription = document.objectWillChange.sink { [weak self] _ in MainThread.run { self?.wasEdited() } }
    }

    var configuration: ReferenceFileDocumentConfiguration<Document> {
        ReferenceFileDocumentConfiguration(document: location.get(), fileURL: url, isEditable: isEditable)
    }

    override func makeFile(_ type: UTType, existing: FileWrapper?) throws -> FileWrapper {
        let document = Evaluation.untracked { location.get() }
        let snapshot = try document.snapshot(contentType: type)
        return try document.fileWrapper(
            snapshot: snapshot, configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: existing)
        )
    }

    override func takeFile(_ file: FileWrapper, _ type: UTType) throws {
        let document = try Document(configuration: FileDocumentReadConfiguration(contentType: type, file: file))
        follow(document)
        location.set(document, transaction: Transaction())
    }

    override func end() {
        super.end()
        subscription = nil
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
    }
}

extension Gtk.Widget {
    /// Whether the widget is a field for text, which undoes typing itself.
    var isEditingText: Bool { hasProperty("input-purpose") }
}
