import AirportModel
import SwiftUI

/// A slice of the pie: the share of the flights that were in one class.
struct PunctualitySegment: Identifiable {
    let id = UUID()
    let punctuality: Punctuality
    /// From 0 to 1.
    let fraction: Double

    /// The segments of a history, without those that nothing falls into, in the order of a legend.
    static func segments(
        of history: some Sequence<FlightHistoryEntry>, threshold: Int = Punctuality.standardThreshold
    ) -> [PunctualitySegment] {
        let distribution = DelayDistribution(history)
        return Punctuality.allCases.compactMap { punctuality in
            let share = distribution.share(punctuality, threshold: threshold)
            return share > 0 ? PunctualitySegment(punctuality: punctuality, fraction: share) : nil
        }
    }
}

/// A segment with its place in the circle.
struct PieSlice: Identifiable {
    let segment: PunctualitySegment
    /// Where it begins and ends, as shapes count: from the right, clockwise.
    let start: Angle
    let end: Angle

    var id: UUID { segment.id }

    /// The slices of the segments, the first beginning at the top, one after the other against the clock.
    static func slices(of segments: [PunctualitySegment]) -> [PieSlice] {
        var start = Angle.degrees(270)
        return segments.map { segment in
            let end = start - .degrees(360 * segment.fraction)
            defer { start = end }
            return PieSlice(segment: segment, start: start, end: end)
        }
    }
}

extension Punctuality {
    /// The name in a legend, in the language of the app.
    var title: String {
        switch self {
        case .onTime: String(localized: "On-Time")
        case .shortDelay: String(localized: "Short Delay")
        case .longDelay: String(localized: "Long Delay")
        case .cancelled: String(localized: "Canceled")
        }
    }

    /// The colour of areas in charts, the same on light and dark grounds.
    var chartColor: Color {
        switch self {
        case .onTime: Color(red: 0.2, green: 0.72, blue: 0.36)
        case .shortDelay: Color(red: 0.97, green: 0.82, blue: 0.18)
        case .longDelay: Color(red: 0.92, green: 0.24, blue: 0.2)
        case .cancelled: Color(red: 0.5, green: 0, blue: 0)
        }
    }
}
