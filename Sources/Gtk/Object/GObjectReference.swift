import CAdwaita
import CGtkShim

/// A strong reference to a GObject, given back when the wrapper goes away.
///
/// Handlers connected through a wrapper live as long as the wrapper: they are disconnected with it, or freed earlier
/// when the GObject is disposed of. A handler that captures its wrapper strongly keeps both alive; capture it weakly.
@MainActor
open class GObjectReference {
    /// The GObject. It must not outlive the wrapper.
    public let raw: UnsafeMutableRawPointer
    private var connections: [SignalConnection] = []
    private var gate: SignalGate?

    /// Adds a reference to a GObject, or takes over a floating one.
    public init(referencing raw: UnsafeMutableRawPointer) {
        self.raw = raw
        g_object_ref_sink(raw)
    }

    /// Takes over a reference that the caller owns (transfer full).
    public init(taking raw: UnsafeMutableRawPointer) {
        self.raw = raw
    }

    isolated deinit {
        for connection in connections { connection.disconnect() }
        g_object_unref(raw)
    }

    /// The GObject as Swift sees types whose structure is private.
    public var opaque: OpaquePointer { OpaquePointer(raw) }

    /// The GObject as a pointer to one of its class's structures.
    public func cast<Structure>(to type: Structure.Type = Structure.self) -> UnsafeMutablePointer<Structure> {
        raw.assumingMemoryBound(to: type)
    }

    /// The name of the GObject's type, such as `GtkButton`.
    public var typeName: String { String(cString: windsock_type_name_of(raw)) }

    // MARK: Signals

    /// Runs `handler` whenever the signal is emitted.
    ///
    /// - Parameters:
    ///   - signal: The signal's name, with a detail where it has one (`notify::active`).
    ///   - after: Whether the handler runs after the signal's default handler.
    ///   - silenced: Whether the handler rests while one of this wrapper's own setters runs.
    @discardableResult
    public func connect(
        _ signal: String, after: Bool = false, silenced: Bool = false,
        _ handler: @escaping @MainActor (SignalArguments) -> Void
    ) -> SignalConnection {
        if silenced && gate == nil { gate = SignalGate() }
        let box = SignalBox(handler: handler, gate: silenced ? gate : nil)
        let id = windsock_connect(
            raw, signal, after ? 1 : 0, SignalBox.callback, Unmanaged.passRetained(box).toOpaque(), SignalBox.release)
        let connection = SignalConnection(instance: raw, id: id)
        connections.append(connection)
        return connection
    }

    /// Runs `handler` whenever a property changes, except through this wrapper's setters.
    @discardableResult
    public func onNotify(_ property: String, _ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("notify::" + property, silenced: true) { _ in handler() }
    }

    /// Runs `body` while the silenced handlers of this wrapper rest.
    public func withSignalsBlocked<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard let gate else { return try body() }
        gate.depth += 1
        defer { gate.depth -= 1 }
        return try body()
    }

    /// Runs a property write: counts it, and keeps silenced handlers from seeing it.
    func write(_ body: () -> Void) {
        GtkCounters.propertyWrites += 1
        withSignalsBlocked(body)
    }

    // MARK: Properties by name

    /// Whether objects of the type have a property.
    public func hasProperty(_ name: String) -> Bool { windsock_has_property(raw, name) != 0 }
    /// Reads a Boolean property.
    public func boolean(_ property: String) -> Bool { windsock_get_boolean(raw, property) != 0 }
    /// Writes a Boolean property.
    public func setBoolean(_ property: String, _ value: Bool) {
        write { windsock_set_boolean(raw, property, value ? 1 : 0) }
    }
    /// Reads an integer or enumeration property.
    public func integer(_ property: String) -> Int { Int(windsock_get_int(raw, property)) }
    /// Writes an integer or enumeration property.
    public func setInteger(_ property: String, _ value: Int) {
        write { windsock_set_int(raw, property, Int32(clamping: value)) }
    }
    /// Reads a floating-point property of double precision.
    public func double(_ property: String) -> Double { windsock_get_double(raw, property) }
    /// Writes a floating-point property.
    public func setDouble(_ property: String, _ value: Double) { write { windsock_set_double(raw, property, value) } }
    /// Reads a string property; nil where it has no value.
    public func string(_ property: String) -> String? { String(taking: windsock_get_string(raw, property)) }
    /// Writes a string property.
    public func setString(_ property: String, _ value: String?) { write { windsock_set_string(raw, property, value) } }
}

extension String {
    /// Copies a C string and frees it with `g_free`; nil for NULL.
    init?(taking pointer: UnsafeMutablePointer<CChar>?) {
        guard let pointer else { return nil }
        self.init(cString: pointer)
        g_free(pointer)
    }

    /// Copies a C string that its owner keeps; nil for NULL.
    init?(borrowing pointer: UnsafePointer<CChar>?) {
        guard let pointer else { return nil }
        self.init(cString: pointer)
    }
}

extension Bool {
    /// The value as C's gboolean.
    var gboolean: CInt { self ? 1 : 0 }
}
