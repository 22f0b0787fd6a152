import Foundation

/// An airport: its code, its names, where it is, and which time its clocks show.
public struct Airport: Hashable, Sendable, Identifiable {
    /// The code, such as "JFK".
    public let code: String
    /// The airport's own name, such as "John F Kennedy Intl"; the code where no name is known.
    public let name: String
    /// The city it serves, where known.
    public let city: String?
    /// Where it is; nil if unknown.
    public let location: GeographicPoint?
    /// The time zone of its clocks. UTC when `isTimeZoneKnown` is false.
    public let timeZone: TimeZone
    /// Whether the time zone is known. Times at an airport of unknown zone are guesses.
    public let isTimeZoneKnown: Bool

    /// The code.
    public var id: String { code }

    /// What a board calls the airport: the city where known (with the code where a city has several airports), else
    /// the name.
    public var boardName: String {
        guard let city else { return name }
        return KnownAirports.citiesWithSeveralAirports.contains(city) ? "\(city)-\(code)" : city
    }

    /// An airport. Without a name the code stands for it; without a time zone its clocks are taken to show UTC.
    public init(
        code: String, name: String? = nil, city: String? = nil, location: GeographicPoint? = nil,
        timeZone: TimeZone? = nil
    ) {
        self.code = code
        self.name = name ?? code
        self.city = city
        self.location = location
        self.timeZone = timeZone ?? .gmt
        isTimeZoneKnown = timeZone != nil
    }

    /// Whether the text occurs in the code, the name or the city, whatever its letter case and accents.
    public func matches(_ text: String) -> Bool {
        text.isEmpty
            || [code, name, city ?? ""].contains {
                $0.range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil
            }
    }
}
