import AirportModel
import Charts
import SwiftUI

/// The share of the flights in each class, as a ring.
struct ShareChart: View {
    let distribution: DelayDistribution
    let threshold: Int
    /// The flights up to the place that is pointed at.
    @Binding var selection: Int?

    var body: some View {
        Chart(Punctuality.allCases, id: \.self) { punctuality in
            SectorMark(
                angle: .value("Flights", distribution.count(punctuality, threshold: threshold)),
                innerRadius: .ratio(0.62), angularInset: 1
            )
            .cornerRadius(3)
            .foregroundStyle(by: .value("Punctuality", punctuality.title))
            .opacity(selected == nil || selected == punctuality ? 1 : 0.4)
            .accessibilityLabel(punctuality.title)
            .accessibilityValue(Self.words(punctuality, of: distribution, threshold))
        }
        .chartForegroundStyleScale(
            domain: Punctuality.allCases.map(\.title), range: Punctuality.allCases.map(\.chartColor)
        )
        .chartAngleSelection(value: $selection)
        .chartBackground { proxy in
            GeometryReader { geometry in
                if let anchor = proxy.plotFrame {
                    let frame = geometry[anchor]
                    VStack(spacing: 0) {
                        // In large letters it becomes as small as the ring needs.
                        Text(PunctualityWords.share(distribution.share(.onTime, threshold: threshold)))
                            .font(.title2)
                            .fontWeight(.semibold)
                        Text("on time")
                            .font(.footnote)
                            .foregroundStyle(.secondary)
                    }
                    .lineLimit(1)
                    .minimumScaleFactor(0.4)
                    .frame(width: min(frame.width, frame.height) * 0.62 * 0.8)
                    .position(x: frame.midX, y: frame.midY)
                }
            }
        }
        .chartLegend(position: .trailing, alignment: .center, spacing: 16)
    }

    private var selected: Punctuality? { Self.punctuality(at: selection, in: distribution, threshold) }

    /// The class whose sector covers a number of flights, counted from the top.
    static func punctuality(at flights: Int?, in distribution: DelayDistribution, _ threshold: Int) -> Punctuality? {
        guard let flights else { return nil }
        var sum = 0
        return Punctuality.allCases.first {
            let count = distribution.count($0, threshold: threshold)
            sum += count
            return count > 0 && flights < sum
        }
    }

    /// "Short Delay: 12.5%, 600 flights".
    static func words(_ punctuality: Punctuality, of distribution: DelayDistribution, _ threshold: Int) -> String {
        let share = PunctualityWords.share(distribution.share(punctuality, threshold: threshold))
        let flights = PunctualityWords.flights(distribution.count(punctuality, threshold: threshold))
        return String(localized: "\(punctuality.title): \(share), \(flights)")
    }

    /// The numbers.
    static func table(_ distribution: DelayDistribution, _ threshold: Int) -> ChartTable {
        ChartTable(
            header: ["punctuality", "flights", "share"],
            rows: Punctuality.allCases.map {
                [
                    $0.rawValue, "\(distribution.count($0, threshold: threshold))",
                    String(distribution.share($0, threshold: threshold)),
                ]
            })
    }
}
