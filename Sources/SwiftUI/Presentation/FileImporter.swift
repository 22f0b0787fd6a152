import Foundation
internal import Gtk

/// Lets the user choose files while a binding is true.
public struct _FileImporterModifier {
    let isPresented: Binding<Bool>
    let types: [UTType]
    let allowsMultiple: Bool
    let onCompletion: (Result<[URL], any Error>) -> Void
    let onCancellation: () -> Void
}

extension _FileImporterModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        FileImporterNode(view, context: context)
    }
}

extension View {
    /// Lets the user choose a file of one of some types while `isPresented` is true.
    ///
    /// The action gets the file's address; it isn't called when the user cancels. The binding becomes false in both
    /// cases.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(
            _FileImporterModifier(
                isPresented: isPresented, types: allowedContentTypes, allowsMultiple: false,
                onCompletion: { result in
                    switch result {
                    case .success(let urls): if let first = urls.first { onCompletion(.success(first)) }
                    case .failure(let error): onCompletion(.failure(error))
                    }
                }, onCancellation: {}))
    }

    /// Lets the user choose one or several files of some types while `isPresented` is true.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        modifier(
            _FileImporterModifier(
                isPresented: isPresented, types: allowedContentTypes, allowsMultiple: allowsMultipleSelection,
                onCompletion: onCompletion, onCancellation: {}))
    }

    /// Lets the user choose one or several files of some types while `isPresented` is true; `onCancellation` is called
    /// when the user chose none.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            _FileImporterModifier(
                isPresented: isPresented, types: allowedContentTypes, allowsMultiple: allowsMultipleSelection,
                onCompletion: onCompletion, onCancellation: onCancellation))
    }
}

private final class FileImporterNode<V: View>: FileChooserNode<V, _FileImporterModifier> {
    override func readsAsWanted() -> Bool { modifier.isPresented.wrappedValue }

    private var choosesFolders: Bool {
        !modifier.types.isEmpty && modifier.types.allSatisfy { $0.conforms(to: .directory) }
    }

    override func makeChooser(over window: Gtk.Window) -> FileChooserNative {
        let chooser = FileChooserNative(
            title: title(or: "Open"), parent: window, action: choosesFolders ? .selectFolder : .open,
            accept: confirmationLabel)
        if modifier.allowsMultiple { chooser.setAllowsMultiple(true) }
        if !choosesFolders { chooser.addFilters(for: modifier.types) }
        return chooser
    }

    override func resetBinding() { modifier.isPresented.wrappedValue = false }

    override func wasAnswered(_ paths: [String]) {
        modifier.onCompletion(.success(paths.map { URL(fileURLWithPath: $0) }))
    }

    override func wasCancelled() { modifier.onCancellation() }
}
