internal import Gtk

/// The kind of keyboard for a text, which goes to on-screen keyboards and input methods.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad

    var purpose: InputPurpose {
        switch self {
        case .numberPad, .asciiCapableNumberPad: .digits
        case .decimalPad, .numbersAndPunctuation: .number
        case .URL, .webSearch: .url
        case .phonePad: .phone
        case .emailAddress: .email
        case .namePhonePad: .name
        case .default, .asciiCapable, .twitter: .freeForm
        }
    }
}

/// What a text means, which goes to on-screen keyboards and input methods.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A name.
    public static let name = UITextContentType(rawValue: "name")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A name for logging in.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password to be chosen.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is valid once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// An address for mail.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An address of the web.
    public static let URL = UITextContentType(rawValue: "url")
    /// A street with a number.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// A town.
    public static let addressCity = UITextContentType(rawValue: "address-city")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")

    /// What GTK calls it; nil: nothing in particular.
    var purpose: InputPurpose? {
        switch self {
        case .name, .givenName, .familyName: .name
        case .emailAddress: .email
        case .telephoneNumber: .phone
        case .URL: .url
        case .password, .newPassword: .password
        case .oneTimeCode: .pin
        default: nil
        }
    }
}

/// Which letters an on-screen keyboard makes capital by itself. Keyboards of computers make none.
public struct TextInputAutocapitalization: Equatable, Sendable {
    private enum Kind { case never, words, sentences, characters }
    private let kind: Kind
    /// None.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(kind: .never) }
    /// The first of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(kind: .words) }
    /// The first of each sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(kind: .sentences) }
    /// All.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(kind: .characters) }

    var hint: InputHints {
        switch kind {
        case .never: .lowercase
        case .words: .uppercaseWords
        case .sentences: .uppercaseSentences
        case .characters: .uppercaseCharacters
        }
    }
}

/// How scrolling puts an on-screen keyboard away. There is none to put away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    /// At once.
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    /// With the finger.
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    /// Never.
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}

private enum KeyboardTypeKey: EnvironmentKey { static var defaultValue: UIKeyboardType { .default } }

private enum ContentTypeKey: EnvironmentKey { static var defaultValue: UITextContentType? { nil } }
private enum AutocapitalizationKey: EnvironmentKey {
    static var defaultValue: TextInputAutocapitalization? { nil }
}
private enum AutocorrectionKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
    var keyboardType: UIKeyboardType {
        get { self[KeyboardTypeKey.self] }
        set { self[KeyboardTypeKey.self] = newValue }
    }

    var textContentType: UITextContentType? {
        get { self[ContentTypeKey.self] }
        set { self[ContentTypeKey.self] = newValue }
    }

    var autocapitalization: TextInputAutocapitalization? {
        get { self[AutocapitalizationKey.self] }
        set { self[AutocapitalizationKey.self] = newValue }
    }

    /// Whether corrections are switched off, or on; nil: nobody says.
    var autocorrectionChoice: Bool? {
        get { self[AutocorrectionKey.self] }
        set { self[AutocorrectionKey.self] = newValue }
    }

    /// Whether corrections while typing are switched off.
    public var autocorrectionDisabled: Bool {
        get { autocorrectionChoice ?? false }
        set { autocorrectionChoice = newValue }
    }

    /// What on-screen keyboards and input methods are told about a text.
    var inputPurpose: InputPurpose {
        let byKeyboard = keyboardType.purpose
        return byKeyboard == .freeForm ? textContentType?.purpose ?? .freeForm : byKeyboard
    }

    /// What on-screen keyboards and input methods may do with a text.
    var inputHints: InputHints {
        var hints: InputHints = autocapitalization?.hint ?? []
        if let isDisabled = autocorrectionChoice { hints.insert(isDisabled ? .noSpellcheck : .spellcheck) }
        return hints
    }
}

extension View {
    /// Sets the keyboard for the text fields in the view, which goes to on-screen keyboards and input methods.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.keyboardType, type) }

    /// Says what text fields in the view are for, which goes to on-screen keyboards and input methods.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\.textContentType, textContentType)
    }

    /// Sets which letters on-screen keyboards make capital. Keyboards of computers make none.
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { environment(\.autocapitalization, autocapitalization) }

    /// Switches corrections while typing off: on-screen keyboards and input methods are asked to leave words as they are.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionChoice, disable)
    }

    /// Switches corrections while typing off.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.autocorrectionChoice, disable)
    }

    /// Sets how scrolling puts an on-screen keyboard away. There is none, so this has no effect.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}
