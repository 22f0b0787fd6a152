/// A row that was skipped.
public struct BrokenRow: Hashable, Sendable, Identifiable {
    /// The line of the file where the row begins; the heading is line 1.
    public let line: Int
    /// What is wrong, as a sentence without its full stop.
    public let reason: String

    /// The line.
    public var id: Int { line }
}

/// What an import did.
public struct ImportSummary: Hashable, Sendable {
    /// The tables that can be imported.
    public enum Kind: Hashable, Sendable {
        /// Flights and how punctual they were.
        case flights
        /// Codes and names of airlines.
        case airlines
        /// Codes, names, places and time zones of airports.
        case airports
    }

    /// How many broken rows are kept with their reasons; further ones are only counted.
    public static let maximumBrokenRows = 100

    /// The kind of the table.
    public internal(set) var kind: Kind
    /// The name of the file.
    public internal(set) var fileName: String
    /// How many rows there were below the heading, broken ones included.
    public internal(set) var rowsRead = 0
    /// How many were new.
    public internal(set) var inserted = 0
    /// How many were known, with other values.
    public internal(set) var updated = 0
    /// How many were known as they are.
    public internal(set) var unchanged = 0
    /// How many were broken and skipped.
    public internal(set) var brokenRowCount = 0
    /// The first of the broken rows.
    public internal(set) var brokenRows: [BrokenRow] = []
    /// The tables beside the file that were read as well: "airlines.csv", "airports.csv".
    public internal(set) var companions: [String] = []
    /// Why a table beside the file couldn't be used.
    public internal(set) var companionProblems: [String] = []
    /// The airports of the flights whose time zone isn't known, sorted. Their times are shown as they were recorded,
    /// durations to and from them may be wrong.
    public internal(set) var airportsWithoutTimeZone: [String] = []
    /// The days of departure, from the first to the last; nil without a flight.
    public internal(set) var days: ClosedRange<CivilDate>?
    /// The airports of departure, those with the most flights first.
    public internal(set) var origins: [String] = []

    init(kind: Kind, fileName: String) {
        self.kind = kind
        self.fileName = fileName
    }

    mutating func addBrokenRow(line: Int, reason: String) {
        brokenRowCount += 1
        if brokenRows.count < Self.maximumBrokenRows { brokenRows.append(BrokenRow(line: line, reason: reason)) }
    }
}
