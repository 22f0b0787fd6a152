import Foundation

extension Gesture {
    /// Calls an action when the gesture has ended.
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(_content: self, _action: action)
    }

    /// Updates a state while the gesture goes on; it goes back to its first value at the end.
    nonisolated public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

extension Gesture where Value: Equatable {
    /// Calls an action whenever what is known of the gesture changes.
    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(_content: self, _action: action)
    }
}

/// A gesture with an action at its end.
public struct _EndedGesture<Content: Gesture> {
    /// What is known while the gesture goes on.
    public typealias Value = Content.Value
    /// There is none.
    public typealias Body = Never

    let _content: Content
    let _action: (Content.Value) -> Void
}

extension _EndedGesture: Gesture {
    /// What follows the pointer.
    @MainActor public func _makeRecognizer() -> _GestureRecognizer<Value> {
        let recognizer = _content._makeRecognizer()
        let before = recognizer.ended
        recognizer.ended = { [_action] in
            before($0)
            _action($0)
        }
        return recognizer
    }
}

/// A gesture with an action for every change.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
    /// What is known while the gesture goes on.
    public typealias Value = Content.Value
    /// There is none.
    public typealias Body = Never

    let _content: Content
    let _action: (Content.Value) -> Void
}

extension _ChangedGesture: Gesture {
    /// What follows the pointer.
    @MainActor public func _makeRecognizer() -> _GestureRecognizer<Value> {
        let recognizer = _content._makeRecognizer()
        let before = recognizer.changed
        recognizer.changed = { [_action] in
            before($0)
            _action($0)
        }
        return recognizer
    }
}

/// A gesture that updates a state while it goes on.
public struct GestureStateGesture<Base: Gesture, State> {
    /// What is known while the gesture goes on.
    public typealias Value = Base.Value
    /// There is none.
    public typealias Body = Never

    /// The gesture.
    public var base: Base
    /// The state.
    public var state: GestureState<State>
    /// Updates the state.
    public var body: (Value, inout State, inout Transaction) -> Void

    /// Creates a gesture that updates a state.
    nonisolated public init(
        base: Base, state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        self.body = body
    }
}

extension GestureStateGesture: Gesture {
    /// What follows the pointer.
    @MainActor public func _makeRecognizer() -> _GestureRecognizer<Value> {
        let recognizer = base._makeRecognizer()
        let (changed, ended, cancelled) = (recognizer.changed, recognizer.ended, recognizer.cancelled)
        recognizer.changed = { value in
            changed(value)
            state.update { body(value, &$0, &$1) }
        }
        recognizer.ended = { value in
            ended(value)
            state.goBack()
        }
        recognizer.cancelled = {
            cancelled()
            state.goBack()
        }
        return recognizer
    }
}
