import CAdwaita
import CGtkShim

/// The clock that paces a window's frames. It ticks only while something asked for a frame.
@MainActor
public final class FrameClock: GObjectReference {
    /// Shares GDK's clock.
    public init(wrapping clock: OpaquePointer) { super.init(referencing: UnsafeMutableRawPointer(clock)) }

    /// The time of the current frame in seconds, of a clock that only runs forward.
    public var frameTime: Double { Double(gdk_frame_clock_get_frame_time(opaque)) / 1_000_000 }
    /// The number of the current frame.
    public var frameCounter: Int { Int(gdk_frame_clock_get_frame_counter(opaque)) }

    /// Asks for a frame that begins with the update phase.
    public func requestUpdate() { gdk_frame_clock_request_phase(opaque, GDK_FRAME_CLOCK_PHASE_UPDATE) }
    /// Asks for the layout phase, in the current frame where it hasn't passed yet.
    public func requestLayout() { gdk_frame_clock_request_phase(opaque, GDK_FRAME_CLOCK_PHASE_LAYOUT) }
    /// Asks for the paint phase.
    public func requestPaint() { gdk_frame_clock_request_phase(opaque, GDK_FRAME_CLOCK_PHASE_PAINT) }

    /// Asks for update phases frame after frame, until `endUpdating()` was called as often.
    public func beginUpdating() { gdk_frame_clock_begin_updating(opaque) }
    /// Takes back one `beginUpdating()`.
    public func endUpdating() { gdk_frame_clock_end_updating(opaque) }

    /// Runs `handler` in the update phase of each frame.
    @discardableResult
    public func onUpdate(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("update") { _ in handler() }
    }

    /// Runs `handler` in the layout phase, after GTK has laid its widgets out and before they are painted.
    @discardableResult
    public func afterLayout(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("layout", after: true) { _ in handler() }
    }

    /// Runs `handler` in the layout phase, before GTK lays its widgets out where it was connected first.
    @discardableResult
    public func onLayout(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("layout") { _ in handler() }
    }

    /// Runs `handler` when a frame was painted.
    @discardableResult
    public func onAfterPaint(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("after-paint") { _ in handler() }
    }
}

extension Widget {
    /// The clock of the widget's window; nil before it is realized. Keep it for as long as its handlers shall run.
    public var frameClock: FrameClock? { gtk_widget_get_frame_clock(pointer).map { FrameClock(wrapping: $0) } }
}
