import CAdwaita
import CGtkShim

/// Something that handles a widget's input events. Adding it to a widget shares it with the widget; keep it for as long
/// as its handlers shall run.
@MainActor
open class EventController: GObjectReference {
    /// The controller as GTK's functions take it.
    public var controller: OpaquePointer { opaque }

    /// Shares a controller that was just made.
    public init(creating controller: OpaquePointer) { super.init(taking: UnsafeMutableRawPointer(controller)) }

    /// Whether the controller sees events before the widgets inside its own.
    public var capturesFirst = false {
        didSet { updatePhase() }
    }

    /// Whether the controller sees events.
    public var isEnabled = true {
        didSet { updatePhase() }
    }

    /// Forgets what is going on, such as a press whose end went elsewhere.
    public func reset() { gtk_event_controller_reset(controller) }

    private func updatePhase() {
        let phase = isEnabled ? (capturesFirst ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE) : GTK_PHASE_NONE
        write { gtk_event_controller_set_propagation_phase(controller, phase) }
    }

    /// Which event is being handled, and its time.
    public var currentEvent: (pointer: UnsafeRawPointer, time: UInt32)? {
        gtk_event_controller_get_current_event(controller).map {
            (UnsafeRawPointer($0), gtk_event_controller_get_current_event_time(controller))
        }
    }

    /// The modifier keys held during the event that is being handled.
    public var modifiers: KeyModifiers {
        KeyModifiers(rawValue: gtk_event_controller_get_current_event_state(controller).rawValue)
    }
}

/// Modifier keys, in GDK's bits.
public struct KeyModifiers: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Shift.
    public static let shift = KeyModifiers(rawValue: GDK_SHIFT_MASK.rawValue)
    /// Control.
    public static let control = KeyModifiers(rawValue: GDK_CONTROL_MASK.rawValue)
    /// Alt.
    public static let alt = KeyModifiers(rawValue: GDK_ALT_MASK.rawValue)
    /// Super, the key with a logo.
    public static let `super` = KeyModifiers(rawValue: GDK_SUPER_MASK.rawValue)
    /// The state of Caps Lock.
    public static let capsLock = KeyModifiers(rawValue: GDK_LOCK_MASK.rawValue)
}

extension Widget {
    /// Adds an event controller.
    public func addController(_ controller: EventController) {
        // The widget takes a reference over.
        g_object_ref(controller.raw)
        gtk_widget_add_controller(pointer, controller.controller)
    }

    /// Removes an event controller.
    public func removeController(_ controller: EventController) {
        gtk_widget_remove_controller(pointer, controller.controller)
    }
}
