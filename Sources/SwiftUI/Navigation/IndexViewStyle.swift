/// The look of what says which page of several is seen. This desktop shows the titles of pages instead.
public protocol IndexViewStyle {}

/// Dots, one for each page.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
    /// What is behind the dots.
    public struct BackgroundDisplayMode: Sendable, Equatable {
        let number: Int
        /// As it fits the surroundings.
        public static let automatic = BackgroundDisplayMode(number: 0)
        /// While the dots are used.
        public static let interactive = BackgroundDisplayMode(number: 1)
        /// Always something.
        public static let always = BackgroundDisplayMode(number: 2)
        /// Nothing.
        public static let never = BackgroundDisplayMode(number: 3)
    }

    let backgroundDisplayMode: BackgroundDisplayMode

    /// Creates the style.
    nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// Dots, with something behind them.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

extension View {
    /// Sets the look of what says which page is seen. This desktop shows the titles of pages, which have no such look.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}
