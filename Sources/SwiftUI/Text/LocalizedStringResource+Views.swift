import Foundation

// Forms of views whose title is a resource. A literal is never one: it stays a key.

extension Label where Title == Text, Icon == Image {
    /// Creates a label from a title that is looked up in the app's translations, and a symbol.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Creates a label from a title that is looked up in the app's translations, and a picture of the app.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(name)
        }
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a title that is looked up in the app's translations.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleResource), content: content(), footer: EmptyView())
    }
}

extension View {
    /// Sets the page's title, which is looked up in the app's translations.
    @_disfavoredOverload
    nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(Text(titleResource))
    }

    /// Shows a text, which is looked up in the app's translations, when the pointer rests on the view.
    @_disfavoredOverload
    nonisolated public func help(_ textResource: LocalizedStringResource) -> some View {
        help(Text(textResource))
    }
}
