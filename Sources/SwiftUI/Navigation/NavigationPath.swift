/// The values on a navigation stack, of any hashable types.
public struct NavigationPath: Equatable, @unchecked Sendable {
    var elements: [AnyHashable] = []

    /// Creates an empty path.
    public init() {}

    /// Creates a path of some values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// How many values there are.
    public var count: Int { elements.count }

    /// Whether only the root is shown.
    public var isEmpty: Bool { elements.isEmpty }

    /// Adds a value at the end.
    public mutating func append<V: Hashable>(_ value: V) {
        elements.append(AnyHashable(value))
    }

    /// Removes values from the end; `k` must not exceed the count.
    public mutating func removeLast(_ k: Int = 1) {
        elements.removeLast(k)
    }
}

/// How a stack reads and changes the path that the app keeps.
struct PathAccess {
    let get: () -> [AnyHashable]
    /// False if the path can't hold the value.
    let append: (AnyHashable) -> Bool
    let truncate: (Int) -> Void
}
