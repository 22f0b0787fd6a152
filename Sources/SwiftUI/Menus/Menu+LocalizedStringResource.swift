import Foundation

extension Menu where Label == Text {
    /// Creates a menu with a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content(), title: titleResource.text, action: nil)
    }

    /// Creates a menu with a title, whose button does something itself.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content(), title: titleResource.text, action: primaryAction)
    }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    /// Creates a menu with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(
            content(), title: SwiftUI.Label(title: { titleResource.text }, icon: { Image(systemName: systemImage) }),
            action: nil)
    }

    /// Creates a menu with a title and a picture.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content(), title: SwiftUI.Label(title: { titleResource.text }, icon: { Image(image) }), action: nil)
    }

    /// Creates a menu with a title and a symbol, whose button does something itself.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content(), title: SwiftUI.Label(title: { titleResource.text }, icon: { Image(systemName: systemImage) }),
            action: primaryAction)
    }

    /// Creates a menu with a title and a picture, whose button does something itself.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content(), title: SwiftUI.Label(title: { titleResource.text }, icon: { Image(image) }),
            action: primaryAction)
    }
}
