import AirportModel
import SwiftUI

/// Whose board is shown.
enum BoardSource: Hashable, Sendable {
    /// The made-up airport that the app opens with.
    case sample
    /// An airport with imported flights.
    case airport(Airport)
    /// Several airports of a city with imported flights, by their codes.
    case area(MetropolitanArea, codes: [String])

    /// The name in the heading.
    var name: String {
        switch self {
        case .sample: AppInformation.name
        case .airport(let airport): airport.city.map { "\($0) (\(airport.code))" } ?? airport.name
        case .area(let area, let codes): "\(area.name) (\(codes.joined(separator: ", ")))"
        }
    }

    /// The time zone of its clocks; that of the person looking, in the sample airport.
    var timeZone: TimeZone {
        switch self {
        case .sample: .current
        case .airport(let airport): airport.timeZone
        case .area(_, let codes): codes.lazy.compactMap { KnownAirports.airport(code: $0)?.timeZone }.first ?? .gmt
        }
    }

    /// The codes of its airports in the store; none for the sample airport.
    var codes: Set<String> {
        switch self {
        case .sample: []
        case .airport(let airport): [airport.code]
        case .area(_, let codes): Set(codes)
        }
    }
}

/// What the list of airports offers.
struct AirportChoice: Identifiable, Hashable, Sendable {
    let source: BoardSource
    /// The line below the name.
    let details: String
    /// What a search looks into.
    private let terms: [String]

    var id: BoardSource { source }
    var name: String { source.name }

    /// The sample airport.
    static let sample = AirportChoice(
        source: .sample, details: String(localized: "Sample airport with made-up flights"),
        terms: ["MTA", AppInformation.name, "sample"])

    /// Everything that has flights: the sample airport, cities with several airports, then airports, busy ones first.
    static func all(from summaries: [AirportSummary]) -> [AirportChoice] {
        [sample] + areas(summaries)
            + summaries.sorted { ($1.departures + $1.arrivals, $0.id) < ($0.departures + $0.arrivals, $1.id) }.map {
                let airport = $0.airport
                return AirportChoice(
                    source: .airport(airport), details: details(airport.name, [$0]),
                    terms: [airport.code, airport.name, airport.city ?? ""])
            }
    }

    private static func areas(_ summaries: [AirportSummary]) -> [AirportChoice] {
        MetropolitanArea.all.compactMap { area in
            let members = summaries.filter { area.airports.contains($0.id) }
            guard members.count > 1 else { return nil }
            return AirportChoice(
                source: .area(area, codes: members.map(\.id)),
                details: details(String(localized: "All airports"), members),
                terms: [area.name] + members.flatMap { [$0.id, $0.airport.name, $0.airport.city ?? ""] })
        }
    }

    private static func details(_ name: String, _ summaries: [AirportSummary]) -> String {
        let departures = summaries.reduce(0) { $0 + $1.departures }
        let arrivals = summaries.reduce(0) { $0 + $1.arrivals }
        return "\(name) · \(Wording.count(departures, "departure")) · \(Wording.count(arrivals, "arrival"))"
    }

    /// Whether every word of the text occurs in its code, name or city, whatever letter case and accents.
    func matches(_ text: String) -> Bool {
        text.split(whereSeparator: \.isWhitespace).allSatisfy { word in
            terms.contains { $0.range(of: word, options: [.caseInsensitive, .diacriticInsensitive]) != nil }
        }
    }
}
