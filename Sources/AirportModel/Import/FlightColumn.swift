/// The columns of a table of flights, under the names of the nycflights13 data set.
enum FlightColumn: Int, CaseIterable {
    case date, year, month, day
    case departureTime, scheduledDepartureTime, departureDelay
    case arrivalTime, scheduledArrivalTime, arrivalDelay
    case carrier, flight, tailNumber, origin, destination
    case airTime, distance, cancelled, diverted

    /// The name in the data set.
    var name: String {
        switch self {
        case .date: "date"
        case .year: "year"
        case .month: "month"
        case .day: "day"
        case .departureTime: "dep_time"
        case .scheduledDepartureTime: "sched_dep_time"
        case .departureDelay: "dep_delay"
        case .arrivalTime: "arr_time"
        case .scheduledArrivalTime: "sched_arr_time"
        case .arrivalDelay: "arr_delay"
        case .carrier: "carrier"
        case .flight: "flight"
        case .tailNumber: "tailnum"
        case .origin: "origin"
        case .destination: "dest"
        case .airTime: "air_time"
        case .distance: "distance"
        case .cancelled: "cancelled"
        case .diverted: "diverted"
        }
    }

    /// Under which names the column occurs, in lower case and without underscores and spaces: the data set's own, and
    /// those under which the Bureau of Transportation Statistics publishes the same records.
    var spellings: [String] {
        switch self {
        case .date: ["flightdate", "fldate"]
        case .day: ["day", "dayofmonth"]
        case .scheduledDepartureTime: ["scheddeptime", "crsdeptime"]
        case .scheduledArrivalTime: ["schedarrtime", "crsarrtime"]
        case .carrier: ["carrier", "reportingairline", "opuniquecarrier", "uniquecarrier", "opcarrier"]
        case .flight: ["flight", "flightnumberreportingairline", "opcarrierflnum", "flightnum"]
        case .tailNumber: ["tailnum", "tailnumber"]
        default: [name.replacing("_", with: "")]
        }
    }

    /// Whether a table without the column is no table of flights. A date may replace year, month and day.
    var isRequired: Bool {
        switch self {
        case .date, .tailNumber, .airTime, .distance, .cancelled, .diverted: false
        default: true
        }
    }
}

/// Where the columns of a table are, found by their names in any order and letter case.
struct Heading {
    /// What the table is about.
    let kind: ImportSummary.Kind
    /// How many columns it has.
    let count: Int
    private let positions: [String: Int]

    /// Reads the heading from its names. Fails with the columns that a table of flights would need.
    init(_ names: [String], file: String) throws(ImportError) {
        count = names.count
        positions = Dictionary(
            names.map(Self.normalized).enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        if positions["faa"] != nil, positions["name"] != nil {
            kind = .airports
        } else if positions["carrier"] != nil, positions["name"] != nil, positions["flight"] == nil {
            kind = .airlines
        } else {
            kind = .flights
            let places = flightColumns
            let missing = FlightColumn.allCases.filter { column in
                let isInDate = [.year, .month, .day].contains(column) && places[FlightColumn.date.rawValue] >= 0
                return column.isRequired && !isInDate && places[column.rawValue] < 0
            }
            if !missing.isEmpty { throw .notATable(file: file, missing: missing.map(\.name)) }
        }
    }

    /// The place of a column by its name, or nil.
    func position(_ name: String) -> Int? { positions[Self.normalized(name)] }

    /// The places of the columns of flights by their raw values; −1 for a column that is missing.
    var flightColumns: [Int] {
        FlightColumn.allCases.map { $0.spellings.lazy.compactMap { positions[$0] }.first ?? -1 }
    }

    private static func normalized(_ name: String) -> String {
        name.lowercased().filter { $0 != "_" && !$0.isWhitespace }
    }
}
