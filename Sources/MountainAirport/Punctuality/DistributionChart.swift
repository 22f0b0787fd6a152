import AirportModel
import Charts
import SwiftUI

/// How many flights had which delay, in bins of five minutes.
struct DistributionChart: View {
    let distribution: DelayDistribution
    let threshold: Int
    /// The delay that is pointed at.
    @Binding var selection: Double?

    /// Delays beyond are counted in the outermost bins.
    static let limits = -30...120
    static let binWidth = 5

    var body: some View {
        let bins = Self.bins(of: distribution)
        Chart(bins) { bin in
            BarMark(x: .value("Delay", bin.delays), y: .value("Flights", bin.flights))
                .foregroundStyle(Self.color(of: bin, threshold))
                .opacity(selected(bins) == nil || selected(bins) == bin ? 1 : 0.4)
                .accessibilityLabel(Self.name(of: bin))
                .accessibilityValue(PunctualityWords.flights(bin.flights))
        }
        .chartXSelection(value: $selection)
        .chartXAxisLabel("Minutes Late", alignment: .center)
        .chartYAxisLabel("Flights")
    }

    private func selected(_ bins: [DelayDistribution.Bin]) -> DelayDistribution.Bin? {
        Self.bin(at: selection, in: bins)
    }

    static func bins(of distribution: DelayDistribution) -> [DelayDistribution.Bin] {
        distribution.bins(width: binWidth, limits: limits)
    }

    /// The bin of a delay.
    static func bin(at delay: Double?, in bins: [DelayDistribution.Bin]) -> DelayDistribution.Bin? {
        guard let delay else { return nil }
        return bins.first { Double($0.delays.lowerBound) <= delay && delay < Double($0.delays.upperBound) }
    }

    private static func color(of bin: DelayDistribution.Bin, _ threshold: Int) -> Color {
        // The bin of no delay at all counts as on time.
        let delay = bin.delays.contains(0) ? 0 : bin.delays.upperBound - 1
        return Punctuality(delay: delay, threshold: threshold).chartColor
    }

    /// "5 to 9 min".
    static func name(of bin: DelayDistribution.Bin) -> String {
        if bin.delays.upperBound > limits.upperBound {
            return String(localized: "\(bin.delays.lowerBound) min and more")
        }
        return String(localized: "\(bin.delays.lowerBound) to \(bin.delays.upperBound - 1) min")
    }

    /// "5 to 9 min: 40 flights".
    static func words(_ bin: DelayDistribution.Bin) -> String {
        String(localized: "\(name(of: bin)): \(PunctualityWords.flights(bin.flights))")
    }

    /// The numbers, to the minute and without limits.
    static func table(_ distribution: DelayDistribution) -> ChartTable {
        ChartTable(
            header: ["delay_minutes", "flights"],
            rows: distribution.counts.map { ["\($0.delay)", "\($0.flights)"] })
    }
}
