import CAdwaita
import CGtkShim

/// The arguments of one emission of a signal; valid only while its handler runs. The instance isn't counted: the
/// first argument has index 0.
@MainActor
public struct SignalArguments {
    /// How many arguments the signal has.
    public var count: Int { total - 1 }
    private let total: Int
    private let values: UnsafePointer<GValue>
    let result: UnsafeMutablePointer<GValue>?

    init(count: Int, values: UnsafePointer<GValue>, result: UnsafeMutablePointer<GValue>?) {
        total = count
        self.values = values
        self.result = result
    }

    private func value(_ index: Int) -> UnsafePointer<GValue> {
        precondition(index >= 0 && index < count, "The signal has \(count) arguments.")
        return values + index + 1
    }

    /// The object that emitted the signal.
    public var instance: UnsafeMutableRawPointer { UnsafeMutableRawPointer(g_value_get_object(values)!) }
    /// An argument that is an event.
    func event(_ index: Int) -> OpaquePointer? { g_value_peek_pointer(value(index)).map { OpaquePointer($0) } }
    /// A Boolean argument.
    public func boolean(_ index: Int) -> Bool { g_value_get_boolean(value(index)) != 0 }
    /// An argument of type int.
    public func integer(_ index: Int) -> Int { Int(g_value_get_int(value(index))) }
    /// An argument of type unsigned int.
    public func unsigned(_ index: Int) -> UInt32 { g_value_get_uint(value(index)) }
    /// An argument of an enumeration type.
    public func enumeration(_ index: Int) -> Int { Int(g_value_get_enum(value(index))) }
    /// An argument of a flags type.
    public func flags(_ index: Int) -> UInt32 { g_value_get_flags(value(index)) }
    /// An argument of type double.
    public func double(_ index: Int) -> Double { g_value_get_double(value(index)) }
    /// A string argument.
    public func string(_ index: Int) -> String? { String(borrowing: g_value_get_string(value(index))) }
    /// An object argument, owned by the emission.
    public func object(_ index: Int) -> UnsafeMutableRawPointer? {
        g_value_get_object(value(index)).map { UnsafeMutableRawPointer($0) }
    }
    /// An argument of type pointer.
    public func pointer(_ index: Int) -> UnsafeMutableRawPointer? { g_value_get_pointer(value(index)) }
    /// An argument of a boxed type.
    public func boxed(_ index: Int) -> UnsafeMutableRawPointer? { g_value_get_boxed(value(index)) }
    /// An argument of type GVariant, owned by the emission.
    public func variant(_ index: Int) -> OpaquePointer? { g_value_get_variant(value(index)) }

    /// Answers a signal whose result is a Boolean: true usually means that the event was handled.
    public func answer(_ value: Bool) {
        if let result { g_value_set_boolean(result, value.gboolean) }
    }

    /// Answers a signal whose result is an int.
    public func answer(_ value: Int) {
        if let result { g_value_set_int(result, Int32(clamping: value)) }
    }
}
