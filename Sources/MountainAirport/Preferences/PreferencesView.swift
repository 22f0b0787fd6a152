import AirportModel
import SwiftUI

/// What a person can set.
struct PreferencesView: View {
    let app: AppState

    @Bindable private var preferences = AirportPreferences.shared
    @State private var airports: [Airport] = []

    var body: some View {
        Form {
            Section("Board") {
                Picker("Default Airport", selection: $preferences.defaultAirport) {
                    Text("Sample Airport").tag("")
                    ForEach(airports, id: \.code) { Text(verbatim: "\($0.code) · \($0.boardName)").tag($0.code) }
                    // One whose flights aren't stored any more stays what was chosen.
                    if !preferences.defaultAirport.isEmpty,
                        !airports.contains(where: { $0.code == preferences.defaultAirport })
                    {
                        Text(verbatim: preferences.defaultAirport).tag(preferences.defaultAirport)
                    }
                }
                Picker("Time", selection: $preferences.clockFormat) {
                    Text("As the System").tag(ClockFormat.system)
                    Text("12 Hours").tag(ClockFormat.twelveHours)
                    Text("24 Hours").tag(ClockFormat.twentyFourHours)
                }
                Picker("Distances", selection: $preferences.distanceUnit) {
                    Text("Kilometers").tag(DistanceUnit.kilometers)
                    Text("Miles").tag(DistanceUnit.miles)
                }
            }
            Section("Punctuality") {
                Stepper(
                    "Short delay up to \(preferences.onTimeThreshold) min", value: $preferences.onTimeThreshold,
                    in: AirportPreferences.thresholds)
            }
            Section("Notifications") {
                Toggle("Tell of changes to followed flights", isOn: $preferences.notifies)
            }
        }
        .formStyle(.grouped)
        .frame(minWidth: 360, idealWidth: 480, minHeight: 360, idealHeight: 460)
        .task {
            airports = (try? await app.airports().map(\.airport)) ?? []
        }
    }
}
