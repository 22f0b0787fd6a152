import Foundation

/// A clear view that tells what the pointer, the wheel and fingers do over it, in its coordinates.
///
/// SwiftUI has nothing for wheels outside of scroll views, hence the underscore.
///
/// ```swift
/// Canvas { … }
///     .overlay { _PointerSurface().onWheel { turns, point in zoom(by: turns, at: point) } }
/// ```
public struct _PointerSurface {
    private var actions = InputActions()

    /// Creates a surface that nothing happens on yet.
    nonisolated public init() {}

    nonisolated private func with(_ change: (inout InputActions) -> Void) -> _PointerSurface {
        var surface = self
        change(&surface.actions)
        return surface
    }

    /// Runs an action with the pointer's place; nil when it leaves.
    nonisolated public func onPointer(_ action: @escaping (CGPoint?) -> Void) -> _PointerSurface {
        with { $0.hover = action }
    }

    /// Runs an action while a press moves: where it began, where it is, and whether it has ended.
    nonisolated public func onDrag(_ action: @escaping (CGPoint, CGPoint, Bool) -> Void) -> _PointerSurface {
        with { $0.drag = action }
    }

    /// Runs an action after a press that didn't move: its place, and how many there were in a row.
    nonisolated public func onClick(_ action: @escaping (CGPoint, Int) -> Void) -> _PointerSurface {
        with { $0.click = action }
    }

    /// Runs an action when a wheel turns: by how many notches, downwards positive, and the pointer's place. It answers
    /// whether it used that; what it didn't use scrolls what is around.
    nonisolated public func onWheel(_ action: @escaping (Double, CGPoint) -> Bool) -> _PointerSurface {
        with { $0.wheel = action }
    }

    /// Runs an action when two fingers scroll on a touchpad, by a distance. It answers whether it used that.
    nonisolated public func onTouchpadScroll(_ action: @escaping (CGSize) -> Bool) -> _PointerSurface {
        with { $0.scroll = action }
    }

    /// Runs an action while two fingers move apart or together: the scale since they began, the point between them, and
    /// whether they have left.
    nonisolated public func onPinch(_ action: @escaping (Double, CGPoint, Bool) -> Void) -> _PointerSurface {
        with { $0.pinch = action }
    }
}

extension _PointerSurface: View {
    /// The view that listens.
    public var body: some View {
        InputSurface(label: "", isFocusable: false, actions: actions)
    }
}
