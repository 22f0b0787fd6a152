internal import CCurl
import Foundation
import Synchronization

/// Gets pictures from the net, a few at a time, over connections that stay open for the next ones.
enum PictureTransfer {
    /// How long a silent server is waited for, in seconds: as long as requests for pictures wait on Apple's systems.
    private static let patience = 60
    /// The largest picture that is received, in bytes.
    private static let limit = 256 << 20
    /// Transfers block their threads; as many at a time as browsers ask one server for.
    private static let queue: OperationQueue = {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 6
        queue.qualityOfService = .userInitiated
        return queue
    }()
    private static let idle = Mutex<[Connection]>([])

    /// The body that a server answers with.
    ///
    /// - Throws: `URLError`, `CancellationError`.
    static func data(from url: URL) async throws -> Data {
        guard url.scheme == "http" || url.scheme == "https" else { throw URLError(.unsupportedURL) }
        let wish = Wish()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                queue.addOperation { continuation.resume(with: Result { try get(url, for: wish) }) }
            }
        } onCancel: {
            wish.cancel()
        }
    }

    private static func get(_ url: URL, for wish: Wish) throws -> Data {
        guard let connection = idle.withLock({ $0.popLast() }) ?? Connection() else {
            throw URLError(.cannotLoadFromNetwork)
        }
        guard wish.begin(with: connection) else {
            idle.withLock { $0.append(connection) }
            throw CancellationError()
        }
        let answer = connection.get(url, patience: patience, limit: limit)
        wish.end()
        idle.withLock { $0.append(connection) }
        if let code = error(answer.result) { throw URLError(code) }
        if answer.result == WINDSOCK_TRANSFER_CANCELLED { throw CancellationError() }
        guard (200..<300).contains(answer.status) else { throw URLError(.badServerResponse) }
        return answer.body
    }

    private static func error(_ result: WindsockTransferResult) -> URLError.Code? {
        switch result {
        case WINDSOCK_TRANSFER_DONE, WINDSOCK_TRANSFER_CANCELLED: nil
        case WINDSOCK_TRANSFER_REFUSED: .dataLengthExceedsMaximum
        case WINDSOCK_TRANSFER_BAD_ADDRESS: .badURL
        case WINDSOCK_TRANSFER_UNKNOWN_HOST: .cannotFindHost
        case WINDSOCK_TRANSFER_NO_CONNECTION: .cannotConnectToHost
        case WINDSOCK_TRANSFER_TIMED_OUT: .timedOut
        case WINDSOCK_TRANSFER_NOT_TRUSTED: .secureConnectionFailed
        case WINDSOCK_TRANSFER_TOO_MANY_REDIRECTS: .httpTooManyRedirects
        case WINDSOCK_TRANSFER_CONNECTION_LOST: .networkConnectionLost
        default: .unknown
        }
    }
}

/// A connection of libcurl, used by one thread at a time.
private final class Connection: @unchecked Sendable {
    private let transfer: OpaquePointer

    /// Fails where libcurl isn't installed.
    init?() {
        guard let transfer = windsock_transfer_new() else { return nil }
        self.transfer = transfer
    }

    deinit {
        windsock_transfer_free(transfer)
    }

    private struct Body {
        var data = Data()
        let limit: Int
    }

    func get(_ url: URL, patience: Int, limit: Int) -> (result: WindsockTransferResult, status: Int, body: Data) {
        var body = Body(limit: limit)
        var status = 0
        let result = withUnsafeMutablePointer(to: &body) { body in
            windsock_transfer_get(
                transfer, url.absoluteString, patience, &status,
                { context, bytes, count in
                    let body = context!.assumingMemoryBound(to: Body.self)
                    guard body.pointee.data.count + count <= body.pointee.limit else { return false }
                    body.pointee.data.append(bytes!.assumingMemoryBound(to: UInt8.self), count: count)
                    return true
                }, body)
        }
        return (result, status, body.data)
    }

    func cancel() {
        windsock_transfer_cancel(transfer)
    }

    func takeBackCancellation() {
        windsock_transfer_reset(transfer)
    }
}

/// Whether somebody still wants a picture, and the connection that fetches it.
private final class Wish: Sendable {
    private struct State {
        var isCancelled = false
        var connection: Connection?
    }

    private let state = Mutex(State())

    func begin(with connection: Connection) -> Bool {
        state.withLock { state in
            if state.isCancelled { return false }
            state.connection = connection
            return true
        }
    }

    /// The connection is for others now.
    func end() {
        state.withLock { state in
            state.connection?.takeBackCancellation()
            state.connection = nil
        }
    }

    func cancel() {
        state.withLock { state in
            state.isCancelled = true
            state.connection?.cancel()
        }
    }
}
