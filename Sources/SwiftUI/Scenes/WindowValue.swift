import Foundation

/// The type of the values that the windows of a group are opened for.
struct WindowValueType {
    let type: Any.Type
    /// The value as JSON; nil if it can't be written.
    let encode: (AnyHashable) -> Data?
    let decode: (Data) -> AnyHashable?
    /// Makes the value of a window that opens without one.
    let makeDefault: (() -> AnyHashable)?

    init<D: Decodable & Encodable & Hashable>(_ type: D.Type, makeDefault: (() -> D)? = nil) {
        self.type = type
        encode = { value in (value.base as? D).flatMap { try? JSONEncoder().encode($0) } }
        decode = { data in (try? JSONDecoder().decode(D.self, from: data)).map { AnyHashable($0) } }
        self.makeDefault = makeDefault.map { make in { AnyHashable(make()) } }
    }
}

/// The value that a window was opened for; the window's content can change it.
final class WindowValue: Sendable {
    private let location: StateLocation<AnyHashable?>

    init(_ value: AnyHashable?) {
        location = StateLocation(value)
    }

    var current: AnyHashable? { location.get() }

    func binding<D: Hashable>(_ type: D.Type) -> Binding<D?> {
        Binding(location: TypedValueLocation(base: location))
    }
}

/// A window's value as one of its type; nil where the window was opened without.
private final class TypedValueLocation<D: Hashable>: AnyLocation<D?>, @unchecked Sendable {
    private let base: StateLocation<AnyHashable?>

    init(base: StateLocation<AnyHashable?>) {
        self.base = base
    }

    override func get() -> D? { base.get()?.base as? D }

    override func set(_ value: D?, transaction: Transaction) {
        base.set(value.map { AnyHashable($0) }, transaction: transaction)
        // The next start of the app opens the window for what it shows now.
        MainThread.run { AppRuntime.current?.recordWindows() }
    }
}
