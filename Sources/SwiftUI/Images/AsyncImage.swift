import Foundation

/// An image that is loaded from a URL, and what is shown until then.
///
/// ```swift
/// AsyncImage(url: photo.url) { image in
///     image.resizable().scaledToFill()
/// } placeholder: {
///     ProgressView()
/// }
/// ```
///
/// Loading begins when the view appears and ends when it disappears. Images are decoded on another thread, and those that
/// were loaded are remembered as long as there is memory for them.
public struct AsyncImage<Content: View> {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    /// Grey is shown until there is an image.
    private let showsGray: Bool
    @State private var phase = AsyncImagePhase.empty

    nonisolated private init(
        url: URL?, scale: CGFloat, transaction: Transaction, showsGray: Bool,
        content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
        self.showsGray = showsGray
    }

    /// Creates an image that is shown in its own size, with grey until it is loaded.
    ///
    /// - Parameters:
    ///   - url: where the image is; nil: nothing is loaded.
    ///   - scale: pixels of the image per point.
    nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale, transaction: Transaction(), showsGray: true) { phase in
            phase.image ?? Image(size: CGSize(width: 1, height: 1)) { _ in }
        }
    }

    /// Creates an image that can be changed, with something else until it is loaded.
    ///
    /// - Parameters:
    ///   - url: where the image is; nil: nothing is loaded.
    ///   - scale: pixels of the image per point.
    ///   - content: shows the image.
    ///   - placeholder: what is shown until then, and if it can't be loaded.
    nonisolated public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image {
                content(image)
            } else {
                placeholder()
            }
        }
    }

    /// Creates an image that is shown by how far loading is.
    ///
    /// - Parameters:
    ///   - url: where the image is; nil: nothing is loaded.
    ///   - scale: pixels of the image per point.
    ///   - transaction: with which another phase is shown.
    ///   - content: shows a phase.
    nonisolated public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.init(url: url, scale: scale, transaction: transaction, showsGray: false, content: content)
    }

}

extension AsyncImage: View {
    /// What is shown in the present phase.
    public var body: some View {
        Group {
            if showsGray, phase.image == nil {
                Color.gray.opacity(0.3)
            } else {
                content(phase)
            }
        }
        .task(id: ImageLoader.Request(url: url, scale: scale)) { await load() }
    }

    @MainActor private func load() async {
        guard let url else {
            show(.empty)
            return
        }
        let request = ImageLoader.Request(url: url, scale: scale)
        if let known = ImageLoader.shared.known(request) {
            show(.success(Image(source: .picture(known))))
            return
        }
        if phase.image != nil { show(.empty) }
        do {
            let picture = try await ImageLoader.shared.load(request)
            if !Task.isCancelled { show(.success(Image(source: .picture(picture)))) }
        } catch {
            if !Task.isCancelled { show(.failure(error)) }
        }
    }

    @MainActor private func show(_ phase: AsyncImagePhase) {
        withTransaction(transaction) { self.phase = phase }
    }
}

/// How far loading an image is.
public enum AsyncImagePhase: Sendable {
    /// There is no image yet.
    case empty
    /// The image was loaded.
    case success(Image)
    /// The image couldn't be loaded.
    case failure(any Error)

    /// The image, if it was loaded.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// Why the image couldn't be loaded.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
