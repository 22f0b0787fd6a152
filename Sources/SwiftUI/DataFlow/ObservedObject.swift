/// Updates a view when an object that was given to it announces a change.
///
///     struct BoardView: View {
///         @ObservedObject var board: Board
///     }
///
/// The view doesn't own the object: who makes it keeps it in a ``StateObject`` or elsewhere.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Makes bindings to the properties of the object.
    @dynamicMemberLookup
    public struct Wrapper {
        let root: ObjectType

        /// A binding to a property of the object.
        @MainActor
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(location: ObjectLocation(root, keyPath, source: ObjectSources.shared.source(of: root)))
        }
    }

    private var object: ObjectType

    /// Observes an object.
    nonisolated public init(wrappedValue: ObjectType) {
        object = wrappedValue
    }

    /// Observes an object.
    nonisolated public init(initialValue: ObjectType) {
        object = initialValue
    }

    /// The object.
    @MainActor public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }

    /// Bindings to the properties of the object.
    @MainActor public var projectedValue: Wrapper { Wrapper(root: object) }

    @MainActor public static func _install(_ pointer: UnsafeMutableRawPointer, in installer: inout _PropertyInstaller) {
        let object = pointer.assumingMemoryBound(to: Self.self).pointee.object
        ObjectSources.shared.source(of: object).access()
    }
}

extension ObservedObject: @unchecked Sendable where ObjectType: Sendable {}
