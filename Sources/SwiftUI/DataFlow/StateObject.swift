/// An observable object that a view owns: it is made once for each identity of the view, and updates the view when it
/// announces a change.
///
///     struct BoardView: View {
///         @StateObject private var board = Board()
///     }
///
/// The object can depend on the view's inputs, of which those count that the view had first:
///
///     init(airport: String) { _board = StateObject(wrappedValue: Board(airport: airport)) }
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Keeps the object for the view's node.
    private final class Slot: StatefulSlot {
        let object: ObjectType
        // The object's inside may have changed.
        var holdsState: Bool { true }

        init(_ object: ObjectType) {
            self.object = object
        }
    }

    private let make: () -> ObjectType
    private var slot: Slot?

    /// Creates a state object from a closure that is called when the view appears for the first time.
    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        make = thunk
    }

    /// The object. Outside of a view's body and actions, where the view has no identity yet, each call makes another
    /// one.
    @MainActor public var wrappedValue: ObjectType {
        if let slot { return slot.object }
        Faults.report(
            "early-state-object \(ObjectType.self)",
            "StateObject<\(ObjectType.self)> is used before its view is shown; each use makes another object")
        return make()
    }

    /// Bindings to the properties of the object.
    @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
    }

    @MainActor public static func _install(_ pointer: UnsafeMutableRawPointer, in installer: inout _PropertyInstaller) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        let slot = installer.slot { Slot(Evaluation.untracked(property.pointee.make)) }
        property.pointee.slot = slot
        ObjectSources.shared.source(of: slot.object).access()
    }

    @MainActor public static var _comparison: _PropertyComparison? { _PropertyComparison(plan: .ignored) }
}

extension StateObject: @unchecked Sendable where ObjectType: Sendable {}
