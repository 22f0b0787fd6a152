import Foundation

/// The airports that are known without any file: their names, cities, places and time zones. A table of flights names
/// airports by their codes only, and without a zone its local times can't be understood.
public enum KnownAirports {
    /// The airport with the code, or nil.
    public static func airport(code: String) -> Airport? { byCode[code] }

    /// All of them, in no order.
    public static let all: [Airport] = Array(byCode.values)

    /// Cities that more than one known airport serves.
    static let citiesWithSeveralAirports: Set<String> = {
        var seen: Set<String> = []
        return Set(byCode.values.compactMap(\.city).filter { !seen.insert($0).inserted })
    }()

    private static let byCode: [String: Airport] = {
        var airports: [String: Airport] = [:]
        for line in table.split(separator: "\n") {
            let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            guard fields.count == 6, let latitude = Double(fields[2]), let longitude = Double(fields[3]) else {
                preconditionFailure("a line of the table of airports has not six fields: \(line)")
            }
            airports[fields[0]] = Airport(
                code: fields[0], name: fields[4], city: fields[5],
                location: GeographicPoint(latitude: latitude, longitude: longitude),
                timeZone: zones[fields[1]].flatMap { TimeZone(identifier: $0) })
        }
        return airports
    }()

    private static let zones = [
        "A": "America/Anchorage", "C": "America/Chicago", "E": "America/New_York", "G": "Pacific/Guam",
        "H": "Pacific/Honolulu", "M": "America/Denver", "N": "Pacific/Guam", "P": "America/Los_Angeles",
        "R": "America/Puerto_Rico", "S": "Pacific/Pago_Pago", "V": "America/Puerto_Rico", "Z": "America/Phoenix",
    ]
}
