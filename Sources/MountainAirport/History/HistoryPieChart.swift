import AirportModel
import SwiftUI

/// How the last flights kept their time: a pie, and a legend that says what its colours mean.
struct HistoryPieChart: View {
    private let slices: [PieSlice]

    init(history: [FlightHistoryEntry], threshold: Int = AirportPreferences.shared.onTimeThreshold) {
        slices = PieSlice.slices(of: PunctualitySegment.segments(of: history, threshold: threshold))
    }

    var body: some View {
        HStack(spacing: 16) {
            GeometryReader { proxy in
                let radius = min(proxy.size.width, proxy.size.height) / 2
                let center = CGPoint(x: proxy.size.width / 2, y: proxy.size.height / 2)
                ForEach(slices) { slice in
                    let path = Self.path(of: slice, center: center, radius: radius)
                    path.fill(slice.segment.punctuality.chartColor)
                    // A thin line keeps neighbours apart, also for those who don't see the colours.
                    path.stroke(.white.opacity(0.7), lineWidth: 1)
                }
            }
            .accessibilityLabel(Text("Punctuality"))
            .accessibilityValue(Text(spoken))
            VStack(alignment: .leading, spacing: 8) {
                ForEach(slices) { slice in
                    HStack(spacing: 8) {
                        RoundedRectangle(cornerRadius: 3)
                            .fill(slice.segment.punctuality.chartColor)
                            .stroke(.white.opacity(0.7), lineWidth: 1)
                            .frame(width: 20, height: 20)
                            .accessibilityHidden(true)
                        Text(slice.segment.punctuality.title)
                        Text(slice.segment.fraction.formatted(.percent.precision(.fractionLength(0)).locale(.desktop)))
                            .monospacedDigit()
                            .opacity(0.8)
                    }
                }
            }
            .fixedSize()
        }
    }

    private var spoken: String {
        slices.map {
            "\($0.segment.punctuality.title) \($0.segment.fraction.formatted(.percent.precision(.fractionLength(0)).locale(.desktop)))"
        }.joined(separator: ", ")
    }

    /// The outline of a slice. A lone slice is the whole circle, without a line from its middle.
    static func path(of slice: PieSlice, center: CGPoint, radius: CGFloat) -> Path {
        Path { path in
            if slice.segment.fraction >= 1 {
                path.addEllipse(
                    in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
                return
            }
            path.move(to: center)
            path.addArc(
                center: center, radius: radius, startAngle: slice.start, endAngle: slice.end, clockwise: true)
            path.closeSubpath()
        }
    }
}
