/// A named value that views produce for the views around them.
public protocol PreferenceKey {
    associatedtype Value
    /// The value where no view set one.
    static var defaultValue: Value { get }
    /// Combines the values of several views, in view order.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}
