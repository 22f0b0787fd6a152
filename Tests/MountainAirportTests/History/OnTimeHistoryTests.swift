import AirportModel
import Foundation
import SwiftUI
import Testing

@testable import MountainAirport

extension ScreenTests {
    /// The flight whose history is the same on all days.
    private var fixedFlight: Flight {
        let clock = TestClock()
        return SampleSchedule(now: clock.now, calendar: clock.calendar).flights[0]
    }

    @Test func theFixedFlightsPieHasFourSegments() {
        let segments = PunctualitySegment.segments(of: fixedFlight.history)
        #expect(segments.map(\.punctuality) == [.onTime, .shortDelay, .longDelay, .cancelled])
        #expect(segments.map { ($0.fraction * 100).rounded() } == [30, 20, 40, 10])
        // A threshold of half an hour moves two flights over.
        let patient = PunctualitySegment.segments(of: fixedFlight.history, threshold: 30)
        #expect(patient.map { ($0.fraction * 100).rounded() } == [30, 40, 20, 10])
        #expect(PunctualitySegment.segments(of: []).isEmpty)
    }

    @Test func slicesRunFromTheTopAgainstTheClock() throws {
        let slices = PieSlice.slices(of: PunctualitySegment.segments(of: fixedFlight.history))
        #expect(slices.map { $0.start.degrees.rounded() } == [270, 162, 90, -54])
        #expect(slices.map { $0.end.degrees.rounded() } == [162, 90, -54, -90])
        let path = HistoryPieChart.path(of: slices[0], center: CGPoint(x: 100, y: 100), radius: 100)
        // Left of the top, not right of it.
        #expect(path.contains(CGPoint(x: 60, y: 40)))
        #expect(!path.contains(CGPoint(x: 140, y: 40)))
        let whole = PieSlice.slices(of: [PunctualitySegment(punctuality: .onTime, fraction: 1)])
        let circle = HistoryPieChart.path(of: whole[0], center: CGPoint(x: 10, y: 10), radius: 10)
        #expect(circle.contains(CGPoint(x: 11, y: 5)) && circle.contains(CGPoint(x: 9, y: 5)))
    }

    @Test func thePiesAreasAreItsShares() async throws {
        let history = fixedFlight.history
        let screen = Screen(width: 420, height: 260) {
            HistoryPieChart(history: history, threshold: 15).frame(width: 400, height: 240)
        }
        await screen.settle()
        #expect(screen.texts.filter { $0.hasSuffix("%") } == ["30%", "20%", "40%", "10%"])
        #expect(screen.texts.contains("Short Delay"))
        let picture = try screen.picture("pie")
        let size = CGSize(width: 420, height: 260)
        func area(_ red: Double, _ green: Double, _ blue: Double) -> Double {
            Double(picture.count(red, green, blue, in: CGRect(x: 0, y: 0, width: 250, height: 260), size: size))
        }
        let areas = [area(0.2, 0.72, 0.36), area(0.97, 0.82, 0.18), area(0.92, 0.24, 0.2), area(0.5, 0, 0)]
        let sum = areas.reduce(0, +)
        try #require(sum > 10_000)
        for (area, share) in zip(areas, [0.3, 0.2, 0.4, 0.1]) { #expect(abs(area / sum - share) < 0.02) }
        await screen.close()
    }

    @Test func barsRunThroughTheColoursOfTheirDelay() {
        let history = fixedFlight.history
        func count(_ entry: FlightHistoryEntry) -> Int { HistoryBarChart.colors(of: entry, threshold: 15).count }
        #expect(history.map(count) == [1, 1, 1, 2, 2, 3, 3, 3, 3, 4])
        #expect(history[0].shortTitle == "14 m" && history[0].title == "Early by 14 minutes.")
        #expect(history[2].shortTitle == "On time")
        #expect(history[9].shortTitle == "Canceled" && history[9].dayTitle == "10 days ago")
        #expect(history[0].dayTitle == "1 day ago")
    }

    @Test func theHistoryShowsBarsAndPie() async throws {
        let flight = fixedFlight
        for (width, name) in [(1100, "history-wide"), (420, "history-narrow")] {
            let screen = Screen(width: width, height: 760) { OnTimeHistoryView(flight: flight) }
            await screen.settle()
            #expect(screen.texts.contains("On Time History for \(flight.boardName)"))
            #expect(screen.texts.contains("Long Delay"))
            let picture = try screen.picture(name)
            let green = picture.count(0.2, 0.72, 0.36, size: CGSize(width: width, height: 760))
            #expect(green > 1000)
            await screen.close()
        }
    }

    @Test func aFlightWithoutARecordSaysSo() async throws {
        let flight = fixedFlight
        let imported = Flight(
            id: 4000, airline: flight.airline, number: "1", direction: .departure, home: flight.home,
            otherAirport: flight.otherAirport, times: flight.times, otherEndTimes: nil, flightMinutes: nil,
            status: .onTime)
        let screen = Screen { OnTimeHistoryView(flight: imported) }
        await screen.settle()
        #expect(screen.texts.contains { $0.hasPrefix("No flight of this number") })
        await screen.close()
    }
}
