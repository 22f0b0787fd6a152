import Foundation
internal import Gtk

/// Loads images from URLs, and remembers them.
@MainActor
final class ImageLoader {
    static let shared = ImageLoader()

    struct Request: Hashable, Sendable {
        var url: URL?
        var scale: CGFloat
    }

    private var pictures: [Request: LoadedPicture] = [:]
    /// The requests from the one that wasn't used for the longest time on.
    private var order: [Request] = []
    private var bytes = 0
    /// How much memory the remembered pictures may take, in bytes.
    private static let limit = 64_000_000

    /// A picture that was loaded before.
    func known(_ request: Request) -> LoadedPicture? {
        guard let picture = pictures[request] else { return nil }
        order.removeAll { $0 == request }
        order.append(request)
        return picture
    }

    /// Loads a picture; the work is done on other threads.
    ///
    /// - Throws: what went wrong, or `CancellationError`.
    func load(_ request: Request) async throws -> LoadedPicture {
        guard let url = request.url else { throw URLError(.badURL) }
        let texture = try await Self.texture(from: url)
        try Task.checkCancellation()
        let picture = LoadedPicture(texture, scale: request.scale)
        remember(picture, for: request)
        return picture
    }

    nonisolated private static func texture(from url: URL) async throws -> DecodedTexture {
        let data: Data
        if url.isFileURL {
            data = try Data(contentsOf: url)
        } else if url.scheme == "data" {
            data = try contents(of: url)
        } else {
            data = try await PictureTransfer.data(from: url)
        }
        try Task.checkCancellation()
        guard let size = PictureHeader.size(of: data) else { throw PictureError.unknownFormat }
        try PictureHeader.check(size)
        return try DecodedTexture(data)
    }

    /// What an address holds that has its contents in itself.
    nonisolated private static func contents(of url: URL) throws -> Data {
        let text = url.absoluteString
        guard let comma = text.firstIndex(of: ",") else { throw URLError(.badURL) }
        let body = String(text[text.index(after: comma)...])
        if text[..<comma].hasSuffix(";base64") {
            guard let data = Data(base64Encoded: body.removingPercentEncoding ?? body) else {
                throw URLError(.cannotDecodeContentData)
            }
            return data
        }
        return Data((body.removingPercentEncoding ?? body).utf8)
    }

    private func remember(_ picture: LoadedPicture, for request: Request) {
        func size(_ picture: LoadedPicture) -> Int {
            picture.pixelSize.width * picture.pixelSize.height * 4
        }
        if let old = pictures[request] { bytes -= size(old) }
        order.removeAll { $0 == request }
        pictures[request] = picture
        order.append(request)
        bytes += size(picture)
        while bytes > Self.limit, order.count > 1 {
            if let gone = pictures.removeValue(forKey: order.removeFirst()) { bytes -= size(gone) }
        }
    }

    /// Forgets all pictures.
    func forgetAll() {
        pictures = [:]
        order = []
        bytes = 0
    }
}
