import CAdwaita
import CGtkShim

/// A field with one line of text. Positions are counted in characters as GTK counts them: Unicode scalars.
@MainActor
open class Editable: Widget, EditableText {
    private var textWidget: Widget?
    private var preedit = ""

    override init(creating pointer: UnsafeMutablePointer<GtkWidget>) {
        super.init(creating: pointer)
        // The widget inside that does the work; it has the signals of input methods.
        if let delegate = gtk_editable_get_delegate(opaque) {
            let text = Widget(wrapping: UnsafeMutableRawPointer(delegate).assumingMemoryBound(to: GtkWidget.self))
            text.connect("preedit-changed") { [weak self] in self?.setPreedit($0.string(0) ?? "") }
            textWidget = text
        }
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
    public func compose(_ string: String) {
        if let textWidget { windsock_emit_string(textWidget.raw, "preedit-changed", string) }
    }

    /// Replaces a part of the text, in characters. The cursor and the selection stay at the characters around them.
    public func replace(_ range: Range<Int>, with string: String) {
        write {
            if !range.isEmpty {
                gtk_editable_delete_text(opaque, Int32(clamping: range.lowerBound), Int32(clamping: range.upperBound))
            }
            if !string.isEmpty {
                var position = Int32(clamping: range.lowerBound)
                gtk_editable_insert_text(opaque, string, -1, &position)
            }
        }
    }

    /// The text, without what an input method is composing.
    public var text: String {
        get { String(cString: gtk_editable_get_text(opaque)) }
        set { write { gtk_editable_set_text(opaque, newValue) } }
    }

    /// Whether an input method is composing: the text is not final and must not be replaced.
    public var isComposing: Bool { !preedit.isEmpty }

    /// What an input method is composing.
    public var composition: String { preedit }

    /// Whether the user can change the text.
    public var isEditable: Bool {
        get { gtk_editable_get_editable(opaque) != 0 }
        set { write { gtk_editable_set_editable(opaque, newValue.gboolean) } }
    }

    /// The cursor's position; -1 for the end when it is set.
    public var cursorPosition: Int {
        // GTK 4.8 takes the end of a selection for the cursor where the widget inside is asked through the field.
        get { textWidget?.integer("cursor-position") ?? Int(gtk_editable_get_position(opaque)) }
        set { write { gtk_editable_set_position(opaque, Int32(clamping: newValue)) } }
    }

    /// The selected characters; empty at the cursor when nothing is selected.
    public var selection: Range<Int> {
        get {
            var start: Int32 = 0
            var end: Int32 = 0
            gtk_editable_get_selection_bounds(opaque, &start, &end)
            return Int(start)..<Int(max(start, end))
        }
        set {
            write {
                gtk_editable_select_region(
                    opaque, Int32(clamping: newValue.lowerBound), Int32(clamping: newValue.upperBound))
            }
        }
    }

    /// Where the selection began, and where the cursor is.
    public var selectionEnds: (anchor: Int, cursor: Int) {
        get {
            let cursor = cursorPosition
            return (textWidget?.integer("selection-bound") ?? cursor, cursor)
        }
        set {
            write {
                gtk_editable_select_region(
                    opaque, Int32(clamping: newValue.anchor), Int32(clamping: newValue.cursor))
            }
        }
    }

    /// The cursor's position as an index of a copy of the text.
    public var cursorIndex: (text: String, index: String.Index) {
        let text = text
        return (text, text.unicodeScalars.index(atOffset: cursorPosition))
    }

    /// The selection as indices of `text`; nil if the field shows another text.
    public func selectedRange(in text: String) -> Range<String.Index>? {
        guard text == self.text else { return nil }
        let selection = selection
        return text.unicodeScalars.index(
            atOffset: selection.lowerBound)..<text.unicodeScalars.index(
                atOffset: selection.upperBound)
    }

    /// Selects a range of indices of the text that the field shows.
    public func select(_ range: Range<String.Index>, in text: String) {
        let scalars = text.unicodeScalars
        let start = scalars.distance(from: scalars.startIndex, to: range.lowerBound)
        selection = start..<start + scalars.distance(from: range.lowerBound, to: range.upperBound)
    }

    /// The width the field asks for, in characters; -1 for its own.
    public var widthInCharacters: Int {
        get { Int(gtk_editable_get_width_chars(opaque)) }
        set { write { gtk_editable_set_width_chars(opaque, Int32(clamping: newValue)) } }
    }

    /// Where the text stands: 0 at the leading edge, 1 at the trailing one.
    public var alignment: Double {
        get { Double(gtk_editable_get_alignment(opaque)) }
        set { write { gtk_editable_set_alignment(opaque, Float(newValue)) } }
    }

    /// Runs `handler` with the new text when the user changes it.
    @discardableResult
    public func onChanged(_ handler: @escaping @MainActor (String) -> Void) -> SignalConnection {
        connect("changed", silenced: true) { [unowned self] _ in handler(text) }
    }

    /// Runs `handler` when the user presses Return.
    @discardableResult
    public func onActivate(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("activate") { _ in handler() }
    }

    /// Runs `handler` when the cursor or the selection moves, whoever moves it.
    public func onSelectionChanged(_ handler: @escaping @MainActor () -> Void) {
        for property in ["cursor-position", "selection-bound"] {
            connect("notify::" + property) { _ in handler() }
        }
    }

    /// Runs `handler` when the cursor or the selection moves.
    @discardableResult
    public func onCursorMoved(_ handler: @escaping @MainActor () -> Void) -> [SignalConnection] {
        ["cursor-position", "selection-bound"].map { onNotify($0, handler) }
    }
}

extension String.UnicodeScalarView {
    /// The index after `offset` scalars, or the end.
    func index(atOffset offset: Int) -> String.Index {
        index(startIndex, offsetBy: Swift.max(offset, 0), limitedBy: endIndex) ?? endIndex
    }
}

extension Widget {
    /// Has the inner text of a field insert what a key or an input method would, at its cursor.
    public func insertAtCursor(_ text: String) { windsock_emit_string(raw, "insert-at-cursor", text) }
}
