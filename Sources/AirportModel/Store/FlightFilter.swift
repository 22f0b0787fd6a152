import Foundation

/// A filter made from what a person types: every word must be found in the flight, in any letter case.
///
/// A word is found when it begins the flight number ("15"), the number with its airline ("UA15") or the gate, when it
/// is the airline's code, or occurs in its name, or when it begins the other airport's code or occurs in its city or
/// name.
public struct FlightFilter: Hashable, Sendable {
    /// The words, in capitals and without accents.
    let words: [String]

    /// A filter for the words of the text; without a word it lets everything through.
    public init(_ text: String) {
        words = text.split(whereSeparator: \.isWhitespace).map { Self.folded(String($0)) }
    }

    /// Whether it lets everything through.
    public var isEmpty: Bool { words.isEmpty }

    /// Whether the flight passes.
    public func matches(_ flight: Flight) -> Bool {
        words.allSatisfy { word in
            flight.number.hasPrefix(word) || flight.designator.uppercased().hasPrefix(word)
                || (flight.gate?.uppercased().hasPrefix(word) ?? false) || Self.matches(word, flight.airline)
                || Self.matches(word, flight.otherAirport)
        }
    }

    static func matches(_ word: String, _ airline: Airline) -> Bool {
        airline.code.uppercased() == word || folded(airline.name).contains(word)
    }

    static func matches(_ word: String, _ airport: Airport) -> Bool {
        airport.code.uppercased().hasPrefix(word) || folded(airport.name).contains(word)
            || airport.city.map { folded($0).contains(word) } ?? false
    }

    private static func folded(_ text: String) -> String {
        text.folding(options: .diacriticInsensitive, locale: nil).uppercased()
    }
}
