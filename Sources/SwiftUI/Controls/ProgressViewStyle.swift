/// The look of progress.
@MainActor
@preconcurrency
public protocol ProgressViewStyle {
    /// What progress is shown as.
    associatedtype Body: View
    /// The parts and the value of a view of progress.
    typealias Configuration = ProgressViewStyleConfiguration

    /// What progress is shown as.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts and the value of a view of progress.
public struct ProgressViewStyleConfiguration {
    /// What the progress is of.
    public struct Label {
        let content: AnyView

        nonisolated init(content: AnyView) {
            self.content = content
        }
    }

    /// How far it has come, in words.
    public struct CurrentValueLabel {
        let content: AnyView

        nonisolated init(content: AnyView) {
            self.content = content
        }
    }

    /// From 0 to 1; nil: nobody knows.
    public let fractionCompleted: Double?
    /// What the progress is of; nil: nobody says.
    public var label: Label?
    /// How far it has come, in words; nil: nobody says.
    public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View {
    /// The label as it was given.
    public var body: some View { content }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
    /// The label as it was given.
    public var body: some View { content }
}

/// A bar where it is known how far something has come, a spinner otherwise.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted != nil {
            LinearProgress(
                fraction: configuration.fractionCompleted, label: configuration.label,
                currentValueLabel: configuration.currentValueLabel)
        } else {
            CircularProgress(
                fraction: nil, label: configuration.label, currentValueLabel: configuration.currentValueLabel)
        }
    }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LinearProgress(
            fraction: configuration.fractionCompleted, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}

/// A spinner, or a ring.
public struct CircularProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        CircularProgress(
            fraction: configuration.fractionCompleted, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A bar where it is known how far something has come, a spinner otherwise.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A spinner, or a ring.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private enum ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<ProgressViewStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    var progressViewStyle: StyleBox<ProgressViewStyleConfiguration>? {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of progress in the view.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modifier(
            StyleModifier(
                style: style, key: \.progressViewStyle,
                builtIn: { style -> Any? in
                    switch style {
                    case is LinearProgressViewStyle: ProgressForm.linear
                    case is CircularProgressViewStyle: ProgressForm.circular
                    case is DefaultProgressViewStyle: style
                    default: nil
                    }
                }
            ) { $0.makeBody(configuration: $1) })
    }
}
