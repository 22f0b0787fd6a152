import AirportModel
import Foundation
import SwiftUI
import Testing

@testable import MountainAirport

extension ScreenTests {
    private struct Event: Identifiable {
        let id: Int
        let time: Date
    }

    private func calendar() -> Calendar { TestClock().calendar }

    @Test func eventsAreGroupedByAllHoursBetween() {
        let events = ["09:50", "07:05", "07:45"].enumerated().map {
            Event(id: $0.offset, time: TestClock.date("2026-03-02T\($0.element)"))
        }
        let hours = TimelineHour.hours(of: events, by: \.time, calendar: calendar())
        #expect(hours.map(\.start) == ["07", "08", "09"].map { TestClock.date("2026-03-02T\($0):00") })
        #expect(hours.map { $0.events.map(\.id) } == [[1, 2], [], [0]])
        #expect(TimelineHour.hours(of: [Event](), by: \.time, calendar: calendar()).isEmpty)
    }

    @Test func theHourThatComesTwiceIsTwoHours() {
        // On 1 November 2026 the clocks of New York go back from 2:00 to 1:00.
        let first = TestClock.date("2026-11-01T00:30")
        let events = [0.0, 1, 2, 3].enumerated().map { Event(id: $0.offset, time: first + $0.element * 3600) }
        let hours = TimelineHour.hours(of: events, by: \.time, calendar: calendar())
        #expect(hours.map { $0.events.map(\.id) } == [[0], [1], [2], [3]])
    }

    @Test func aRouteFillsItsMapAndIsNotTorn() {
        let newYork = GeographicPoint(latitude: 40.64, longitude: -73.78)
        let tokyo = GeographicPoint(latitude: 35.77, longitude: 140.39)
        let map = RouteProjection(from: newYork, to: tokyo, size: CGSize(width: 300, height: 300))
        let (xs, ys) = (map.points.map(\.x), map.points.map(\.y))
        #expect(abs(xs.min()! - 10) < 0.01 && abs(xs.max()! - 290) < 0.01)
        #expect(ys.min()! >= 10 && ys.max()! <= 290)
        // It leads over the date line in one go: no step of a 64th is longer than a tenth of the map.
        let steps = zip(map.points, map.points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
        #expect(steps.max()! < 30)
        // Far in the north of both, as great circles are.
        #expect(ys.min()! < map.position(of: newYork).y - 50)
        let start = map.position(of: newYork)
        #expect(hypot(start.x - map.points[0].x, start.y - map.points[0].y) < 1e-6)
        let back = map.place(at: start)
        #expect(abs(back.latitude - 40.64) < 1e-6 && abs(back.longitude + 73.78) < 1e-6)
    }

    @Test func aRouteIsDrawnUpToItsProgress() {
        let map = RouteProjection(
            from: GeographicPoint(latitude: 0, longitude: 0), to: GeographicPoint(latitude: 0, longitude: 10),
            size: CGSize(width: 120, height: 60))
        #expect(map.points(upTo: 0).last!.x == map.points[0].x)
        #expect(abs(map.points(upTo: 0.5).last!.x - 60) < 1e-6)
        #expect(abs(map.points(upTo: 0.755).last!.x - 85.5) < 1e-6)
        #expect(map.points(upTo: 1) == map.points && map.points(upTo: 2) == map.points)
        // Ten kilometres at the equator, where ten degrees are a hundred points.
        #expect(abs(map.length(10, atLatitude: 0) - 0.899) < 0.01)
    }

    @Test func theTimelineShowsTodaysFlights() async throws {
        let clock = TestClock("2026-03-02T12:07")
        let schedule = SampleSchedule(now: clock.now, calendar: clock.calendar)
        let flights = schedule.flights(on: schedule.today)
        for (width, name) in [(900, "timeline-wide"), (360, "timeline-narrow")] {
            let screen = Screen(width: width, height: 900) {
                FlightTimelineView(flights: flights).environment(\.airportClock, clock.clock)
            }
            await screen.settle()
            #expect(screen.texts.contains(flights[0].boardName))
            #expect(screen.texts.contains { $0.hasPrefix("6:00") })
            _ = try screen.picture(name)
            await screen.close()
        }
    }

    @Test func anAirplaneIsWhereTheFlightIs() async throws {
        for (progress, range) in [(0.0, 0.0...30.0), (0.5, 130...170), (1.0, 270...300)] {
            let screen = Screen(width: 300, height: 60) {
                FlightProgressLine(progress: progress, color: Color(red: 1, green: 0, blue: 0))
                    .frame(width: 300)
            }
            await screen.settle()
            let picture = try screen.picture("progress-\(progress)")
            var columns: [Double] = []
            for x in 0..<300
            where picture.count(
                1, 0, 0, in: CGRect(x: x, y: 0, width: 1, height: 60), size: .zero, tolerance: 0.1) > 3
            {
                columns.append(Double(x))
            }
            try #require(!columns.isEmpty)
            let middle = (columns.first! + columns.last!) / 2
            #expect(range.contains(middle), "\(progress): \(middle)")
            await screen.close()
        }
    }

    @Test func withoutFlightsTheTimelineSaysSo() async {
        let screen = Screen { FlightTimelineView(flights: []) }
        await screen.settle()
        #expect(screen.texts.contains("No Flights"))
        await screen.close()
    }
}
