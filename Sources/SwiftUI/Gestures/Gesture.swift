import Foundation

/// Something that people do with the pointer, and what follows from it.
///
/// ```swift
/// DragGesture(minimumDistance: 0)
///     .onChanged { value in proxy.selectXValue(at: value.location.x) }
///     .onEnded { _ in selection = nil }
/// ```
@MainActor
@preconcurrency
public protocol Gesture<Value> {
    /// What is known while the gesture goes on.
    associatedtype Value
    /// The type of the gesture that this one is made of.
    associatedtype Body: Gesture

    /// The gesture that this one is made of.
    @MainActor @preconcurrency var body: Body { get }

    /// Makes what follows the pointer. Gestures with a body use that one's.
    @MainActor @preconcurrency func _makeRecognizer() -> _GestureRecognizer<Value>
}

extension Gesture where Body.Value == Value {
    /// What follows the pointer for the body.
    @MainActor @preconcurrency public func _makeRecognizer() -> _GestureRecognizer<Value> { body._makeRecognizer() }
}

extension Never: Gesture {
    /// There is none.
    public typealias Value = Never

    /// There is none.
    @MainActor public func _makeRecognizer() -> _GestureRecognizer<Never> { _GestureRecognizer() }
}

extension Gesture where Body == Never {
    /// Can't be called.
    @MainActor @preconcurrency public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Follows the pointer on behalf of a gesture.
@MainActor
public class _GestureRecognizer<Value> {
    var changed: (Value) -> Void = { _ in }
    var ended: (Value) -> Void = { _ in }
    var cancelled: () -> Void = {}

    init() {}

    /// The primary button was pressed, or a finger was put down.
    func begin(_ event: PointerEvent) {}

    /// The pointer moved while pressed.
    func move(_ event: PointerEvent) {}

    /// The button was let go.
    func end(_ event: PointerEvent) {}
}

/// Where the pointer is.
package struct PointerEvent {
    /// The place in the coordinates of the view.
    var location: CGPoint
    /// When it was there, in seconds since an arbitrary moment.
    var time: TimeInterval

    package init(location: CGPoint, time: TimeInterval = ProcessInfo.processInfo.systemUptime) {
        self.location = location
        self.time = time
    }
}

/// A gesture that gets the events of a view.
@MainActor
package final class GestureDriver {
    private let begins: (PointerEvent) -> Void
    private let moves: (PointerEvent) -> Void
    private let ends: (PointerEvent) -> Void

    package init(_ gesture: some Gesture) {
        let recognizer = gesture._makeRecognizer()
        begins = { recognizer.begin($0) }
        moves = { recognizer.move($0) }
        ends = { recognizer.end($0) }
    }

    /// The pointer was pressed.
    package func begin(_ event: PointerEvent) { begins(event) }

    /// The pointer moved while pressed.
    package func move(_ event: PointerEvent) { moves(event) }

    /// The pointer was let go.
    package func end(_ event: PointerEvent) { ends(event) }
}
