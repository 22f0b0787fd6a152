import CAdwaita

/// GTK's own label: text that can be selected, or that names a control.
@MainActor
public final class Label: Widget {
    /// A label with plain text.
    public init(_ text: String = "") { super.init(creating: gtk_label_new(text)) }

    /// The text, without markup.
    public var text: String {
        get { String(cString: gtk_label_get_text(opaque)) }
        set { write { gtk_label_set_text(opaque, newValue) } }
    }

    /// Replaces the text by Pango markup.
    public func setMarkup(_ markup: String) { write { gtk_label_set_markup(opaque, markup) } }

    /// A text as it is written in markup.
    public static func escaped(_ text: String) -> String { String(taking: g_markup_escape_text(text, -1)) ?? "" }

    /// Runs `handler` with the address of a link that is followed; it returns whether it opened the address itself.
    @discardableResult
    public func onActivateLink(_ handler: @escaping @MainActor (String) -> Bool) -> SignalConnection {
        connect("activate-link") { $0.answer(handler($0.string(0) ?? "")) }
    }

    /// Space added between lines, in points. Setting another text takes it away.
    public func setLineSpacing(_ points: Double) {
        guard points != 0 || pango_layout_get_spacing(gtk_label_get_layout(opaque)) != 0 else { return }
        write { pango_layout_set_spacing(gtk_label_get_layout(opaque), Int32(points * Double(PANGO_SCALE))) }
    }

    /// The address of the link that the keyboard or the pointer is at; nil: none.
    public var currentLink: String? { String(borrowing: gtk_label_get_current_uri(opaque)) }

    /// Replaces the attributes; ranges are in UTF-8 bytes of the text.
    public func setAttributes(_ attributes: TextAttributes?) {
        write { gtk_label_set_attributes(opaque, attributes?.pointer) }
    }

    /// Whether the user can select and copy the text.
    public var isSelectable: Bool {
        get { gtk_label_get_selectable(opaque) != 0 }
        set { write { gtk_label_set_selectable(opaque, newValue.gboolean) } }
    }

    /// Whether lines wrap at the width that the label gets.
    public var wraps: Bool {
        get { gtk_label_get_wrap(opaque) != 0 }
        set {
            write {
                gtk_label_set_wrap(opaque, newValue.gboolean)
                gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
            }
        }
    }

    /// How lines are aligned, how many there may be (0: no limit), and where a text too long is cut (nil: nowhere).
    public func setStyle(alignment: TextAlignment = .leading, maxLines: Int = 0, truncation: TextTruncation? = nil) {
        write {
            let justification: GtkJustification
            let position: Float
            switch alignment {
            case .leading: (justification, position) = (GTK_JUSTIFY_LEFT, 0)
            case .center: (justification, position) = (GTK_JUSTIFY_CENTER, 0.5)
            case .trailing: (justification, position) = (GTK_JUSTIFY_RIGHT, 1)
            }
            gtk_label_set_justify(opaque, justification)
            gtk_label_set_xalign(opaque, position)
            gtk_label_set_lines(opaque, maxLines > 0 ? Int32(clamping: maxLines) : -1)
            gtk_label_set_ellipsize(opaque, truncation?.pango ?? PANGO_ELLIPSIZE_NONE)
        }
    }

    /// The control that the label's mnemonic focuses.
    public func setMnemonicWidget(_ widget: Widget?) {
        write { gtk_label_set_mnemonic_widget(opaque, widget?.pointer) }
    }

    /// Selects a part of the text, in characters (Unicode scalars).
    public func select(_ range: Range<Int>) {
        gtk_label_select_region(opaque, Int32(clamping: range.lowerBound), Int32(clamping: range.upperBound))
    }
}
