import Foundation

extension View {
    /// Sets the title of the page or window that shows the view.
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        modifier(PageModifier { $0.title = title.resolvedString(in: $1) })
    }

    /// Sets the title of the page or window that shows the view, from a key that is looked up in the app's translations.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Sets the title of the page or window that shows the view.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// Sets the title of the page or window that shows the view. The title bar doesn't edit it here.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        modifier(PageModifier { traits, _ in traits.title = title.wrappedValue })
    }

    /// Sets the smaller line below the title of the page or window that shows the view.
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
        modifier(PageModifier { $0.subtitle = subtitle.resolvedString(in: $1) })
    }

    /// Sets the smaller line below the title, from a key that is looked up in the app's translations.
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Sets the smaller line below the title of the page or window that shows the view.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }

    /// Sets the title of the page or window that shows the view.
    nonisolated public func navigationBarTitle(_ title: Text) -> some View {
        navigationTitle(title)
    }

    /// Sets the title of the page or window that shows the view.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// Sets the title of the page or window that shows the view.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(title)
    }

    /// Sets the title of the page; its size is the desktop's.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey)
    }

    /// Sets the title of the page; its size is the desktop's.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title)
    }

    /// The size of the title: titles of header bars have one size on this desktop.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        self
    }
}

/// The bar of a page on a phone.
public struct NavigationBarItem: Sendable {
    /// How a phone shows the title.
    public enum TitleDisplayMode: Sendable {
        /// As the page before.
        case automatic
        /// In the bar.
        case inline
        /// Large, below the bar.
        case large
        /// In the bar, large.
        case inlineLarge
    }
}
