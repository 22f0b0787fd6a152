/// A row of a table of flights, checked, with local times and codes as they were written.
struct FlightRecord {
    var airline: UInt64
    var number: Int
    var origin: UInt64
    var destination: UInt64
    /// Days since 1970.
    var day: Int
    /// Minutes after midnight, 0…1440.
    var scheduledDeparture: Int
    var departureDelay: Int?
    /// Minutes after midnight, 0…1440; nil if missing.
    var scheduledArrival: Int?
    var arrivalDelay: Int?
    var outcome: FlightRow.Outcome
    var airMinutes: Int?
    var miles: Int?
}

/// Reads the rows of a table of flights.
struct FlightRecordParser {
    private let places: [Int]
    private let reader: CSVReader

    init(_ heading: Heading, reader: CSVReader) {
        places = heading.flightColumns
        self.reader = reader
    }

    /// The aircraft's registration in the current record; empty if missing.
    var tailNumber: UnsafeBufferPointer<UInt8> {
        let field = field(.tailNumber)
        return field.isMissing || field.bytes.count > 16 || field.text == nil
            ? UnsafeBufferPointer(start: nil, count: 0) : field.bytes
    }

    /// The current record of the reader.
    func parse() throws(RowError) -> FlightRecord {
        let scheduledDeparture = try time(.scheduledDepartureTime)
        guard let scheduledDeparture else { throw missing(.scheduledDepartureTime) }
        var record = FlightRecord(
            airline: try code(.carrier), number: try required(.flight, in: 1...FlightRow.largestNumber),
            origin: try code(.origin), destination: try code(.destination), day: try day(),
            scheduledDeparture: scheduledDeparture, departureDelay: nil,
            scheduledArrival: try time(.scheduledArrivalTime),
            arrivalDelay: nil, outcome: .cancelled, airMinutes: try optional(.airTime, in: 0...2880),
            miles: try optional(.distance, in: 0...20_000))

        let departure = try time(.departureTime)
        let arrival = try time(.arrivalTime)
        let departureDelay = try optional(.departureDelay, in: Self.delays)
        let arrivalDelay = try optional(.arrivalDelay, in: Self.delays)
        let isCancelled = try optional(.cancelled, in: 0...1) == 1
        let isDiverted = try optional(.diverted, in: 0...1) == 1
        guard let departure, !isCancelled else { return record }

        record.departureDelay = departureDelay ?? Self.difference(departure, scheduledDeparture)
        if arrival != nil, !isDiverted, record.scheduledArrival != nil {
            record.arrivalDelay = arrivalDelay
        }
        record.outcome = isDiverted ? .diverted : record.arrivalDelay == nil ? .notRecorded : .flown
        return record
    }

    /// Nobody departs more than two days early, or more than two weeks late under the same number.
    private static let delays = -2880...20_160

    /// The minutes from one time of day to another, the shorter way around the clock.
    private static func difference(_ time: Int, _ scheduled: Int) -> Int {
        let ahead = ((time - scheduled) % 1440 + 1440) % 1440
        return ahead > 720 ? ahead - 1440 : ahead
    }

    // MARK: Fields

    @inline(__always)
    private func field(_ column: FlightColumn) -> FieldBytes {
        let place = places[column.rawValue]
        return FieldBytes(place < 0 ? UnsafeBufferPointer(start: nil, count: 0) : reader.field(place))
    }

    private func optional(_ column: FlightColumn, in range: ClosedRange<Int>) throws(RowError) -> Int? {
        let field = field(column)
        if field.isMissing { return nil }
        guard let value = field.integer else {
            throw RowError(reason: localized("\(column.name) “\(field.excerpt)” isn’t a whole number"))
        }
        guard range.contains(value) else {
            throw RowError(
                reason: localized("\(column.name) \(value) isn’t between \(range.lowerBound) and \(range.upperBound)"))
        }
        return value
    }

    private func required(_ column: FlightColumn, in range: ClosedRange<Int>) throws(RowError) -> Int {
        guard let value = try optional(column, in: range) else { throw missing(column) }
        return value
    }

    private func missing(_ column: FlightColumn) -> RowError {
        RowError(reason: localized("\(column.name) is missing"))
    }

    /// A time of day written hhmm without leading zeros, in minutes after midnight; 2400 is the end of the day.
    private func time(_ column: FlightColumn) throws(RowError) -> Int? {
        let field = field(column)
        if field.isMissing { return nil }
        guard let value = field.integer, (0...2400).contains(value), value % 100 < 60 else {
            throw RowError(
                reason: localized("\(column.name) “\(field.excerpt)” isn’t a time of day such as 517 or 2359"))
        }
        return value / 100 * 60 + value % 100
    }

    private func code(_ column: FlightColumn) throws(RowError) -> UInt64 {
        let field = field(column)
        // A code may spell NA: only an empty one is missing.
        if field.bytes.isEmpty { throw missing(column) }
        guard let code = field.code else {
            throw RowError(reason: localized("\(column.name) “\(field.excerpt)” isn’t a code of letters and digits"))
        }
        return code
    }

    private func day() throws(RowError) -> Int {
        if places[FlightColumn.date.rawValue] >= 0 { return try date() }
        let year = try required(.year, in: 1900...2200)
        let month = try required(.month, in: 1...12)
        let day = try required(.day, in: 1...31)
        guard let date = CivilDate(year: year, month: month, day: day) else {
            throw RowError(reason: localized("There is no day \(year)-\(month)-\(day)"))
        }
        return date.daysSinceEpoch
    }

    /// A date as yyyy-mm-dd, or as m/d/yyyy with or without a time behind it.
    private func date() throws(RowError) -> Int {
        let field = field(.date)
        if field.isMissing { throw missing(.date) }
        var numbers: [Int] = []
        var number = 0
        var digits = 0
        for byte in field.bytes {
            let digit = byte &- 48
            if digit < 10 {
                number = number * 10 + Int(digit)
                digits += 1
                if digits > 4 { break }
            } else {
                if digits > 0 { numbers.append(number) }
                (number, digits) = (0, 0)
                if numbers.count == 3 { break }
            }
        }
        if digits > 0 { numbers.append(number) }
        if numbers.count >= 3 {
            let isYearFirst = numbers[0] > 31
            let date =
                isYearFirst
                ? CivilDate(year: numbers[0], month: numbers[1], day: numbers[2])
                : CivilDate(year: numbers[2], month: numbers[0], day: numbers[1])
            if let date, (1900...2200).contains(date.components.year) { return date.daysSinceEpoch }
        }
        throw RowError(reason: localized("The date “\(field.excerpt)” isn’t a day such as 2013-01-31"))
    }
}
