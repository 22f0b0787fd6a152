import CAdwaita
import CGtkShim
import Foundation

/// Lets the user drop something onto a widget. Data is read when it is wanted, in the type that is wanted.
@MainActor
public final class DropTarget: EventController {
    /// Takes drops that may do any of the actions.
    public init(actions: DragActions = [.copy, .move]) {
        super.init(creating: gtk_drop_target_async_new(nil, actions.gtk))
    }

    /// Asks `handler` whether a drag is of interest, wherever it is over the widget.
    public func onAccept(_ handler: @escaping @MainActor (Drop) -> Bool) {
        connect("accept") { arguments in
            arguments.answer(arguments.object(0).map { handler(Drop(referencing: $0)) } ?? false)
        }
    }

    /// Asks `handler` what a drop at a place would do; nothing: the drop isn't taken there.
    public func onMotion(_ handler: @escaping @MainActor (Drop, Double, Double) -> DragActions) {
        for signal in ["drag-enter", "drag-motion"] {
            connect(signal) { arguments in
                guard let drop = arguments.object(0) else { return }
                let actions = handler(Drop(referencing: drop), arguments.double(1), arguments.double(2))
                arguments.answer(flags: actions.rawValue)
            }
        }
    }

    /// Runs `handler` when the drag leaves the widget.
    public func onLeave(_ handler: @escaping @MainActor () -> Void) {
        connect("drag-leave") { _ in handler() }
    }

    /// Runs `handler` when something is dropped; it returns whether it takes it, and ends the drop then.
    public func onDrop(_ handler: @escaping @MainActor (Drop, Double, Double) -> Bool) {
        connect("drop") { arguments in
            guard let drop = arguments.object(0) else { return arguments.answer(false) }
            arguments.answer(handler(Drop(referencing: drop), arguments.double(1), arguments.double(2)))
        }
    }
}

/// Something that is dragged over a widget, or dropped onto it.
@MainActor
public final class Drop: GObjectReference {
    /// The media types in which there is data.
    public var mimeTypes: [String] {
        var count: gsize = 0
        guard let formats = gdk_drop_get_formats(opaque),
            let types = gdk_content_formats_get_mime_types(formats, &count)
        else { return [] }
        return (0..<Int(count)).compactMap { String(borrowing: types[$0]) }
    }

    /// What may be done with it.
    public var actions: DragActions { DragActions(rawValue: gdk_drop_get_actions(opaque).rawValue) }

    /// The data in a type.
    ///
    /// - Throws: ``DropError`` when it can't be had.
    public func data(_ mimeType: String) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            let request = Unmanaged.passRetained(DropRequest(continuation))
            windsock_drop_read(
                opaque, mimeType,
                { context, bytes, length, error in
                    let request = Unmanaged<DropRequest>.fromOpaque(context!).takeRetainedValue()
                    if let error {
                        request.continuation.resume(throwing: DropError(message: String(cString: error)))
                    } else {
                        request.continuation.resume(
                            returning: bytes.map { Data(bytes: $0, count: Int(length)) } ?? Data())
                    }
                }, request.toOpaque())
        }
    }

    /// Ends a drop: says what was done with the data.
    public func finish(_ action: DragActions) { gdk_drop_finish(opaque, action.gtk) }
}

/// Why what was dropped can't be read.
public struct DropError: Error, CustomStringConvertible {
    let message: String
    /// What went wrong.
    public var description: String { message }
}

private final class DropRequest {
    let continuation: CheckedContinuation<Data, any Error>
    init(_ continuation: CheckedContinuation<Data, any Error>) { self.continuation = continuation }
}

extension SignalArguments {
    /// Answers a signal whose result is a set of flags.
    func answer(flags: UInt32) {
        if let result { g_value_set_flags(result, flags) }
    }
}
