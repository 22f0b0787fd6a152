import Foundation
internal import Gtk

/// A picture that was read already. Compared by identity.
final class LoadedPicture: Equatable, @unchecked Sendable {
    // Used on the main thread only.
    let paintable: Paintable
    /// Pixels of the picture per point.
    let scale: CGFloat

    init(_ paintable: Paintable, scale: CGFloat) {
        self.paintable = paintable
        self.scale = scale
    }

    static func == (lhs: LoadedPicture, rhs: LoadedPicture) -> Bool { lhs === rhs }

    /// The picture's own size in points.
    @MainActor var size: CGSize {
        CGSize(width: CGFloat(paintable.intrinsicWidth) / scale, height: CGFloat(paintable.intrinsicHeight) / scale)
    }
}

/// Reads the pictures of the app and remembers those in use.
@MainActor
enum Pictures {
    private struct WeakPicture {
        weak var picture: LoadedPicture?
    }

    private static var loaded: [URL: WeakPicture] = [:]

    /// The picture in a file; nil, after reporting it, if it can't be read.
    static func picture(_ file: PictureSet.File) -> LoadedPicture? {
        if let known = loaded[file.url]?.picture { return known }
        do {
            let handle = try FileHandle(forReadingFrom: file.url)
            defer { try? handle.close() }
            if let start = try handle.read(upToCount: 65_536), let size = PictureHeader.size(of: start) {
                try PictureHeader.check(size)
            }
            let picture = LoadedPicture(try Paintable.texture(path: file.url.path), scale: file.scale)
            loaded = loaded.filter { $0.value.picture != nil }
            loaded[file.url] = WeakPicture(picture: picture)
            return picture
        } catch {
            Faults.report("picture \(file.url.path)", "the picture \(file.url.path) can't be read: \(error)")
            return nil
        }
    }
}
