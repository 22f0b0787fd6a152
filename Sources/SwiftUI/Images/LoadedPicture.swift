import Foundation
internal import Gtk

/// A picture whose size is known; its pixels may still be on their way. Compared by identity.
final class LoadedPicture: Equatable, @unchecked Sendable {
    // Used on the main thread only.
    private enum Content {
        case pixels(Paintable)
        /// Being decoded on another thread.
        case waiting(URL)
        /// Lines and curves, drawn in the size that is needed.
        case vector(any VectorPicture)
        case nothing
    }

    private var content: Content
    /// The size in pixels; of a vector picture, in its own units.
    let pixelSize: (width: Int, height: Int)
    /// Pixels of the picture per point.
    let scale: CGFloat
    private let changes = DependencySource()
    private var rendering: (width: Int, height: Int, paintable: Paintable)?
    private var pixels: CairoSurface?

    @MainActor
    init(_ paintable: Paintable, scale: CGFloat) {
        content = .pixels(paintable)
        pixelSize = (paintable.intrinsicWidth, paintable.intrinsicHeight)
        self.scale = scale
    }

    @MainActor
    convenience init(_ texture: DecodedTexture, scale: CGFloat) {
        self.init(texture.paintable(), scale: scale)
    }

    /// A picture in a file whose pixels are read on another thread.
    @MainActor
    init(reading file: URL, size: (width: Int, height: Int), scale: CGFloat) {
        content = .waiting(file)
        pixelSize = size
        self.scale = scale
        Self.queue.async { [weak self] in
            // Nobody may be waiting any more.
            guard self != nil else { return }
            let result = Result { try DecodedTexture(path: file.path) }
            DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.finish(result) } }
        }
    }

    /// A picture of lines and curves.
    @MainActor
    init(_ vector: any VectorPicture, scale: CGFloat) {
        content = .vector(vector)
        pixelSize = (Int(vector.size.width.rounded(.up)), Int(vector.size.height.rounded(.up)))
        self.scale = scale
    }

    /// One picture after the other, so that many of them don't take all memory and processors at once.
    private static let queue = DispatchQueue(label: "windsock.pictures", qos: .userInitiated)

    static func == (lhs: LoadedPicture, rhs: LoadedPicture) -> Bool { lhs === rhs }

    /// The picture's own size in points.
    @MainActor var size: CGSize {
        if case .vector(let vector) = content { return vector.size }
        return CGSize(width: CGFloat(pixelSize.width) / scale, height: CGFloat(pixelSize.height) / scale)
    }

    /// Whether there is something to draw; whoever asks is updated when there is.
    @MainActor var isReady: Bool {
        guard case .waiting = content else { return true }
        changes.access()
        return false
    }

    @MainActor
    private func finish(_ result: Result<DecodedTexture, any Error>) {
        guard case .waiting(let file) = content else { return }
        switch result {
        case .success(let texture): content = .pixels(texture.paintable())
        case .failure(let error):
            content = .nothing
            Pictures.report(file, error)
        }
        changes.notify()
    }

    /// What is drawn in a size in points; nil: nothing yet.
    ///
    /// - Parameter pixelScale: pixels per point where it is drawn.
    @MainActor
    func paintable(for size: CGSize, pixelScale: Double) -> Paintable? {
        switch content {
        case .pixels(let paintable): return paintable
        case .nothing: return nil
        case .waiting(let file):
            // What is drawn into a file or an image is drawn once.
            guard OffscreenDrawing.current != nil else { return nil }
            finish(Result { try DecodedTexture(path: file.path) })
            return paintable(for: size, pixelScale: pixelScale)
        case .vector(let vector):
            // At most as large as a screen: larger ones are stretched.
            let factor = min(pixelScale, 8192 / max(size.width, size.height, 1))
            let width = max(1, Int((size.width * factor).rounded(.up)))
            let height = max(1, Int((size.height * factor).rounded(.up)))
            if let rendering, rendering.width == width, rendering.height == height { return rendering.paintable }
            guard let paintable = vector.render(width: width, height: height) else { return nil }
            rendering = (width, height, paintable)
            return paintable
        }
    }

    /// The pixels, to be drawn with Cairo; nil: nothing yet.
    @MainActor
    func surface(for size: CGSize, pixelScale: Double) -> CairoSurface? {
        if let pixels { return pixels }
        guard let paintable = paintable(for: size, pixelScale: pixelScale) else { return nil }
        let surface = paintable.surface(width: paintable.intrinsicWidth, height: paintable.intrinsicHeight)
        if case .pixels = content { pixels = surface }
        return surface
    }
}

/// A picture of lines and curves, which is sharp in any size.
@MainActor
protocol VectorPicture: AnyObject {
    /// Its own size, in points.
    var size: CGSize { get }
    /// The picture in a size in pixels; nil, after reporting it, if it can't be drawn.
    func render(width: Int, height: Int) -> Paintable?
}

/// An SVG file.
private final class SVGPicture: VectorPicture {
    let size: CGSize
    private let file: URL

    init(_ file: URL, size: CGSize) {
        self.file = file
        self.size = size
    }

    func render(width: Int, height: Int) -> Paintable? {
        do {
            return try DecodedTexture(path: file.path, width: width, height: height).paintable()
        } catch {
            Pictures.report(file, error)
            return nil
        }
    }
}

/// Reads the pictures of the app and remembers those in use.
///
/// The size of a picture is read from the beginning of its file at once, so that the layout is right from the first frame
/// on. Small pictures are decoded at once, too; the pixels of others are read on another thread, and their place stays
/// empty until then.
@MainActor
enum Pictures {
    private struct WeakPicture {
        weak var picture: LoadedPicture?
    }

    private static var loaded: [URL: WeakPicture] = [:]

    /// Up to this many pixels a picture is decoded at once: that takes less than a millisecond.
    static let smallPixelCount = 16_384

    /// The picture in a file; nil, after reporting it, if it can't be read.
    static func picture(_ file: PictureSet.File) -> LoadedPicture? {
        if let known = loaded[file.url]?.picture { return known }
        do {
            let picture = try read(file)
            loaded = loaded.filter { $0.value.picture != nil }
            loaded[file.url] = WeakPicture(picture: picture)
            return picture
        } catch {
            report(file.url, error)
            return nil
        }
    }

    private static func read(_ file: PictureSet.File) throws -> LoadedPicture {
        let handle = try FileHandle(forReadingFrom: file.url)
        defer { try? handle.close() }
        let start = try handle.read(upToCount: 65_536) ?? Data()
        if start.starts(with: Data("%PDF".utf8)) {
            return LoadedPicture(try PDFPicture(contentsOf: file.url), scale: file.scale)
        }
        guard let size = PictureHeader.size(of: start) ?? DecodedTexture.size(path: file.url.path) else {
            throw PictureError.unknownFormat
        }
        if PictureHeader.isSVG(start) {
            let points = CGSize(width: CGFloat(size.width) / file.scale, height: CGFloat(size.height) / file.scale)
            return LoadedPicture(SVGPicture(file.url, size: points), scale: file.scale)
        }
        try PictureHeader.check(size)
        if size.width * size.height > smallPixelCount {
            return LoadedPicture(reading: file.url, size: size, scale: file.scale)
        }
        return LoadedPicture(try DecodedTexture(path: file.url.path), scale: file.scale)
    }

    static func report(_ file: URL, _ error: any Error) {
        Faults.report("picture \(file.path)", "the picture \(file.path) can't be read: \(error)")
    }
}
