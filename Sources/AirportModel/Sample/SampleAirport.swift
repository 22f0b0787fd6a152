import Foundation

/// The fixed facts of the sample schedule: its airlines, the airports at the other ends, and its own airport.
enum SampleAirport {
    static let airlines = ["US", "Southeast", "Pacific", "Overland"].map { Airline(code: $0) }

    static func home(timeZone: TimeZone) -> Airport {
        Airport(
            code: "MTA", name: "Mountain Airport", location: GeographicPoint(latitude: 35.655, longitude: -83.4411),
            timeZone: timeZone)
    }

    /// The other airports and the minutes to fly there.
    static let others: [(airport: Airport, minutes: Int)] = [
        other("CLT", "Charlotte", 35.2144, -80.9473, "America/New_York", 70),
        other("ATL", "Atlanta", 33.6407, -84.4277, "America/New_York", 60),
        other("ORD", "Chicago", 41.9742, -87.9073, "America/Chicago", 105),
        other("DFW", "Dallas/Ft. Worth", 32.8998, -97.0403, "America/Chicago", 135),
        other("DTW", "Detroit", 42.2162, -83.3554, "America/New_York", 95),
        other("MIA", "Miami", 25.7959, -80.2871, "America/New_York", 125),
        other("BNA", "Nashville", 36.1263, -86.6774, "America/Chicago", 65),
        other("LGA", "New York-LGA", 40.7769, -73.8740, "America/New_York", 105),
        other("DEN", "Denver", 39.8561, -104.6737, "America/Denver", 190),
        other("PHX", "Phoenix", 33.4484, -112.0740, "America/Phoenix", 225),
        other("LAS", "Las Vegas", 36.0840, -115.1537, "America/Los_Angeles", 255),
    ]

    private static func other(
        _ code: String, _ name: String, _ latitude: Double, _ longitude: Double, _ zone: String, _ minutes: Int
    ) -> (airport: Airport, minutes: Int) {
        let airport = Airport(
            code: code, name: name, location: GeographicPoint(latitude: latitude, longitude: longitude),
            timeZone: TimeZone(identifier: zone))
        return (airport, minutes)
    }
}
