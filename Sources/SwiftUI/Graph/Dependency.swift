/// Something whose reading makes a dependency: one state, one environment key of one scope, one published object.
///
/// The reader is the node that is being evaluated; it is updated when the source says that it changed.
final class DependencySource {
    private var readers: [ObjectIdentifier: Unmanaged<_Node>] = [:]

    /// Whether anybody would notice a change.
    var hasReaders: Bool { !readers.isEmpty }

    @MainActor
    func add(_ node: _Node) {
        readers[ObjectIdentifier(node)] = Unmanaged.passUnretained(node)
    }

    @MainActor
    func remove(_ node: _Node) {
        readers[ObjectIdentifier(node)] = nil
    }

    /// Records that the node being evaluated, if there is one, read this source.
    @MainActor
    func access() {
        Evaluation.current?.recordRead(of: self)
    }

    /// Marks every reader for the next update.
    @MainActor
    func notify() {
        guard !readers.isEmpty else { return }
        for reader in readers.values {
            reader.takeUnretainedValue().dependencyChanged()
        }
    }
}

/// The node whose body, content or inputs are being evaluated at the moment.
@MainActor
enum Evaluation {
    static var current: _Node?

    /// Runs `body` without making dependencies: for actions, and for values read on behalf of nobody.
    static func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = current
        current = nil
        defer { current = outer }
        return try body()
    }
}
