import Foundation

/// A flight of a table in the form of nycflights13.
struct Flight {
    /// The scheduled departure.
    let date: Date
    /// The day, at noon, so that no change of clocks moves it.
    let day: Date
    let hour: Int
    let carrier: String
    let aircraft: String
    /// Minutes; nil: cancelled.
    let departureDelay: Double?
    let arrivalDelay: Double?
    /// Minutes in the air.
    let duration: Double?

    /// How late the flight arrived.
    var status: String {
        guard let delay = arrivalDelay ?? departureDelay else { return "Cancelled" }
        return delay <= 0 ? "On time" : delay <= 15 ? "Short delay" : "Long delay"
    }

    static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "America/New_York") ?? .gmt
        return calendar
    }()

    /// The flights of a file; lines that are none are left out.
    static func read(_ file: URL) throws -> [Flight] {
        let text = try String(contentsOf: file, encoding: .utf8)
        var lines = text.split(whereSeparator: \.isNewline)[...]
        guard let header = lines.popFirst() else { return [] }
        let names = header.split(separator: ",").enumerated()
        let columns = Dictionary(names.map { (String($1), $0) }, uniquingKeysWith: { first, _ in first })
        return lines.compactMap { line in
            let fields = line.split(separator: ",", omittingEmptySubsequences: false)
            func text(_ name: String) -> String {
                guard let column = columns[name], column < fields.count else { return "" }
                return String(fields[column])
            }
            func number(_ name: String) -> Double? { Double(text(name)) }
            guard let year = number("year"), let month = number("month"), let day = number("day"),
                let hour = number("hour"), let minute = number("minute")
            else { return nil }
            func date(_ hour: Int, _ minute: Int) -> Date? {
                calendar.date(
                    from: DateComponents(
                        year: Int(year), month: Int(month), day: Int(day), hour: hour, minute: minute))
            }
            guard let scheduled = date(Int(hour), Int(minute)), let noon = date(12, 0) else { return nil }
            return Flight(
                date: scheduled, day: noon, hour: Int(hour), carrier: text("carrier"), aircraft: text("tailnum"),
                departureDelay: number("dep_delay"), arrivalDelay: number("arr_delay"), duration: number("air_time"))
        }
    }
}

/// The flights of a day in numbers.
struct DayDelays: Identifiable {
    let day: Date
    let mean: Double
    let quarters: (Double, Double, Double)

    var id: Date { day }

    static func all(_ flights: [Flight]) -> [DayDelays] {
        Dictionary(grouping: flights, by: \.day).map { day, flights in
            let delays = flights.compactMap(\.arrivalDelay).sorted()
            func quantile(_ part: Double) -> Double {
                delays.isEmpty ? .nan : delays[min(delays.count - 1, Int(part * Double(delays.count)))]
            }
            return DayDelays(
                day: day, mean: delays.reduce(0, +) / Double(max(1, delays.count)),
                quarters: (quantile(0.25), quantile(0.5), quantile(0.75)))
        }
        .sorted { $0.day < $1.day }
    }
}
