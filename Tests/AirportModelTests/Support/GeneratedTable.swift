import Foundation

@testable import AirportModel

/// Tables of flights in the form of the nycflights13 data set, made up from a seed.
enum GeneratedTable {
    static let heading =
        "year,month,day,dep_time,sched_dep_time,dep_delay,arr_time,sched_arr_time,arr_delay,"
        + "carrier,flight,tailnum,origin,dest,air_time,distance,hour,minute,time_hour"

    /// One row, with a flight from Newark to Chicago unless told otherwise.
    static func row(
        date: (Int, Int, Int) = (2013, 1, 1), departure: String = "517", scheduledDeparture: String = "515",
        departureDelay: String = "2", arrival: String = "730", scheduledArrival: String = "719",
        arrivalDelay: String = "11", carrier: String = "UA", flight: String = "1545", tail: String = "N14228",
        origin: String = "EWR", destination: String = "ORD", airTime: String = "127", distance: String = "719"
    ) -> String {
        [
            String(date.0), String(date.1), String(date.2), departure, scheduledDeparture, departureDelay, arrival,
            scheduledArrival, arrivalDelay, carrier, flight, tail, origin, destination, airTime, distance, "5", "15",
            "2013-01-01T10:00:00Z",
        ].joined(separator: ",")
    }

    /// A table from its rows.
    static func text(_ rows: [String]) -> String {
        ([heading] + rows).map { $0 + "\n" }.joined()
    }

    /// A table of `count` different flights from New York, `perDay` a day from 1 January 2013 on. Of every day's flights
    /// the first `cancelledPerDay` are cancelled; some arrive after midnight.
    static func flights(_ count: Int, perDay: Int, cancelledPerDay: Int = 4, seed: UInt64 = 1) -> Data {
        var random = SplitMix64(seed: seed)
        var table = Data((heading + "\n").utf8)
        let first = CivilDate(year: 2013, month: 1, day: 1)!
        let origins = ["EWR", "LGA", "JFK"]
        let others: [(code: String, minutes: Int, hoursFromNewYork: Int)] = [
            ("ORD", 140, -1), ("ATL", 150, 0), ("LAX", 360, -3), ("BOS", 60, 0), ("DEN", 260, -2),
        ]
        for index in 0..<count {
            let (year, month, day) = first.adding(days: index / perDay).components
            let place = index % perDay
            let other = random.element(of: others)
            // Away from the hour that daylight saving time skips or repeats.
            let scheduled = 300 + place * 1130 / perDay
            let delay = random.below(100) - 20
            let arrival = scheduled + other.minutes + 60 * other.hoursFromNewYork
            let isCancelled = place < cancelledPerDay
            let row = row(
                date: (year, month, day), departure: isCancelled ? "" : clock(scheduled + delay),
                scheduledDeparture: clock(scheduled), departureDelay: isCancelled ? "" : String(delay),
                arrival: isCancelled ? "NA" : clock(arrival + delay), scheduledArrival: clock(arrival),
                arrivalDelay: isCancelled ? "NA" : String(delay),
                carrier: random.element(of: ["UA", "B6", "DL"]), flight: String(1 + place),
                origin: origins[place % 3], destination: other.code, airTime: isCancelled ? "" : String(other.minutes))
            table.append(contentsOf: row.utf8)
            table.append(10)
        }
        return table
    }

    /// The real flights of January 2013 where they lie beside the package, else as many made up.
    static func january(in folder: TemporaryFolder) throws -> (file: URL, isReal: Bool) {
        let package = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let real = package.appendingPathComponent("../shared/data/nycflights13/flights-2013-01.csv").standardized
        if FileManager.default.isReadableFile(atPath: real.path) { return (real, true) }
        return (try folder.write(flights(27_004, perDay: 842), to: "flights-2013-01.csv"), false)
    }

    private static func clock(_ minutes: Int) -> String {
        let minute = (minutes % 1440 + 1440) % 1440
        return String(minute / 60 * 100 + minute % 60)
    }
}
