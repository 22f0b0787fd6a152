import Foundation

/// The symbol becomes larger or smaller for a moment.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var _motion = _SymbolMotion(kind: .bounce)
    /// Larger at first.
    public var up: BounceSymbolEffect { BounceSymbolEffect() }
    /// Smaller at first.
    public var down: BounceSymbolEffect { BounceSymbolEffect(_motion: _SymbolMotion(kind: .bounce, direction: -1)) }
    /// Part by part; all parts move together here.
    public var byLayer: BounceSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: BounceSymbolEffect { self }
}

/// The symbol fades and comes back.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var _motion = _SymbolMotion(kind: .pulse)
    /// Part by part; all parts fade together here.
    public var byLayer: PulseSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: PulseSymbolEffect { self }
}

/// The parts of a symbol light up one after the other; the symbol as a whole does here.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var _motion = _SymbolMotion(kind: .flicker)
    /// One part at a time.
    public var iterative: VariableColorSymbolEffect { self }
    /// One part more at a time.
    public var cumulative: VariableColorSymbolEffect { self }
    /// Back again in the end.
    public var reversing: VariableColorSymbolEffect { self }
    /// From the start again in the end.
    public var nonReversing: VariableColorSymbolEffect { self }
    /// Parts that aren't lit can't be seen.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    /// Parts that aren't lit are faint.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

/// The symbol is larger or smaller while the effect is active.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
    public var _motion = _SymbolMotion(kind: .scale)
    /// Larger.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect() }
    /// Smaller.
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(_motion: _SymbolMotion(kind: .scale, direction: -1)) }
    /// Part by part; all parts change together here.
    public var byLayer: ScaleSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: ScaleSymbolEffect { self }
}

/// The symbol is there while the effect is active.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var _motion = _SymbolMotion(kind: .show)
    /// From below.
    public var up: AppearSymbolEffect { self }
    /// From above.
    public var down: AppearSymbolEffect { self }
    /// Part by part.
    public var byLayer: AppearSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: AppearSymbolEffect { self }
}

/// The symbol isn't seen while the effect is active; it keeps its place.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var _motion = _SymbolMotion(kind: .hide)
    /// Upwards.
    public var up: DisappearSymbolEffect { self }
    /// Downwards.
    public var down: DisappearSymbolEffect { self }
    /// Part by part.
    public var byLayer: DisappearSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: DisappearSymbolEffect { self }
}

/// The symbol swells and shrinks.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var _motion = _SymbolMotion(kind: .breathe)
    /// Without fading.
    public var plain: BreatheSymbolEffect { BreatheSymbolEffect() }
    /// Fading as well.
    public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(_motion: _SymbolMotion(kind: .breathe, direction: -1)) }
    /// Part by part; all parts move together here.
    public var byLayer: BreatheSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: BreatheSymbolEffect { self }
}

/// The symbol turns.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var _motion = _SymbolMotion(kind: .rotate)
    /// As a clock's hands do.
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect() }
    /// The other way.
    public var counterClockwise: RotateSymbolEffect {
        RotateSymbolEffect(_motion: _SymbolMotion(kind: .rotate, direction: -1))
    }
    /// Part by part; the whole symbol turns here.
    public var byLayer: RotateSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: RotateSymbolEffect { self }
}

/// The symbol trembles.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var _motion = _SymbolMotion(kind: .wiggle)

    private func along(_ x: CGFloat, _ y: CGFloat) -> WiggleSymbolEffect {
        WiggleSymbolEffect(_motion: _SymbolMotion(kind: .wiggle, way: CGSize(width: x, height: y)))
    }

    /// Turning, clockwise at first.
    public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect() }
    /// Turning, the other way at first.
    public var counterClockwise: WiggleSymbolEffect {
        WiggleSymbolEffect(_motion: _SymbolMotion(kind: .wiggle, direction: -1))
    }
    /// Sideways, to the left at first.
    public var left: WiggleSymbolEffect { along(-1, 0) }
    /// Sideways, to the right at first.
    public var right: WiggleSymbolEffect { along(1, 0) }
    /// Sideways, in the direction of reading at first.
    public var forward: WiggleSymbolEffect { along(1, 0) }
    /// Sideways, against the direction of reading at first.
    public var backward: WiggleSymbolEffect { along(-1, 0) }
    /// Upwards at first.
    public var up: WiggleSymbolEffect { along(0, -1) }
    /// Downwards at first.
    public var down: WiggleSymbolEffect { along(0, 1) }

    /// In a direction, clockwise from the right.
    public func custom(angle: Angle) -> WiggleSymbolEffect { along(cos(angle.radians), sin(angle.radians)) }

    /// In a direction in degrees, clockwise from the right.
    public func custom<T: BinaryFloatingPoint>(angle: T) -> WiggleSymbolEffect {
        custom(angle: .degrees(Double(angle)))
    }

    /// Part by part; all parts move together here.
    public var byLayer: WiggleSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: WiggleSymbolEffect { self }
}

/// The symbol's lines are drawn; here it is simply there while the effect isn't active.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var _motion = _SymbolMotion(kind: .hide)
    /// Part by part.
    public var byLayer: DrawOnSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: DrawOnSymbolEffect { self }
    /// One line after the other.
    public var individually: DrawOnSymbolEffect { self }
}

/// The symbol's lines are wiped out; here it simply isn't seen while the effect is active.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var _motion = _SymbolMotion(kind: .hide)
    /// Part by part.
    public var byLayer: DrawOffSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: DrawOffSymbolEffect { self }
    /// One line after the other.
    public var individually: DrawOffSymbolEffect { self }
}

/// The symbol becomes another one; at once, here.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
    public var _motion = _SymbolMotion(kind: .none)
    /// The old one goes down, the new one comes up.
    public var downUp: ReplaceSymbolEffect { self }
    /// The old one goes up, the new one comes up.
    public var upUp: ReplaceSymbolEffect { self }
    /// The old one goes up.
    public var offUp: ReplaceSymbolEffect { self }
    /// Parts that both have stay.
    public var magic: ReplaceSymbolEffect { self }
    /// Part by part.
    public var byLayer: ReplaceSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

/// The effect that suits the place.
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect {
    public var _motion = _SymbolMotion(kind: .none)
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// The symbol becomes larger or smaller for a moment.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
    /// The symbol fades and comes back.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The symbol's parts light up one after the other.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
    /// The symbol is larger or smaller while the effect is active.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
    /// The symbol is there while the effect is active.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
    /// The symbol isn't seen while the effect is active.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
    /// The symbol swells and shrinks.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
    /// The symbol turns.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
    /// The symbol trembles.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// The symbol's lines are drawn.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// The symbol's lines are wiped out.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// The symbol becomes another one.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The effect that suits the place.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
