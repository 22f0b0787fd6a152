import Foundation

extension LabeledContent where Label == Text, Content: View {
    /// Creates content with a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(label: titleResource.text, content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a value with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init(label: titleResource.text, content: Text(value))
    }

    /// Creates a formatted value with a title.
    @_disfavoredOverload
    nonisolated public init<F: FormatStyle>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: titleResource.text, content: Text(value, format: format))
    }
}
