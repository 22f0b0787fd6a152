import AirportModel
import Foundation
import SwiftUI

/// What is said about the places of a map.
enum PlaceWording {
    /// In one line.
    static func summary(of place: MapPlace, isMarked: Bool, busyness: [Int: Double]) -> String {
        switch place {
        case .gate:
            isMarked ? String(localized: "The gate of this flight") : String(localized: "Shows its next flights")
        case .shop(let shop): "\(shop.sells). \(hours(shop.hours)). \(busy(busyness[shop.id] ?? 0))"
        case .security: String(localized: "Walks to the gates begin here")
        case .toilets: String(localized: "Toilets")
        }
    }

    /// "Open 6:00 AM – 9:00 PM".
    static func hours(_ hours: OpeningHours) -> String {
        String(localized: "Open \(time(hours.opens)) – \(time(hours.closes))")
    }

    private static func time(_ minutes: Int) -> String {
        let date = Date(timeIntervalSinceReferenceDate: Double(minutes) * 60)
        return date.formatted(
            Date.FormatStyle(date: .omitted, time: .shortened, locale: AirportPreferences.shared.locale, timeZone: .gmt)
        )
    }

    /// How busy a store is, in words.
    static func busy(_ busyness: Double) -> String {
        switch busyness {
        case ..<0.25: String(localized: "Quiet")
        case ..<0.5: String(localized: "Some people")
        case ..<0.75: String(localized: "Busy")
        default: String(localized: "Very busy")
        }
    }
}

/// What is said about walks.
enum WalkWording {
    /// "96 m, 2 min".
    static func short(_ walk: Walk, on map: AirportMap) -> String {
        String(localized: "\(Int(walk.length.rounded())) m, \(map.minutes(toWalk: walk.length)) min")
    }

    /// "Walk from security to gate A3: 96 m, 2 min".
    static func sentence(_ walk: Walk, to gate: TerminalPlan.Gate, on map: AirportMap) -> String {
        String(localized: "Walk from security to gate \(gate.name): \(short(walk, on: map))")
    }
}
