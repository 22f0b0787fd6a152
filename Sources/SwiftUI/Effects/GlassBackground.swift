/// When glass is drawn behind a view.
public enum GlassBackgroundDisplayMode: Hashable, Sendable {
    /// Always.
    case always
    /// Where nothing around the view is on glass; always, here.
    case implicit
    /// Never.
    case never
}

/// A kind of glass behind a view. All kinds are drawn as a material in a shape here.
public protocol GlassBackgroundEffect: Sendable {}

/// The glass that suits the place.
public struct AutomaticGlassBackgroundEffect: GlassBackgroundEffect {
    /// Creates the effect.
    public init() {}
}

/// Glass like a plate.
public struct PlateGlassBackgroundEffect: GlassBackgroundEffect {
    /// Creates the effect.
    public init() {}
}

/// Glass that fades out at its edges.
public struct FeatheredGlassBackgroundEffect: GlassBackgroundEffect {
    /// Creates the effect.
    public init() {}
}

extension GlassBackgroundEffect where Self == AutomaticGlassBackgroundEffect {
    /// The glass that suits the place.
    public static var automatic: AutomaticGlassBackgroundEffect { AutomaticGlassBackgroundEffect() }
}

extension GlassBackgroundEffect where Self == PlateGlassBackgroundEffect {
    /// Glass like a plate.
    public static var plate: PlateGlassBackgroundEffect { PlateGlassBackgroundEffect() }
}

extension GlassBackgroundEffect where Self == FeatheredGlassBackgroundEffect {
    /// Glass that fades out at its edges.
    public static var feathered: FeatheredGlassBackgroundEffect { FeatheredGlassBackgroundEffect() }
}

extension View {
    /// Draws the view on glass with round corners.
    nonisolated public func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> some View {
        glassBackgroundEffect(in: RoundedRectangle(cornerRadius: 24), displayMode: displayMode)
    }

    /// Draws the view on glass in a shape.
    nonisolated public func glassBackgroundEffect<S: InsettableShape>(
        in shape: S, displayMode: GlassBackgroundDisplayMode = .always
    ) -> some View {
        modifier(_GlassEffectModifier(glass: displayMode == .never ? .identity : .regular, shape: shape))
    }

    /// Draws the view on glass of some kind.
    nonisolated public func glassBackgroundEffect<T: GlassBackgroundEffect>(
        _ effect: T, displayMode: GlassBackgroundDisplayMode = .always
    ) -> some View {
        glassBackgroundEffect(displayMode: displayMode)
    }

    /// Draws the view on glass of some kind in a shape.
    nonisolated public func glassBackgroundEffect<T: GlassBackgroundEffect, S: InsettableShape>(
        _ effect: T, in shape: S, displayMode: GlassBackgroundDisplayMode = .always
    ) -> some View {
        glassBackgroundEffect(in: shape, displayMode: displayMode)
    }

    /// Sets how glass of the view comes and goes; it comes and goes at once here.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}
