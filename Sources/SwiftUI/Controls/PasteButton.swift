import Foundation
internal import Gtk
import UniformTypeIdentifiers

/// A button that gives what was copied last to an action. It is disabled while that is of no suitable type.
///
///     PasteButton(supportedContentTypes: [.plainText]) { providers in read(providers) }
public struct PasteButton {
    /// Whether what was copied, in the desktop's types, can be pasted; reading makes a dependency.
    let canPaste: @MainActor () -> Bool
    let paste: @MainActor () async -> Void

    /// Creates a button that pastes data of some types.
    nonisolated public init(
        supportedContentTypes: [UTType], payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
    ) {
        canPaste = { !CopiedContent.shared.types(conformingTo: supportedContentTypes).isEmpty }
        paste = {
            let suitable = CopiedContent.shared.types(conformingTo: supportedContentTypes)
            payloadAction([CopiedContent.shared.provider(of: suitable)])
        }
    }

    /// Creates a button that pastes items of a type.
    nonisolated public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void) {
        canPaste = { DropContent.canMake(T.self, of: CopiedContent.shared.mimeTypes) }
        paste = {
            let items = await DropContent.items(T.self, in: CopiedContent.shared.mimeTypes) {
                await Clipboard.data($0)
            }
            if !items.isEmpty { onPaste(items) }
        }
    }
}

extension PasteButton: View {
    /// The button.
    public var body: some View {
        let paste = paste
        Button("Paste", systemImage: "doc.on.clipboard") {
            Task { @MainActor in await paste() }
        }
        .disabled(!canPaste())
    }
}

/// What was copied last, by this app or another.
@MainActor
final class CopiedContent {
    static let shared = CopiedContent()

    private let source = DependencySource()
    private var connection: SignalConnection?

    private init() {
        connection = Clipboard.onChanged { [weak self] in self?.source.notify() }
    }

    /// The desktop's names for the types of what was copied; reading them makes a dependency.
    var mimeTypes: [String] {
        source.access()
        return Clipboard.mimeTypes
    }

    /// The types of what was copied that conform to one of some types, with the names that the desktop has for them;
    /// reading them makes a dependency.
    func types(conformingTo wanted: [UTType]) -> [(type: UTType, name: String)] {
        mimeTypes.compactMap { name in
            let plain = name.split(separator: ";").first.map(String.init) ?? name
            guard let type = UTType(mimeType: plain), wanted.contains(where: type.conforms) else { return nil }
            return (type, name)
        }
    }

    /// Offers what was copied in some types.
    func provider(of types: [(type: UTType, name: String)]) -> NSItemProvider {
        let provider = NSItemProvider()
        for (type, name) in types {
            let identifier = type == .plainText ? UTType.utf8PlainText.identifier : type.identifier
            guard !provider.registeredTypeIdentifiers.contains(identifier) else { continue }
            provider.registerDataRepresentation(forTypeIdentifier: identifier) { completion in
                Task { @MainActor in
                    let data = await Clipboard.data(name)
                    completion(data, data == nil ? CocoaError(.fileReadUnknown) : nil)
                }
                return nil
            }
        }
        return provider
    }
}
