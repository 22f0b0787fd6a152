import CAdwaita

/// The renderer that Pango keeps for all drawing of text with Cairo.
///
/// Pango 1.50 doesn't forget how translucent the last letters of a layout were: the texts that GTK's Cairo renderer draws
/// afterwards, which say nothing of it, would be as faint.
@MainActor
enum SharedTextRenderer {
    private static let layout = TextLayout(" ")
    private static let context = CairoContext(CairoSurface(width: 1, height: 1))

    /// Has the next text drawn opaquely, unless it says otherwise.
    static func forgetTranslucency() {
        // A run without such an attribute takes it back, be it only a space.
        pango_cairo_show_layout(context.pointer, layout.opaque)
    }
}
