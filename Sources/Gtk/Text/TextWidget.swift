import CAdwaita
import CGtkShim

/// What a text takes up, in points. Baselines are measured from the top.
public struct TextMeasure: Sendable, Equatable {
    public var width: Int
    public var height: Int
    public var firstBaseline: Int
    public var lastBaseline: Int
}

/// How the lines of a text stand to each other. Leading and trailing follow the text direction.
public enum TextAlignment: Sendable {
    case leading
    case center
    case trailing

    var pango: PangoAlignment {
        switch self {
        case .leading: PANGO_ALIGN_LEFT
        case .center: PANGO_ALIGN_CENTER
        case .trailing: PANGO_ALIGN_RIGHT
        }
    }
}

/// Where a text that doesn't fit is cut.
public enum TextTruncation: Sendable {
    case head
    case middle
    case tail

    var pango: PangoEllipsizeMode {
        switch self {
        case .head: PANGO_ELLIPSIZE_START
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        case .tail: PANGO_ELLIPSIZE_END
        }
    }
}

/// A text in one style sheet's font, or with attributes of its own. Changing it redraws it and asks for no resize: its
/// owner measures it again and places it.
@MainActor
public final class TextWidget: Widget {
    /// An empty text.
    public init() { super.init(creating: windsock_text_new()) }

    /// Replaces the text. Ranges of attributes are in its UTF-8 bytes. An equal text with equal attributes does nothing.
    public func setText(_ text: String, attributes: TextAttributes? = nil) {
        GtkCounters.propertyWrites += 1
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                var nothing: CChar = 0
                withUnsafePointer(to: &nothing) { empty in
                    windsock_text_set_text(
                        pointer, characters.baseAddress ?? empty, Int32(clamping: characters.count),
                        attributes?.pointer)
                }
            }
        }
    }

    /// The text that is shown.
    public var text: String { String(borrowing: windsock_text_get_text(pointer)) ?? "" }

    /// Sets how lines are aligned and cut, how many there may be (0: no limit), and the space added between them in points.
    public func setStyle(
        alignment: TextAlignment = .leading, truncation: TextTruncation = .tail, maxLines: Int = 0,
        lineSpacing: Double = 0
    ) {
        write {
            windsock_text_set_style(
                pointer, alignment.pango, truncation.pango, Int32(clamping: maxLines), lineSpacing)
        }
    }

    /// Sets the colour; nil for the one that the theme gives.
    public func setColor(_ color: RGBA?) {
        write {
            if let color {
                var gdk = color.gdk
                windsock_text_set_color(pointer, &gdk)
            } else {
                windsock_text_set_color(pointer, nil)
            }
        }
    }

    /// Whether the letters decide in which direction a paragraph runs; otherwise the widget's direction does.
    public func setDirectionFollowsLetters(_ follows: Bool) {
        write { windsock_text_set_auto_direction(pointer, follows.gboolean) }
    }

    /// Gives back the memory of the lines until they are drawn. What the text takes up is remembered.
    public func rest() { windsock_text_rest(pointer) }

    /// Has the text drawn by a function; nil: in one colour.
    public func setPainter(_ paint: (@MainActor (Snapshot, Painting) -> Void)?) {
        write {
            guard let paint else { return windsock_text_set_painter(pointer, nil, nil) }
            let box = Unmanaged.passRetained(TextPainter(paint))
            windsock_text_set_painter(pointer, TextPainter.callbacks, box.toOpaque())
        }
    }

    /// What a function draws that draws a text.
    public struct Painting {
        /// The text, laid out.
        public let layout: TextLayout
        /// Where the left edge of the layout is.
        public let x: Double
        /// The colour of letters without one of their own.
        public let color: RGBA
        /// The width of the text's place, in points.
        public let width: Int
        /// The height of the text's place, in points.
        public let height: Int
    }

    /// How often GTK changed what texts are shaped with (font, text size, direction): a change means that what texts
    /// answered may be out of date.
    public static var contextChanges: UInt32 { windsock_text_context_changes() }

    /// How often GTK gave texts another style. A text may ask for a new place then, even if it answers as before.
    public static var styleChanges: UInt32 { windsock_text_style_changes() }

    /// What the text takes up when it is offered a size, in points; nil for no limit in that direction.
    public func measure(width: Int?, height: Int?) -> TextMeasure {
        var outWidth: Int32 = 0
        var outHeight: Int32 = 0
        var first: Int32 = 0
        var last: Int32 = 0
        windsock_text_measure(
            pointer, width.map { Int32(clamping: max($0, 0)) } ?? -1, height.map { Int32(clamping: max($0, 0)) } ?? -1,
            &outWidth, &outHeight, &first, &last)
        return TextMeasure(
            width: Int(outWidth), height: Int(outHeight), firstBaseline: Int(first), lastBaseline: Int(last))
    }
}

/// What a text's C object holds of the function that draws it.
@MainActor
private final class TextPainter {
    let paint: @MainActor (Snapshot, TextWidget.Painting) -> Void

    init(_ paint: @escaping @MainActor (Snapshot, TextWidget.Painting) -> Void) {
        self.paint = paint
    }

    static let callbacks: UnsafePointer<WindsockTextPainter> = {
        let table = UnsafeMutablePointer<WindsockTextPainter>.allocate(capacity: 1)
        table.initialize(
            to: WindsockTextPainter(
                paint: { context, snapshot, layout, x, color, width, height in
                    let painter = Unmanaged<TextPainter>.fromOpaque(context!).takeUnretainedValue()
                    let painting = TextWidget.Painting(
                        layout: TextLayout(sharing: layout!), x: x, color: RGBA(color!.pointee), width: Int(width),
                        height: Int(height))
                    painter.paint(Snapshot(snapshot!), painting)
                },
                destroy: { context in Unmanaged<TextPainter>.fromOpaque(context!).release() }))
        return UnsafePointer(table)
    }()
}
