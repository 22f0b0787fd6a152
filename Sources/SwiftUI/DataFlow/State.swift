/// A value that a view owns: it survives new values of the view, and lives as long as the view's identity.
///
///     struct Counter: View {
///         @State private var count = 0
///         var body: some View { Button("\(count)") { count += 1 } }
///     }
///
/// Reading it in a body makes the body depend on it; writing an equal value does nothing. It may be read and written
/// from any thread.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initialValue: Value
    private var location: StateLocation<Value>?

    /// Creates a state with the value that it has when the view appears for the first time.
    public init(wrappedValue value: Value) {
        initialValue = value
    }

    /// Creates a state with the value that it has when the view appears for the first time.
    public init(initialValue value: Value) {
        initialValue = value
    }

    /// The current value.
    public var wrappedValue: Value {
        get { location?.get() ?? initialValue }
        nonmutating set { location?.set(newValue, transaction: Transaction.current) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        if let location { return Binding(location: location) }
        return .constant(initialValue)
    }

    @MainActor public static func _install(_ pointer: UnsafeMutableRawPointer, in installer: inout _PropertyInstaller) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        property.pointee.location = installer.slot { StateLocation(property.pointee.initialValue) }
    }

    @MainActor public static var _comparison: _PropertyComparison? { _PropertyComparison(plan: .ignored) }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state that is nil at first.
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: Sendable where Value: Sendable {}
