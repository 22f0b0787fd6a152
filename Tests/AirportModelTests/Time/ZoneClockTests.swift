import Foundation
import Testing

@testable import AirportModel

struct ZoneClockTests {
    @Test(arguments: [
        "America/New_York", "America/Phoenix", "Pacific/Honolulu", "Asia/Kathmandu", "Australia/Lord_Howe",
    ])
    func agreesWithFoundation(zone: String) throws {
        let timeZone = try #require(TimeZone(identifier: zone))
        var clock = ZoneClock(timeZone)
        let start = CivilDate(year: 2013, month: 1, day: 1)!.daysSinceEpoch * 1440
        for minute in stride(from: start, to: start + 366 * 1440, by: 15) {
            let expected = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(minute) * 60)) / 60
            if clock.offset(atUTC: minute) != expected { Issue.record("\(zone) \(minute)") }
            let local = minute + expected
            let back = clock.utc(fromLocal: local)
            // A repeated hour has two right answers.
            if back + clock.offset(atUTC: back) != local { Issue.record("\(zone) local \(local)") }
        }
    }

    @Test func takesAPlausibleInstantForASkippedTime() {
        var clock = ZoneClock(calendar().timeZone)
        let local = CivilDate(year: 2013, month: 3, day: 10)!.daysSinceEpoch * 1440 + 150
        let minute = clock.utc(fromLocal: local)
        let early = Int(instant("2013-03-10T06:30").timeIntervalSince1970) / 60
        #expect(minute == early || minute == early + 60)
    }
}
