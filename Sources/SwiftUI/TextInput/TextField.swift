import Foundation

/// A field for text.
///
///     TextField("Flight or city", text: $query)
///
/// A string follows every key; another value is read from the text when Return is pressed or the field loses the focus.
/// The label stands in the empty field, unless there is a prompt, and beside the field in a form.
public struct TextField<Label: View> {
    let source: TextSource
    let prompt: Text?
    let axis: Axis
    let label: Label
    let selection: Binding<TextSelection?>?
    /// Whether it is a secure field, which a style was asked to show.
    var isSecure = false

    @Environment(\.controlRow) private var row
    @Environment(\.textFieldStyle) private var style

    nonisolated init(
        _ source: TextSource, _ prompt: Text?, _ axis: Axis, selection: Binding<TextSelection?>? = nil,
        content: Label
    ) {
        self.source = source
        self.prompt = prompt
        self.axis = axis
        self.selection = selection
        label = content
    }

    /// Creates a field with a label of any views.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(TextSource(text), prompt, .horizontal, content: label())
    }

    /// Creates a field that grows along an axis, with a label of any views.
    nonisolated public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
    ) {
        self.init(TextSource(text), prompt, axis, content: label())
    }

    /// Creates a field for a formatted value, with a label of any views.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(TextSource(value, format), prompt, .horizontal, content: label())
    }

    /// Creates a field for a formatted value, which is nil while the field is empty, with a label of any views.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(TextSource(optional: value, format), prompt, .horizontal, content: label())
    }

    /// Creates a field for a value that a formatter writes and reads, with a label of any views.
    nonisolated public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(TextSource(value, formatter), prompt, .horizontal, content: label())
    }
}

extension TextField where Label == Text {
    /// Creates a field with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(TextSource(text), nil, .horizontal, content: Text(titleKey))
    }

    /// Creates a field with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(TextSource(text), nil, .horizontal, content: Text(title))
    }

    /// Creates a field with a title and a prompt.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(TextSource(text), prompt, .horizontal, content: Text(titleKey))
    }

    /// Creates a field with a title and a prompt.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(TextSource(text), prompt, .horizontal, content: Text(title))
    }

    /// Creates a field that grows along an axis.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
    ) {
        self.init(TextSource(text), prompt, axis, content: Text(titleKey))
    }

    /// Creates a field that grows along an axis.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(TextSource(text), prompt, axis, content: Text(title))
    }

    /// Creates a field for a formatted value.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(TextSource(value, format), prompt, .horizontal, content: Text(titleKey))
    }

    /// Creates a field for a formatted value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(TextSource(value, format), prompt, .horizontal, content: Text(title))
    }

    /// Creates a field for a formatted value, which is nil while the field is empty.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(TextSource(optional: value, format), prompt, .horizontal, content: Text(titleKey))
    }

    /// Creates a field for a formatted value, which is nil while the field is empty.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(TextSource(optional: value, format), prompt, .horizontal, content: Text(title))
    }

    /// Creates a field for a value that a formatter writes and reads.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(TextSource(value, formatter), prompt, .horizontal, content: Text(titleKey))
    }

    /// Creates a field for a value that a formatter writes and reads.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(TextSource(value, formatter), prompt, .horizontal, content: Text(title))
    }
}

extension TextField: View {
    /// The field, and its label in a form.
    public var body: some View {
        if let style, style.builtIn == nil {
            var field = TextField<_TextFieldStyleLabel>(
                source, prompt, axis, selection: selection, content: _TextFieldStyleLabel(content: AnyView(label)))
            let _ = field.isSecure = isSecure
            style.body(field).environment(\.textFieldStyle, style.outer)
        } else if axis == .vertical {
            FieldRow(
                label: label, row: row,
                content: NativeTextEditor(
                    source: source, prompt: prompt, isField: true, labelIsPrompt: row == .inline,
                    selection: selection))
        } else {
            FieldRow(
                label: label, row: row,
                content: NativeTextField(
                    source: source, prompt: prompt, isSecure: isSecure, labelIsPrompt: row == .inline,
                    selection: selection))
        }
    }
}

/// A field for text that nobody may read over the shoulder.
public struct SecureField<Label: View> {
    let source: TextSource
    let prompt: Text?
    let label: Label

    @Environment(\.controlRow) private var row
    @Environment(\.textFieldStyle) private var style

    nonisolated init(_ text: Binding<String>, _ prompt: Text?, content: Label) {
        source = TextSource(text)
        self.prompt = prompt
        label = content
    }

    /// Creates a field with a label of any views.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text, prompt, content: label())
    }
}

extension SecureField where Label == Text {
    /// Creates a field with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text, nil, content: Text(titleKey))
    }

    /// Creates a field with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text, nil, content: Text(title))
    }

    /// Creates a field with a title and a prompt.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text, prompt, content: Text(titleKey))
    }

    /// Creates a field with a title and a prompt.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text, prompt, content: Text(title))
    }
}

extension SecureField: View {
    /// The field, and its label in a form.
    public var body: some View {
        if let style, style.builtIn == nil {
            var field = TextField<_TextFieldStyleLabel>(
                source, prompt, .horizontal, content: _TextFieldStyleLabel(content: AnyView(label)))
            let _ = field.isSecure = true
            style.body(field).environment(\.textFieldStyle, style.outer)
        } else {
            FieldRow(
                label: label, row: row,
                content: NativeTextField(source: source, prompt: prompt, isSecure: true, labelIsPrompt: row == .inline))
        }
    }
}

/// A field that is named by its label, which is shown in a form.
private struct FieldRow<Label: View, Content: View>: View {
    let label: Label
    let row: ControlRow
    let content: Content

    var body: some View {
        if row != .inline {
            LabeledRow(label: label, content: content)
        } else {
            NamedView(content, label: label)
        }
    }
}
