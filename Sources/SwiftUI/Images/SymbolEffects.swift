import Foundation

/// An animation of a symbol.
public protocol SymbolEffect: Sendable {
    /// What moves.
    var _motion: _SymbolMotion { get }
}

/// An effect that is shown once for each change of a value.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that goes on for as long as it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect with which a symbol comes and goes.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// An effect with which a symbol becomes another one.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// What an animation of a symbol moves. All parts of a symbol move together.
public struct _SymbolMotion: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case bounce, pulse, flicker, scale, hide, show, breathe, rotate, wiggle, none }

    var kind: Kind
    /// 1 for up, to the right and clockwise, -1 for the opposite.
    var direction = 1.0
    /// The way of a wiggle, as a part of the symbol's size; zero: it turns.
    var way = CGSize.zero
    /// The part of an indefinite or discrete effect's time in seconds that one round takes.
    var period: Double {
        switch kind {
        case .bounce: 0.5
        case .pulse, .breathe: 2
        case .flicker: 1.2
        case .rotate: 2
        case .wiggle: 0.8
        case .scale, .hide, .show, .none: 0
        }
    }
}

/// How an animation of a symbol is repeated, and how fast it is.
public struct SymbolEffectOptions: Hashable, Sendable {
    var speed = 1.0
    /// How many rounds; nil: as is usual for the effect.
    var rounds: Int?
    var delay = 0.0

    /// How an effect is repeated.
    public struct RepeatBehavior: Hashable, Sendable {
        let rounds: Int?
        let delay: Double

        /// Again and again.
        public static var continuous: RepeatBehavior { RepeatBehavior(rounds: .max, delay: 0) }

        /// With pauses in between, for so many rounds; nil: as long as the effect is active.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(rounds: count ?? .max, delay: delay ?? 0)
        }
    }

    /// As is usual for the effect.
    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    /// Again and again.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions(rounds: .max) }
    /// Once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(rounds: 1) }

    /// For so many rounds; nil: again and again.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(rounds: count ?? .max) }

    /// With a behaviour.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions(rounds: behavior.rounds, delay: behavior.delay)
    }

    /// So many times as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed) }

    /// The options with another number of rounds; nil: again and again.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions(speed: speed, rounds: count ?? .max, delay: delay)
    }

    /// The options with another behaviour.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions(speed: speed, rounds: behavior.rounds, delay: behavior.delay)
    }

    /// The options so many times as fast.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        SymbolEffectOptions(speed: speed, rounds: rounds, delay: delay)
    }
}

/// How a symbol is placed and seen at a moment of an effect.
struct SymbolPose: Equatable {
    var scale = 1.0
    var opacity = 1.0
    var angle = Angle.zero
    /// As a part of the symbol's size.
    var offset = CGSize.zero

    init() {}

    /// The pose a time in seconds after the effect began.
    init(_ motion: _SymbolMotion, at time: Double, _ options: SymbolEffectOptions) {
        let period = motion.period / max(options.speed, 0.01)
        guard period > 0 else {
            switch motion.kind {
            case .scale: scale = motion.direction > 0 ? 1.15 : 0.85
            case .hide: opacity = 0
            default: break
            }
            return
        }
        let round = period + options.delay
        let part = min(time.truncatingRemainder(dividingBy: round) / period, 1)
        let swing = (1 - cos(2 * .pi * part)) / 2
        switch motion.kind {
        case .bounce: scale = 1 + motion.direction * 0.25 * sin(.pi * part) * (1 - part / 2)
        case .pulse: opacity = 1 - 0.65 * swing
        case .flicker: opacity = part < 1 / 3 ? 0.35 : part < 2 / 3 ? 0.65 : 1
        case .breathe:
            scale = 1 + 0.12 * swing
            opacity = motion.direction > 0 ? 1 : 1 - 0.5 * swing
        case .rotate: angle = .degrees(360 * part * motion.direction)
        case .wiggle:
            let amount = sin(4 * .pi * part) * (1 - part) * motion.direction
            if motion.way == .zero {
                angle = .degrees(14 * amount)
            } else {
                offset = CGSize(width: motion.way.width * 0.12 * amount, height: motion.way.height * 0.12 * amount)
            }
        case .scale, .hide, .show, .none: break
        }
    }
}
