/// The look of labels.
///
///     struct Framed: LabelStyle {
///         func makeBody(configuration: Configuration) -> some View { Label(configuration).border(.red) }
///     }
@MainActor
@preconcurrency
public protocol LabelStyle {
    /// What a label is shown as.
    associatedtype Body: View
    /// A label's parts.
    typealias Configuration = LabelStyleConfiguration

    /// What a label is shown as.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
    /// The title of a label.
    public struct Title: View {
        let content: AnyView

        /// The title as it was given.
        public var body: some View { content }
    }

    /// The icon of a label.
    public struct Icon: View {
        let content: AnyView

        /// The icon as it was given.
        public var body: some View { content }
    }

    /// The title.
    public let title: Title
    /// The icon.
    public let icon: Icon
}

/// Title and icon, as the surroundings have it.
public struct DefaultLabelStyle: LabelStyle, BuiltInLabelStyle {
    var form: LabelForm { .titleAndIcon }

    /// Creates the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LabelRow(title: configuration.title, icon: configuration.icon)
    }
}

/// Title and icon.
public struct TitleAndIconLabelStyle: LabelStyle, BuiltInLabelStyle {
    var form: LabelForm { .titleAndIcon }

    /// Creates the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LabelRow(title: configuration.title, icon: configuration.icon)
    }
}

/// The title without the icon.
public struct TitleOnlyLabelStyle: LabelStyle, BuiltInLabelStyle {
    var form: LabelForm { .titleOnly }

    /// Creates the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LabelTitle(title: configuration.title)
    }
}

/// The icon alone; screen readers say the title.
public struct IconOnlyLabelStyle: LabelStyle, BuiltInLabelStyle {
    var form: LabelForm { .iconOnly }

    /// Creates the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        NamedView(configuration.icon, label: configuration.title)
    }
}

/// A style that labels show without asking it.
@MainActor
protocol BuiltInLabelStyle {
    var form: LabelForm { get }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// Title and icon, as the surroundings have it.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Title and icon.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title without the icon.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<LabelStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    var labelStyle: StyleBox<LabelStyleConfiguration>? {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the labels in the view.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(
            StyleModifier(style: style, key: \.labelStyle, builtIn: { ($0 as? any BuiltInLabelStyle)?.form }) {
                $0.makeBody(configuration: $1)
            })
    }
}
