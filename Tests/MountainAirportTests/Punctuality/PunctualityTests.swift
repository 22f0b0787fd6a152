import Foundation
import SwiftUI
import Testing

@testable import AirportModel
@testable import MountainAirport

@MainActor
struct ChartTableTests {
    @Test func valuesAreSeparatedAndQuoted() {
        let table = ChartTable(header: ["a", "b"], rows: [["1", "x, \"y\""], ["", "line\nbreak"]])
        #expect(String(decoding: table.csv, as: UTF8.self) == "a,b\r\n1,\"x, \"\"y\"\"\"\r\n,\"line\nbreak\"\r\n")
        #expect([3, 2.345, -0.5, .nan].map { ChartTable.number($0) } == ["3", "2.35", "-0.5", ""])
        #expect(ChartTable.number(nil).isEmpty)
    }

    @Test func tablesHoldTheNumbersOfTheirCharts() {
        let day = CivilDate(year: 2026, month: 3, day: 2)!
        let distribution = DelayDistribution(counts: [-5: 2, 0: 1, 10: 3, 20: 4], cancelled: 2, notRecorded: 1)
        #expect(
            ShareChart.table(distribution, 15).rows == [
                ["On-Time", "3", "0.25"], ["Short Delay", "3", "0.25"],
                ["Long Delay", "4", String(4.0 / 12)], ["Canceled", "2", String(2.0 / 12)],
            ])
        #expect(
            DailyDelayChart.table([DayDelays(day: day, distribution: distribution)]).rows
                == [["2026-03-02", "10", "10", "10", "2", "1"]])
        #expect(DistributionChart.table(distribution).rows == [["-5", "2"], ["0", "1"], ["10", "3"], ["20", "4"]])
        var report = PunctualityReport(measure: .departure)
        report.add(DelayRecord(day: day, hour: 8, departureDelay: 10, arrivalDelay: 4), flights: 2)
        let answer = PunctualityAnswer(report)
        // Monday is the first day of ISO weeks.
        #expect(HourChart.table(answer.hours).rows == [["1", "8", "10", "2"]])
        #expect(DelayPointsChart.table(answer.pairs).rows == [["10", "4", "2"]])
        #expect(RollingDelayChart.table(answer.rolling).rows == [["2026-03-02", "10", "10", "10", "2"]])
    }

    @Test func whatIsPointedAtIsFound() {
        let distribution = DelayDistribution(counts: [0: 3, 10: 2, 100: 5])
        func punctuality(_ flights: Int?) -> Punctuality? { ShareChart.punctuality(at: flights, in: distribution, 15) }
        #expect(
            [0, 2, 3, 4, 5, 9].map(punctuality) == [.onTime, .onTime, .shortDelay, .shortDelay, .longDelay, .longDelay])
        #expect(punctuality(10) == nil && punctuality(nil) == nil)
        let bins = DistributionChart.bins(of: distribution)
        #expect(DistributionChart.bin(at: 12.5, in: bins)?.flights == 2)
        #expect(DistributionChart.bin(at: -3, in: bins) == nil)
        #expect(DistributionChart.bin(at: nil, in: bins) == nil)
        let cells = [(2, 8), (2, 9), (3, 8)].map {
            HourCell(id: HourCell.ID(weekday: $0.0, hour: $0.1), meanDelay: 1, flights: 1)
        }
        #expect(HourChart.cell(hour: 9.5, weekday: nil, in: cells)?.id.hour == 9)
        let tuesday = PunctualityWords.weekdays().first { $0.number == 3 }?.name
        #expect(HourChart.cell(hour: 8.1, weekday: tuesday, in: cells)?.id.weekday == 3)
        #expect(HourChart.cell(hour: 9.1, weekday: tuesday, in: cells) == nil)
        let pairs = [(0, 0, 1), (10, 0, 5), (10, 20, 2)].map {
            DelayPair(departure: $0.0, arrival: $0.1, flights: $0.2)
        }
        #expect(DelayPointsChart.pair(departure: 9, arrival: 16, in: pairs)?.arrival == 20)
        #expect(DelayPointsChart.pair(departure: 9, arrival: nil, in: pairs)?.flights == 5)
        #expect(DelayPointsChart.pair(departure: nil, arrival: 4, in: pairs) == nil)
    }

    @Test func errorsOfSavingSayWhatToDo() {
        #expect(SaveFailure(CocoaError(.fileWriteOutOfSpace)).reason.contains("disk is full"))
        #expect(SaveFailure(CocoaError(.fileWriteNoPermission)).reason.contains("may not write"))
        #expect(SaveFailure(CocoaError(.fileWriteVolumeReadOnly)).reason.contains("only be read"))
    }
}

extension ScreenTests {
    private func state() throws -> (AppState, TemporaryFolder) {
        let folder = try TemporaryFolder()
        return (AppState(clock: TestClock().clock, storeURL: folder.file("flights.sqlite")), folder)
    }

