import Foundation

/// Dragging with the pointer pressed.
public struct DragGesture {
    /// What is known of a drag.
    public struct Value: Equatable, Sendable {
        /// When this was so.
        public var time: Date
        /// Where the pointer is.
        public var location: CGPoint
        /// Where the drag began.
        public var startLocation: CGPoint
        /// How fast the pointer moves, in points per second.
        public var velocity: CGSize

        /// How far the pointer is from where the drag began.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where the pointer would come to rest if it were slowed down from now on.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// How far that is from where the drag began.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
        }
    }

    /// There is none.
    public typealias Body = Never

    /// How far the pointer has to move before the gesture begins, in points.
    public var minimumDistance: CGFloat
    /// Whose coordinates places are in; drags over charts are in those of the plot.
    public var coordinateSpace: CoordinateSpace

    /// Creates a gesture.
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }
}

extension DragGesture: Gesture {
    /// What follows the pointer.
    @MainActor public func _makeRecognizer() -> _GestureRecognizer<Value> {
        DragRecognizer(minimumDistance: minimumDistance)
    }
}

private final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
    private let minimumDistance: CGFloat
    private var start: CGPoint?
    private var isGoingOn = false
    private var last: PointerEvent?
    private var velocity = CGSize.zero

    init(minimumDistance: CGFloat) { self.minimumDistance = minimumDistance }

    private func value(_ event: PointerEvent, from start: CGPoint) -> DragGesture.Value {
        DragGesture.Value(time: Date(), location: event.location, startLocation: start, velocity: velocity)
    }

    override func begin(_ event: PointerEvent) {
        start = event.location
        last = event
        velocity = .zero
        isGoingOn = minimumDistance <= 0
        if isGoingOn { changed(value(event, from: event.location)) }
    }

    override func move(_ event: PointerEvent) {
        guard let start else { return }
        measure(event)
        let distance = hypot(event.location.x - start.x, event.location.y - start.y)
        isGoingOn = isGoingOn || distance >= minimumDistance
        if isGoingOn { changed(value(event, from: start)) }
    }

    override func end(_ event: PointerEvent) {
        guard let start else { return }
        self.start = nil
        // A pointer that stood still before it was let go isn't moving any more.
        if let last, event.time - last.time > 0.1 { velocity = .zero }
        if isGoingOn { ended(value(event, from: start)) } else { cancelled() }
    }

    private func measure(_ event: PointerEvent) {
        if let last, event.time > last.time {
            let time = event.time - last.time
            velocity = CGSize(
                width: (event.location.x - last.location.x) / time, height: (event.location.y - last.location.y) / time)
        }
        last = event
    }
}
