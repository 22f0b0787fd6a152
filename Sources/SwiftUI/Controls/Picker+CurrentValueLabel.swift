import Foundation

// What is shown for the current value instead of its option's own views: words and a symbol, in pickers that are menus
// and while something is chosen.

extension Picker {
    /// Creates a picker with a label of any views, and what is shown for the current value.
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            value: PickerValue([selection]), options: content(), title: label(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker for the values of several elements, with what is shown for the current value.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            value: PickerValue(sources.map { $0[keyPath: selection] }), options: content(), title: label(),
            currentValueLabel: AnyView(currentValueLabel()))
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a title, and what is shown for the current value.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            value: PickerValue([selection]), options: content(), title: Text(titleKey),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker with a title, and what is shown for the current value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            value: PickerValue([selection]), options: content(), title: Text(title),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker for the values of several elements, with what is shown for the current value.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            value: PickerValue(sources.map { $0[keyPath: selection] }), options: content(), title: Text(titleKey),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker for the values of several elements, with what is shown for the current value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            value: PickerValue(sources.map { $0[keyPath: selection] }), options: content(), title: Text(title),
            currentValueLabel: AnyView(currentValueLabel()))
    }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    /// Creates a picker with a title and a symbol for the values of several elements.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: PickerValue(sources.map { $0[keyPath: selection] }), options: content(),
            title: SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    /// Creates a picker with a title and a symbol for the values of several elements.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: PickerValue(sources.map { $0[keyPath: selection] }), options: content(),
            title: SwiftUI.Label(title, systemImage: systemImage))
    }

    /// Creates a picker with a title and a picture for the values of several elements.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: PickerValue(sources.map { $0[keyPath: selection] }), options: content(),
            title: SwiftUI.Label(titleKey, image: image))
    }

    /// Creates a picker with a title and a picture for the values of several elements.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: PickerValue(sources.map { $0[keyPath: selection] }), options: content(),
            title: SwiftUI.Label(title, image: image))
    }

    /// Creates a picker with a title and a symbol, with what is shown for the current value.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            value: PickerValue([selection]), options: content(),
            title: SwiftUI.Label(titleKey, systemImage: systemImage),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker with a title and a symbol, with what is shown for the current value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            value: PickerValue([selection]), options: content(),
            title: SwiftUI.Label(title, systemImage: systemImage),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker with a title and a symbol for the values of several elements, with what is shown for the current value.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            value: PickerValue(sources.map { $0[keyPath: selection] }), options: content(),
            title: SwiftUI.Label(titleKey, systemImage: systemImage),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker with a title and a symbol for the values of several elements, with what is shown for the current value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            value: PickerValue(sources.map { $0[keyPath: selection] }), options: content(),
            title: SwiftUI.Label(title, systemImage: systemImage),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker with a title and a picture, with what is shown for the current value.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            value: PickerValue([selection]), options: content(),
            title: SwiftUI.Label(titleKey, image: image),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker with a title and a picture, with what is shown for the current value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            value: PickerValue([selection]), options: content(),
            title: SwiftUI.Label(title, image: image),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker with a title and a picture for the values of several elements, with what is shown for the current value.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            value: PickerValue(sources.map { $0[keyPath: selection] }), options: content(),
            title: SwiftUI.Label(titleKey, image: image),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker with a title and a picture for the values of several elements, with what is shown for the current value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            value: PickerValue(sources.map { $0[keyPath: selection] }), options: content(),
            title: SwiftUI.Label(title, image: image),
            currentValueLabel: AnyView(currentValueLabel()))
    }
}
