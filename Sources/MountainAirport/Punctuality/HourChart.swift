import AirportModel
import Charts
import SwiftUI

/// The mean delay by hour and weekday, as coloured rectangles.
struct HourChart: View {
    let hours: [HourCell]
    /// The hour and the weekday that are pointed at.
    @Binding var hour: Double?
    @Binding var weekday: String?

    var body: some View {
        let weekdays = PunctualityWords.weekdays()
        let range = Self.range(of: hours)
        Chart(hours) { cell in
            RectangleMark(
                xStart: .value("Hour", cell.id.hour), xEnd: .value("Hour", cell.id.hour + 1),
                y: .value("Weekday", Self.name(cell.id.weekday, weekdays)), height: .ratio(1)
            )
            .foregroundStyle(by: .value("Mean Delay", min(max(cell.meanDelay, range.lowerBound), range.upperBound)))
            .opacity(selected == nil || selected == cell ? 1 : 0.45)
            .accessibilityLabel(Self.title(of: cell))
            .accessibilityValue(PunctualityWords.minutes(cell.meanDelay))
        }
        .chartForegroundStyleScale(domain: range, range: Gradient(colors: Self.colors))
        .chartYScale(domain: weekdays.map(\.name))
        .chartXScale(domain: 0...24)
        .chartXAxis {
            AxisMarks(values: Array(stride(from: 0, through: 24, by: 4))) { value in
                AxisGridLine()
                AxisValueLabel {
                    if let hour = value.as(Int.self) { Text(PunctualityWords.hour(hour % 24)) }
                }
            }
        }
        .chartXSelection(value: $hour)
        .chartYSelection(value: $weekday)
        .chartLegend(position: .bottom, alignment: .center)
    }

    /// From punctual to late.
    static let colors = [
        Color(red: 0.16, green: 0.55, blue: 0.6), Color(red: 0.97, green: 0.82, blue: 0.18),
        Color(red: 0.82, green: 0.16, blue: 0.2),
    ]

    private var selected: HourCell? { Self.cell(hour: hour, weekday: weekday, in: hours) }

    /// The delays that the colours cover: outliers of few flights don't pale all others.
    static func range(of hours: [HourCell]) -> ClosedRange<Double> {
        let delays = hours.map(\.meanDelay).sorted()
        guard let first = delays.first else { return 0...30 }
        let low = min(first, 0)
        let high = delays[min(delays.count * 98 / 100, delays.count - 1)]
        return low...max(high, low + 5)
    }

    private static func name(_ weekday: Int, _ weekdays: [(number: Int, name: String)]) -> String {
        weekdays.first { $0.number == weekday }?.name ?? ""
    }

    /// The cell at an hour of a weekday. Without a weekday the first one of the hour.
    static func cell(hour: Double?, weekday: String?, in hours: [HourCell]) -> HourCell? {
        guard let hour else { return nil }
        let weekdays = PunctualityWords.weekdays()
        let number = weekday.flatMap { name in weekdays.first { $0.name == name }?.number }
        let candidates = hours.filter { Double($0.id.hour) <= hour && hour < Double($0.id.hour + 1) }
        guard let number else {
            return weekdays.lazy.compactMap { day in candidates.first { $0.id.weekday == day.number } }.first
        }
        return candidates.first { $0.id.weekday == number }
    }

    /// "Mon, 3 PM".
    static func title(of cell: HourCell) -> String {
        let weekday = name(cell.id.weekday, PunctualityWords.weekdays())
        return "\(weekday), \(PunctualityWords.hour(cell.id.hour))"
    }

    /// "Mon, 3 PM: 12 min on average, 40 flights".
    static func words(_ cell: HourCell) -> String {
        let delay = PunctualityWords.minutes(cell.meanDelay)
        return String(localized: "\(title(of: cell)): \(delay) on average, \(PunctualityWords.flights(cell.flights))")
    }

    /// The numbers.
    static func table(_ hours: [HourCell]) -> ChartTable {
        ChartTable(
            header: ["weekday", "hour", "mean_delay", "flights"],
            rows: hours.map {
                [
                    // Weekdays as ISO 8601 counts them, from Monday.
                    "\(($0.id.weekday + 5) % 7 + 1)", "\($0.id.hour)", ChartTable.number($0.meanDelay), "\($0.flights)",
                ]
            })
    }
}
