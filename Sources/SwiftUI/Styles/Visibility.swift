/// Whether an element of the interface is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The element decides by its place and its content.
    case automatic
    /// The element is shown.
    case visible
    /// The element isn't shown.
    case hidden
}

/// How much an element stands out from what surrounds it.
public enum Prominence: Hashable, Sendable {
    /// As much as usual.
    case standard
    /// More than usual.
    case increased
}

/// How much the background of a view stands out, as that of a selected row does.
public struct BackgroundProminence: Hashable, Sendable {
    private let increased: Bool

    /// The usual background.
    public static let standard = BackgroundProminence(increased: false)
    /// A background that stands out, on which content needs more contrast.
    public static let increased = BackgroundProminence(increased: true)
}

/// The size of controls.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    /// The smallest size.
    case mini
    /// A size for dense places.
    case small
    /// The usual size.
    case regular
    /// A size for what matters most.
    case large
    /// A size for the one action of a screen.
    case extraLarge
}
