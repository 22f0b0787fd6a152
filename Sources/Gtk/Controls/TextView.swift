import CAdwaita
import CGtkShim

/// The font and colour of the text in a ``TextView``.
public struct TextViewStyle: Sendable, Equatable {
    let family: String?
    let size: Double
    let weight: Int
    let isItalic: Bool
    let color: RGBA?

    /// A style; the size in points of the screen, the weight from 100 to 1000. Nil for the theme's family and colour.
    public init(family: String?, size: Double, weight: Int, isItalic: Bool, color: RGBA?) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.color = color
    }

    var css: String {
        var rules = ["font-size: \(size)px", "font-weight: \(weight)"]
        if isItalic { rules.append("font-style: italic") }
        if let family {
            // Quotes would end the name.
            let name = family.filter { $0 != "\"" && $0 != "\\" && $0 != "\n" }
            rules.append("font-family: \"\(name)\"")
        }
        if let color {
            func byte(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
            rules.append(
                "color: rgba(\(byte(color.red)), \(byte(color.green)), \(byte(color.blue)), \(color.alpha))")
        }
        return "* { \(rules.joined(separator: "; ")); }"
    }
}

/// A field with many lines of text. Positions are counted in Unicode scalars.
@MainActor
public final class TextView: Widget, EditableText {
    private let buffer: GObjectReference
    private var preedit = ""

