import CAdwaita

/// What was copied last.
@MainActor
public enum Clipboard {
    private static var pointer: OpaquePointer? { Display.pointer.flatMap { gdk_display_get_clipboard($0) } }

    /// Copies a text.
    public static func setText(_ text: String) { if let pointer { gdk_clipboard_set_text(pointer, text) } }

    /// The text that was copied; nil if it isn't a text.
    public static func text() async -> String? {
        guard let pointer else { return nil }
        return await withCheckedContinuation { continuation in
            let request = Unmanaged.passRetained(ClipboardRequest(continuation))
            gdk_clipboard_read_text_async(
                pointer, nil,
                { clipboard, result, context in
                    let request = Unmanaged<ClipboardRequest>.fromOpaque(context!).takeRetainedValue()
                    let text = gdk_clipboard_read_text_finish(
                        OpaquePointer(UnsafeMutableRawPointer(clipboard!)), result, nil)
                    request.continuation.resume(returning: String(taking: text))
                }, request.toOpaque())
        }
    }
}

private final class ClipboardRequest {
    let continuation: CheckedContinuation<String?, Never>
    init(_ continuation: CheckedContinuation<String?, Never>) { self.continuation = continuation }
}
