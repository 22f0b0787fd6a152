import Foundation
internal import Gtk

/// What an app with documents offers in its menu.
extension AppRuntime {
    private var documentScenes: [any DocumentScene] { scenes.compactMap { $0 as? any DocumentScene } }

    var hasDocuments: Bool { !documentScenes.isEmpty }
    var createsDocuments: Bool { documentScenes.contains(where: \.createsDocuments) }

    /// The scene for a file: one that reads its type, or else one that might read it, if nobody else wants files.
    func documentScene(for url: URL) -> (any DocumentScene)? {
        guard url.isFileURL else { return nil }
        let all = documentScenes
        return all.first { DocumentFile.isOfType(url, among: $0.readableTypes) }
            ?? (windows.contains { !$0.urlHandlers.isEmpty } ? nil : all.first)
    }

    /// The document of the window in use.
    private var session: DocumentSession? { windows.last?.document }

    func makeDocumentActions() -> [SimpleAction] {
        guard hasDocuments else { return [] }
        return [
            SimpleAction("open-document") { [weak self] in self?.chooseDocument() },
            SimpleAction("save-document") { [weak self] in self?.session?.save() },
            SimpleAction("save-document-as") { [weak self] in self?.session?.saveAs() },
            SimpleAction("revert-document") { [weak self] in self?.session?.revert() },
            SimpleAction("undo") { [weak self] in self?.windows.last?.undo() },
            SimpleAction("redo") { [weak self] in self?.windows.last?.redo() },
        ]
    }

    /// The menu's items for documents.
    func documentItems() -> [CommandGroupPlacement: [MenuItem]] {
        guard hasDocuments else { return [:] }
        func item(_ title: LocalizedStringKey, _ action: String, _ keys: String? = nil, isShownOnly: Bool = false)
            -> MenuItem
        {
            .action(
                MenuAction(
                    title: DocumentSession.words(title), action: action, accelerator: keys,
                    registersAccelerator: !isShownOnly))
        }
        var items: [CommandGroupPlacement: [MenuItem]] = [:]
        items[.newItem] =
            (createsDocuments ? [item("New", "new-window", "<Control>n")] : [])
            + [item("Open…", "open-document", "<Control>o")]
        guard createsDocuments else { return items }
        items[.saveItem] = [
            item("Save", "save-document", "<Control>s"),
            item("Save As…", "save-document-as", "<Control><Shift>s"),
            item("Revert…", "revert-document"),
        ]
        // The keys are for what has the focus first.
        items[.undoRedo] = [
            item("Undo", "undo", "<Control>z", isShownOnly: true),
            item("Redo", "redo", "<Control><Shift>z", isShownOnly: true),
        ]
        return items
    }

    /// What can be done depends on the document in use.
    func documentDidChange() {
        guard hasDocuments else { return }
        let session = session
        setEnabled("save-document", session?.isEditable ?? false)
        setEnabled("save-document-as", session?.isEditable ?? false)
        setEnabled("revert-document", session?.canRevert ?? false)
    }

    /// Asks for files, and opens them.
    func chooseDocument() {
        guard chooser == nil else { return }
        let chooser = FileChooserNative(
            title: DocumentSession.words("Open"), parent: windows.last?.window, action: .open)
        chooser.setAllowsMultiple(true)
        if let folder = Evaluation.untracked({ session?.url?.deletingLastPathComponent() }) {
            chooser.setCurrentFolder(folder.path)
        }
        chooser.addFilters(for: documentScenes.flatMap(\.readableTypes), addsAll: true)
        // An app without a window waits for the answer.
        application.hold()
        chooser.onResponse { [weak self] paths in
            MainLoop.idle {
                guard let self else { return }
                self.chooser = nil
                self.openDocuments((paths ?? []).map { URL(fileURLWithPath: $0) })
                self.application.release()
            }
        }
        self.chooser = chooser
        chooser.show()
    }

    /// Opens files as documents; says which can't be.
    func openDocuments(_ urls: [URL]) {
        var failures: [(url: URL, error: any Error)] = []
        for url in urls {
            guard let scene = documentScene(for: url) else { continue }
            do { try scene.openWindow(at: url).present() } catch { failures.append((url, error)) }
        }
        guard let first = failures.first else { return }
        if windows.isEmpty, createsDocuments { activate() }
        let names = failures.map(\.url.lastPathComponent).joined(separator: "”, “")
        // The message keeps an app going that has no window.
        application.hold()
        message = DocumentMessages.show(
            DocumentSession.words("Could Not Open “\(names)”"), DocumentMessages.explanation(of: first.error),
            [("cancel", DocumentSession.words("OK"), .normal)], default: "cancel", over: windows.last?.window
        ) { [weak self] _ in
            self?.message = nil
            self?.application.release()
        }
    }
}

extension FileChooserNative {
    /// One filter for all types together, and one for each where there are several.
    func addFilters(for types: [UTType], addsAll: Bool = false) {
        // Everything is allowed: nothing to filter.
        if types.isEmpty || types.contains(where: { [.item, .data, .content].contains($0) }) { return }
        func filter(_ name: String, _ types: [UTType]) {
            let all = types.flatMap(\.specialTypes)
            var suffixes: [String] = []
            for suffix in all.flatMap(\.filenameExtensions) where !suffixes.contains(suffix) { suffixes.append(suffix) }
            var media: [String] = []
            for type in all.flatMap(\.mimeTypes) where !media.contains(type) { media.append(type) }
            addFilter(name: name, suffixes: suffixes, mimeTypes: media)
        }
        func name(_ type: UTType) -> String { type.localizedDescription ?? type.identifier }
        filter(types.map(name).joined(separator: ", "), types)
        if types.count > 1 {
            for type in types { filter(name(type), [type]) }
        }
        if addsAll { addFilter(name: DocumentSession.words("All Files"), patterns: ["*"]) }
    }
}
