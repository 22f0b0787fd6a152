import AirportModel
import Charts
import SwiftUI

/// The mean delay of each day, and the line up to which a delay counts as a short one.
struct DailyDelayChart: View {
    let days: [DayDelays]
    let threshold: Int
    /// The day that is pointed at.
    @Binding var selection: Date?

    var body: some View {
        Chart {
            ForEach(days) { day in
                if let mean = day.distribution.mean {
                    BarMark(
                        x: .value("Day", day.day.start(in: .gmt), unit: .day, calendar: CivilCalendar.gmt),
                        y: .value("Mean Delay", mean)
                    )
                    .foregroundStyle(mean > Double(threshold) ? Punctuality.longDelay.chartColor : Color.blue)
                    .opacity(selected == nil || selected == day.day ? 1 : 0.4)
                    .accessibilityLabel(PunctualityWords.day(day.day))
                    .accessibilityValue(PunctualityWords.minutes(mean))
                }
            }
            RuleMark(y: .value("Threshold", threshold))
                .foregroundStyle(Punctuality.longDelay.chartColor)
                .lineStyle(StrokeStyle(lineWidth: 1.5, dash: [6, 4]))
                .annotation(position: .top, alignment: .leading) {
                    Text("\(threshold) min")
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
        }
        .chartXSelection(value: $selection)
        .chartYAxisLabel("Minutes Late")
        .environment(\.calendar, CivilCalendar.gmt)
        .environment(\.timeZone, .gmt)
    }

    private var selected: CivilDate? { Self.day(at: selection, in: days)?.day }

    /// The day of a moment, if there were flights on it.
    static func day(at date: Date?, in days: [DayDelays]) -> DayDelays? {
        guard let date else { return nil }
        let day = CivilDate(date, in: .gmt)
        return days.first { $0.day == day }
    }

    /// "Mar 2, 2026: 12 min over 480 flights, 4 canceled".
    static func words(_ day: DayDelays) -> String {
        let name = PunctualityWords.day(day.day)
        let flights = PunctualityWords.flights(day.distribution.measured)
        let cancelled = day.distribution.cancelled.formatted(.number.locale(.desktop))
        guard let mean = day.distribution.mean else { return String(localized: "\(name): \(cancelled) canceled") }
        return String(
            localized: "\(name): \(PunctualityWords.minutes(mean)) on average, \(flights), \(cancelled) canceled")
    }

    /// The numbers.
    static func table(_ days: [DayDelays]) -> ChartTable {
        ChartTable(
            header: ["day", "mean_delay", "median_delay", "flights", "cancelled", "not_recorded"],
            rows: days.map {
                [
                    $0.day.description, ChartTable.number($0.distribution.mean),
                    $0.distribution.quantile(0.5).map(String.init) ?? "", "\($0.distribution.measured)",
                    "\($0.distribution.cancelled)", "\($0.distribution.notRecorded)",
                ]
            })
    }
}
