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

/// What a text means, for suggestions. The desktop has none.
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
}

/// Which letters an on-screen keyboard makes capital by itself. Keyboards of computers make none.
public struct TextInputAutocapitalization: Sendable {
    private let name: String
    /// None.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "never") }
    /// The first of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
    /// The first of each sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
    /// All.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(name: "characters") }
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

extension EnvironmentValues {
    var keyboardType: UIKeyboardType {
        get { self[KeyboardTypeKey.self] }
        set { self[KeyboardTypeKey.self] = newValue }
    }
}

extension View {
    /// Sets the keyboard for the text fields in the view, which goes to on-screen keyboards and input methods.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.keyboardType, type) }

    /// Says what text fields in the view are for. The desktop makes no suggestions, so this has no effect.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

    /// Sets which letters are made capital while typing. Keyboards of computers make none, so this has no effect.
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }

    /// Switches corrections while typing off. The desktop makes none, so this has no effect.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

    /// Switches corrections while typing off. The desktop makes none, so this has no effect.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }

    /// Sets how scrolling puts an on-screen keyboard away. There is none, so this has no effect.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}
