import AirportModel
import Charts
import SwiftUI

/// When aircraft stand at the gates of an airport on a day.
struct GateChart: View {
    let occupancies: [GateOccupancy]
    let flights: [Flight.ID: Flight]
    let timeZone: TimeZone
    /// The gate and the time that are pointed at.
    @Binding var gate: String?
    @Binding var time: Date?

    var body: some View {
        let selected = Self.occupancy(gate: gate, time: time, in: occupancies)
        Chart(occupancies) { stay in
            BarMark(
                xStart: .value("From", stay.start), xEnd: .value("To", stay.end), y: .value("Gate", stay.gate),
                height: .ratio(0.6)
            )
            .cornerRadius(3)
            .foregroundStyle(by: .value("Kind", kind(of: stay)))
            .opacity(selected == nil || selected == stay ? 1 : 0.4)
            .accessibilityLabel(Self.words(stay, flights[stay.flightID]))
        }
        .chartForegroundStyleScale(
            domain: Kind.allCases.map(\.title), range: Kind.allCases.map(\.color)
        )
        .chartYScale(domain: Array(Set(occupancies.map(\.gate))).sorted())
        .chartXSelection(value: $time)
        .chartYSelection(value: $gate)
        .chartLegend(position: .bottom, alignment: .center)
        .environment(\.timeZone, timeZone)
        .environment(\.calendar, calendar)
    }

    private var calendar: Calendar {
        var calendar = Calendar.current
        calendar.timeZone = timeZone
        return calendar
    }

    private enum Kind: CaseIterable {
        case arrival, departure, conflict

        var title: String {
            switch self {
            case .arrival: String(localized: "Arrival")
            case .departure: String(localized: "Departure")
            case .conflict: String(localized: "Two at Once")
            }
        }

        var color: Color {
            switch self {
            case .arrival: AirportColors.arrival
            case .departure: Color(red: 0.28, green: 0.42, blue: 0.95)
            case .conflict: Punctuality.longDelay.chartColor
            }
        }
    }

    private func kind(of stay: GateOccupancy) -> String {
        if stay.isConflicting { return Kind.conflict.title }
        return flights[stay.flightID]?.direction == .arrival ? Kind.arrival.title : Kind.departure.title
    }

    /// Who stands at a gate at a time; without a gate the first one of all, without one at the time nobody.
    static func occupancy(gate: String?, time: Date?, in occupancies: [GateOccupancy]) -> GateOccupancy? {
        guard let time else { return nil }
        return occupancies.first { $0.start <= time && time < $0.end && (gate == nil || $0.gate == gate) }
    }

    /// "Gate A1, 8:05 AM – 8:45 AM: US 315 To Atlanta".
    static func words(_ stay: GateOccupancy, _ flight: Flight?) -> String {
        guard let flight else { return stay.gate }
        let (start, end) = (Wording.time(stay.start, at: flight.home), Wording.time(stay.end, at: flight.home))
        return String(localized: "Gate \(stay.gate), \(start) – \(end): \(flight.boardName)")
    }

    /// The numbers.
    static func table(_ occupancies: [GateOccupancy], _ flights: [Flight.ID: Flight]) -> ChartTable {
        ChartTable(
            header: ["gate", "from", "to", "flight", "direction", "conflict"],
            rows: occupancies.map {
                let flight = flights[$0.flightID]
                let style = Date.ISO8601FormatStyle(timeZone: flight?.home.timeZone ?? .gmt)
                return [
                    $0.gate, $0.start.formatted(style), $0.end.formatted(style), flight?.name ?? "",
                    flight?.direction.rawValue ?? "", $0.isConflicting ? "yes" : "no",
                ]
            })
    }
}
