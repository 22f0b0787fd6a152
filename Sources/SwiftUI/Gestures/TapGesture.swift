import Foundation

/// One click or several.
public struct TapGesture {
    /// Nothing is known but that it happened.
    public typealias Value = Void
    /// There is none.
    public typealias Body = Never

    /// How many clicks it takes.
    public var count: Int

    /// Creates a gesture.
    nonisolated public init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture {
    /// What follows the pointer.
    @MainActor public func _makeRecognizer() -> _GestureRecognizer<Void> {
        TapRecognizer(count: count) { _ in }
    }
}

/// One click or several, and where they are.
public struct SpatialTapGesture {
    /// What is known of a click.
    public struct Value: Equatable, Sendable {
        /// Where the pointer was.
        public var location: CGPoint
    }

    /// There is none.
    public typealias Body = Never

    /// How many clicks it takes.
    public var count: Int
    /// Whose coordinates places are in; clicks on charts are in those of the plot.
    public var coordinateSpace: CoordinateSpace

    /// Creates a gesture.
    nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }
}

extension SpatialTapGesture: Gesture {
    /// What follows the pointer.
    @MainActor public func _makeRecognizer() -> _GestureRecognizer<Value> {
        TapRecognizer(count: count) { Value(location: $0) }
    }
}

/// Counts clicks that follow each other quickly at about the same place.
private final class TapRecognizer<Value>: _GestureRecognizer<Value> {
    private let count: Int
    private let value: (CGPoint) -> Value
    private var start: PointerEvent?
    private var clicks = 0

    init(count: Int, value: @escaping (CGPoint) -> Value) {
        self.count = count
        self.value = value
    }

    private func isNear(_ event: PointerEvent, _ other: PointerEvent, within time: TimeInterval) -> Bool {
        event.time - other.time <= time
            && hypot(event.location.x - other.location.x, event.location.y - other.location.y) <= 8
    }

    override func begin(_ event: PointerEvent) {
        if let start, !isNear(event, start, within: 0.4) { clicks = 0 }
        start = event
    }

    override func end(_ event: PointerEvent) {
        guard let start, isNear(event, start, within: .infinity) else {
            clicks = 0
            return cancelled()
        }
        clicks += 1
        guard clicks >= count else { return }
        clicks = 0
        ended(value(event.location))
    }
}
