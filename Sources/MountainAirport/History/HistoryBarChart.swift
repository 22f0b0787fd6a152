import AirportModel
import Charts
import SwiftUI

/// The delays of the last days as bars, which turn from green to red the later a flight was.
struct HistoryBarChart: View {
    let history: [FlightHistoryEntry]
    var threshold = AirportPreferences.shared.onTimeThreshold

    var body: some View {
        Chart(history) { entry in
            BarMark(
                x: .value("Minutes Late", entry.minutesLate), y: .value("Day", entry.dayTitle),
                height: .ratio(0.7)
            )
            .foregroundStyle(Self.gradient(of: entry, threshold: threshold))
            .cornerRadius(4)
            .annotation(position: Self.isWide(entry) ? .overlay : .trailing, spacing: 4) {
                Text(entry.shortTitle)
                    .font(.caption)
                    .foregroundStyle(Self.isWide(entry) ? Color.black.opacity(0.85) : .white)
            }
            .accessibilityLabel(entry.dayTitle)
            .accessibilityValue(entry.title)
        }
        .chartXScale(domain: -18...63)
        .chartXAxis {
            AxisMarks(values: Array(stride(from: -10, through: 60, by: 10))) { value in
                AxisGridLine(stroke: StrokeStyle(lineWidth: 1, dash: [5, 5]))
                    .foregroundStyle(.white.opacity(0.5))
                AxisValueLabel {
                    if let minutes = value.as(Int.self) {
                        Text(minutes.formatted(.number.locale(.desktop)))
                            .foregroundStyle(.white.opacity(0.8))
                    }
                }
            }
        }
        .chartYScale(domain: history.map(\.dayTitle))
        .chartYAxis {
            AxisMarks(position: .leading, values: .automatic) { value in
                AxisGridLine(centered: false, stroke: StrokeStyle(lineWidth: 1))
                    .foregroundStyle(.white.opacity(0.25))
                AxisValueLabel {
                    if let day = value.as(String.self) {
                        Text(day)
                            .font(.footnote)
                            .foregroundStyle(.white)
                    }
                }
            }
        }
        .chartXAxisLabel(position: .bottom, alignment: .center) {
            Text("Delay in Minutes")
                .font(.callout)
                .foregroundStyle(.white)
        }
        .chartLegend(.hidden)
    }

    /// Whether the words of a bar find room on it.
    private static func isWide(_ entry: FlightHistoryEntry) -> Bool { abs(entry.minutesLate) >= 14 }

    /// The colours that a bar runs through.
    static func colors(of entry: FlightHistoryEntry, threshold: Int) -> [Color] {
        let classes: [Punctuality] =
            switch entry.punctuality(threshold: threshold) {
            case .cancelled: [.onTime, .shortDelay, .longDelay, .cancelled]
            case .longDelay: [.onTime, .shortDelay, .longDelay]
            case .shortDelay: [.onTime, .shortDelay]
            case .onTime, nil: [.onTime]
            }
        return classes.map(\.chartColor)
    }

    private static func gradient(of entry: FlightHistoryEntry, threshold: Int) -> LinearGradient {
        LinearGradient(
            colors: colors(of: entry, threshold: threshold), startPoint: .leading, endPoint: .trailing)
    }
}

extension FlightHistoryEntry {
    /// How long ago: "1 day ago".
    var dayTitle: String { day == 1 ? String(localized: "\(day) day ago") : String(localized: "\(day) days ago") }

    /// The delay in words.
    var title: String {
        guard let delay else { return FlightWords.status(status) }
        if delay == 0 { return String(localized: "On time") }
        let minutes = abs(delay)
        if delay < 0 {
            return minutes == 1
                ? String(localized: "Early by \(minutes) minute.") : String(localized: "Early by \(minutes) minutes.")
        }
        return minutes == 1
            ? String(localized: "Late by \(minutes) minute.") : String(localized: "Late by \(minutes) minutes.")
    }

    /// The delay in a few letters.
    var shortTitle: String {
        guard let delay else { return FlightWords.status(status) }
        return delay == 0 ? String(localized: "On time") : String(localized: "\(abs(delay)) m")
    }
}

/// Words of the model in the language of the app.
enum FlightWords {
    /// What is known of a flight.
    static func status(_ status: FlightStatus) -> String {
        switch status {
        case .onTime: String(localized: "On Time")
        case .delayed: String(localized: "Delayed")
        case .cancelled: String(localized: "Canceled")
        case .landed: String(localized: "Landed")
        case .departed: String(localized: "Departed")
        case .diverted: String(localized: "Diverted")
        case .notRecorded: String(localized: "Not Recorded")
        }
    }
}
