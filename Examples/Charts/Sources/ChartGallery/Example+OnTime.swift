import Charts
import SwiftUI

/// How punctual the flights of a table were.
extension Example {
    @MainActor
    static func onTime(_ flights: [Flight]) -> [Example] {
        guard !flights.isEmpty else { return [] }
        let days = DayDelays.all(flights)
        return [
            share(flights), perDay(days), distribution(flights), hours(flights), departures(flights), median(days),
            rotations(flights),
        ]
    }

    @MainActor
    private static func share(_ flights: [Flight]) -> Example {
        let counts = Dictionary(grouping: flights, by: \.status).mapValues(\.count)
        return Example("On time share") {
            Chart(["On time", "Short delay", "Long delay", "Cancelled"], id: \.self) { status in
                SectorMark(angle: .value("Flights", counts[status] ?? 0), innerRadius: .ratio(0.6), angularInset: 1.5)
                    .foregroundStyle(by: .value("Status", status))
                    .cornerRadius(4)
            }
            .chartForegroundStyleScale([
                "On time": Color.green, "Short delay": .yellow, "Long delay": .orange, "Cancelled": .red,
            ])
            .chartBackground { proxy in
                GeometryReader { geometry in
                    if let frame = proxy.plotFrame.map({ geometry[$0] }) {
                        VStack {
                            Text(flights.count, format: .number).font(.title2).foregroundStyle(.primary)
                            Text("flights").font(.caption).foregroundStyle(.secondary)
                        }
                        .position(x: frame.midX, y: frame.midY)
                    }
                }
            }
            .chartLegend(position: .trailing, alignment: .center)
        }
    }

    @MainActor
    private static func perDay(_ days: [DayDelays]) -> Example {
        Example("On time days") {
            Chart {
                ForEach(days) { day in
                    BarMark(
                        x: .value("Day", day.day, unit: .day, calendar: Flight.calendar),
                        y: .value("Mean delay", day.mean)
                    )
                    .foregroundStyle(day.mean > 15 ? Color.orange : .blue)
                    .cornerRadius(2)
                }
                RuleMark(y: .value("Threshold", 15))
                    .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
                    .foregroundStyle(.red)
                    .annotation(position: .top, alignment: .leading) {
                        Text("15 minutes").font(.caption).foregroundStyle(.red)
                    }
            }
            .chartYAxisLabel("Minutes late")
            .environment(\.calendar, Flight.calendar)
            .environment(\.timeZone, Flight.calendar.timeZone)
        }
    }

    @MainActor
    private static func distribution(_ flights: [Flight]) -> Example {
        let delays = flights.compactMap(\.arrivalDelay).filter { $0 >= -60 && $0 < 120 }
        let bins = NumberBins(size: 10.0, range: -60...120)
        var counts = [Int](repeating: 0, count: bins.count)
        for delay in delays { counts[min(bins.count - 1, max(0, bins.index(for: delay)))] += 1 }
        return Example("On time distribution") {
            Chart(Array(zip(bins, counts)), id: \.0.lowerBound) { bin, count in
                BarMark(x: .value("Minutes late", bin), y: .value("Flights", count))
                    .foregroundStyle(bin.lowerBound >= 15 ? Color.orange : .blue)
            }
            .chartXAxisLabel("Minutes late")
        }
    }

    @MainActor
    private static func hours(_ flights: [Flight]) -> Example {
        let names = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        let order = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        struct Cell: Hashable { let day: String, hour: Int }
        let cells = Dictionary(grouping: flights) {
            Cell(day: names[Flight.calendar.component(.weekday, from: $0.day) - 1], hour: $0.hour)
        }
        .mapValues { flights in
            let delays = flights.compactMap(\.departureDelay)
            return delays.reduce(0, +) / Double(max(1, delays.count))
        }
        return Example("On time hours") {
            Chart(Array(cells), id: \.key) { cell, delay in
                RectangleMark(
                    x: .value("Hour", cell.hour..<cell.hour + 1), y: .value("Day", cell.day), height: .ratio(1)
                )
                .foregroundStyle(by: .value("Minutes late", min(60, delay)))
            }
            .chartYScale(domain: order)
            .chartXScale(domain: 5...24)
        }
    }

    @MainActor
    private static func departures(_ flights: [Flight]) -> Example {
        let known = flights.indices.filter {
            flights[$0].departureDelay.map { $0 < 180 } ?? false && flights[$0].arrivalDelay.map { $0 < 180 } ?? false
        }
        return Example("On time departures") {
            Chart(known, id: \.self) { index in
                PointMark(
                    x: .value("Departure", flights[index].departureDelay ?? 0),
                    y: .value("Arrival", flights[index].arrivalDelay ?? 0)
                )
                .symbolSize(6)
                .opacity(0.25)
            }
            .chartXAxisLabel("Minutes late at departure")
            .chartYAxisLabel("at arrival")
        }
    }

    @MainActor
    private static func median(_ days: [DayDelays]) -> Example {
        Example("On time median") {
            Chart(days) { day in
                AreaMark(
                    x: .value("Day", day.day), yStart: .value("A quarter", day.quarters.0),
                    yEnd: .value("Three quarters", day.quarters.2)
                )
                .foregroundStyle(.blue.opacity(0.2))
                LineMark(x: .value("Day", day.day), y: .value("Median", day.quarters.1))
            }
            .chartYAxisLabel("Minutes late")
            .environment(\.calendar, Flight.calendar)
            .environment(\.timeZone, Flight.calendar.timeZone)
        }
    }

    /// The busiest aircraft of the first day in the air.
    @MainActor
    private static func rotations(_ flights: [Flight]) -> Example {
        let first = flights.filter { $0.day == flights[0].day && !$0.aircraft.isEmpty && $0.duration != nil }
        let aircraft = Dictionary(grouping: first, by: \.aircraft).sorted {
            ($1.value.count, $0.key) < ($0.value.count, $1.key)
        }
        .prefix(8)
        let flown = aircraft.flatMap(\.value)
        return Example("On time rotations") {
            Chart(flown.indices, id: \.self) { index in
                let start = flown[index].date.addingTimeInterval((flown[index].departureDelay ?? 0) * 60)
                BarMark(
                    xStart: .value("Departure", start),
                    xEnd: .value("Arrival", start.addingTimeInterval((flown[index].duration ?? 0) * 60)),
                    y: .value("Aircraft", flown[index].aircraft), height: .ratio(0.6)
                )
                .cornerRadius(3)
            }
            .environment(\.calendar, Flight.calendar)
            .environment(\.timeZone, Flight.calendar.timeZone)
        }
    }
}
