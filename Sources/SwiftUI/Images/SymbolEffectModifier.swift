import Foundation

/// Animates symbols.
public struct _SymbolEffectModifier: ViewModifier {
    let motion: _SymbolMotion
    let options: SymbolEffectOptions
    /// Shown while this is true; nil: once for each new value.
    let isActive: Bool?
    nonisolated(unsafe) let value: AnyHashable?

    @State private var start: Date?
    @Environment(\.symbolEffectsAreRemoved) private var isRemoved
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    nonisolated init(motion: _SymbolMotion, options: SymbolEffectOptions, isActive: Bool?, value: AnyHashable?) {
        self.motion = motion
        self.options = options
        self.isActive = isActive
        self.value = value
    }

    /// How long the effect goes on, in seconds; nil: until it isn't active any more.
    private var length: Double? {
        let rounds = options.rounds ?? (isActive == nil ? 1 : .max)
        guard rounds < .max else { return nil }
        return Double(rounds) * (motion.period / max(options.speed, 0.01) + options.delay)
    }

    private var isShown: Bool { !isRemoved && (isActive ?? (start != nil)) }

    /// The symbols with the effect.
    public func body(content: Content) -> some View {
        let moves = isShown && start != nil && motion.period > 0 && !reducesMotion
        TimelineView(.animation(minimumInterval: nil, paused: !moves)) { timeline in
            content.modifier(_SymbolPoseModifier(pose: pose(at: timeline.date, moves)))
        }
        .onChange(of: isActive, initial: true) { start = isActive == true ? Date() : nil }
        .onChange(of: value) { start = Date() }
        .task(id: start) {
            guard start != nil, let length else { return }
            try? await Task.sleep(for: .seconds(length))
            if !Task.isCancelled { start = nil }
        }
    }

    private func pose(at date: Date, _ moves: Bool) -> SymbolPose {
        if motion.period == 0 {
            // An active appearance is the usual look, an inactive one no look.
            let isSeen = motion.kind == .show ? isActive ?? true : true
            if !isSeen, !isRemoved { return SymbolPose(_SymbolMotion(kind: .hide), at: 0, options) }
            return isShown ? SymbolPose(motion, at: 0, options) : SymbolPose()
        }
        guard moves, let start else { return SymbolPose() }
        return SymbolPose(motion, at: max(0, date.timeIntervalSince(start)), options)
    }
}

/// Draws a symbol in a pose.
public struct _SymbolPoseModifier {
    let pose: SymbolPose
}

extension _SymbolPoseModifier: PresentationEffect {
    func contribute(to presentation: inout LeafPresentation, frame: CGRect, isRightToLeft: Bool) {
        presentation.opacity *= pose.opacity
        guard pose.scale != 1 || pose.angle != .zero || pose.offset != .zero else { return }
        let turn = CGAffineTransform(scaleX: pose.scale, y: pose.scale).rotated(by: pose.angle.radians)
        let move = CGAffineTransform(
            translationX: pose.offset.width * frame.width, y: pose.offset.height * frame.height)
        presentation.concatenate(
            ProjectionTransform(turn.concatenating(move)).around(CGPoint(x: frame.midX, y: frame.midY)))
    }
}

private enum SymbolEffectsRemovedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether symbols aren't animated.
    var symbolEffectsAreRemoved: Bool {
        get { self[SymbolEffectsRemovedKey.self] }
        set { self[SymbolEffectsRemovedKey.self] = newValue }
    }
}

extension View {
    /// Animates the symbols in the view while a condition holds. They keep still where the desktop asks for less motion.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(_SymbolEffectModifier(motion: effect._motion, options: options, isActive: isActive, value: nil))
    }

    /// Animates the symbols in the view once for each change of a value.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(
            _SymbolEffectModifier(
                motion: effect._motion, options: options, isActive: nil, value: AnyHashable(EquatableKey(value))))
    }

    /// Has the symbols in the view keep still, whatever effects there are around.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolEffectsAreRemoved) { $0 = $0 || isEnabled }
    }
}

/// A value that can be compared, where one is needed that can be hashed.
private struct EquatableKey<Value: Equatable>: Hashable {
    let value: Value

    init(_ value: Value) { self.value = value }

    func hash(into hasher: inout Hasher) {}
}