    /// An empty text that wraps at words.
    public init() {
        let view = gtk_text_view_new()!
        let textView = UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkTextView.self)
        buffer = GObjectReference(referencing: UnsafeMutableRawPointer(gtk_text_view_get_buffer(textView)))
        super.init(creating: view)
        gtk_text_view_set_wrap_mode(textView, GTK_WRAP_WORD_CHAR)
        connect("preedit-changed") { [weak self] in self?.setPreedit($0.string(0) ?? "") }
    }

    private func setPreedit(_ new: String) {
        let ended = !preedit.isEmpty && new.isEmpty
        preedit = new
        if ended { compositionEnded?() }
    }

    /// Runs when an input method has nothing to compose any more; what it has composed is written into the text
    /// before or after that.
    public var compositionEnded: (@MainActor () -> Void)?

    /// Sets what an input method is composing, as it would; for tests.
    public func compose(_ string: String) { windsock_emit_string(raw, "preedit-changed", string) }

    private func iter(at offset: Int) -> GtkTextIter {
        var iter = GtkTextIter()
        gtk_text_buffer_get_iter_at_offset(textBuffer, &iter, Int32(clamping: offset))
        return iter
    }

    /// Replaces a part of the text. The cursor and the selection stay at the characters around it.
    public func replace(_ range: Range<Int>, with string: String) {
        write {
            buffer.withSignalsBlocked {
                var start = iter(at: range.lowerBound)
                var end = iter(at: range.upperBound)
                gtk_text_buffer_begin_user_action(textBuffer)
                gtk_text_buffer_delete(textBuffer, &start, &end)
                gtk_text_buffer_insert(textBuffer, &start, string, -1)
                gtk_text_buffer_end_user_action(textBuffer)
            }
        }
    }

    /// Where the selection began, and where the cursor is.
    public var selectionEnds: (anchor: Int, cursor: Int) {
        get {
            func offset(_ mark: OpaquePointer?) -> Int {
                var iter = GtkTextIter()
                gtk_text_buffer_get_iter_at_mark(textBuffer, &iter, mark.map { UnsafeMutablePointer($0) })
                return Int(gtk_text_iter_get_offset(&iter))
            }
            let anchor = gtk_text_buffer_get_selection_bound(textBuffer)
            let cursor = gtk_text_buffer_get_insert(textBuffer)
            return (offset(anchor.map { OpaquePointer($0) }), offset(cursor.map { OpaquePointer($0) }))
        }
        set {
            write {
                var cursor = iter(at: newValue.cursor)
                var anchor = iter(at: newValue.anchor)
                gtk_text_buffer_select_range(textBuffer, &cursor, &anchor)
            }
        }
    }

    // MARK: Style

    private var style: CSSProvider?
    private var hint: Widget?

    /// The font and colour of the text; nil for the theme's.
    public func setStyle(_ style: TextViewStyle?) {
        if self.style == nil {
            guard style != nil else { return }
            let provider = CSSProvider()
            self.style = provider
            gtk_style_context_add_provider(
                gtk_widget_get_style_context(pointer), provider.opaque,
                UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1))
        }
        write { self.style?.load(style?.css ?? "") }
    }

    /// What an empty view shows.
    public var placeholder: String = "" {
        didSet {
            guard placeholder != oldValue else { return }
            if hint == nil {
                let label = Label()
                label.addCSSClass("dim-label")
                label.canTarget = false
                gtk_text_view_add_overlay(view, label.pointer, 0, 0)
                hint = label
                buffer.connect("changed") { [weak self] _ in self?.showPlaceholder() }
            }
            (hint as? Label)?.text = placeholder
            showPlaceholder()
        }
    }

    private func showPlaceholder() { hint?.isVisible = gtk_text_buffer_get_char_count(textBuffer) == 0 }

    private var tags: [TextViewRun.Style: GObjectReference] = [:]

    /// Shows parts of the text in looks of their own; all others look as the whole text does.
    public func setRuns(_ runs: [TextViewRun]) {
        write {
            var start = GtkTextIter()
            var end = GtkTextIter()
            gtk_text_buffer_get_bounds(textBuffer, &start, &end)
            gtk_text_buffer_remove_all_tags(textBuffer, &start, &end)
            for run in runs {
                let tag: GObjectReference
                if let known = tags[run.style] {
                    tag = known
                } else {
                    tag = run.style.makeTag()
                    gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(textBuffer), tag.cast())
                    tags[run.style] = tag
                }
                start = iter(at: run.range.lowerBound)
                end = iter(at: run.range.upperBound)
                gtk_text_buffer_apply_tag(textBuffer, tag.cast(), &start, &end)
            }
        }
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

    /// Runs `handler` when the cursor or the selection moves, whoever moves it.
    public func onSelectionChanged(_ handler: @escaping @MainActor () -> Void) {
        buffer.connect("notify::cursor-position") { _ in handler() }
        buffer.connect("mark-set", after: true) { _ in handler() }
    }

    /// The height of a line, in points.
    public var lineHeight: Int {
        guard let layout = gtk_widget_create_pango_layout(pointer, "X") else { return 16 }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        var height: Int32 = 0
        pango_layout_get_pixel_size(layout, nil, &height)
        return Int(height + gtk_text_view_get_pixels_below_lines(view))
    }

    /// What the text is, for on-screen keyboards and input methods.
    public func setPurpose(_ purpose: InputPurpose, hints: InputHints) {
        write {
            gtk_text_view_set_input_purpose(view, GtkInputPurpose(rawValue: purpose.rawValue))
            gtk_text_view_set_input_hints(view, GtkInputHints(rawValue: hints.rawValue))
        }
    }

    /// What the text is, as on-screen keyboards and input methods are told.
    public var inputMethodContext: (purpose: InputPurpose, hints: InputHints) {
        (
            InputPurpose(rawValue: gtk_text_view_get_input_purpose(view).rawValue) ?? .freeForm,
            InputHints(rawValue: gtk_text_view_get_input_hints(view).rawValue)
        )
    }

    /// Whether changes can be taken back with Control and Z.
    public var allowsUndo: Bool {
        get { gtk_text_buffer_get_enable_undo(textBuffer) != 0 }
        set { write { gtk_text_buffer_set_enable_undo(textBuffer, newValue.gboolean) } }
    }

    /// Whether there is a change to take back.
    public var canUndo: Bool { gtk_text_buffer_get_can_undo(textBuffer) != 0 }

    /// How many scalars there are.
    public var count: Int { Int(gtk_text_buffer_get_char_count(textBuffer)) }

    /// Runs `handler` with the new text when the user changes it.
    @discardableResult
    public func onChanged(_ handler: @escaping @MainActor (String) -> Void) -> SignalConnection {
        buffer.connect("changed", silenced: true) { [unowned self] _ in handler(text) }
    }
}
