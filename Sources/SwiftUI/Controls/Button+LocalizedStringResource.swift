import Foundation

extension Button where Label == Text {
    /// Creates a button with a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action, content: titleResource.text)
    }

    /// Creates a button for a purpose, with a title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, content: titleResource.text)
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(
            role: nil, action: action,
            content: SwiftUI.Label(title: { titleResource.text }, icon: { Image(systemName: systemImage) }))
    }

    /// Creates a button for a purpose, with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(
            role: role, action: action,
            content: SwiftUI.Label(title: { titleResource.text }, icon: { Image(systemName: systemImage) }))
    }

    /// Creates a button with a title and a picture.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(
            role: nil, action: action, content: SwiftUI.Label(title: { titleResource.text }, icon: { Image(image) }))
    }

    /// Creates a button for a purpose, with a title and a picture.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(
            role: role, action: action, content: SwiftUI.Label(title: { titleResource.text }, icon: { Image(image) }))
    }
}
