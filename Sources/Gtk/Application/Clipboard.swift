import CAdwaita
import Foundation

/// What was copied last.
@MainActor
public enum Clipboard {
    private static var pointer: OpaquePointer? { Display.pointer.flatMap { gdk_display_get_clipboard($0) } }

    /// Copies a text.
    public static func setText(_ text: String) { if let pointer { gdk_clipboard_set_text(pointer, text) } }

    /// Copies data in several types, which is made when somebody pastes it.
    public static func setContent(_ content: ContentProvider) {
        if let pointer { gdk_clipboard_set_content(pointer, content.cast()) }
    }

    /// Copies data in several types, which is made when somebody pastes it; of several contents those of the first come
    /// first.
    public static func set(_ contents: [ContentProvider]) {
        guard let pointer, let first = contents.first else { return }
        guard contents.count > 1 else {
            gdk_clipboard_set_content(pointer, first.cast())
            return
        }
        // The union takes the references over.
        for content in contents { g_object_ref(content.raw) }
        var providers: [UnsafeMutablePointer<GdkContentProvider>?] = contents.map { $0.cast() }
        guard let union = gdk_content_provider_new_union(&providers, gsize(providers.count)) else { return }
        gdk_clipboard_set_content(pointer, union)
        g_object_unref(union)
    }

    /// The text that was copied; nil if it isn't a text.
    public static func text() async -> String? {
        guard let pointer else { return nil }
        return await withCheckedContinuation { continuation in
            let request = Unmanaged.passRetained(ClipboardRequest(continuation))
            gdk_clipboard_read_text_async(
                pointer, nil,
                { clipboard, result, context in
                    let request = Unmanaged<ClipboardRequest<String>>.fromOpaque(context!).takeRetainedValue()
                    let text = gdk_clipboard_read_text_finish(
                        OpaquePointer(UnsafeMutableRawPointer(clipboard!)), result, nil)
                    request.continuation.resume(returning: String(taking: text))
                }, request.toOpaque())
        }
    }

    /// The types of what was copied, such as `text/plain;charset=utf-8`, the best first.
    public static var mimeTypes: [String] {
        guard let pointer, let formats = gdk_clipboard_get_formats(pointer) else { return [] }
        // What this app copied is known by the types of its values.
        guard let all = gdk_content_formats_union_serialize_mime_types(gdk_content_formats_ref(formats)) else {
            return []
        }
        defer { gdk_content_formats_unref(all) }
        var count: gsize = 0
        guard let names = gdk_content_formats_get_mime_types(all, &count) else { return [] }
        return (0..<Int(count)).compactMap { String(borrowing: names[$0]) }
    }

    /// What was copied as data of a type; nil if that can't be had.
    public static func data(_ mimeType: String) async -> Data? {
        guard let pointer else { return nil }
        let stream: ClipboardStream? = await withCheckedContinuation { continuation in
            let request = Unmanaged.passRetained(ClipboardRequest(continuation))
            withCStrings([mimeType]) { names in
                gdk_clipboard_read_async(
                    pointer, names, G_PRIORITY_DEFAULT, nil,
                    { clipboard, result, context in
                        let request = Unmanaged<ClipboardRequest<ClipboardStream>>.fromOpaque(context!)
                            .takeRetainedValue()
                        let stream = gdk_clipboard_read_finish(
                            OpaquePointer(UnsafeMutableRawPointer(clipboard!)), result, nil, nil)
                        request.continuation.resume(returning: stream.map { ClipboardStream(pointer: $0) })
                    }, request.toOpaque())
            }
        }
        guard let stream else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(stream.pointer)) }
        let memory = g_memory_output_stream_new_resizable()!
        defer { g_object_unref(UnsafeMutableRawPointer(memory)) }
        let flags = GOutputStreamSpliceFlags(
            G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE.rawValue | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET.rawValue)
        let size: Int? = await withCheckedContinuation { continuation in
            let request = Unmanaged.passRetained(ClipboardRequest(continuation))
            g_output_stream_splice_async(
                memory, stream.pointer, flags, G_PRIORITY_DEFAULT, nil,
                { output, result, context in
                    let request = Unmanaged<ClipboardRequest<Int>>.fromOpaque(context!).takeRetainedValue()
                    let output = UnsafeMutableRawPointer(output!).assumingMemoryBound(to: GOutputStream.self)
                    let size = g_output_stream_splice_finish(output, result, nil)
                    request.continuation.resume(returning: size < 0 ? nil : size)
                }, request.toOpaque())
        }
        guard size != nil else { return nil }
        let raw = UnsafeMutableRawPointer(memory).assumingMemoryBound(to: GMemoryOutputStream.self)
        guard let bytes = g_memory_output_stream_get_data(raw) else { return Data() }
        return Data(bytes: bytes, count: Int(g_memory_output_stream_get_data_size(raw)))
    }

    /// Runs `handler` when something else was copied.
    public static func onChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection? {
        guard let pointer else { return nil }
        let clipboard = GObjectReference(referencing: UnsafeMutableRawPointer(pointer))
        return clipboard.connect("changed") { _ in handler() }
    }
}

/// A stream that a continuation hands on; all of it happens on the main thread.
private struct ClipboardStream: @unchecked Sendable {
    let pointer: UnsafeMutablePointer<GInputStream>
}

private final class ClipboardRequest<Value> {
    let continuation: CheckedContinuation<Value?, Never>
    init(_ continuation: CheckedContinuation<Value?, Never>) { self.continuation = continuation }
}
