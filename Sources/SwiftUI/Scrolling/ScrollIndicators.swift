import Foundation

/// When the scroll bars of a scroll view are there.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private enum Kind { case automatic, visible, hidden, never }
    private let kind: Kind

    /// As the desktop does it.
    public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
    /// There when the content is larger.
    public static let visible = ScrollIndicatorVisibility(kind: .visible)
    /// Not there.
    public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
    /// Never there, whatever device is used for scrolling.
    public static let never = ScrollIndicatorVisibility(kind: .never)

    var hides: Bool { kind == .hidden || kind == .never }
}

private enum HorizontalIndicatorKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private enum VerticalIndicatorKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private enum ScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// When horizontal scroll bars are there.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorKey.self] }
        set { self[HorizontalIndicatorKey.self] = newValue }
    }

    /// When vertical scroll bars are there.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorKey.self] }
        set { self[VerticalIndicatorKey.self] = newValue }
    }

    /// Whether the user can scroll.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
}

extension View {
    /// Shows or hides the scroll bars of the scroll views in the view.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        modifier(
            _EnvironmentModifier { values in
                if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
                if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
            })
    }

    /// Keeps the user from scrolling; the app still can.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }
}
