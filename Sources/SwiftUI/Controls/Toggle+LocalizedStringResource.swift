import Foundation

extension Toggle where Label == Text {
    /// Creates a toggle with a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(value: ToggleValue(isOn), content: titleResource.text)
    }

    /// Creates a toggle for the values of several elements.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(value: ToggleValue(sources, isOn), content: titleResource.text)
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// Creates a toggle with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(
            value: ToggleValue(isOn),
            content: SwiftUI.Label(title: { titleResource.text }, icon: { Image(systemName: systemImage) }))
    }

    /// Creates a toggle with a title and a picture.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
        self.init(
            value: ToggleValue(isOn), content: SwiftUI.Label(title: { titleResource.text }, icon: { Image(image) }))
    }

    /// Creates a toggle with a title and a symbol for the values of several elements.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(
            value: ToggleValue(sources, isOn),
            content: SwiftUI.Label(title: { titleResource.text }, icon: { Image(systemName: systemImage) }))
    }

    /// Creates a toggle with a title and a picture for the values of several elements.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(
            value: ToggleValue(sources, isOn),
            content: SwiftUI.Label(title: { titleResource.text }, icon: { Image(image) }))
    }
}
