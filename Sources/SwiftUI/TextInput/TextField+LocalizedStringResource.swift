import Foundation

extension TextField where Label == Text {
    /// Creates a field with a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(TextSource(text), nil, .horizontal, content: titleResource.text)
    }

    /// Creates a field with a title and a prompt.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(TextSource(text), prompt, .horizontal, content: titleResource.text)
    }

    /// Creates a field that grows along an axis.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis
    ) {
        self.init(TextSource(text), prompt, axis, content: titleResource.text)
    }

    /// Creates a field for a formatted value.
    @_disfavoredOverload
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(TextSource(value, format), prompt, .horizontal, content: titleResource.text)
    }

    /// Creates a field for a formatted value, which is nil while the field is empty.
    @_disfavoredOverload
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(TextSource(optional: value, format), prompt, .horizontal, content: titleResource.text)
    }

    /// Creates a field for a value that a formatter writes and reads.
    @_disfavoredOverload
    nonisolated public init<V>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(TextSource(value, formatter), prompt, .horizontal, content: titleResource.text)
    }
}

extension SecureField where Label == Text {
    /// Creates a field with a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(text, nil, content: titleResource.text)
    }

    /// Creates a field with a title and a prompt.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(text, prompt, content: titleResource.text)
    }
}
