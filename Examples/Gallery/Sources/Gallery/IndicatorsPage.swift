import SwiftUI

struct IndicatorsPage: View {
    private let share = 0.7

    var body: some View {
        Shelves {
            Shelf("Progress") { progress.frame(width: 420) }
            Shelf("Circular") {
                HStack(spacing: 24) {
                    ProgressView(value: share).progressViewStyle(.circular)
                    ProgressView("Boarding", value: share).progressViewStyle(.circular)
                    ProgressView(value: share).progressViewStyle(.circular).tint(.green)
                }
            }
            Shelf("Linear Gauges") { linear.frame(width: 420) }
            Shelf("Circular Gauges") {
                HStack(spacing: 24) {
                    gauge.gaugeStyle(.accessoryCircular)
                    gauge.gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.green, .yellow, .red]))
                    gauge.gaugeStyle(.accessoryCircularCapacity)
                    gauge.gaugeStyle(.accessoryCircularCapacity).tint(.purple)
                    gauge.gaugeStyle(.circular)
                }
            }
            Shelf("An App's Own Styles") {
                HStack(spacing: 24) {
                    ProgressView(value: share).progressViewStyle(DotsStyle())
                    gauge.gaugeStyle(DotsGaugeStyle())
                }
            }
        }
    }

    private var progress: some View {
        VStack(alignment: .leading, spacing: 12) {
            ProgressView(value: share)
            ProgressView("Importing flights", value: share)
            ProgressView(value: share) {
                Text("Importing flights")
            } currentValueLabel: {
                Text("70 of 100")
            }
            ProgressView(value: share).tint(.orange)
            ProgressView(value: share).disabled(true)
        }
    }

    private var linear: some View {
        VStack(alignment: .leading, spacing: 16) {
            gauge.gaugeStyle(.linear)
            gauge.gaugeStyle(.linearCapacity)
            gauge.gaugeStyle(.accessoryLinear)
            gauge.gaugeStyle(.accessoryLinearCapacity)
        }
    }

    private var gauge: some View {
        Gauge(value: share) {
            Text("Seats")
        } currentValueLabel: {
            Text("70")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("99")
        }
    }
}

/// Ten dots, of which as many are filled as the share says.
private struct Dots: View {
    let share: Double

    var body: some View {
        HStack(spacing: 4) {
            ForEach(0..<10, id: \.self) { index in
                Circle()
                    .fill(Double(index) < share * 10 ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
                    .frame(width: 10, height: 10)
            }
        }
    }
}

private struct DotsStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        Dots(share: configuration.fractionCompleted ?? 0)
    }
}

private struct DotsGaugeStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Dots(share: configuration.value)
            configuration.currentValueLabel
        }
    }
}
