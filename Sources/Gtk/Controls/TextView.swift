import CAdwaita

/// A field with many lines of text. Positions are counted in Unicode scalars.
@MainActor
public final class TextView: Widget {
    private let buffer: GObjectReference
    private var preedit = ""

    /// An empty text that wraps at words.
    public init() {
        let view = gtk_text_view_new()!
        let textView = UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkTextView.self)
        buffer = GObjectReference(referencing: UnsafeMutableRawPointer(gtk_text_view_get_buffer(textView)))
        super.init(creating: view)
        gtk_text_view_set_wrap_mode(textView, GTK_WRAP_WORD_CHAR)
        connect("preedit-changed") { [weak self] in self?.preedit = $0.string(0) ?? "" }
    }

    private var textBuffer: UnsafeMutablePointer<GtkTextBuffer> { buffer.cast() }
    private var view: UnsafeMutablePointer<GtkTextView> { cast() }

    /// The text, without what an input method is composing.
    public var text: String {
        get {
            var start = GtkTextIter()
            var end = GtkTextIter()
            gtk_text_buffer_get_bounds(textBuffer, &start, &end)
            return String(taking: gtk_text_buffer_get_text(textBuffer, &start, &end, 1)) ?? ""
        }
        set { write { buffer.withSignalsBlocked { gtk_text_buffer_set_text(textBuffer, newValue, -1) } } }
    }

    /// Whether an input method is composing: the text is not final and must not be replaced.
    public var isComposing: Bool { !preedit.isEmpty }

    /// Whether the user can change the text.
    public var isEditable: Bool {
        get { gtk_text_view_get_editable(view) != 0 }
        set { write { gtk_text_view_set_editable(view, newValue.gboolean) } }
    }

    /// Whether Tab moves the focus on instead of writing a tab.
    public var tabMovesFocus: Bool {
        get { gtk_text_view_get_accepts_tab(view) == 0 }
        set { write { gtk_text_view_set_accepts_tab(view, (!newValue).gboolean) } }
    }

    /// Whether digits and letters have one width.
    public var isMonospaced: Bool {
        get { gtk_text_view_get_monospace(view) != 0 }
        set { write { gtk_text_view_set_monospace(view, newValue.gboolean) } }
    }

    /// How lines are aligned.
    public func setAlignment(_ alignment: TextAlignment) {
        let justification: GtkJustification =
            switch alignment {
            case .leading: GTK_JUSTIFY_LEFT
            case .center: GTK_JUSTIFY_CENTER
            case .trailing: GTK_JUSTIFY_RIGHT
            }
        write { gtk_text_view_set_justification(view, justification) }
    }

    /// Space between the text and the edges, in points.
    public func setTextMargin(_ points: Int) {
        write {
            gtk_text_view_set_left_margin(view, Int32(clamping: points))
            gtk_text_view_set_right_margin(view, Int32(clamping: points))
            gtk_text_view_set_top_margin(view, Int32(clamping: points))
            gtk_text_view_set_bottom_margin(view, Int32(clamping: points))
        }
    }

    /// Space added between lines, in points.
    public func setLineSpacing(_ points: Int) {
        write { gtk_text_view_set_pixels_below_lines(view, Int32(clamping: points)) }
    }

    /// The cursor's position.
    public var cursorPosition: Int {
        get { buffer.integer("cursor-position") }
        set {
            write {
                var iter = GtkTextIter()
                gtk_text_buffer_get_iter_at_offset(textBuffer, &iter, Int32(clamping: newValue))
                gtk_text_buffer_place_cursor(textBuffer, &iter)
            }
        }
    }

    /// The selected scalars; empty at the cursor when nothing is selected.
    public var selection: Range<Int> {
        get {
            var start = GtkTextIter()
            var end = GtkTextIter()
            gtk_text_buffer_get_selection_bounds(textBuffer, &start, &end)
            return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
        }
        set {
            write {
                var start = GtkTextIter()
                var end = GtkTextIter()
                gtk_text_buffer_get_iter_at_offset(textBuffer, &start, Int32(clamping: newValue.lowerBound))
                gtk_text_buffer_get_iter_at_offset(textBuffer, &end, Int32(clamping: newValue.upperBound))
                gtk_text_buffer_select_range(textBuffer, &start, &end)
            }
        }
    }

    /// Runs `handler` with the new text when the user changes it.
    @discardableResult
    public func onChanged(_ handler: @escaping @MainActor (String) -> Void) -> SignalConnection {
        buffer.connect("changed", silenced: true) { [unowned self] _ in handler(text) }
    }
}
