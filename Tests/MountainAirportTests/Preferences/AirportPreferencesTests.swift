import AirportModel
import Foundation
import Observation
import Synchronization
import Testing

@testable import MountainAirport

@Suite(.serialized)
struct AirportPreferencesTests {
    private let suite = "airport-preferences-\(UUID().uuidString)"

    @Test func choicesAreKeptAndOtherwiseStandard() throws {
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        let first = AirportPreferences(defaults: defaults)
        #expect(first.onTimeThreshold == 15 && first.defaultAirport.isEmpty && first.clockFormat == .system)
        first.distanceUnit = .miles
        first.clockFormat = .twentyFourHours
        first.defaultAirport = "JFK"
        first.onTimeThreshold = 500
        first.notifies = false
        let second = AirportPreferences(defaults: defaults)
        #expect(second.distanceUnit == .miles && second.clockFormat == .twentyFourHours)
        #expect(second.defaultAirport == "JFK" && second.onTimeThreshold == 60 && !second.notifies)
        defaults.set("nonsense", forKey: "ClockFormat")
        defaults.set(-4, forKey: "OnTimeThreshold")
        let third = AirportPreferences(defaults: defaults)
        #expect(third.clockFormat == .system && third.onTimeThreshold == 15)
    }

    @Test func readersHearOfChanges() throws {
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        let preferences = AirportPreferences(defaults: defaults)
        let changes = Mutex(0)
        withObservationTracking {
            _ = preferences.onTimeThreshold
        } onChange: {
            changes.withLock { $0 += 1 }
        }
        preferences.defaultAirport = "LGA"
        preferences.onTimeThreshold = 15
        #expect(changes.withLock { $0 } == 0)
        preferences.onTimeThreshold = 20
        #expect(changes.withLock { $0 } == 1)
    }

    @Test func timesAndDistancesFollowTheChoice() {
        let preferences = AirportPreferences.shared
        let (unit, format) = (preferences.distanceUnit, preferences.clockFormat)
        defer {
            preferences.distanceUnit = unit
            preferences.clockFormat = format
        }
        let newYork = Airport(code: "JFK", timeZone: TimeZone(identifier: "America/New_York"))
        let evening = TestClock.date("2026-03-02T17:05")
        preferences.clockFormat = .twentyFourHours
        #expect(Wording.time(evening, at: newYork) == "17:05")
        preferences.clockFormat = .twelveHours
        #expect(Wording.time(evening, at: newYork).hasPrefix("5:05"))
        preferences.distanceUnit = .kilometers
        #expect(Wording.distance(kilometers: 1189.4) == "1,189 km")
        preferences.distanceUnit = .miles
        #expect(Wording.distance(kilometers: 1189.4) == "739 mi")
    }
}
