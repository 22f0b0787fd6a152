import Foundation
internal import FoundationNetworking
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
        let picture = LoadedPicture(texture.paintable(), scale: request.scale)
        remember(picture, for: request)
        return picture
    }

    nonisolated private static func texture(from url: URL) async throws -> DecodedTexture {
        let data: Data
        if url.isFileURL {
            data = try Data(contentsOf: url)
        } else {
            let (body, response) = try await URLSession.shared.data(from: url)
            if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
                throw URLError(.badServerResponse)
            }
            data = body
        }
        try Task.checkCancellation()
        if let size = PictureHeader.size(of: data) { try PictureHeader.check(size) }
        return try DecodedTexture(data)
    }

    private func remember(_ picture: LoadedPicture, for request: Request) {
        func size(_ picture: LoadedPicture) -> Int {
            picture.paintable.intrinsicWidth * picture.paintable.intrinsicHeight * 4
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

/// Why a picture isn't read.
enum PictureError: Error, CustomStringConvertible {
    case tooLarge(width: Int, height: Int)

    var description: String {
        switch self {
        case .tooLarge(let width, let height): "a picture of \(width) × \(height) pixels is too large"
        }
    }
}

/// The size that a picture file says it has, which is known before the pixels are read.
enum PictureHeader {
    /// More pixels would take more than half a gigabyte of memory.
    static let largestPixelCount = 134_217_728

    /// Refuses a picture that would take too much memory.
    static func check(_ size: (width: Int, height: Int)) throws {
        let (count, overflow) = size.width.multipliedReportingOverflow(by: size.height)
        if overflow || count > largestPixelCount {
            throw PictureError.tooLarge(width: size.width, height: size.height)
        }
    }

    /// The size in pixels; nil for a format that isn't known here.
    static func size(of data: Data) -> (width: Int, height: Int)? {
        let bytes = [UInt8](data.prefix(65_536))
        func big(_ at: Int, _ count: Int) -> Int { bytes[at..<at + count].reduce(0) { $0 << 8 | Int($1) } }
        func little(_ at: Int, _ count: Int) -> Int {
            bytes[at..<at + count].reversed().reduce(0) { $0 << 8 | Int($1) }
        }
        func begins(_ text: String) -> Bool { bytes.starts(with: text.utf8) }
        if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]), bytes.count >= 24 { return (big(16, 4), big(20, 4)) }
        if begins("GIF8"), bytes.count >= 10 { return (little(6, 2), little(8, 2)) }
        if begins("BM"), bytes.count >= 26 { return (little(18, 4), little(22, 4)) }
        if begins("RIFF"), bytes.count >= 30, bytes[12..<16].elementsEqual("VP8X".utf8) {
            return (little(24, 3) + 1, little(27, 3) + 1)
        }
        if bytes.starts(with: [0xff, 0xd8]) { return jpegSize(bytes) }
        return nil
    }

    /// The size in the frame header of a JPEG file.
    private static func jpegSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        var place = 2
        while place + 9 < bytes.count, bytes[place] == 0xff {
            let marker = bytes[place + 1]
            let isFrame = (0xc0...0xcf).contains(marker) && marker != 0xc4 && marker != 0xc8 && marker != 0xcc
            if isFrame {
                return (
                    Int(bytes[place + 7]) << 8 | Int(bytes[place + 8]),
                    Int(bytes[place + 5]) << 8 | Int(bytes[place + 6])
                )
            }
            place += 2 + (Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
        }
        return nil
    }
}
