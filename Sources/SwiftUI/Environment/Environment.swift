import Observation

/// Reads a value of the environment.
///
///     @Environment(\.colorScheme) private var colorScheme
///     @Environment(Library.self) private var library
///
/// The view is evaluated again when the value changes.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    private var scope: EnvironmentScope?

    /// Reads the value at a key path.
    nonisolated public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    /// Reads the object of a type; it's an error if nobody put one into the environment.
    nonisolated public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { values in
            guard let object = values[objectType] else {
                fatalError("No object of type \(objectType) is in the environment: add .environment(_:) above the view")
            }
            return object
        }
    }

    /// Reads the object of a type; nil if nobody put one into the environment.
    nonisolated public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = { $0[objectType] }
    }

    /// The value in force for the view.
    public var wrappedValue: Value {
        read(scope.map { EnvironmentValues(scope: $0) } ?? EnvironmentValues())
    }

    @MainActor public static func _install(_ pointer: UnsafeMutableRawPointer, in installer: inout _PropertyInstaller) {
        pointer.assumingMemoryBound(to: Self.self).pointee.scope = installer.node.environment
    }

    // What it reads is the same for the same property of the same view.
    @MainActor public static var _comparison: _PropertyComparison? { _PropertyComparison(plan: .ignored) }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
