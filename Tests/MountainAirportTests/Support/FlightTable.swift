import AirportModel
import Foundation

/// Tables of made-up flights in the form of the nycflights13 data set.
enum FlightTable {
    static let heading =
        "year,month,day,dep_time,sched_dep_time,dep_delay,arr_time,sched_arr_time,arr_delay,"
        + "carrier,flight,tailnum,origin,dest,air_time,distance,hour,minute,time_hour"

    /// A departure at 5:15, two minutes late, unless told otherwise; without a departure it is cancelled.
    static func row(
        month: Int = 1, day: Int = 1, isCancelled: Bool = false, carrier: String = "UA", number: Int = 1545,
        origin: String = "EWR", destination: String = "ORD"
    ) -> String {
        let times = isCancelled ? ",515,,,719," : "517,515,2,730,719,11"
        return "2013,\(month),\(day),\(times),\(carrier),\(number),N14228,\(origin),\(destination),127,719,5,15,"
            + "2013-01-01T10:00:00Z"
    }

    static func text(_ rows: [String]) -> String {
        ([heading] + rows).joined(separator: "\n") + "\n"
    }

    /// Two days of New York, with 842 departures on the first, of which 4 are cancelled, as on the real 1 January 2013.
    static var newYork: String {
        let origins = ["EWR", "JFK", "LGA"]
        let first = (0..<842).map { row(isCancelled: $0 < 4, number: 1 + $0, origin: origins[$0 % 3]) }
        let second = (0..<30).map { row(day: 2, number: 1 + $0, origin: origins[$0 % 3], destination: "BOS") }
        return text(first + second)
    }

    /// So many rows that an import can be stopped before it is done.
    static var long: String {
        let row = row()
        return text(Array(repeating: row, count: 400_000))
    }

    /// Two flights of Denver in the form of the Bureau of Transportation Statistics, one of them cancelled.
    static let bureau = """
        "FL_DATE","OP_UNIQUE_CARRIER","TAIL_NUM","OP_CARRIER_FL_NUM","ORIGIN","DEST","CRS_DEP_TIME","DEP_TIME",\
        "DEP_DELAY","CRS_ARR_TIME","ARR_TIME","ARR_DELAY","CANCELLED","DIVERTED","AIR_TIME","DISTANCE"
        2019-01-01,"UA","N1234",1,"DEN","ORD","0800","0805",5.00,"1130","1140",10.00,0.00,0.00,120.00,888.00
        2019-01-01,"UA","N1235",2,"DEN","SFO","0900","",,"1040","",,1.00,0.00,,967.00

        """

    /// The real flights of January 2013, where they lie beside the package.
    static var realJanuary: URL? {
        let package = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = package.appendingPathComponent("../shared/data/nycflights13/flights-2013-01.csv").standardized
        return FileManager.default.isReadableFile(atPath: file.path) ? file : nil
    }
}

/// A folder that lives as long as the test that holds it.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("mountain-airport-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func file(_ name: String) -> URL { url.appendingPathComponent(name) }

    func write(_ text: String, to name: String) throws -> URL {
        try Data(text.utf8).write(to: file(name))
        return file(name)
    }
}
