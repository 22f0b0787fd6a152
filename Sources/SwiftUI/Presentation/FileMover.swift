import Foundation
internal import Gtk

/// Lets the user choose a folder that files are moved to, while a binding is true.
public struct _FileMoverModifier {
    let isPresented: Binding<Bool>
    let files: [URL]
    let onCompletion: (Result<[URL], any Error>) -> Void
    let onCancellation: () -> Void
}

extension _FileMoverModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        FileMoverNode(view, context: context)
    }
}

extension View {
    /// Lets the user choose a folder that a file is moved to, while `isPresented` is true and there is a file.
    ///
    /// The action gets the new address of the file, or the error; it isn't called when the user cancels. A file of the same
    /// name in the folder is an error.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
    }

    /// Lets the user choose a folder that some files are moved to, while `isPresented` is true and there are files.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
    }

    /// Lets the user choose a folder that a file is moved to; `onCancellation` is called when the user chose none.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            _FileMoverModifier(
                isPresented: isPresented, files: file.map { [$0] } ?? [],
                onCompletion: { result in
                    switch result {
                    case .success(let urls): if let first = urls.first { onCompletion(.success(first)) }
                    case .failure(let error): onCompletion(.failure(error))
                    }
                }, onCancellation: onCancellation))
    }

    /// Lets the user choose a folder that some files are moved to; `onCancellation` is called when the user chose none.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View where C.Element == URL {
        modifier(
            _FileMoverModifier(
                isPresented: isPresented, files: Array(files), onCompletion: onCompletion,
                onCancellation: onCancellation))
    }
}

private final class FileMoverNode<V: View>: FileChooserNode<V, _FileMoverModifier> {
    override func readsAsWanted() -> Bool { modifier.isPresented.wrappedValue && !modifier.files.isEmpty }

    override func makeChooser(over window: Gtk.Window) -> FileChooserNative {
        FileChooserNative(
            title: title(or: "Move"), parent: window, action: .selectFolder, accept: confirmationLabel ?? words("Move"))
    }

    override func resetBinding() { modifier.isPresented.wrappedValue = false }

    override func wasAnswered(_ paths: [String]) {
        guard let path = paths.first else { return }
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        modifier.onCompletion(
            Result {
                try modifier.files.map { file in
                    let target = folder.appendingPathComponent(file.lastPathComponent)
                    try FileManager.default.moveItem(at: file, to: target)
                    return target
                }
            })
    }

    override func wasCancelled() { modifier.onCancellation() }
}
