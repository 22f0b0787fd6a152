import AirportModel
import SwiftUI

/// Finds flights by the city at the other end.
struct SearchFlights: View {
    let session: AirportSession

    @State private var search = FlightSearch()
    @State private var shown: FlightReference?
    @FocusState private var fieldIsFocused: Bool

    var body: some View {
        VStack(spacing: 0) {
            ViewThatFits(in: .horizontal) {
                direction.pickerStyle(.segmented)
                direction.pickerStyle(.menu)
            }
            .labelsHidden()
            .padding(6)
            .background(.background, in: RoundedRectangle(cornerRadius: 10))
            .frame(maxWidth: 560)
            .padding(12)
            FoundFlights(session: session, search: search, shown: $shown)
                .frame(maxWidth: 900)
                .overlay {
                    if search.isSearching { SearchingOverlay() }
                }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(AirportBackground())
        .navigationTitle("Search Flights")
        .searchable(text: $search.city, placement: .navigationBarDrawer(displayMode: .always), prompt: "City Name")
        .searchSuggestions {
            ForEach(search.suggestions, id: \.self) { city in
                Text(city).searchCompletion(city)
            }
        }
        .searchFocused($fieldIsFocused)
        .onChange(of: session.filterFocusRequests) { fieldIsFocused = true }
        .onSubmit(of: .search) { search.search(in: session) }
        .onChange(of: search.city) {
            if search.city.isEmpty, !search.searchedCity.isEmpty { search.search(in: session) }
        }
        .onChange(of: shownFlights, initial: true) { search.find(in: session) }
        .task(id: Cities(source: session.source, revision: session.app.revision)) {
            await search.readCities(in: session)
        }
        .sheet(item: $shown) { reference in
            FlightSearchDetails(session: session, id: reference.id)
        }
    }

    private var direction: some View {
        Picker("Direction", selection: $search.direction) {
            Text("All").tag(FlightDirection.none)
            Text("Arrivals").tag(FlightDirection.arrival)
            Text("Departures").tag(FlightDirection.departure)
        }
    }

    /// What decides about the list beside the search.
    private struct ShownFlights: Equatable {
        let direction: FlightDirection
        let source: BoardSource
        let revision: Int
    }

    /// What decides about the cities to suggest.
    private struct Cities: Equatable {
        let source: BoardSource
        let revision: Int
    }

    private var shownFlights: ShownFlights {
        ShownFlights(direction: search.direction, source: session.source, revision: session.app.revision)
    }
}

/// The flights that were found, by days.
struct FoundFlights: View {
    let session: AirportSession
    let search: FlightSearch
    @Binding var shown: FlightReference?

    var body: some View {
        if let problem = search.problem {
            ContentUnavailableView("No Flights", systemImage: "exclamationmark.triangle", description: Text(problem))
                .background(.background)
        } else if search.days.isEmpty {
            ContentUnavailableView(
                "No Flights", systemImage: "magnifyingglass",
                description: Text("No flight matches “\(search.searchedCity)”.")
            )
            .foregroundStyle(.white)
        } else {
            List(search.days) { found in
                Section {
                    ForEach(found.flights, id: \.self) { id in
                        Button {
                            shown = FlightReference(id: id)
                        } label: {
                            FoundFlightRow(session: session, id: id)
                        }
                        .buttonStyle(.plain)
                        // Opaque in the dark style, too, on top of the picture.
                        .listRowBackground(Rectangle().fill(.background))
                    }
                } header: {
                    Text(Wording.longDay(found.day))
                        .foregroundStyle(.white)
                } footer: {
                    Text("Matching flights \(found.flights.count.formatted(.number.locale(.desktop)))")
                        .foregroundStyle(.white)
                        .frame(maxWidth: .infinity, alignment: .trailing)
                }
            }
            .listStyle(.insetGrouped)
            .scrollContentBackground(.hidden)
        }
    }
}

/// A flight that was found.
struct FoundFlightRow: View {
    let session: AirportSession
    let id: Flight.ID

    var body: some View {
        if let flight = session.flight(id: id) {
            HStack(spacing: 12) {
                FlightStatusIcon(flight: flight)
                VStack(alignment: .leading, spacing: 2) {
                    Text("\(Text(flight.name).font(.title3)) \(flight.heading)")
                    Text(
                        "\(Wording.day(flight.localTime, at: flight.home)) \(Wording.time(flight.localTime, at: flight.home))"
                    )
                    .foregroundStyle(.secondary)
                }
                Spacer(minLength: 0)
            }
            .padding(.vertical, 4)
            .contentShape(Rectangle())
        }
    }
}

/// What lies over the list while a search runs.
struct SearchingOverlay: View {
    var body: some View {
        ZStack {
            Color.gray.opacity(0.8)
            VStack(spacing: 12) {
                Text("Searching…")
                    .font(.title2)
                    .foregroundStyle(.black)
                ProgressView()
                    .tint(.black)
            }
        }
    }
}
