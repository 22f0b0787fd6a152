/// Where the keyboard focus is among the views marked with `focused`: whether one of them has it, or which.
///
///     @FocusState private var isSearching: Bool
///
///     TextField("Search", text: $text).focused($isSearching)
///     Button("Find") { isSearching = true }
///
/// Writing it moves the focus; when the focus moves otherwise, the value follows.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let initialValue: Value
    private var location: StateLocation<Value>?

    private init(_ value: Value) {
        initialValue = value
    }

    /// Creates a state that says whether a view has the focus.
    public init() where Value == Bool {
        self.init(false)
    }

    /// Creates a state that says which view has the focus; nil means none of them.
    public init<T: Hashable>() where Value == T? {
        self.init(nil)
    }

    /// The value of the view with the focus. Setting it moves the focus.
    public var wrappedValue: Value {
        get { location?.get() ?? initialValue }
        nonmutating set { location?.set(newValue, transaction: Transaction.current) }
    }

    /// What `focused` takes.
    public var projectedValue: Binding {
        Binding(location: location ?? ConstantLocation(initialValue))
    }

    /// A way to the value of a focus state.
    @propertyWrapper
    public struct Binding {
        let location: AnyLocation<Value>

        /// The value of the view with the focus. Setting it moves the focus.
        public var wrappedValue: Value {
            get { location.get() }
            nonmutating set { location.set(newValue, transaction: Transaction.current) }
        }

        /// The way itself.
        public var projectedValue: Binding { self }
    }

    @MainActor public static func _install(_ pointer: UnsafeMutableRawPointer, in installer: inout _PropertyInstaller) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        property.pointee.location = installer.slot { StateLocation(property.pointee.initialValue) }
    }

    @MainActor public static var _comparison: _PropertyComparison? { _PropertyComparison(plan: .ignored) }
}

// In an extension, because the compiler crashes on such an initialiser beside the one for optionals.
extension FocusState where Value == Bool {
    /// Creates a state that says whether a view has the focus; no view has it at first, whatever the value.
    public init(wrappedValue: Value) {
        self.init(false)
    }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}
