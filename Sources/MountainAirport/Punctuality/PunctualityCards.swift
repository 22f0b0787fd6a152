import AirportModel
import SwiftUI

/// The shares of the classes.
struct ShareCard: View {
    let distribution: DelayDistribution
    let threshold: Int

    @State private var selection: Int?

    var body: some View {
        ChartCard(
            title: String(localized: "Punctuality"), summary: summary, value: value, fileName: "punctuality",
            table: { ShareChart.table(distribution, threshold) }
        ) {
            ShareChart(distribution: distribution, threshold: threshold, selection: $selection)
        }
    }

    private var summary: String {
        let flights = PunctualityWords.flights(distribution.total)
        return String(localized: "\(flights), short up to \(threshold) min")
    }

    private var value: String? {
        ShareChart.punctuality(at: selection, in: distribution, threshold)
            .map { ShareChart.words($0, of: distribution, threshold) }
    }
}

/// The mean delay of each day.
struct DailyDelayCard: View {
    let days: [DayDelays]
    let threshold: Int

    @State private var selection: Date?

    var body: some View {
        ChartCard(
            title: String(localized: "Delay per Day"), summary: summary,
            value: DailyDelayChart.day(at: selection, in: days).map { DailyDelayChart.words($0) },
            fileName: "delay-per-day", table: { DailyDelayChart.table(days) }
        ) {
            DailyDelayChart(days: days, threshold: threshold, selection: $selection)
        }
    }

    private var summary: String {
        guard let first = days.first, let last = days.last else { return "" }
        return "\(PunctualityWords.day(first.day)) – \(PunctualityWords.day(last.day))"
    }
}

/// How many flights had which delay.
struct DistributionCard: View {
    let distribution: DelayDistribution
    let threshold: Int

    @State private var selection: Double?

    var body: some View {
        ChartCard(
            title: String(localized: "Distribution of Delays"), summary: summary, value: value,
            fileName: "distribution-of-delays", table: { DistributionChart.table(distribution) }
        ) {
            DistributionChart(distribution: distribution, threshold: threshold, selection: $selection)
        }
    }

    private var summary: String {
        guard let mean = distribution.mean, let median = distribution.quantile(0.5) else { return "" }
        return String(localized: "Mean \(PunctualityWords.minutes(mean)), median \(median) min")
    }

    private var value: String? {
        DistributionChart.bin(at: selection, in: DistributionChart.bins(of: distribution))
            .map { DistributionChart.words($0) }
    }
}

/// The mean delay by hour and weekday.
struct HourCard: View {
    let hours: [HourCell]

    @State private var hour: Double?
    @State private var weekday: String?

    var body: some View {
        ChartCard(
            title: String(localized: "Delay by Hour and Weekday"),
            summary: String(localized: "Mean delay in minutes, by the scheduled time"),
            value: HourChart.cell(hour: hour, weekday: weekday, in: hours).map { HourChart.words($0) },
            fileName: "delay-by-hour", table: { HourChart.table(hours) }
        ) {
            HourChart(hours: hours, hour: $hour, weekday: $weekday)
        }
    }
}

/// Departures against arrivals.
struct DelayPointsCard: View {
    let pairs: [DelayPair]
    private let shown: [DelayPair]

    @State private var departure: Double?
    @State private var arrival: Double?

    init(pairs: [DelayPair]) {
        self.pairs = pairs
        shown = DelayPair.thinned(pairs, limit: DelayPointsChart.limit)
    }

    var body: some View {
        ChartCard(
            title: String(localized: "Departure against Arrival"), summary: summary,
            value: DelayPointsChart.pair(departure: departure, arrival: arrival, in: shown)
                .map { DelayPointsChart.words($0) },
            fileName: "departure-against-arrival", table: { DelayPointsChart.table(pairs) }
        ) {
            DelayPointsChart(pairs: shown, departure: $departure, arrival: $arrival)
        }
    }

    private var summary: String {
        shown.count == pairs.count
            ? String(localized: "Below the line, time was made up in the air")
            : String(
                localized:
                    "\(shown.count.formatted(.number.locale(.desktop))) of \(pairs.count.formatted(.number.locale(.desktop))) points are drawn"
            )
    }
}

/// The rolling median.
struct RollingDelayCard: View {
    let rolling: [RollingDelay]

    @State private var selection: Date?

    var body: some View {
        ChartCard(
            title: String(localized: "Rolling Median"),
            summary: String(localized: "Of the last seven days, with the middle half of the flights"),
            value: RollingDelayChart.day(at: selection, in: rolling).map { RollingDelayChart.words($0) },
            fileName: "rolling-median", table: { RollingDelayChart.table(rolling) }
        ) {
            RollingDelayChart(rolling: rolling, selection: $selection)
        }
    }
}

/// The gates of the sample airport on one of its days.
struct GateCard: View {
    let schedule: SampleSchedule

    @State private var offset = 0
    @State private var gate: String?
    @State private var time: Date?

    var body: some View {
        let flights = schedule.flights(on: day)
        let byID = Dictionary(flights.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let occupancies = GateOccupancy.intervals(of: flights)
        VStack(spacing: 0) {
            ChartCard(
                title: String(localized: "Gate Occupancy"), summary: PunctualityWords.day(day),
                value: GateChart.occupancy(gate: gate, time: time, in: occupancies)
                    .map { GateChart.words($0, byID[$0.flightID]) },
                fileName: "gate-occupancy", table: { GateChart.table(occupancies, byID) }
            ) {
                GateChart(
                    occupancies: occupancies, flights: byID, timeZone: schedule.home.timeZone, gate: $gate,
                    time: $time)
            }
            .overlay(alignment: .topTrailing) {
                Stepper("Day", value: $offset, in: 0...SampleSchedule.dayCount - 1)
                    .labelsHidden()
                    .padding(.top, 12)
                    .padding(.trailing, 64)
            }
        }
    }

    private var day: CivilDate { schedule.today.adding(days: offset) }
}
