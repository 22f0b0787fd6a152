import Foundation
import Synchronization

/// Imports tables in CSV form into a `FlightStore`.
///
///     let importer = FlightImporter(store: store)
///     let summary = try await importer.importFile(at: url) { progress in print(progress.fraction) }
///
/// Known are tables of flights, in the form of the nycflights13 data set and of the Bureau of Transportation
/// Statistics, and the former's tables of airlines and airports. `airlines.csv` and `airports.csv` in the folder of a
/// table of flights are imported with it.
///
/// An import is one transaction: when it is cancelled, fails or the process dies, the store is as it was before. Rows
/// that are stored already change nothing. A broken row is counted and skipped.
public struct FlightImporter: Sendable {
    /// Where the flights go.
    public let store: FlightStore

    /// An importer into a store.
    public init(store: FlightStore) {
        self.store = store
    }

    /// Imports a file, on a thread of its own. Cancelling the task cancels the import.
    ///
    /// - Parameter progress: Called on that thread, some thirty times a second at most, at the beginning and at the end.
    /// - Throws: `ImportError` for the file, `StoreError` for the store, `CancellationError`.
    @discardableResult
    public func importFile(
        at url: URL, progress: (@Sendable (ImportProgress) -> Void)? = nil
    ) async throws -> ImportSummary {
        let cancellation = Cancellation()
        let job = ImportJob(store: store, url: url, cancellation: cancellation, progress: progress)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                // Reading and writing block; the threads of the concurrency pool are for work that doesn't.
                DispatchQueue.global(qos: .userInitiated).async {
                    continuation.resume(with: Result { try job.run() })
                }
            }
        } onCancel: {
            cancellation.cancel()
        }
    }

    /// Imports a file and tells what happens, last the summary. Ending the iteration early, or cancelling its task,
    /// cancels the import.
    public func updates(importing url: URL) -> AsyncThrowingStream<ImportUpdate, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task {
                do {
                    let summary = try await importFile(at: url) { continuation.yield(.progress($0)) }
                    continuation.yield(.finished(summary))
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}

/// A wish to stop, which any thread may utter.
final class Cancellation: Sendable {
    private let isWished = Atomic(false)

    func cancel() {
        isWished.store(true, ordering: .relaxed)
    }

    func check() throws(CancellationError) {
        if isWished.load(ordering: .relaxed) { throw CancellationError() }
    }
}
