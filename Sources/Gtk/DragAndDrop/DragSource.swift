import CAdwaita
import CGtkShim

/// What a drag may do with what is dragged.
public struct DragActions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It is copied.
    public static let copy = DragActions(rawValue: GDK_ACTION_COPY.rawValue)
    /// It is moved.
    public static let move = DragActions(rawValue: GDK_ACTION_MOVE.rawValue)
    /// Something refers to it.
    public static let link = DragActions(rawValue: GDK_ACTION_LINK.rawValue)

    var gtk: GdkDragAction { GdkDragAction(rawValue: rawValue) }
}

/// Lets the user drag something from a widget.
@MainActor
public final class DragSource: EventController {
    /// Drags with the primary button and touches.
    public init(actions: DragActions = .copy) {
        super.init(creating: gtk_drag_source_new())
        gtk_drag_source_set_actions(opaque, actions.gtk)
    }

    /// The object that the drag signals have to answer with lives as long as the drag.
    private var content: ContentProvider?

    /// Asks `handler` what is dragged from a place in the widget; nil: nothing.
    public func onPrepare(_ handler: @escaping @MainActor (Double, Double) -> ContentProvider?) {
        connect("prepare") { [unowned self] arguments in
            content = handler(arguments.double(0), arguments.double(1))
            arguments.answer(object: content)
        }
    }

    /// Runs `handler` when the drag begins: it may set the picture.
    public func onBegin(_ handler: @escaping @MainActor () -> Void) {
        connect("drag-begin") { _ in handler() }
    }

    /// Runs `handler` when the drag is over, with whether what was dragged was moved.
    public func onEnd(_ handler: @escaping @MainActor (Bool) -> Void) {
        connect("drag-end") { handler($0.boolean(1)) }
    }

    /// The picture beside the pointer, and where in it the pointer is.
    public func setIcon(_ icon: Paintable?, x: Int, y: Int) {
        write { gtk_drag_source_set_icon(opaque, icon?.opaque, Int32(clamping: x), Int32(clamping: y)) }
    }
}

extension SignalArguments {
    /// Answers a signal whose result is an object.
    func answer(object: GObjectReference?) {
        if let result { g_value_set_object(result, object?.raw) }
    }
}
