import Foundation

/// A document that is an object, read from a file and written to one.
///
/// It tells that it changed as observable objects do, or by registering how to undo the change.
public protocol ReferenceFileDocument: ObservableObject {
    /// What is written: a copy of the content at one moment.
    associatedtype Snapshot
    /// What a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What a document is written for.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The types of files that can be read.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that can be written; the readable ones if nothing else is said.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document.
    init(configuration: ReadConfiguration) throws

    /// A copy of the content, to be written as a type.
    func snapshot(contentType: UTType) throws -> Snapshot

    /// The file for a copy of the content.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is a value, as the views that edit it get it.
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document.
    @Binding public var document: Document
    /// The file that the document is kept in; nil: it was never saved.
    public var fileURL: URL?
    /// Whether the document may be changed.
    public var isEditable: Bool
}

/// A document that is an object, as the views that edit it get it.
@MainActor
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document.
    @ObservedObject public var document: Document
    /// The file that the document is kept in; nil: it was never saved.
    public var fileURL: URL?
    /// Whether the document may be changed.
    public var isEditable: Bool
}

/// What is known about the document of a window.
public struct DocumentConfiguration: Equatable, Sendable {
    /// The file that the document is kept in; nil: it was never saved.
    public let fileURL: URL?
    /// Whether the document may be changed.
    public let isEditable: Bool
}

/// Opens a window with a new document; found in the environment.
@MainActor
@preconcurrency
public struct NewDocumentAction: Sendable {
    nonisolated init() {}

    /// Opens a window with a document.
    public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {
        show(D.self) { newDocument() }
    }

    /// Opens a window with a document.
    public func callAsFunction<D: FileDocument>(contentType: UTType, prepareDocument: @escaping () -> D) {
        show(D.self) { prepareDocument() }
    }

    /// Opens a window with a document.
    public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {
        show(D.self) { newDocument() }
    }

    private func show(_ type: Any.Type, _ make: () -> Any) {
        let scene = AppRuntime.current?.scenes.lazy.compactMap { $0 as? any DocumentScene }.first {
            $0.documentType == type
        }
        guard let scene else {
            return Faults.report("no-document-scene \(type)", "newDocument: no scene of the app edits a \(type)")
        }
        scene.openWindow(with: make())?.present()
    }
}

/// Opens a window with a document from a file; found in the environment.
@MainActor
@preconcurrency
public struct OpenDocumentAction: Sendable {
    nonisolated init() {}

    /// Opens the document in a file, or shows the window that has it.
    public func callAsFunction(at url: URL) async throws {
        guard let scene = AppRuntime.current?.documentScene(for: url) else {
            throw CocoaError(.fileReadUnsupportedScheme)
        }
        try scene.openWindow(at: url).present()
    }
}

private enum DocumentConfigurationKey: EnvironmentKey { static var defaultValue: DocumentConfiguration? { nil } }

extension EnvironmentValues {
    /// Opens a window with a new document.
    public var newDocument: NewDocumentAction { NewDocumentAction() }
    /// Opens a window with a document from a file.
    public var openDocument: OpenDocumentAction { OpenDocumentAction() }

    /// What is known about the document of the window; nil: the window has none.
    public internal(set) var documentConfiguration: DocumentConfiguration? {
        get { self[DocumentConfigurationKey.self] }
        set { self[DocumentConfigurationKey.self] = newValue }
    }
}
