import Foundation

extension String {
    /// A text that is looked up in the app's translations, with values put into it.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        let key: LocalizedStringKey

        /// Creates a text from a string.
        public init(_ value: String) {
            key = LocalizedStringKey(value)
        }

        /// Creates a text from a literal.
        public init(stringLiteral value: String) {
            key = LocalizedStringKey(stringLiteral: value)
        }

        /// Creates a text from an interpolated literal.
        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }

        /// The text in the language of the app, with values written for a locale.
        func resolved(locale: Locale) -> String {
            var values = EnvironmentValues()
            values.locale = locale
            return key.resolved(in: values)
        }
    }

    /// Creates a string from the app's translations.
    ///
    /// - Parameters:
    ///   - keyAndValue: The text, which is the key of its translation and stands for itself where there is none.
    ///   - table: Has no influence: an app has one catalogue of translations.
    ///   - bundle: Has no influence, for the same reason.
    ///   - locale: The locale that values are written for.
    ///   - comment: What translators should know.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.resolved(locale: locale)
    }

    /// Creates a string from the app's translations.
    ///
    /// - Parameters:
    ///   - key: The key of the translation.
    ///   - defaultValue: The text where there is no translation.
    ///   - table: Has no influence: an app has one catalogue of translations.
    ///   - bundle: Has no influence, for the same reason.
    ///   - locale: The locale that values are written for.
    ///   - comment: What translators should know.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(localized: LocalizedStringResource(key, defaultValue: defaultValue, table: table, locale: locale))
    }

    /// Creates a string from the app's translations.
    public init(localized resource: LocalizedStringResource) {
        self = resource.resolved
    }
}

/// A text that is looked up in the app's translations when it is shown.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// Where translations are.
    public enum BundleDescription: Equatable, Sendable {
        /// In the app.
        case main
        /// In the bundle of a class.
        case forClass(AnyClass)
        /// In a bundle at a place.
        case atURL(URL)

        public static func == (lhs: Self, rhs: Self) -> Bool {
            switch (lhs, rhs) {
            case (.main, .main): true
            case (.forClass(let first), .forClass(let second)): first == second
            case (.atURL(let first), .atURL(let second)): first == second
            default: false
            }
        }
    }

    /// The key of the translation.
    public let key: String
    /// The text where there is no translation.
    public let defaultValue: String.LocalizationValue
    /// The name of the catalogue.
    public let table: String?
    /// The locale that values are written for.
    public var locale: Locale
    /// Where translations are.
    public let bundle: BundleDescription

    /// Creates a text that is the key of its translation.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.key.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// Creates a text with a key.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// Creates a text from a literal.
    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(stringLiteral: value))
    }

    /// Creates a text from an interpolated literal.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The key to show, with the values put in: the translation's where there is one, the default otherwise.
    var localizedKey: LocalizedStringKey {
        let translation = Translations.current.lookup(key)
        guard key != defaultValue.key.key, translation != key else { return defaultValue.key }
        return LocalizedStringKey(key: key, arguments: defaultValue.key.arguments)
    }

    /// A view of the text.
    var text: Text { Text(localizedKey) }

    /// The text in the language of the app.
    var resolved: String {
        var values = EnvironmentValues()
        values.locale = locale
        return localizedKey.resolved(in: values)
    }
}

extension LocalizedStringKey {
    /// A key of its own with values.
    fileprivate init(key: String, arguments: [Argument]) {
        self.key = key
        self.arguments = arguments
    }
}
