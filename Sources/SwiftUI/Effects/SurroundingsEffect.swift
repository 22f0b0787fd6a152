/// How the room around the user is shown. Desktops show windows only, so that no effect can be seen.
public struct SurroundingsEffect: Hashable, Sendable {
    private let name: String

    /// As the system decides.
    public static let systemDark = SurroundingsEffect(name: "systemDark")
    /// Dimmed.
    public static let dark = SurroundingsEffect(name: "dark")
    /// Dimmed a little.
    public static let semiDark = SurroundingsEffect(name: "semiDark")
    /// Dimmed so that nothing is seen.
    public static let ultraDark = SurroundingsEffect(name: "ultraDark")

    /// In a colour.
    public static func colorMultiply(_ color: Color) -> SurroundingsEffect {
        SurroundingsEffect(name: "colorMultiply \(color)")
    }
}

/// How a view shows through what is in front of it. Nothing is in front of a view but other views here.
public struct BreakthroughEffect: Hashable, Sendable {
    private let name: String

    /// As the system decides.
    public static let automatic = BreakthroughEffect(name: "automatic")
    /// Not at all.
    public static let none = BreakthroughEffect(name: "none")
    /// A little.
    public static let subtle = BreakthroughEffect(name: "subtle")
    /// Clearly.
    public static let prominent = BreakthroughEffect(name: "prominent")
}

extension View {
    /// Asks for an effect on the room around the user; a desktop has no way to show one.
    nonisolated public func preferredSurroundingsEffect(_ effect: SurroundingsEffect?) -> some View { self }

    /// Sets how the view shows through things in front of it; a desktop has none.
    nonisolated public func breakthroughEffect(_ effect: BreakthroughEffect) -> some View { self }

    /// Names the view for the system's tracking of activity; the desktop does none.
    nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }

    /// Marks content of a widget that may be out of date; there are no such widgets on the desktop.
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

    /// Has the view's geometry change as a whole. Places are found for all views in one step in any case.
    nonisolated public func geometryGroup() -> some View { self }
}
