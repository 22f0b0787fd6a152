import Foundation
internal import Gtk

/// A document in a window: its file, and whether that has everything.
///
/// A document that was saved once is saved by itself a while after a change, and when its window closes. One that wasn't is
/// asked about when its window closes.
@MainActor
class DocumentSession {
    /// Where it is kept; reading it makes a dependency.
    private let location: StateLocation<URL?>
    let isEditable: Bool
    let undoManager = UndoManager()
    let readableTypes: [UTType]
    let writableTypes: [UTType]
    /// What the document was when it was opened, or saved by the user, for reverting.
    private var original: FileWrapper?
    private var savedDate: Date?
    private var timer: MainLoop.Source?
    weak var window: SceneWindow?
    /// What is asked or chosen at the moment, over the window.
    private(set) var dialog: MessageDialog?
    private(set) var chooser: FileChooserNative?
    /// Called when the file, or whether it has everything, changed.
    var onChange: (() -> Void)?

    /// How long a document waits for further changes before it is saved by itself, in milliseconds.
    static var autosaveDelay = 5000

    init(url: URL?, original: FileWrapper?, isEditable: Bool, readableTypes: [UTType], writableTypes: [UTType]) {
        location = StateLocation(url)
        self.original = original
        self.isEditable = isEditable
        self.readableTypes = readableTypes
        self.writableTypes = writableTypes
        savedDate = url.flatMap { DocumentFile.changeDate(of: $0) }
    }

    var url: URL? { location.get() }
    private var currentURL: URL? { Evaluation.untracked { location.get() } }

    /// Whether there are changes that the file doesn't have.
    private(set) var isEdited = false {
        didSet { if isEdited != oldValue { onChange?() } }
    }

    /// The name for people, without the suffix of the file.
    var name: String { currentURL?.deletingPathExtension().lastPathComponent ?? Self.words("Untitled") }

    /// The folder of the file for people; nil: it was never saved.
    var folder: String? {
        currentURL.map { url in
            let path = url.deletingLastPathComponent().path
            let home = NSHomeDirectory()
            return path == home || path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
        }
    }

    /// Whether nothing was ever done with the document.
    var isUntouched: Bool { currentURL == nil && !isEdited }

    /// Whether it could be reverted to something else.
    var canRevert: Bool { original != nil && hasChangedSinceOriginal }
    private var hasChangedSinceOriginal = false

    // MARK: To override

    /// The content as a file of a type.
    func makeFile(_ type: UTType, existing: FileWrapper?) throws -> FileWrapper {
        fatalError("\(Swift.type(of: self)) makes a file")
    }

    /// Takes over the content of a file.
    func takeFile(_ file: FileWrapper, _ type: UTType) throws { fatalError("\(Swift.type(of: self)) takes a file") }

    // MARK: Changes

    /// The content was changed.
    func wasEdited() {
        guard isEditable else { return }
        hasChangedSinceOriginal = true
        isEdited = true
        timer?.cancel()
        guard currentURL != nil else { return }
        timer = MainLoop.timeout(milliseconds: Self.autosaveDelay) { [weak self] in self?.autosave() }
    }

    /// Saves without being asked to; false if that isn't possible. Another program's changes aren't overwritten.
    @discardableResult
    func autosave() -> Bool {
        timer?.cancel()
        timer = nil
        guard isEdited else { return true }
        guard let url = currentURL, !wasChangedOutside(url) else { return false }
        do {
            try write(to: url)
            return true
        } catch {
            report(Self.words("Could Not Save “\(name)”"), error)
            return false
        }
    }

    private func wasChangedOutside(_ url: URL) -> Bool {
        guard let savedDate, let date = DocumentFile.changeDate(of: url) else { return false }
        return date > savedDate
    }