    @Test func questionsAreAnsweredFromSampleAndStore() async throws {
        let (app, folder) = try state()
        let model = PunctualityModel(app: app)
        await model.work()
        #expect(model.problem == nil && !model.hasImports)
        #expect(model.answer?.distribution.total == 4800)
        model.question.subject = .flight
        await model.work()
        #expect(model.question.number == model.choices.numbers.first)
        await model.work()
        #expect(model.answer?.distribution.total ?? 0 >= 10)

        let file = try folder.write(FlightTable.newYork, to: "flights.csv")
        _ = try await FlightImporter(store: try app.store()).importFile(at: file)
        model.question.isSample = false
        model.question.subject = .route
        await model.work()
        #expect(model.hasImports && model.question.origin != "MTA")
        #expect(model.choices.airports.contains { $0.code == "JFK" })
        model.question.origin = "JFK"
        await model.work()
        #expect(model.choices.destinations.contains { $0.code == model.question.destination })
        #expect(model.answer?.distribution.total ?? 0 > 0)
        model.question.airport = "JFK"
        model.question.subject = .airport
        model.question.direction = .departure
        model.question.days = CivilDate(year: 2013, month: 1, day: 1)!...CivilDate(year: 2013, month: 1, day: 1)!
        await model.work()
        let day = try app.store().report(of: .airport("JFK", .departure), days: model.question.days)
        #expect(model.answer == PunctualityAnswer(day))
        // Days beyond all flights are all days.
        model.question.days = CivilDate(year: 2020, month: 1, day: 1)!...CivilDate(year: 2020, month: 1, day: 9)!
        await model.work()
        #expect(model.question.days == nil)
    }

    @Test func aStoreThatCannotBeReadIsNamed() async throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("no store", to: "flights.sqlite")
        let model = PunctualityModel(app: AppState(clock: TestClock().clock, storeURL: file))
        await model.work()
        #expect(model.problem?.isEmpty == false && model.answer == nil)
    }

    @Test func everyChartIsSavedInEveryForm() throws {
        let (app, _) = try state()
        let answer = PunctualityAnswer(app.schedule.report(of: .all))
        let charts = PrintedChart(
            title: "Delay per Day", subtitle: "Ten days",
            content: DailyDelayChart(days: answer.days, threshold: 15, selection: .constant(nil)))
        let png = try charts.data(.png)
        #expect(png.prefix(4) == Data([0x89, 0x50, 0x4e, 0x47]))
        // Twice as many pixels as points.
        #expect(png[16..<24].map { Int($0) } == [0, 0, 7, 8, 0, 0, 4, 96])
        #expect(try charts.data(.pdf).prefix(5) == Data("%PDF-".utf8))
        let svg = String(decoding: try charts.data(.svg), as: UTF8.self)
        #expect(svg.contains("<svg") && svg.hasSuffix("</svg>\n"))
        let printed = [
            try PrintedChart(
                title: "", subtitle: "",
                content: ShareChart(distribution: answer.distribution, threshold: 15, selection: .constant(nil))
            ).data(.png),
            try PrintedChart(
                title: "", subtitle: "",
                content: HourChart(hours: answer.hours, hour: .constant(nil), weekday: .constant(nil))
            ).data(.png),
            try PrintedChart(
                title: "", subtitle: "", content: RollingDelayChart(rolling: answer.rolling, selection: .constant(nil))
            ).data(.png),
        ]
        #expect(printed.allSatisfy { $0.count > 5000 })
    }

    @Test func theStatisticsAreShown() async throws {
        let (app, _) = try state()
        for (width, height, name) in [(1240, 1300, "punctuality-wide"), (360, 900, "punctuality-narrow")] {
            let screen = Screen(width: width, height: height) { PunctualityView(app: app) }
            await screen.settle()
            await screen.pump(until: { screen.texts.contains("Punctuality") })
            await screen.settle()
            #expect(screen.texts.contains("Punctuality"))
            #expect(screen.texts.contains { $0.hasPrefix("4,800 flights") })
            _ = try screen.picture(name)
            await screen.close()
        }
    }

    @Test func preferencesAboutAndShortcutsAreShown() async throws {
        let (app, _) = try state()
        let preferences = Screen(width: 480, height: 520) { PreferencesView(app: app) }
        await preferences.settle()
        #expect(preferences.texts.contains("Default Airport") && preferences.texts.contains("Distances"))
        _ = try preferences.picture("preferences")
        await preferences.close()
        let about = Screen(width: 400, height: 420) { AboutView() }
        await about.settle()
        #expect(about.texts.contains("Version 0.1.0"))
        _ = try about.picture("about")
        await about.close()
        let shortcuts = Screen(width: 440, height: 760) { ShortcutsView() }
        await shortcuts.settle()
        #expect(shortcuts.texts.contains("Filter Flights") && shortcuts.texts.contains("Ctrl"))
        _ = try shortcuts.picture("shortcuts")
        await shortcuts.close()
    }
}
