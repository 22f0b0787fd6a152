import AirportModel
import Charts
import SwiftUI

/// The delay of the departure against that of the arrival: what is below the line was caught up in the air.
struct DelayPointsChart: View {
    /// What is drawn.
    let pairs: [DelayPair]
    /// The delays that are pointed at.
    @Binding var departure: Double?
    @Binding var arrival: Double?

    /// More points than this make a cloud no clearer.
    static let limit = 3000

    var body: some View {
        let selected = Self.pair(departure: departure, arrival: arrival, in: pairs)
        Chart {
            LineMark(
                x: .value("Departure Delay", lowest), y: .value("Arrival Delay", lowest), series: .value("Line", 0)
            )
            .foregroundStyle(.gray)
            .lineStyle(StrokeStyle(lineWidth: 1, dash: [5, 4]))
            LineMark(
                x: .value("Departure Delay", highest), y: .value("Arrival Delay", highest), series: .value("Line", 0)
            )
            .foregroundStyle(.gray)
            .lineStyle(StrokeStyle(lineWidth: 1, dash: [5, 4]))
            ForEach(pairs) { pair in
                PointMark(x: .value("Departure Delay", pair.departure), y: .value("Arrival Delay", pair.arrival))
                    .symbolSize(Self.size(of: pair))
                    .foregroundStyle(pair == selected ? Color.orange : Color.blue.opacity(0.35))
            }
            if let selected {
                PointMark(
                    x: .value("Departure Delay", selected.departure), y: .value("Arrival Delay", selected.arrival)
                )
                .symbolSize(90)
                .foregroundStyle(.orange)
            }
        }
        .chartXSelection(value: $departure)
        .chartYSelection(value: $arrival)
        .chartXAxisLabel("Departure Delay in Minutes", alignment: .center)
        .chartYAxisLabel("Arrival Delay in Minutes")
        .chartLegend(.hidden)
    }

    private var lowest: Int { pairs.map { min($0.departure, $0.arrival) }.min() ?? 0 }
    private var highest: Int { pairs.map { max($0.departure, $0.arrival) }.max() ?? 0 }

    /// The area of a point grows with its flights, slowly.
    private static func size(of pair: DelayPair) -> CGFloat { min(14 + 6 * log2(CGFloat(pair.flights)), 60) }

    /// The pair nearest to a place; without an arrival the most frequent one of the departure.
    static func pair(departure: Double?, arrival: Double?, in pairs: [DelayPair]) -> DelayPair? {
        guard let departure else { return nil }
        if let arrival {
            return pairs.min {
                hypot(Double($0.departure) - departure, Double($0.arrival) - arrival)
                    < hypot(Double($1.departure) - departure, Double($1.arrival) - arrival)
            }
        }
        guard
            let nearest = pairs.min(by: {
                abs(Double($0.departure) - departure) < abs(Double($1.departure) - departure)
            })
        else { return nil }
        return pairs.filter { $0.departure == nearest.departure }.max { $0.flights < $1.flights }
    }

    /// "Departed 10 min late, arrived 4 min late: 3 flights".
    static func words(_ pair: DelayPair) -> String {
        let flights = PunctualityWords.flights(pair.flights)
        return String(
            localized: "Departure \(pair.departure) min, arrival \(pair.arrival) min: \(flights)")
    }

    /// The numbers: all pairs, also those that aren't drawn.
    static func table(_ pairs: [DelayPair]) -> ChartTable {
        ChartTable(
            header: ["departure_delay", "arrival_delay", "flights"],
            rows: pairs.map { ["\($0.departure)", "\($0.arrival)", "\($0.flights)"] })
    }
}
