/// Work that takes long, off the main thread.
enum BackgroundWork {
    /// Does the work and waits for it; when the task that waits is cancelled, the work is, too.
    static func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        let task = Task.detached(priority: .userInitiated) { try work() }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }
}
