import CAdwaita
import CGtkShim

/// Learns of a GObject's finalization without keeping it alive. For leak tests.
@MainActor
public final class WeakReference {
    /// Whether the object still exists.
    public private(set) var isAlive = true

    private let raw: UnsafeMutableRawPointer

    /// The object as a widget, which it must be; nil: it is gone.
    @MainActor public var widget: Widget? {
        isAlive ? Widget(wrapping: raw.assumingMemoryBound(to: GtkWidget.self)) : nil
    }

    /// Watches `object`.
    public convenience init(_ object: GObjectReference) { self.init(raw: object.raw) }

    /// Watches a GObject.
    public init(raw: UnsafeMutableRawPointer) {
        self.raw = raw
        // The reference is kept until the object goes away, so that it can't be told too late.
        windsock_weak_ref(
            raw,
            { context, _ in
                Unmanaged<WeakReference>.fromOpaque(context!).takeRetainedValue().isAlive = false
            }, Unmanaged.passRetained(self).toOpaque())
    }
}
