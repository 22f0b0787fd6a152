import Foundation
internal import Gtk
import UniformTypeIdentifiers

/// A button that gives what was copied last to an action. It is disabled while that is of no suitable type.
///
///     PasteButton(supportedContentTypes: [.plainText]) { providers in read(providers) }
public struct PasteButton {
    let types: [UTType]
    let paste: @MainActor ([NSItemProvider]) -> Void

    /// Creates a button that pastes data of some types.
    nonisolated public init(
        supportedContentTypes: [UTType], payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
    ) {
        types = supportedContentTypes
        paste = payloadAction
    }
}

extension PasteButton: View {
    /// The button.
    public var body: some View {
        let suitable = CopiedContent.shared.types(conformingTo: types)
        Button("Paste", systemImage: "doc.on.clipboard") {
            let paste = paste
            Task { @MainActor in paste([CopiedContent.shared.provider(of: suitable)]) }
        }
        .disabled(suitable.isEmpty)
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

    /// The types of what was copied that conform to one of some types, with the names that the desktop has for them;
    /// reading them makes a dependency.
    func types(conformingTo wanted: [UTType]) -> [(type: UTType, name: String)] {
        source.access()
        return Clipboard.mimeTypes.compactMap { name in
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
