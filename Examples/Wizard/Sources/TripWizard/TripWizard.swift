import SwiftUI

/// A wizard in a sheet, with sheets, a popover and alerts over it.
@main
struct TripWizard: App {
    var body: some Scene {
        WindowGroup("Trips") { Trips() }
            .defaultSize(width: 640, height: 480)
    }
}

struct Trip: Identifiable, Hashable {
    let id = UUID()
    var destination = ""
    var departure = Date(timeIntervalSince1970: 1_790_000_000)
    var travellers: [String] = []
    var hasLuggage = false
}

struct Trips: View {
    @State private var trips: [Trip] = []
    @State private var isPlanning = false
    @State private var removal: Trip?
    @State private var asksNoMore = false

    var body: some View {
        Group {
            if trips.isEmpty {
                ContentUnavailableView {
                    Label("No Trips", systemImage: "airplane")
                } description: {
                    Text("Plan one in three steps.")
                } actions: {
                    Button("Plan a Trip") { isPlanning = true }.buttonStyle(.borderedProminent)
                }
            } else {
                List(trips) { trip in
                    HStack {
                        VStack(alignment: .leading) {
                            Text(verbatim: trip.destination).font(.headline)
                            Text("\(trip.departure, format: .dateTime.day().month()) · \(trip.travellers.formatted())")
                                .foregroundStyle(.secondary)
                        }
                        Spacer()
                        Button("Remove", systemImage: "trash") { remove(trip) }
                            .labelStyle(.iconOnly)
                            .buttonStyle(.borderless)
                    }
                }
            }
        }
        .toolbar {
            ToolbarItem { Button("Plan a Trip", systemImage: "plus") { isPlanning = true } }
        }
        .confirmationDialog(
            "Remove the trip?",
            isPresented: Binding {
                removal != nil
            } set: {
                if !$0 { removal = nil }
            },
            presenting: removal
        ) { trip in
            Button("Remove", role: .destructive) { trips.removeAll { $0.id == trip.id } }
        } message: { trip in
            Text("The trip to \(trip.destination) can't be brought back.")
        }
        .dialogSuppressionToggle(isSuppressed: $asksNoMore)
        .sheet(isPresented: $isPlanning) { Wizard { trips.append($0) } }
    }

    private func remove(_ trip: Trip) {
        if asksNoMore { trips.removeAll { $0.id == trip.id } } else { removal = trip }
    }
}

struct Wizard: View {
    let done: (Trip) -> Void
    @State private var trip = Trip()
    @State private var steps: [Int] = []
    @State private var isFinished = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack(path: $steps) {
            DestinationStep(trip: $trip, next: { steps.append(2) })
                .navigationDestination(for: Int.self) { step in
                    if step == 2 {
                        TravellersStep(trip: $trip, next: { steps.append(3) })
                    } else {
                        SummaryStep(trip: trip) {
                            isFinished = true
                            done(trip)
                            dismiss()
                        }
                    }
                }
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                }
        }
        .frame(minWidth: 440, minHeight: 360)
        .dismissalConfirmationDialog("Give up planning?", shouldPresent: !trip.destination.isEmpty && !isFinished) {
            Button("Give Up", role: .destructive) {}
        } message: {
            Text("What you entered will be lost.")
        }
    }
}

struct DestinationStep: View {
    @Binding var trip: Trip
    let next: @MainActor () -> Void
    @State private var isExplaining = false
    @FocusState private var isTyping: Bool

    var body: some View {
        Form {
            Section {
                TextField("Destination", text: $trip.destination).focused($isTyping)
                DatePicker("Departure", selection: $trip.departure, displayedComponents: .date)
            } header: {
                HStack {
                    Text("Where to?")
                    Button("Help", systemImage: "questionmark.circle") { isExplaining = true }
                        .labelStyle(.iconOnly)
                        .buttonStyle(.borderless)
                        .popover(isPresented: $isExplaining) {
                            Text("Any place with an airport.").padding()
                        }
                }
            }
        }
        .formStyle(.grouped)
        .navigationTitle("Step 1 of 3")
        .onAppear { isTyping = true }
        .toolbar {
            ToolbarItem(placement: .confirmationAction) {
                Button("Next", action: next).disabled(trip.destination.isEmpty)
            }
        }
    }
}

struct TravellersStep: View {
    @Binding var trip: Trip
    let next: @MainActor () -> Void
    @State private var isAdding = false

    var body: some View {
        Form {
            Section("Who comes along?") {
                ForEach(trip.travellers, id: \.self) { Text(verbatim: $0) }
                Button("Add a Traveller…") { isAdding = true }
            }
            Toggle("With luggage", isOn: $trip.hasLuggage)
        }
        .formStyle(.grouped)
        .navigationTitle("Step 2 of 3")
        .toolbar {
            ToolbarItem(placement: .confirmationAction) {
                Button("Next", action: next).disabled(trip.travellers.isEmpty)
            }
        }
        .sheet(isPresented: $isAdding) { TravellerSheet(known: trip.travellers) { trip.travellers.append($0) } }
    }
}

/// A sheet over the sheet, with an alert over it.
struct TravellerSheet: View {
    let known: [String]
    let add: (String) -> Void
    @State private var name = ""
    @State private var isKnown = false
    @FocusState private var isTyping: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form { TextField("Name", text: $name).focused($isTyping).onSubmit(confirm) }
            .formStyle(.grouped)
            .frame(width: 340, height: 120)
            .navigationTitle("Traveller")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Add", action: confirm).disabled(name.isEmpty)
                }
            }
            .alert("\(name) is coming along already.", isPresented: $isKnown) {}
            .onAppear { isTyping = true }
    }

    private func confirm() {
        guard !name.isEmpty else { return }
        if known.contains(name) {
            isKnown = true
        } else {
            add(name)
            dismiss()
        }
    }
}

struct SummaryStep: View {
    let trip: Trip
    let finish: @MainActor () -> Void

    var body: some View {
        Form {
            Section("Is everything right?") {
                LabeledContent("Destination", value: trip.destination)
                LabeledContent("Departure", value: trip.departure, format: .dateTime.day().month(.wide).year())
                LabeledContent("Travellers", value: trip.travellers.formatted())
                LabeledContent("Luggage", value: trip.hasLuggage ? "Yes" : "No")
            }
        }
        .formStyle(.grouped)
        .navigationTitle("Step 3 of 3")
        .toolbar {
            ToolbarItem(placement: .confirmationAction) { Button("Book", action: finish) }
        }
    }
}

#Preview("First step") {
    @Previewable @State var trip = Trip()
    NavigationStack { DestinationStep(trip: $trip, next: {}) }
}
#Preview("Summary") { SummaryStep(trip: Trip(destination: "Oslo", travellers: ["Ada", "Jo"]), finish: {}) }