    private func write(to url: URL) throws {
        guard let type = DocumentFile.type(of: url, among: writableTypes) else {
            throw CocoaError(.fileWriteUnsupportedScheme)
        }
        let exists = FileManager.default.fileExists(atPath: url.path)
        let wrapper = try makeFile(type, existing: exists ? try? DocumentFile.read(url) : nil)
        try DocumentFile.write(wrapper, to: url)
        savedDate = DocumentFile.changeDate(of: url)
        isEdited = false
        lastWritten = wrapper
    }

    private var lastWritten: FileWrapper?

    // MARK: Commands

    /// Saves; asks where if the document was never saved. `done` is told whether it was.
    func save(_ done: @escaping (Bool) -> Void = { _ in }) {
        guard isEditable else { return done(false) }
        guard let url = currentURL else { return saveAs(done) }
        if wasChangedOutside(url) {
            return ask(
                Self.words("File Changed by Another Program"),
                Self.words(
                    "“\(url.lastPathComponent)” was changed since it was opened here. Saving replaces those changes."),
                [
                    ("cancel", Self.words("Cancel"), .normal), ("save", Self.words("Save Anyway"), .destructive),
                ], default: "cancel"
            ) { [weak self] answer in
                guard let self, answer == "save" else { return done(false) }
                done(saveNow(to: url))
            }
        }
        done(saveNow(to: url))
    }

    private func saveNow(to url: URL) -> Bool {
        timer?.cancel()
        timer = nil
        do {
            try write(to: url)
            if currentURL != url { location.set(url, transaction: Transaction()) }
            original = lastWritten ?? original
            hasChangedSinceOriginal = false
            onChange?()
            return true
        } catch {
            report(Self.words("Could Not Save “\(url.lastPathComponent)”"), error)
            return false
        }
    }

    /// Asks where to save, and saves there from now on.
    func saveAs(_ done: @escaping (Bool) -> Void = { _ in }) {
        guard chooser == nil, let parent = window?.window else { return done(false) }
        let chooser = FileChooserNative(title: Self.words("Save As"), parent: parent, action: .save)
        if let url = currentURL {
            chooser.setCurrentFolder(url.deletingLastPathComponent().path)
            chooser.setCurrentName(url.lastPathComponent)
        } else {
            let suffix = writableTypes.first?.preferredFilenameExtension.map { "." + $0 } ?? ""
            chooser.setCurrentName(name + suffix)
        }
        chooser.onResponse { [weak self] paths in
            // The dialog's own signal ends first.
            MainLoop.idle {
                guard let self else { return }
                self.chooser = nil
                guard let path = paths?.first else { return done(false) }
                done(self.saveNow(to: self.withSuffix(URL(fileURLWithPath: path))))
            }
        }
        self.chooser = chooser
        chooser.show()
    }

    /// A name without a suffix gets that of the first type.
    private func withSuffix(_ url: URL) -> URL {
        guard url.pathExtension.isEmpty, let suffix = writableTypes.first?.preferredFilenameExtension,
            !FileManager.default.fileExists(atPath: url.path)
        else { return url }
        return url.appendingPathExtension(suffix)
    }

    /// Asks, and goes back to what was opened, or saved by the user.
    func revert() {
        guard canRevert else { return }
        ask(
            Self.words("Revert to the Last Saved Version?"),
            Self.words("All changes to “\(name)” since it was opened or saved will be permanently lost."),
            [
                ("cancel", Self.words("Cancel"), .normal), ("revert", Self.words("Revert"), .destructive),
            ], default: "cancel"
        ) { [weak self] answer in
            if answer == "revert" { self?.revertNow() }
        }
    }

    private func revertNow() {
        guard let original, let url = currentURL else { return }
        do {
            let type = DocumentFile.type(of: url, among: readableTypes) ?? .data
            try takeFile(original, type)
            undoManager.removeAllActions()
            // What was saved by itself meanwhile is taken back, too.
            try write(to: url)
            hasChangedSinceOriginal = false
            onChange?()
        } catch {
            report(Self.words("Could Not Revert “\(name)”"), error)
        }
    }

