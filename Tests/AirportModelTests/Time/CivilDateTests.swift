import Foundation
import Testing

@testable import AirportModel

struct CivilDateTests {
    @Test(arguments: [
        (1970, 1, 1, 0), (1969, 12, 31, -1), (2000, 2, 29, 11016), (2013, 1, 1, 15706), (2100, 3, 1, 47541),
    ])
    func countsDays(year: Int, month: Int, day: Int, count: Int) throws {
        let date = try #require(CivilDate(year: year, month: month, day: day))
        #expect(date.daysSinceEpoch == count)
        #expect(date.components == (year, month, day))
    }

    @Test(arguments: [(2013, 2, 29), (2013, 13, 1), (2013, 0, 1), (2013, 4, 31), (1900, 2, 29), (2013, 1, 0)])
    func refusesDaysThatDoNotExist(year: Int, month: Int, day: Int) {
        #expect(CivilDate(year: year, month: month, day: day) == nil)
    }

    @Test func everyDayOfFourCenturiesComesBack() {
        for days in -146_097...146_097 {
            let date = CivilDate(daysSinceEpoch: days)
            let (year, month, day) = date.components
            if CivilDate(year: year, month: month, day: day) != date { Issue.record("\(date)") }
        }
    }

    @Test func countsWeekdaysAsCalendarsDo() {
        #expect(CivilDate(year: 2013, month: 1, day: 1)?.weekday == 3)
        #expect(CivilDate(year: 1969, month: 12, day: 28)?.weekday == 1)
    }

    @Test func dependsOnTheTimeZone() {
        let moment = instant("2013-01-01T03:00")
        #expect(CivilDate(moment, in: calendar().timeZone).description == "2012-12-31")
        #expect(CivilDate(moment, in: .gmt).description == "2013-01-01")
    }

    @Test func startsAtTheFirstInstant() throws {
        let day = try #require(CivilDate(year: 2013, month: 3, day: 10))
        #expect(day.start(in: calendar().timeZone) == instant("2013-03-10T05:00"))
        // There is no midnight on that day in São Paulo: the clock goes from 23:59 to 1:00.
        let summer = try #require(CivilDate(year: 2013, month: 10, day: 20))
        #expect(summer.start(in: calendar("America/Sao_Paulo").timeZone) == instant("2013-10-20T03:00"))
    }
}
