import Foundation

/// What happens to a view while the pointer rests on it.
public struct HoverEffect: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, highlight, lift }

    private let kind: Kind

    /// The usual one: the highlight.
    public static let automatic = HoverEffect(kind: .automatic)
    /// A shade over the view, as the desktop's flat buttons have it.
    public static let highlight = HoverEffect(kind: .highlight)
    /// The view becomes a little larger and gets a shadow.
    public static let lift = HoverEffect(kind: .lift)

    var isLift: Bool { kind == .lift }

    /// The effect, or the default one where it is the automatic one.
    func resolved(_ fallback: HoverEffect?) -> HoverEffect { kind == .automatic ? fallback ?? self : self }
}

/// Draws a view in another way while the pointer rests on it.
public struct _HoverEffectModifier: ViewModifier {
    let effect: HoverEffect
    @State private var isHovered = false
    @Environment(\.isHoverEffectEnabled) private var isEnabled
    @Environment(\.defaultHoverEffect) private var fallback

    nonisolated init(effect: HoverEffect) {
        self.effect = effect
    }

    /// The view with the effect.
    public func body(content: Content) -> some View {
        let isLifted = isHovered && isEnabled && effect.resolved(fallback).isLift
        let isShaded = isHovered && isEnabled && !isLifted
        content
            .overlay {
                RoundedRectangle(cornerRadius: 6).fill(.primary.opacity(isShaded ? 0.07 : 0)).allowsHitTesting(false)
            }
            .background {
                RoundedRectangle(cornerRadius: 6).fill(.black.opacity(isLifted ? 0.25 : 0)).blur(radius: 6)
                    .offset(y: 3).allowsHitTesting(false)
            }
            .scaleEffect(isLifted ? 1.05 : 1)
            .onHover { isHovered = $0 }
    }
}

private enum HoverEffectKey: EnvironmentKey { static var defaultValue: HoverEffect? { nil } }
private enum HoverEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether views show hover effects.
    public var isHoverEffectEnabled: Bool {
        get { self[HoverEffectEnabledKey.self] }
        set { self[HoverEffectEnabledKey.self] = newValue }
    }

    /// The hover effect that `automatic` stands for.
    var defaultHoverEffect: HoverEffect? {
        get { self[HoverEffectKey.self] }
        set { self[HoverEffectKey.self] = newValue }
    }
}

extension View {
    /// Draws the view in another way while the pointer rests on it.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        modifier(_HoverEffectModifier(effect: effect))
    }

    /// Draws the view in another way while the pointer rests on it, if that is wanted.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
        modifier(_HoverEffectModifier(effect: effect)).hoverEffectDisabled(!isEnabled)
    }

    /// Sets what the automatic hover effect in the view is; nil: the usual one.
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
        environment(\.defaultHoverEffect, effect)
    }

    /// Has views show no hover effects in here.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
    }
}
