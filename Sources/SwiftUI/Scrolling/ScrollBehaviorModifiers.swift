import Foundation

/// When content goes past its end and springs back.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String

    /// As the desktop does it: content that is larger than the scroll view goes past its ends.
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(name: "automatic") }
    /// Always. On this desktop content that fits doesn't move.
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior(name: "always") }
    /// When it is larger than the scroll view.
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(name: "basedOnSize") }
}

/// Means of scrolling of other devices.
public struct ScrollInputKind: Hashable, Sendable {
    private let name: String

    /// A gesture of the hand on a watch.
    public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
    /// The eyes.
    public static let look = ScrollInputKind(name: "look")
}

/// Whether a means of scrolling is used.
public struct ScrollInputBehavior: Hashable, Sendable {
    private let name: String

    /// As the system has it.
    public static let automatic = ScrollInputBehavior(name: "automatic")
    /// It is used.
    public static let enabled = ScrollInputBehavior(name: "enabled")
    /// It isn't used.
    public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String

    /// Where the scroll view is at first.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(name: "initialOffset") }
    /// Which end it keeps to when its content or it itself has another size.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(name: "sizeChanges") }
    /// Where content is that is smaller than the scroll view.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(name: "alignment") }
}

/// The anchors of scroll views by what they are for.
struct ScrollAnchors: Equatable {
    var initialOffset: UnitPoint?
    var sizeChanges: UnitPoint?
    var alignment: UnitPoint?
}

private enum ScrollAnchorsKey: EnvironmentKey {
    static var defaultValue: ScrollAnchors { ScrollAnchors() }
}

private enum ScrollClipDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum IndicatorFlashKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
    var scrollAnchors: ScrollAnchors {
        get { self[ScrollAnchorsKey.self] }
        set { self[ScrollAnchorsKey.self] = newValue }
    }

    var isScrollClipDisabled: Bool {
        get { self[ScrollClipDisabledKey.self] }
        set { self[ScrollClipDisabledKey.self] = newValue }
    }

    /// Scroll bars are shown for a moment when this becomes another number.
    var indicatorFlashes: Int {
        get { self[IndicatorFlashKey.self] }
        set { self[IndicatorFlashKey.self] = newValue }
    }
}

/// Shows scroll bars for a moment when a value changes.
private struct IndicatorFlash<Value: Equatable> {
    let value: Value?
    let flashesAtFirst: Bool
    @State private var flashes = 0

    nonisolated init(value: Value?, flashesAtFirst: Bool) {
        self.value = value
        self.flashesAtFirst = flashesAtFirst
    }
}

extension IndicatorFlash: ViewModifier {
    func body(content: Content) -> some View {
        content.environment(\.indicatorFlashes, flashes)
            .onChange(of: value) { flashes += 1 }
            .onAppear { if flashesAtFirst { flashes += 1 } }
    }
}

extension View {
    /// Sets where the scroll views in the view are at first, and which edge they keep to when their content grows; nil: at
    /// the top and the leading edge.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollAnchors) {
            $0 = ScrollAnchors(initialOffset: anchor, sizeChanges: anchor, alignment: anchor)
        }
    }

    /// Sets one of the anchors of the scroll views in the view; nil: as usual.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollAnchors) { anchors in
            switch role {
            case .initialOffset: anchors.initialOffset = anchor
            case .sizeChanges: anchors.sizeChanges = anchor
            default: anchors.alignment = anchor
            }
        }
    }

    /// Lets the content of scroll views in the view be drawn outside of them.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isScrollClipDisabled, disabled)
    }

    /// Sets when content springs back at its ends. GTK does so for content that is larger than the scroll view, whatever is
    /// asked for, and only for fingers on a touchpad or a screen.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        self
    }

    /// Sets whether means of scrolling that desktops don't have are used, so that it has no effect.
    nonisolated public func scrollInputBehavior(
        _ behavior: ScrollInputBehavior, for input: ScrollInputKind
    ) -> some View {
        self
    }

    /// Shows the scroll bars of scroll views in the view for a moment when it appears.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        modifier(IndicatorFlash<Int>(value: nil, flashesAtFirst: onAppear))
    }

    /// Shows the scroll bars of scroll views in the view for a moment when a value changes.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(IndicatorFlash(value: value, flashesAtFirst: false))
    }
}
