import CAdwaita

/// What a text is; the values are GTK's.
public enum InputPurpose: UInt32, Sendable {
    case freeForm, alphabetic, digits, number, phone, url, email, name, password, pin, terminal
}

/// What a keyboard may do with a text; the values are GTK's.
public struct InputHints: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Mark words that are misspelt.
    public static let spellcheck = InputHints(rawValue: GTK_INPUT_HINT_SPELLCHECK.rawValue)
    /// Leave words as they are spelt.
    public static let noSpellcheck = InputHints(rawValue: GTK_INPUT_HINT_NO_SPELLCHECK.rawValue)
    /// Write small letters.
    public static let lowercase = InputHints(rawValue: GTK_INPUT_HINT_LOWERCASE.rawValue)
    /// Write capitals.
    public static let uppercaseCharacters = InputHints(rawValue: GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue)
    /// Begin words with capitals.
    public static let uppercaseWords = InputHints(rawValue: GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue)
    /// Begin sentences with capitals.
    public static let uppercaseSentences = InputHints(rawValue: GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue)
    /// Remember nothing of the text.
    public static let isPrivate = InputHints(rawValue: GTK_INPUT_HINT_PRIVATE.rawValue)
}

/// A text field.
@MainActor
public final class Entry: Editable {
    /// An empty field.
    public init() { super.init(creating: gtk_entry_new()) }

    private var entry: UnsafeMutablePointer<GtkEntry> { cast() }

    /// What an empty field shows.
    public var placeholder: String? {
        get { String(borrowing: gtk_entry_get_placeholder_text(entry)) }
        set { write { gtk_entry_set_placeholder_text(entry, newValue) } }
    }

    /// Whether the characters are shown, not dots.
    public var showsText: Bool {
        get { gtk_entry_get_visibility(entry) != 0 }
        set { write { gtk_entry_set_visibility(entry, newValue.gboolean) } }
    }

    /// Whether Return presses the window's default button.
    public var activatesDefault: Bool {
        get { gtk_entry_get_activates_default(entry) != 0 }
        set { write { gtk_entry_set_activates_default(entry, newValue.gboolean) } }
    }

    /// Whether the field has a frame.
    public var hasFrame: Bool {
        get { gtk_entry_get_has_frame(entry) != 0 }
        set { write { gtk_entry_set_has_frame(entry, newValue.gboolean) } }
    }

    /// What the text is, for on-screen keyboards and input methods.
    public var purpose: GtkInputPurpose {
        get { gtk_entry_get_input_purpose(entry) }
        set { write { gtk_entry_set_input_purpose(entry, newValue) } }
    }

    /// Says what the text is, for on-screen keyboards and input methods.
    public func setPurpose(_ purpose: InputPurpose, hints: InputHints = []) {
        self.purpose = GtkInputPurpose(rawValue: purpose.rawValue)
        write { gtk_entry_set_input_hints(entry, GtkInputHints(rawValue: hints.rawValue)) }
    }

    /// What the text is, as on-screen keyboards and input methods are told.
    public var inputMethodContext: (purpose: InputPurpose, hints: InputHints) {
        (
            InputPurpose(rawValue: gtk_entry_get_input_purpose(entry).rawValue) ?? .freeForm,
            InputHints(rawValue: gtk_entry_get_input_hints(entry).rawValue)
        )
    }

    private var completion: EntryCompletion?

    /// What is offered below the field while the user types; nil for nothing.
    public func setSuggestions(_ suggestions: [EntrySuggestion]?) {
        guard let suggestions else {
            if completion != nil { write { gtk_entry_set_completion(entry, nil) } }
            completion = nil
            return
        }
        if completion == nil {
            let new = EntryCompletion()
            completion = new
            write { gtk_entry_set_completion(entry, new.opaque) }
        }
        completion?.show(suggestions)
    }

    /// Offers the suggestions now.
    public func offerSuggestions() { if let completion { gtk_entry_completion_complete(completion.opaque) } }

    /// The attributes of the whole text; nil for the theme's.
    public func setAttributes(_ attributes: TextAttributes?) {
        write { gtk_entry_set_attributes(entry, attributes?.pointer) }
    }

    /// The most characters the field takes; 0 for no limit.
    public var maxLength: Int {
        get { Int(gtk_entry_get_max_length(entry)) }
        set { write { gtk_entry_set_max_length(entry, Int32(clamping: newValue)) } }
    }

    /// Shows an icon of the theme before (or after) the text; nil for none.
    public func setIcon(_ name: String?, atEnd: Bool = false) {
        write {
            gtk_entry_set_icon_from_icon_name(
                entry, atEnd ? GTK_ENTRY_ICON_SECONDARY : GTK_ENTRY_ICON_PRIMARY, name)
        }
    }
}

/// A field for a password.
@MainActor
public final class PasswordEntry: Editable {
    /// An empty field.
    public init() { super.init(creating: gtk_password_entry_new()) }

    /// What an empty field shows.
    public var placeholder: String? {
        get { string("placeholder-text") }
        set { setString("placeholder-text", newValue) }
    }

    /// Whether Return presses the window's default button.
    public var activatesDefault: Bool {
        get { boolean("activates-default") }
        set { setBoolean("activates-default", newValue) }
    }

    /// Whether there is an icon that shows the password.
    public var showsPeekIcon: Bool {
        get { gtk_password_entry_get_show_peek_icon(opaque) != 0 }
        set { write { gtk_password_entry_set_show_peek_icon(opaque, newValue.gboolean) } }
    }
}

/// A field for a search.
@MainActor
public final class SearchEntry: Editable {
    /// An empty field.
    public init() { super.init(creating: gtk_search_entry_new()) }

    /// What an empty field shows.
    public var placeholder: String? {
        get { string("placeholder-text") }
        set { setString("placeholder-text", newValue) }
    }

    /// Runs `handler` with the text a moment after the user has changed it.
    @discardableResult
    public func onSearchChanged(_ handler: @escaping @MainActor (String) -> Void) -> SignalConnection {
        connect("search-changed", silenced: true) { [unowned self] _ in handler(text) }
    }

    /// Runs `handler` when the user presses Escape.
    @discardableResult
    public func onStopSearch(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("stop-search") { _ in handler() }
    }

    /// Keys typed elsewhere in `widget` begin a search.
    public func setKeyCaptureWidget(_ widget: Widget?) {
        write { gtk_search_entry_set_key_capture_widget(opaque, widget?.pointer) }
    }
}
