import Foundation

/// One of several values, chosen by the user.
///
///     Picker("Flavor", selection: $flavor) {
///         ForEach(Flavor.allCases) { flavor in
///             Text(flavor.rawValue).tag(flavor)
///         }
///     }
///
/// Each view of the content is an option. It stands for the value of its `tag(_:)`, or the id that a `ForEach` gives it;
/// that value must be of the selection's type, or of the type in it if the selection is an optional.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    let value: PickerValue<SelectionValue>
    let content: Content
    let label: Label
    /// What is shown for the current value; nil: the views of its option.
    let currentValueLabel: AnyView?

    @Environment(\.pickerForm) private var form
    @Environment(\.isRadioGroupHorizontal) private var isHorizontal
    @Environment(\.navigationController) private var navigation

    nonisolated init(
        value: PickerValue<SelectionValue>, options: Content, title: Label, currentValueLabel: AnyView? = nil
    ) {
        self.value = value
        content = options
        label = title
        self.currentValueLabel = currentValueLabel
    }

    /// Creates a picker with a label of any views; several texts are a title and a subtitle.
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: PickerValue([selection]), options: content(), title: label())
    }

    /// Creates a picker for the values of several elements: nothing is chosen when they differ; a choice goes to all of
    /// them.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            value: PickerValue(sources.map { $0[keyPath: selection] }), options: content(), title: label())
    }

    /// Creates a picker with a label.
    @available(*, deprecated, message: "use init(selection:content:label:)")
    nonisolated public init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {
        self.init(value: PickerValue([selection]), options: content(), title: label)
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(value: PickerValue([selection]), options: content(), title: Text(titleKey))
    }

    /// Creates a picker with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(value: PickerValue([selection]), options: content(), title: Text(title))
    }

    /// Creates a picker for the values of several elements.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: PickerValue(sources.map { $0[keyPath: selection] }), options: content(), title: Text(titleKey))
    }

    /// Creates a picker for the values of several elements.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: PickerValue(sources.map { $0[keyPath: selection] }), options: content(), title: Text(title))
    }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    /// Creates a picker with a title and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: PickerValue([selection]), options: content(),
            title: SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    /// Creates a picker with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: PickerValue([selection]), options: content(), title: SwiftUI.Label(title, systemImage: systemImage))
    }

    /// Creates a picker with a title and a picture.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: PickerValue([selection]), options: content(), title: SwiftUI.Label(titleKey, image: image))
    }

    /// Creates a picker with a title and a picture.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(value: PickerValue([selection]), options: content(), title: SwiftUI.Label(title, image: image))
    }
}

extension Picker: View {
    /// The picker in the style of its surroundings.
    public var body: some View {
        switch form {
        case .automatic, .menu: LabeledRow(label: label, content: control(.menu))
        case .navigationLink:
            if navigation == nil {
                LabeledRow(label: label, content: control(.menu))
            } else {
                PickerLink(label: label, picker: control(.wheel), currentValueLabel: currentValueLabel)
            }
        case .radioGroup:
            LabeledRow(label: label, content: control(isHorizontal ? .radioRow : .radioGroup)).id(isHorizontal)
        case .segmented, .palette, .wheel, .radioRow: LabeledRow(label: label, content: control(form)).id(form)
        }
    }

    private func control(_ form: PickerForm) -> NativePicker<SelectionValue, Content> {
        NativePicker(value: value, content: content, currentValueLabel: currentValueLabel, form: form)
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        context.isMenu ? MenuPickerNode(view, context: context) : CompositeNode(view, context: context)
    }
}

/// The value of a picker, or the values that it stands for.
struct PickerValue<Value: Hashable> {
    let bindings: [Binding<Value>]

    nonisolated init(_ bindings: [Binding<Value>]) {
        self.bindings = bindings
    }

    /// The value; nil if there is none, or several that differ.
    var current: Value? {
        guard let first = bindings.first?.wrappedValue else { return nil }
        return bindings.dropFirst().allSatisfy { $0.wrappedValue == first } ? first : nil
    }

    func set(_ value: Value) {
        for binding in bindings { binding.wrappedValue = value }
    }
}
