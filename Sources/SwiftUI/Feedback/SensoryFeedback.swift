internal import Gtk

/// Something that a device lets people feel or hear.
///
/// A desktop has nothing to feel. `warning`, `error` and `stop` ring the desktop's bell, which people hear or see as their
/// settings say; nothing comes of the others.
public struct SensoryFeedback: Equatable, Sendable {
    /// How heavy a thing is that hits another.
    public struct Weight: Equatable, Sendable {
        private let number: Int
        /// A light thing.
        public static let light = Weight(number: 0)
        /// A thing between light and heavy.
        public static let medium = Weight(number: 1)
        /// A heavy thing.
        public static let heavy = Weight(number: 2)
    }

    /// How a thing that hits another gives way.
    public struct Flexibility: Equatable, Sendable {
        private let number: Int
        /// Hardly.
        public static let rigid = Flexibility(number: 0)
        /// A little.
        public static let solid = Flexibility(number: 1)
        /// Easily.
        public static let soft = Flexibility(number: 2)
    }

    let name: String

    /// Something succeeded.
    public static let success = SensoryFeedback(name: "success")
    /// Something may be wrong: the desktop's bell.
    public static let warning = SensoryFeedback(name: "warning")
    /// Something failed: the desktop's bell.
    public static let error = SensoryFeedback(name: "error")
    /// Something else is selected.
    public static let selection = SensoryFeedback(name: "selection")
    /// A value grew.
    public static let increase = SensoryFeedback(name: "increase")
    /// A value became less.
    public static let decrease = SensoryFeedback(name: "decrease")
    /// Something began.
    public static let start = SensoryFeedback(name: "start")
    /// Something ended: the desktop's bell.
    public static let stop = SensoryFeedback(name: "stop")
    /// Something fits exactly.
    public static let alignment = SensoryFeedback(name: "alignment")
    /// A level was reached.
    public static let levelChange = SensoryFeedback(name: "levelChange")
    /// Things hit each other.
    public static let impact = SensoryFeedback(name: "impact")

    /// Things of a weight hit each other; the intensity is from 0 to 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }

    /// Things that give way hit each other; the intensity is from 0 to 1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { impact }

    /// Rings the desktop's bell.
    @MainActor static var ring: () -> Void = { Display.beep() }

    func play() {
        if ["warning", "error", "stop"].contains(name) { MainThread.assume { Self.ring() } }
    }
}

extension View {
    /// Gives feedback when a value changes; see ``SensoryFeedback`` for what a desktop does.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        onChange(of: trigger) { feedback.play() }
    }

    /// Gives feedback when a value changes and a condition is met.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        onChange(of: trigger) { old, new in
            if condition(old, new) { feedback.play() }
        }
    }

    /// Gives the feedback that a function returns, if any, when a value changes.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { old, new in feedback(old, new)?.play() }
    }

    /// Gives the feedback that a function returns, if any, when a value changes.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { feedback()?.play() }
    }
}
