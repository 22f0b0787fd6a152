import CAdwaita
import CGtkShim
import Foundation

/// Mouse buttons and touches that go down and up in one place.
@MainActor
public final class ClickGesture: EventController {
    /// Listens to one mouse button: 1 the primary, 2 the middle, 3 the secondary, 0 all.
    public init(button: Int = 1) {
        super.init(creating: gtk_gesture_click_new())
        gtk_gesture_single_set_button(opaque, UInt32(button))
    }

    /// Runs `handler` with the number of presses in a row, and the place in the widget's points.
    @discardableResult
    public func onPressed(_ handler: @escaping @MainActor (Int, Double, Double) -> Void) -> SignalConnection {
        connect("pressed") { handler($0.integer(0), $0.double(1), $0.double(2)) }
    }

    /// Runs `handler` with the number of presses in a row, and the place in the widget's points.
    @discardableResult
    public func onReleased(_ handler: @escaping @MainActor (Int, Double, Double) -> Void) -> SignalConnection {
        connect("released") { handler($0.integer(0), $0.double(1), $0.double(2)) }
    }

    /// Runs `handler` when a press becomes something else, such as a drag.
    @discardableResult
    public func onStopped(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("stopped") { _ in handler() }
    }

    /// The button of the event that is being handled.
    public var currentButton: Int { Int(gtk_gesture_single_get_current_button(opaque)) }

    /// Keeps other gestures of the widget's parents from using the same press.
    public func claim() { gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_CLAIMED) }
}

/// A press that moves.
@MainActor
public final class DragGesture: EventController {
    /// Listens to the primary button and touches.
    public init() { super.init(creating: gtk_gesture_drag_new()) }

    /// Runs `handler` with the place where the drag begins, in the widget's points.
    @discardableResult
    public func onBegin(_ handler: @escaping @MainActor (Double, Double) -> Void) -> SignalConnection {
        connect("drag-begin") { handler($0.double(0), $0.double(1)) }
    }

    /// Runs `handler` with the distance from the beginning.
    @discardableResult
    public func onUpdate(_ handler: @escaping @MainActor (Double, Double) -> Void) -> SignalConnection {
        connect("drag-update") { handler($0.double(0), $0.double(1)) }
    }

    /// Runs `handler` with the whole distance.
    @discardableResult
    public func onEnd(_ handler: @escaping @MainActor (Double, Double) -> Void) -> SignalConnection {
        connect("drag-end") { handler($0.double(0), $0.double(1)) }
    }

    /// Runs `handler` when the drag is taken away by another gesture or the system.
    @discardableResult
    public func onCancel(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("cancel") { _ in handler() }
    }

    /// Keeps other gestures from using the same press.
    public func claim() { gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_CLAIMED) }

    /// Leaves the press to other gestures.
    public func deny() { gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_DENIED) }

    /// Has another gesture of the same widget keep the presses that this one claims.
    public func group(with other: ZoomGesture) { gtk_gesture_group(other.opaque, opaque) }
}

/// A press that lasts.
@MainActor
public final class LongPressGesture: EventController {
    /// The factor multiplies the desktop's time for a long press (0.5 … 2).
    public init(delayFactor: Double = 1) {
        super.init(creating: gtk_gesture_long_press_new())
        gtk_gesture_long_press_set_delay_factor(opaque, delayFactor)
    }

    /// Whether the mouse is left out.
    public var isForTouchOnly: Bool {
        get { gtk_gesture_single_get_touch_only(opaque) != 0 }
        set { write { gtk_gesture_single_set_touch_only(opaque, newValue.gboolean) } }
    }

    /// Runs `handler` with the place, when the press has lasted long enough.
    @discardableResult
    public func onPressed(_ handler: @escaping @MainActor (Double, Double) -> Void) -> SignalConnection {
        connect("pressed") { handler($0.double(0), $0.double(1)) }
    }

    /// Runs `handler` when the press ended or moved too early.
    @discardableResult
    public func onCancelled(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("cancelled") { _ in handler() }
    }
}

