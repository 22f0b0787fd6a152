import Foundation

extension TextField {
    /// Creates a field whose selection is bound, with a label of any views.
    nonisolated public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(TextSource(text), prompt, axis ?? .horizontal, selection: selection, content: label())
    }
}

extension TextField where Label == Text {
    /// Creates a field whose selection is bound, with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(TextSource(text), prompt, axis ?? .horizontal, selection: selection, content: Text(titleKey))
    }

    /// Creates a field whose selection is bound, with a title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(TextSource(text), prompt, axis ?? .horizontal, selection: selection, content: titleResource.text)
    }

    /// Creates a field whose selection is bound, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(TextSource(text), prompt, axis ?? .horizontal, selection: selection, content: Text(title))
    }
}