    /// Whether the window may close at once; otherwise the user is asked, and it closes after the answer.
    func mayClose() -> Bool {
        guard isEditable, isEdited else { return true }
        if currentURL != nil, autosave() { return true }
        guard dialog == nil, chooser == nil else { return false }
        ask(
            Self.words("Save Changes?"),
            Self.words("“\(name)” has changes that aren't saved. They will be permanently lost if they aren't saved."),
            [
                ("cancel", Self.words("Cancel"), .normal), ("discard", Self.words("Discard"), .destructive),
                ("save", Self.words("Save"), .suggested),
            ], default: "save"
        ) { [weak self] answer in
            guard let self else { return }
            switch answer {
            case "discard": close()
            case "save": save { [weak self] isSaved in if isSaved { self?.close() } }
            default: AppRuntime.current?.quitWasRefused()
            }
        }
        return false
    }

    private func close() {
        isEdited = false
        window?.window.close()
    }

    func end() {
        timer?.cancel()
        timer = nil
        dialog?.destroy()
        dialog = nil
        chooser?.hide()
        chooser = nil
        undoManager.removeAllActions()
    }

    // MARK: Questions

    private func ask(
        _ heading: String, _ body: String, _ answers: [(id: String, label: String, look: MessageDialog.Appearance)],
        default standard: String, _ then: @escaping (String) -> Void
    ) {
        guard let parent = window?.window else { return then("cancel") }
        let dialog = DocumentMessages.show(heading, body, answers, default: standard, over: parent) {
            [weak self] answer in
            self?.dialog = nil
            then(answer)
        }
        self.dialog = dialog
    }

    private func report(_ heading: String, _ error: any Error) {
        ask(
            heading, DocumentMessages.explanation(of: error), [("cancel", Self.words("OK"), .normal)], default: "cancel"
        ) { _ in }
    }

    static func words(_ key: LocalizedStringKey) -> String { Text(key).resolvedString(in: EnvironmentValues()) }
}

/// Questions and messages about documents.
@MainActor
enum DocumentMessages {
    /// Shows a question; Escape gives the answer "cancel".
    @discardableResult
    static func show(
        _ heading: String, _ body: String, _ answers: [(id: String, label: String, look: MessageDialog.Appearance)],
        default standard: String, over parent: Gtk.Window?, _ then: @escaping (String) -> Void
    ) -> MessageDialog {
        let dialog = MessageDialog(parent: parent, heading: heading, body: body)
        dialog.title = heading
        for answer in answers {
            dialog.addResponse(answer.id, label: answer.label.replacing("_", with: "__"), appearance: answer.look)
        }
        dialog.setDefaultResponse(standard)
        dialog.setCloseResponse("cancel")
        dialog.onResponse { answer in
            // The dialog closes by itself after this signal.
            MainLoop.idle {
                dialog.destroy()
                then(answer)
            }
        }
        dialog.present()
        return dialog
    }

    /// What went wrong, in words for people.
    static func explanation(of error: any Error) -> String {
        if let error = error as? any LocalizedError, let text = error.errorDescription { return text }
        if let error = error as? POSIXError { return String(cString: strerror(error.code.rawValue)) }
        if let error = error as? CocoaError {
            switch error.code {
            case .fileNoSuchFile, .fileReadNoSuchFile: return DocumentSession.words("The file doesn't exist.")
            case .fileReadNoPermission: return DocumentSession.words("You aren't allowed to read the file.")
            case .fileWriteNoPermission: return DocumentSession.words("You aren't allowed to change the file.")
            case .fileWriteOutOfSpace: return DocumentSession.words("There is no room left on the disk.")
            case .fileReadCorruptFile: return DocumentSession.words("The file has no content of the expected kind.")
            case .fileReadInapplicableStringEncoding:
                return DocumentSession.words("The file has no text in a known encoding.")
            default: break
            }
        }
        return error.localizedDescription
    }
}
