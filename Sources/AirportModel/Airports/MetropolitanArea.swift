/// A city that several airports serve, also where some of them bear another city's name: Newark's is one of New York's.
public struct MetropolitanArea: Hashable, Sendable, Identifiable {
    /// The name of the city.
    public let name: String
    /// The codes of its airports, sorted.
    public let airports: [String]

    /// The name.
    public var id: String { name }

    /// The areas of the United States whose airports airlines sell together, sorted by name.
    public static let all = [
        area("Chicago", "MDW", "ORD"),
        area("Dallas–Fort Worth", "DAL", "DFW"),
        area("Houston", "HOU", "IAH"),
        area("Los Angeles", "BUR", "LAX", "LGB", "ONT", "SNA"),
        area("Miami", "FLL", "MIA", "PBI"),
        area("New York", "EWR", "HPN", "ISP", "JFK", "LGA", "SWF"),
        area("San Francisco", "OAK", "SFO", "SJC"),
        area("Washington", "BWI", "DCA", "IAD"),
    ]

    /// The area that has all of the airports; nil if they belong to different ones, or there are none.
    public static func containing(_ codes: some Collection<String>) -> MetropolitanArea? {
        guard !codes.isEmpty else { return nil }
        return all.first { area in codes.allSatisfy { area.airports.contains($0) } }
    }

    private static func area(_ name: String, _ airports: String...) -> MetropolitanArea {
        MetropolitanArea(name: name, airports: airports)
    }
}
