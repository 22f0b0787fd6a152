import Foundation
internal import Gtk

/// A scene of windows with a document each, which is opened from a file and saved to one.
///
///     DocumentGroup(newDocument: Note()) { file in TextEditor(text: file.$document.text) }
///
/// The app's menu has New, Open, Save, Save As and Revert; files named on the command line are opened. A document with a file
/// is saved by itself some seconds after a change, and when its window closes; what was never saved is asked about. A dot
/// before the title marks a document with changes that aren't saved.
public struct DocumentGroup<Document, Content: View> {
    let sessions: DocumentSessions
    let makeContent: (DocumentSession) -> Content?
}

/// How documents of a type become sessions.
struct DocumentSessions {
    let documentType: Any.Type
    let readableTypes: [UTType]
    /// Makes the session of a new document; nil: documents are only viewed.
    let make: (() -> DocumentSession)?
    /// Makes the session of a document that an action prepared.
    let wrap: (Any) -> DocumentSession?
    let open: (URL) throws -> DocumentSession
}

extension DocumentGroup where Document: FileDocument {
    /// Creates a group of windows that edit documents; a new one is what `newDocument` returns.
    nonisolated public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(make: newDocument, isEditable: true, content: editor)
    }

    /// Creates a group of windows that show documents, which can't be changed.
    nonisolated public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(make: nil, isEditable: false, content: viewer)
    }

    nonisolated private init(
        make: (() -> Document)?, isEditable: Bool, content: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        func session(_ document: Document) -> DocumentSession {
            nonisolated(unsafe) let document = document
            return MainThread.assume {
                ValueDocumentSession(document, url: nil, original: nil, isEditable: isEditable)
            }
        }
        var makeSession: (() -> DocumentSession)?
        if let make { makeSession = { session(make()) } }
        sessions = DocumentSessions(
            documentType: Document.self, readableTypes: Document.readableContentTypes, make: makeSession,
            wrap: { ($0 as? Document).map { session($0) } },
            open: { url in
                try MainThread.assume { try ValueDocumentSession<Document>(at: url, isEditable: isEditable) }
            })
        makeContent = { session in
            guard let session = session as? ValueDocumentSession<Document> else { return nil }
            return content(MainThread.assume { session.configuration })
        }
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// Creates a group of windows that edit documents; a new one is what `newDocument` returns.
    nonisolated public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(make: newDocument, isEditable: true, content: editor)
    }

    /// Creates a group of windows that show documents, which can't be changed.
    nonisolated public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(make: nil, isEditable: false, content: viewer)
    }

    nonisolated private init(
        make: (() -> Document)?, isEditable: Bool,
        content: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        func session(_ document: Document) -> DocumentSession {
            nonisolated(unsafe) let document = document
            return MainThread.assume {
                ObjectDocumentSession(document, url: nil, original: nil, isEditable: isEditable)
            }
        }
        var makeSession: (() -> DocumentSession)?
        if let make { makeSession = { session(make()) } }
        sessions = DocumentSessions(
            documentType: Document.self, readableTypes: Document.readableContentTypes, make: makeSession,
            wrap: { ($0 as? Document).map { session($0) } },
            open: { url in
                try MainThread.assume { try ObjectDocumentSession<Document>(at: url, isEditable: isEditable) }
            })
        makeContent = { session in
            guard let session = session as? ObjectDocumentSession<Document> else { return nil }
            return content(MainThread.assume { session.configuration })
        }
    }
}

/// The views for a document, evaluated when it changes.
struct DocumentContent<Content: View> {
    let session: DocumentSession
    let makeContent: (DocumentSession) -> Content?
}

extension DocumentContent: View {
    var body: some View {
        makeContent(session)
            .environment(
                \.documentConfiguration,
                DocumentConfiguration(fileURL: session.url, isEditable: session.isEditable))
    }
}

/// A scene with documents.
@MainActor
protocol DocumentScene: WindowScene {
    var documentType: Any.Type { get }
    var readableTypes: [UTType] { get }
    /// Whether there are new documents.
    var createsDocuments: Bool { get }
    /// Opens a window with a document that was never saved.
    func openWindow(with document: Any) -> SceneWindow?
    /// Opens a window with the document in a file, or finds the one that has it.
    func openWindow(at url: URL) throws -> SceneWindow
}

extension DocumentGroup: Scene, PrimitiveScene {
    @MainActor public static func _makeScene(_ scene: Self, in context: _NodeContext) -> _SceneNode<Self> {
        DocumentGroupNode(scene, context: context)
    }
}

private final class DocumentGroupNode<Document, Content: View>: _SceneNode<DocumentGroup<Document, Content>>,
    DocumentScene
{
    private var open: [(window: SceneWindow, session: DocumentSession)] = []

    var sceneID: String? { nil }
    var allowsSeveralWindows: Bool { createsDocuments }
    var isSettings: Bool { false }
    var takesValues: Bool { false }
    var needsValues: Bool { false }
    var windows: [SceneWindow] { open.map(\.window) }
    func accepts(_ value: AnyHashable) -> Bool { false }
    func window(for value: AnyHashable) -> SceneWindow? { nil }
    func title(in values: EnvironmentValues) -> String? { nil }

    var documentType: Any.Type { scene.sessions.documentType }
    var readableTypes: [UTType] { scene.sessions.readableTypes }
    var createsDocuments: Bool { scene.sessions.make != nil }

    func openWindow(for value: AnyHashable?) -> SceneWindow {
        guard let make = scene.sessions.make else { fatalError("a scene that shows documents has no new ones") }
        return openWindow(make())
    }

    func openWindow(with document: Any) -> SceneWindow? {
        scene.sessions.wrap(document).map { openWindow($0) }
    }

    func openWindow(at url: URL) throws -> SceneWindow {
        let path = url.resolvingSymlinksInPath().standardizedFileURL.path
        let known = open.first { entry in
            Evaluation.untracked { entry.session.url?.resolvingSymlinksInPath().standardizedFileURL.path } == path
        }
        if let known { return known.window }
        let session = try scene.sessions.open(url)
        // A window with nothing in it gives way.
        let untouched = open.first { $0.session.isUntouched && $0.window === AppRuntime.current?.windows.last }
        let window = openWindow(session)
        if let untouched { MainLoop.idle { untouched.window.window.close() } }
        return window
    }

    /// A document without a file can't be opened again.
    func complete(_ record: inout WindowRecord, for window: SceneWindow) -> Bool {
        record.file = open.first { $0.window === window }?.session.url
        return record.file != nil
    }

    func openWindow(from record: WindowRecord) -> SceneWindow? {
        guard let url = record.file, !open.contains(where: { $0.window.number == record.number }),
            let session = try? scene.sessions.open(url)
        else { return nil }
        return openWindow(session, number: record.number)
    }

    private func openWindow(_ session: DocumentSession, number: Int? = nil) -> SceneWindow {
        let content = DocumentContent(session: session, makeContent: scene.makeContent)
        let window = SceneWindow(scene: self, content: content, document: session, number: number)
        open.append((window, session))
        return window
    }

    func windowDidClose(_ window: SceneWindow) {
        for entry in open where entry.window === window { entry.session.end() }
        open.removeAll { $0.window === window }
    }

    override func update(to scene: DocumentGroup<Document, Content>) {
        self.scene = scene
        for (window, session) in open {
            window.update(to: DocumentContent(session: session, makeContent: scene.makeContent))
        }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {}

    override func willDestroy() {
        for (window, _) in open { window.destroy() }
    }
}