/// A finger that swipes over the screen.
@MainActor
public final class SwipeGesture: EventController {
    /// Listens to touches.
    public init() {
        super.init(creating: gtk_gesture_swipe_new())
        gtk_gesture_single_set_touch_only(opaque, 1)
    }

    /// Runs `handler` with the speed in points per second when the finger leaves.
    @discardableResult
    public func onSwipe(_ handler: @escaping @MainActor (Double, Double) -> Void) -> SignalConnection {
        connect("swipe") { handler($0.double(0), $0.double(1)) }
    }
}

/// Two fingers that move apart or together.
@MainActor
public final class ZoomGesture: EventController {
    /// Listens to touches and touchpads.
    public init() { super.init(creating: gtk_gesture_zoom_new()) }

    /// Runs `handler` with the scale since the beginning.
    @discardableResult
    public func onScaleChanged(_ handler: @escaping @MainActor (Double) -> Void) -> SignalConnection {
        connect("scale-changed") { handler($0.double(0)) }
    }

    /// The scale since the fingers came.
    public var scale: Double { gtk_gesture_zoom_get_scale_delta(opaque) }

    /// The point between the fingers, in the widget's points; nil when there are none.
    public var center: CGPoint? {
        var (x, y) = (0.0, 0.0)
        return gtk_gesture_get_bounding_box_center(opaque, &x, &y) != 0 ? CGPoint(x: x, y: y) : nil
    }

    /// Runs `handler` when the fingers leave.
    @discardableResult
    public func onEnd(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("end") { _ in handler() }
    }
}

/// Two fingers that turn around each other.
@MainActor
public final class RotateGesture: EventController {
    /// Listens to touches and touchpads.
    public init() { super.init(creating: gtk_gesture_rotate_new()) }

    /// Runs `handler` with the angle since the beginning, in radians.
    @discardableResult
    public func onAngleChanged(_ handler: @escaping @MainActor (Double) -> Void) -> SignalConnection {
        connect("angle-changed") { handler($0.double(1)) }
    }

    /// Runs `handler` when the fingers leave.
    @discardableResult
    public func onEnd(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("end") { _ in handler() }
    }
}

/// The pointer over a widget.
@MainActor
public final class MotionController: EventController {
    /// Listens to the pointer.
    public init() { super.init(creating: gtk_event_controller_motion_new()) }

    /// Runs `handler` with the place where the pointer comes in.
    @discardableResult
    public func onEnter(_ handler: @escaping @MainActor (Double, Double) -> Void) -> SignalConnection {
        connect("enter") { handler($0.double(0), $0.double(1)) }
    }

    /// Runs `handler` with the pointer's place.
    @discardableResult
    public func onMotion(_ handler: @escaping @MainActor (Double, Double) -> Void) -> SignalConnection {
        connect("motion") { handler($0.double(0), $0.double(1)) }
    }

    /// Runs `handler` when the pointer goes out.
    @discardableResult
    public func onLeave(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("leave") { _ in handler() }
    }
}

/// The wheel and touchpad scrolling over a widget.
@MainActor
public final class ScrollController: EventController {
    /// Listens to both axes.
    public init() { super.init(creating: gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)) }

    /// Whether the event being handled comes from a wheel that turns by notches.
    public var isWheel: Bool { gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_WHEEL }

    /// Runs `handler` when fingers begin to scroll on a touchpad.
    @discardableResult
    public func onBegin(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("scroll-begin") { _ in handler() }
    }

    /// Runs `handler` when fingers leave the touchpad.
    @discardableResult
    public func onEnd(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("scroll-end") { _ in handler() }
    }

    /// Runs `handler` with the distance; it returns whether it handled it.
    @discardableResult
    public func onScroll(_ handler: @escaping @MainActor (Double, Double) -> Bool) -> SignalConnection {
        connect("scroll") { $0.answer(handler($0.double(0), $0.double(1))) }
    }
}

