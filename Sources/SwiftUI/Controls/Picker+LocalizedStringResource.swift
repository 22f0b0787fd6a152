import Foundation

extension Picker where Label == Text {
    /// Creates a picker with a title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: PickerValue([selection]), options: content(), title: titleResource.text)
    }

    /// Creates a picker for the values of several elements.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: PickerValue(sources.map { $0[keyPath: selection] }), options: content(), title: titleResource.text)
    }

    /// Creates a picker with a title, and what is shown for the current value.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            value: PickerValue([selection]), options: content(), title: titleResource.text,
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker for the values of several elements, with what is shown for the current value.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            value: PickerValue(sources.map { $0[keyPath: selection] }), options: content(), title: titleResource.text,
            currentValueLabel: AnyView(currentValueLabel()))
    }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    /// Creates a picker with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: PickerValue([selection]), options: content(),
            title: SwiftUI.Label(title: { titleResource.text }, icon: { Image(systemName: systemImage) }))
    }

    /// Creates a picker with a title and a picture.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: PickerValue([selection]), options: content(),
            title: SwiftUI.Label(title: { titleResource.text }, icon: { Image(image) }))
    }

    /// Creates a picker with a title and a symbol for the values of several elements.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: PickerValue(sources.map { $0[keyPath: selection] }), options: content(),
            title: SwiftUI.Label(title: { titleResource.text }, icon: { Image(systemName: systemImage) }))
    }

    /// Creates a picker with a title and a picture for the values of several elements.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: PickerValue(sources.map { $0[keyPath: selection] }), options: content(),
            title: SwiftUI.Label(title: { titleResource.text }, icon: { Image(image) }))
    }

    /// Creates a picker with a title and a symbol, with what is shown for the current value.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            value: PickerValue([selection]), options: content(),
            title: SwiftUI.Label(title: { titleResource.text }, icon: { Image(systemName: systemImage) }),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker with a title and a symbol for the values of several elements, with what is shown for the
    /// current value.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            value: PickerValue(sources.map { $0[keyPath: selection] }), options: content(),
            title: SwiftUI.Label(title: { titleResource.text }, icon: { Image(systemName: systemImage) }),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker with a title and a picture, with what is shown for the current value.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            value: PickerValue([selection]), options: content(),
            title: SwiftUI.Label(title: { titleResource.text }, icon: { Image(image) }),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker with a title and a picture for the values of several elements, with what is shown for the
    /// current value.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            value: PickerValue(sources.map { $0[keyPath: selection] }), options: content(),
            title: SwiftUI.Label(title: { titleResource.text }, icon: { Image(image) }),
            currentValueLabel: AnyView(currentValueLabel()))
    }
}
