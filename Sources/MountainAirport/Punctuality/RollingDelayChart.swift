import AirportModel
import Charts
import SwiftUI

/// The median delay of the last seven days, and between which delays the middle half of the flights lay.
struct RollingDelayChart: View {
    let rolling: [RollingDelay]
    /// The day that is pointed at.
    @Binding var selection: Date?

    var body: some View {
        Chart {
            ForEach(rolling) { day in
                AreaMark(
                    x: .value("Day", day.day.start(in: .gmt)), yStart: .value("Lower Quartile", day.lowerQuartile),
                    yEnd: .value("Upper Quartile", day.upperQuartile)
                )
                .foregroundStyle(Color.blue.opacity(0.22))
                .interpolationMethod(.monotone)
            }
            ForEach(rolling) { day in
                LineMark(x: .value("Day", day.day.start(in: .gmt)), y: .value("Median", day.median))
                    .foregroundStyle(Color.blue)
                    .lineStyle(StrokeStyle(lineWidth: 2))
                    .interpolationMethod(.monotone)
            }
            if let day = Self.day(at: selection, in: rolling) {
                RuleMark(x: .value("Day", day.day.start(in: .gmt)))
                    .foregroundStyle(.gray)
                PointMark(x: .value("Day", day.day.start(in: .gmt)), y: .value("Median", day.median))
                    .foregroundStyle(.orange)
            }
        }
        .chartXSelection(value: $selection)
        .chartYAxisLabel("Minutes Late")
        .chartLegend(.hidden)
        .environment(\.calendar, CivilCalendar.gmt)
        .environment(\.timeZone, .gmt)
    }

    /// The day nearest to a moment.
    static func day(at date: Date?, in rolling: [RollingDelay]) -> RollingDelay? {
        guard let date else { return nil }
        let day = Int((date.timeIntervalSince1970 / 86_400).rounded())
        return rolling.min { abs($0.day.daysSinceEpoch - day) < abs($1.day.daysSinceEpoch - day) }
    }

    /// "Mar 2, 2026: median 4 min, middle half −3 to 12 min".
    static func words(_ day: RollingDelay) -> String {
        let name = PunctualityWords.day(day.day)
        return String(
            localized:
                "\(name): median \(day.median) min, middle half \(day.lowerQuartile) to \(day.upperQuartile) min")
    }

    /// The numbers.
    static func table(_ rolling: [RollingDelay]) -> ChartTable {
        ChartTable(
            header: ["last_day", "lower_quartile", "median", "upper_quartile", "flights"],
            rows: rolling.map {
                [
                    $0.day.description, "\($0.lowerQuartile)", "\($0.median)", "\($0.upperQuartile)", "\($0.flights)",
                ]
            })
    }
}