/// Keys pressed while a widget, or one inside it, has the focus.
@MainActor
public final class KeyController: EventController {
    /// Listens to keys.
    public init() { super.init(creating: gtk_event_controller_key_new()) }

    /// Runs `handler` with the key's value and the modifiers; it returns whether it handled the key.
    @discardableResult
    public func onKeyPressed(_ handler: @escaping @MainActor (UInt32, KeyModifiers) -> Bool) -> SignalConnection {
        connect("key-pressed") {
            $0.answer(handler($0.unsigned(0), KeyModifiers(rawValue: $0.flags(2))))
        }
    }

    /// Runs `handler` with the key's value and the modifiers.
    @discardableResult
    public func onKeyReleased(_ handler: @escaping @MainActor (UInt32, KeyModifiers) -> Void) -> SignalConnection {
        connect("key-released") { handler($0.unsigned(0), KeyModifiers(rawValue: $0.flags(2))) }
    }
}

/// The keyboard focus of a widget and those inside it.
@MainActor
public final class FocusController: EventController {
    /// Listens to the focus.
    public init() { super.init(creating: gtk_event_controller_focus_new()) }

    /// Runs `handler` when the focus comes to the widget or one inside it.
    @discardableResult
    public func onEnter(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("enter") { _ in handler() }
    }

    /// Runs `handler` when the focus leaves the widget and those inside it.
    @discardableResult
    public func onLeave(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("leave") { _ in handler() }
    }
}

/// Keyboard shortcuts of a widget.
@MainActor
public final class ShortcutController: EventController {
    /// No shortcuts yet. With `isGlobal` they work wherever the focus is in the widget's window.
    public init(isGlobal: Bool = false) {
        super.init(creating: gtk_shortcut_controller_new())
        gtk_shortcut_controller_set_scope(opaque, isGlobal ? GTK_SHORTCUT_SCOPE_GLOBAL : GTK_SHORTCUT_SCOPE_LOCAL)
    }

    /// Runs `handler` for a key such as `<Control>s`; false if GTK can't read it. The handler returns whether it
    /// handled the key.
    @discardableResult
    public func add(_ trigger: String, _ handler: @escaping @MainActor () -> Bool) -> Bool {
        guard let parsed = gtk_shortcut_trigger_parse_string(trigger) else { return false }
        let box = ShortcutBox(handler)
        let action = gtk_callback_action_new(
            { _, _, context in
                Unmanaged<ShortcutBox>.fromOpaque(context!).takeUnretainedValue().handler().gboolean
            }, Unmanaged.passRetained(box).toOpaque(), { Unmanaged<ShortcutBox>.fromOpaque($0!).release() })
        gtk_shortcut_controller_add_shortcut(opaque, gtk_shortcut_new(parsed, action))
        return true
    }
}

@MainActor
private final class ShortcutBox {
    let handler: @MainActor () -> Bool
    init(_ handler: @escaping @MainActor () -> Bool) { self.handler = handler }
}

/// The primary mouse button or a finger going down and up on a widget, seen before anything inside it reacts, and
/// whoever uses the press.
@MainActor
public final class PressController: EventController {
    /// Listens to the primary button and touches.
    public init() {
        super.init(creating: gtk_event_controller_legacy_new())
        capturesFirst = true
    }

    /// Runs `handler` with whether the button went down or up. It doesn't keep the widget from handling it.
    @discardableResult
    public func onChange(_ handler: @escaping @MainActor (Bool) -> Void) -> SignalConnection {
        connect("event") { arguments in
            guard let event = arguments.event(0) else { return }
            switch gdk_event_get_event_type(event) {
            case GDK_BUTTON_PRESS: if gdk_button_event_get_button(event) == 1 { handler(true) }
            case GDK_BUTTON_RELEASE: if gdk_button_event_get_button(event) == 1 { handler(false) }
            case GDK_TOUCH_BEGIN: handler(true)
            case GDK_TOUCH_END, GDK_TOUCH_CANCEL: handler(false)
            default: break
            }
            arguments.answer(false)
        }
    }
}
