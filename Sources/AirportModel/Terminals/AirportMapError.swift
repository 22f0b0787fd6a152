import Foundation

/// Why a file isn't the map of an airport.
public struct AirportMapError: Error, Hashable, Sendable {
    /// The line that is wrong, from 1 on; nil where the file couldn't be read at all.
    public let line: Int?
    /// What is wrong there, as the rest of a sentence.
    public let reason: String

    init(line: Int?, reason: String) {
        self.line = line
        self.reason = reason
    }
}

extension AirportMapError: LocalizedError {
    public var errorDescription: String? {
        guard let line else { return "The map of the airport can’t be read: \(reason)." }
        return "The map of the airport is wrong in line \(line): \(reason)."
    }
}
