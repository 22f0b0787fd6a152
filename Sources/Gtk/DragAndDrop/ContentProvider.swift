import CAdwaita
import CGtkShim
import Foundation

/// What is dragged or copied: data in several media types, made when somebody wants it.
@MainActor
public final class ContentProvider: GObjectReference {
    /// Makes the data in a type; throws if there is none.
    public typealias Write = @MainActor (String) async throws -> Data

    /// The media types, the best first.
    public let mimeTypes: [String]
    private let write: Write

    /// Offers data in some types.
    public init(mimeTypes: [String], _ write: @escaping Write) {
        self.mimeTypes = mimeTypes
        self.write = write
        let box = ContentBox(write)
        let pointer = withCStrings(mimeTypes) {
            windsock_content_new(
                ContentBox.callbacks, Unmanaged.passRetained(box).toOpaque(), $0, UInt32(mimeTypes.count))
        }
        super.init(taking: UnsafeMutableRawPointer(pointer!))
    }

    /// The data in a type.
    public func data(_ mimeType: String) async throws -> Data { try await write(mimeType) }
}

@MainActor
private final class ContentBox {
    let write: ContentProvider.Write

    init(_ write: @escaping ContentProvider.Write) {
        self.write = write
    }

    static let callbacks: UnsafePointer<WindsockContentCallbacks> = {
        let table = UnsafeMutablePointer<WindsockContentCallbacks>.allocate(capacity: 1)
        table.initialize(
            to: WindsockContentCallbacks(
                write: { context, type, request in
                    let box = Unmanaged<ContentBox>.fromOpaque(context!).takeUnretainedValue()
                    let type = String(cString: type!)
                    // The request is answered where it was made, on the main thread.
                    nonisolated(unsafe) let request = request
                    MainActor.assumeIsolated { box.answer(type, request) }
                },
                destroy: { Unmanaged<ContentBox>.fromOpaque($0!).release() }))
        return UnsafePointer(table)
    }()

    func answer(_ type: String, _ request: OpaquePointer?) {
        let write = write
        Task { @MainActor in
            do {
                let data = try await write(type)
                data.withUnsafeBytes { windsock_content_answer(request, $0.baseAddress, gsize($0.count), nil) }
            } catch {
                windsock_content_answer(request, nil, 0, "\(error)")
            }
        }
    }
}
