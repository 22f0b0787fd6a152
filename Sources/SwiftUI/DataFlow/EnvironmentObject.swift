/// Reads an observable object that a view above supplied, and updates the view when the object announces a change.
///
///     struct BoardView: View {
///         @EnvironmentObject private var board: Board
///     }
///
/// It's an error if no view above has `environmentObject(_:)` for the type.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
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

    private var object: ObjectType?

    /// Creates a property that finds its object by type.
    nonisolated public init() {}

    /// The object.
    @MainActor public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No object of type \(ObjectType.self) is in the environment: "
                    + "add .environmentObject(_:) to a view above")
        }
        return object
    }

    /// Bindings to the properties of the object.
    @MainActor public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

    @MainActor public static func _install(_ pointer: UnsafeMutableRawPointer, in installer: inout _PropertyInstaller) {
        let object = EnvironmentValues(scope: installer.node.environment)[ObjectType.self]
        pointer.assumingMemoryBound(to: Self.self).pointee.object = object
        if let object { ObjectSources.shared.source(of: object).access() }
    }

    // What it finds is the same for the same property of the same view.
    @MainActor public static var _comparison: _PropertyComparison? { _PropertyComparison(plan: .ignored) }
}

extension EnvironmentObject: @unchecked Sendable where ObjectType: Sendable {}

extension View {
    /// Supplies an observable object to the view and everything in it, where it's found by its type.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(_EnvironmentModifier { $0[T.self] = object })
    }
}
