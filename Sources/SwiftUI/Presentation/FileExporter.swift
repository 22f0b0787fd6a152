import Foundation
internal import Gtk

/// Lets the user choose where to write a document while a binding is true.
public struct _FileExporterModifier<D: FileDocument> {
    let isPresented: Binding<Bool>
    let document: D?
    let contentType: UTType
    let defaultFilename: String?
    let onCompletion: (Result<URL, any Error>) -> Void
    let onCancellation: () -> Void
}

extension _FileExporterModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        FileExporterNode(view, context: context)
    }
}

extension View {
    /// Lets the user choose where to write a document while `isPresented` is true and there is one.
    ///
    /// The action gets the address of the file that was written, or the error. It isn't called when the user cancels.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(
            _FileExporterModifier(
                isPresented: isPresented, document: document, contentType: contentType,
                defaultFilename: defaultFilename, onCompletion: onCompletion, onCancellation: {}))
    }

    /// Lets the user choose where to write a document of one of some types while `isPresented` is true and there is
    /// one; the first type counts. `onCancellation` is called when the user chose no place.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        modifier(
            _FileExporterModifier(
                isPresented: isPresented, document: document,
                contentType: contentTypes.first ?? D.writableContentTypes.first ?? .data,
                defaultFilename: defaultFilename, onCompletion: onCompletion, onCancellation: onCancellation))
    }
}

private final class FileExporterNode<V: View, D: FileDocument>: FileChooserNode<V, _FileExporterModifier<D>> {
    override func readsAsWanted() -> Bool { modifier.isPresented.wrappedValue && modifier.document != nil }

    override func makeChooser(over window: Gtk.Window) -> FileChooserNative {
        let chooser = FileChooserNative(
            title: title(or: "Save"), parent: window, action: .save, accept: confirmationLabel)
        chooser.setCurrentName(proposedName)
        return chooser
    }

    private var proposedName: String {
        let name = modifier.defaultFilename ?? words("Untitled")
        guard let suffix = modifier.contentType.preferredFilenameExtension else { return name }
        return (name as NSString).pathExtension.lowercased() == suffix ? name : "\(name).\(suffix)"
    }

    override func resetBinding() { modifier.isPresented.wrappedValue = false }

    override func wasAnswered(_ paths: [String]) {
        guard let path = paths.first, let document = modifier.document else { return }
        let url = URL(fileURLWithPath: path)
        let result = Result<URL, any Error> {
            let existing = FileManager.default.fileExists(atPath: path) ? try? FileWrapper(url: url) : nil
            let wrapper = try document.fileWrapper(
                configuration: FileDocumentWriteConfiguration(contentType: modifier.contentType, existingFile: existing)
            )
            try DocumentFile.write(wrapper, to: url)
            return url
        }
        modifier.onCompletion(result)
    }

    override func wasCancelled() { modifier.onCancellation() }
}
