import AirportModel
import Foundation
import Observation
import Synchronization

/// How lengths are written.
enum DistanceUnit: String, CaseIterable, Sendable {
    case kilometers
    case miles
}

/// How the time of day is written.
enum ClockFormat: String, CaseIterable, Sendable {
    /// As the language of the desktop does.
    case system
    case twelveHours
    case twentyFourHours
}

/// What a person prefers, kept in the user defaults.
///
/// Words are made in many places, also off the main thread, and all of them follow a change: whoever reads a value while
/// a view is evaluated makes the view depend on it.
final class AirportPreferences: Observable, Sendable {
    /// Those of the app.
    static let shared = AirportPreferences()

    private struct Values: Sendable {
        var distanceUnit = DistanceUnit.kilometers
        var clockFormat = ClockFormat.system
        var defaultAirport = ""
        var onTimeThreshold = Punctuality.standardThreshold
        var notifies = true
    }

    private enum Key {
        static let distanceUnit = "DistanceUnit"
        static let clockFormat = "ClockFormat"
        static let defaultAirport = "DefaultAirport"
        static let onTimeThreshold = "OnTimeThreshold"
        static let notifies = "NotifiesOfFollowedFlights"
    }

    /// The minutes that the threshold can have.
    static let thresholds = 1...60

    private let registrar = ObservationRegistrar()
    private let values: Mutex<Values>
    /// UserDefaults may be used from any thread.
    nonisolated(unsafe) private let defaults: UserDefaults

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
        var values = Values()
        // Where nothing was chosen, a person in the United States sees miles.
        values.distanceUnit =
            defaults.string(forKey: Key.distanceUnit).flatMap { DistanceUnit(rawValue: $0) }
            ?? (Locale.desktop.measurementSystem == .us ? .miles : .kilometers)
        if let format = defaults.string(forKey: Key.clockFormat).flatMap({ ClockFormat(rawValue: $0) }) {
            values.clockFormat = format
        }
        values.defaultAirport = defaults.string(forKey: Key.defaultAirport) ?? ""
        if let threshold = defaults.object(forKey: Key.onTimeThreshold) as? Int,
            Self.thresholds.contains(threshold)
        {
            values.onTimeThreshold = threshold
        }
        if let notifies = defaults.object(forKey: Key.notifies) as? Bool { values.notifies = notifies }
        self.values = Mutex(values)
    }

    /// How lengths are written.
    var distanceUnit: DistanceUnit {
        get { read(\.distanceUnit, \.distanceUnit) }
        set { write(newValue, \.distanceUnit, \.distanceUnit, newValue.rawValue, Key.distanceUnit) }
    }

    /// How times are written.
    var clockFormat: ClockFormat {
        get { read(\.clockFormat, \.clockFormat) }
        set { write(newValue, \.clockFormat, \.clockFormat, newValue.rawValue, Key.clockFormat) }
    }

    /// The code of the airport that the board opens with; empty for the sample airport.
    var defaultAirport: String {
        get { read(\.defaultAirport, \.defaultAirport) }
        set { write(newValue, \.defaultAirport, \.defaultAirport, newValue, Key.defaultAirport) }
    }

    /// The longest delay, in minutes, that counts as a short one.
    var onTimeThreshold: Int {
        get { read(\.onTimeThreshold, \.onTimeThreshold) }
        set {
            let threshold = min(max(newValue, Self.thresholds.lowerBound), Self.thresholds.upperBound)
            write(threshold, \.onTimeThreshold, \.onTimeThreshold, threshold, Key.onTimeThreshold)
        }
    }

    /// Whether the desktop tells of followed flights.
    var notifies: Bool {
        get { read(\.notifies, \.notifies) }
        set { write(newValue, \.notifies, \.notifies, newValue, Key.notifies) }
    }

    private func read<Value: Sendable>(
        _ property: KeyPath<AirportPreferences, Value>, _ value: KeyPath<Values, Value> & Sendable
    ) -> Value {
        registrar.access(self, keyPath: property)
        return values.withLock { $0[keyPath: value] }
    }

    private func write<Value: Sendable & Equatable>(
        _ new: Value, _ property: KeyPath<AirportPreferences, Value>,
        _ value: WritableKeyPath<Values, Value> & Sendable, _ stored: Any, _ key: String
    ) {
        guard values.withLock({ $0[keyPath: value] }) != new else { return }
        registrar.withMutation(of: self, keyPath: property) {
            values.withLock { $0[keyPath: value] = new }
        }
        defaults.set(stored, forKey: key)
    }

    /// The language of the desktop with the chosen clock.
    var locale: Locale {
        let format = clockFormat
        if format == .system { return .desktop }
        var components = Locale.Components(locale: .desktop)
        components.hourCycle = format == .twelveHours ? .oneToTwelve : .zeroToTwentyThree
        return Locale(components: components)
    }
}
