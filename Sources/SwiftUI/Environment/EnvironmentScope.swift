/// The environment of a part of the tree: what one modifier changed, on top of its surroundings.
///
/// Reading a key depends on the scope that provides it, so a change reaches exactly the readers below it. Read and
/// written on the main thread.
final class EnvironmentScope: @unchecked Sendable {
    private struct Entry {
        var value: Any
        let source: DependencySource
    }

    let parent: EnvironmentScope?
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// Readers of keys that nobody provides, at the root.
    private var missing: [ObjectIdentifier: DependencySource] = [:]
    private var providers: [ObjectIdentifier: EnvironmentScope] = [:]
    private var providersGeneration = 0

    /// Grows when some scope begins or ceases to provide a key, which makes remembered providers worthless.
    nonisolated(unsafe) private static var generation = 0

    /// Whether something may have been read through the scope. What a new one provides is news to nobody: without this each
    /// view that comes with a value of its own would have all readers of that value look again.
    private var isUsed = false

    init(parent: EnvironmentScope?) {
        self.parent = parent
        parent?.isUsed = true
    }

    private var ownLayoutDirection: LayoutDirection?

    /// Whether the script runs from right to left, without making a dependency: layout asks this all the time.
    var isRightToLeft: Bool {
        var scope = self
        while true {
            if let direction = scope.ownLayoutDirection { return direction == .rightToLeft }
            guard let next = scope.parent else { return false }
            scope = next
        }
    }

    /// The value that is in force for a key; nil: the key's default.
    func value(for key: ObjectIdentifier) -> Any? {
        if !isUsed { isUsed = true }
        let provider = provider(of: key)
        let value = provider.entries[key]?.value
        if MainThread.isCurrent {
            MainThread.assume {
                if Evaluation.current != nil { provider.source(for: key).access() }
            }
        }
        return value
    }

    private func source(for key: ObjectIdentifier) -> DependencySource {
        if let source = entries[key]?.source { return source }
        if let source = missing[key] { return source }
        let source = DependencySource()
        missing[key] = source
        return source
    }

    /// The nearest scope that provides `key`, or the root.
    private func provider(of key: ObjectIdentifier) -> EnvironmentScope {
        if entries[key] != nil { return self }
        if providersGeneration != Self.generation {
            providers.removeAll(keepingCapacity: true)
            providersGeneration = Self.generation
        }
        if let known = providers[key] { return known }
        var scope = self
        while scope.entries[key] == nil, let next = scope.parent { scope = next }
        if scope !== self { providers[key] = scope }
        return scope
    }

    /// Provides exactly the given values from now on, and tells the readers of those that changed.
    @MainActor
    func provide(_ values: [ObjectIdentifier: Any]) {
        ownLayoutDirection = values[ObjectIdentifier(LayoutDirectionKey.self)] as? LayoutDirection
        for (key, value) in values {
            if let entry = entries[key] {
                if Self.areEqual(entry.value, value) { continue }
                entries[key]?.value = value
                entry.source.notify()
            } else if !isUsed {
                entries[key] = Entry(value: value, source: DependencySource())
            } else {
                // Readers below this scope depend on the former provider, which at the root is the scope itself; all of its
                // readers look again.
                let former = provider(of: key).source(for: key)
                entries[key] = Entry(value: value, source: DependencySource())
                Self.generation += 1
                former.notify()
            }
        }
        for (key, entry) in entries where values[key] == nil {
            entries[key] = nil
            Self.generation += 1
            entry.source.notify()
        }
    }

    /// Provides one more value, or another value for a key.
    @MainActor
    func set<K: EnvironmentKey>(_ key: K.Type, to value: K.Value) {
        var values = entries.mapValues(\.value)
        values[ObjectIdentifier(key)] = value
        provide(values)
    }

    /// Provides one more value, or another one at a key path.
    @MainActor
    func set<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value) {
        var change = EnvironmentValues()
        change[keyPath: keyPath] = value
        provide(entries.mapValues(\.value).merging(change.overrides) { $1 })
    }

    @MainActor
    private static func areEqual(_ a: Any, _ b: Any) -> Bool {
        func compare<Value>(_ a: Value) -> Bool {
            guard let b = b as? Value else { return false }
            return ValueComparison.areEqual(a, b)
        }
        return _openExistential(a, do: compare)
    }
}
