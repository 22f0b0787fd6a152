import AirportModel
import SwiftUI

/// What a popover tells about a place of the map.
struct PlaceDetails: View {
    let place: MapPlace
    let plan: TerminalPlan
    let map: AirportMap
    let now: Date

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(place.name)
                .font(.headline)
            switch place {
            case .gate(let gate): GateDetails(gate: gate, walk: plan.walk(to: gate), map: map, now: now)
            case .shop(let shop): ShopDetails(shop: shop, now: now)
            case .security: Text("Hand luggage is screened here. Walks to the gates begin behind it.")
            case .toilets: Text("Open all day.")
            }
        }
        .padding(12)
        .frame(width: 320, alignment: .leading)
    }
}

/// The next flights of a gate.
struct GateDetails: View {
    let gate: TerminalPlan.Gate
    let walk: Walk?
    let map: AirportMap
    let now: Date

    @Environment(AppState.self) private var app: AppState?

    var body: some View {
        if let walk {
            Label("\(WalkWording.short(walk, on: map)) from security", systemImage: "figure.walk")
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
        let flights = GateDetails.nextFlights(at: gate, of: app?.schedule.flights ?? [], now: now)
        if flights.isEmpty {
            Text("No flights in the next 24 hours.")
        }
        ForEach(flights) { GateFlightRow(flight: $0, now: now) }
    }

    /// The flights of the next 24 hours that use the gate, four at most.
    static func nextFlights(at gate: TerminalPlan.Gate, of flights: [Flight], now: Date) -> [Flight] {
        let soon = flights.lazy.filter {
            $0.gate == gate.name && $0.localTime >= now && $0.localTime < now.addingTimeInterval(24 * 3600)
        }
        return Array(soon.prefix(4))
    }
}

/// A flight in the popover of its gate.
private struct GateFlightRow: View {
    let flight: Flight
    let now: Date

    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            Text(Wording.time(flight.localTime, at: flight.home))
                .monospacedDigit()
            VStack(alignment: .leading, spacing: 0) {
                Text(flight.heading)
                Text(flight.name)
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
            Text(flight.displayedStatus(at: now))
                .font(.caption)
                .foregroundStyle(flight.punctuality().color(in: colorScheme))
        }
    }
}

/// What a store sells, when it is open and how busy it is.
struct ShopDetails: View {
    let shop: TerminalPlan.Shop
    let now: Date

    @Environment(\.airportClock) private var clock

    var body: some View {
        let busyness = shop.store.busyness(at: now, calendar: clock.calendar)
        let isOpen = shop.hours.isOpen(at: now, calendar: clock.calendar)
        Text(shop.sells)
        Label(PlaceWording.hours(shop.hours), systemImage: "clock")
        if isOpen {
            HStack(spacing: 8) {
                RoundedRectangle(cornerRadius: 3)
                    .fill(MapPalette.store(busyness: busyness))
                    .frame(width: 16, height: 16)
                    .accessibilityHidden(true)
                Text("\(PlaceWording.busy(busyness)) (\(Int((busyness * 100).rounded())) %)")
            }
        } else {
            Text("Closed now")
                .foregroundStyle(.secondary)
        }
    }
}
