import CAdwaita
import CGtkShim

/// One handler of a signal, to pause or end it.
///
/// It doesn't keep the object alive: the wrapper that made it ends it before it gives the object up.
@MainActor
public final class SignalConnection {
    private let instance: UnsafeMutableRawPointer
    private let id: gulong
    private var isEnded = false

    init(instance: UnsafeMutableRawPointer, id: gulong) {
        self.instance = instance
        self.id = id
    }

    /// Ends the connection and frees its handler. More calls do nothing.
    public func disconnect() {
        guard !isEnded else { return }
        isEnded = true
        // Disposing of an object ends its connections, too.
        if id != 0 && g_signal_handler_is_connected(instance, id) != 0 { g_signal_handler_disconnect(instance, id) }
    }

    /// Pauses the handler until `unblock()` was called as often.
    public func block() {
        guard !isEnded else { return }
        g_signal_handler_block(instance, id)
    }

    /// Takes back one `block()`.
    public func unblock() {
        guard !isEnded else { return }
        g_signal_handler_unblock(instance, id)
    }
}

/// Whether the silenced handlers of a wrapper rest at the moment.
@MainActor
final class SignalGate {
    var depth = 0
}

/// What a signal's closure holds: freed by the closure's finalizer.
@MainActor
final class SignalBox {
    let handler: @MainActor (SignalArguments) -> Void
    let gate: SignalGate?

    init(handler: @escaping @MainActor (SignalArguments) -> Void, gate: SignalGate?) {
        self.handler = handler
        self.gate = gate
    }

    static let callback: WindsockSignal = { context, count, values, result in
        let box = Unmanaged<SignalBox>.fromOpaque(context!).takeUnretainedValue()
        if let gate = box.gate, gate.depth > 0 { return }
        box.handler(SignalArguments(count: Int(count), values: values!, result: result))
    }

    static let release: WindsockDestroy = { context in
        Unmanaged<SignalBox>.fromOpaque(context!).release()
    }
}
