import CAdwaita
import CGtkShim

/// A text laid out with Pango, to draw with Cairo or in a snapshot.
@MainActor
public final class TextLayout: GObjectReference {
    /// A text in the font of a widget.
    public init(_ text: String, attributes: TextAttributes? = nil, for widget: Widget) {
        super.init(taking: UnsafeMutableRawPointer(gtk_widget_create_pango_layout(widget.pointer, nil)))
        setText(text, attributes: attributes)
    }

    /// A text in the desktop's default font, for drawings that have no widget.
    public init(_ text: String, attributes: TextAttributes? = nil, fontName: String = "Sans 11") {
        let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
        let description = pango_font_description_from_string(fontName)
        pango_context_set_font_description(context, description)
        pango_font_description_free(description)
        super.init(taking: UnsafeMutableRawPointer(pango_layout_new(context)))
        g_object_unref(UnsafeMutableRawPointer(context!))
        setText(text, attributes: attributes)
    }

    /// Replaces the text. Ranges of attributes are in its UTF-8 bytes.
    public func setText(_ text: String, attributes: TextAttributes? = nil) {
        pango_layout_set_text(opaque, text, -1)
        pango_layout_set_attributes(opaque, attributes?.pointer)
    }

    /// The width at which lines wrap, in points; nil for no wrapping.
    public func setWidth(_ width: Double?) {
        pango_layout_set_width(opaque, width.map { Int32(clamping: Int($0 * Double(PANGO_SCALE))) } ?? -1)
        pango_layout_set_wrap(opaque, PANGO_WRAP_WORD_CHAR)
    }

    /// How many lines there may be before the text is cut; nil for no limit. Works only with a width.
    public func setMaxLines(_ lines: Int?, truncation: TextTruncation = .tail) {
        pango_layout_set_height(opaque, lines.map { -Int32(clamping: $0) } ?? -1)
        pango_layout_set_ellipsize(opaque, lines == nil ? PANGO_ELLIPSIZE_NONE : truncation.pango)
    }

    /// How lines are aligned.
    public func setAlignment(_ alignment: TextAlignment) { pango_layout_set_alignment(opaque, alignment.pango) }

    /// The space added between lines, in points.
    public func setLineSpacing(_ points: Double) {
        pango_layout_set_spacing(opaque, Int32(points * Double(PANGO_SCALE)))
    }

    /// The size of the text, in points.
    public var size: (width: Double, height: Double) {
        var logical = PangoRectangle()
        pango_layout_get_extents(opaque, nil, &logical)
        return (Double(logical.width) / Double(PANGO_SCALE), Double(logical.height) / Double(PANGO_SCALE))
    }

    /// The first line's baseline, from the top in points.
    public var baseline: Double { Double(pango_layout_get_baseline(opaque)) / Double(PANGO_SCALE) }

    /// How many lines the text has.
    public var lineCount: Int { Int(pango_layout_get_line_count(opaque)) }
}
