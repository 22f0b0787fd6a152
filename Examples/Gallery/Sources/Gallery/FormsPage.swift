import SwiftUI

struct FormsPage: View {
    @State private var name = "Amelia Earhart"
    @State private var isFollowed = true
    @State private var meal = Meal.fish
    @State private var bags = 1
    @State private var date = Date(timeIntervalSince1970: 1_363_273_740)
    @State private var share = 0.4

    var body: some View {
        HStack(alignment: .top, spacing: 24) {
            Shelf("Grouped") {
                Form { rows }.formStyle(.grouped).frame(width: 400, height: 620)
            }
            Shelf("Columns") {
                Form { rows }.formStyle(.columns).frame(width: 340)
            }
        }
        .environment(\.timeZone, .gmt)
    }

    @ViewBuilder private var rows: some View {
        Section {
            TextField("Name", text: $name)
            Toggle("Follow This Flight", isOn: $isFollowed)
            Picker("Meal", selection: $meal) {
                ForEach(Meal.allCases) { Text($0.rawValue) }
            }
            Stepper("Bags: \(bags)", value: $bags, in: 0...4)
        } header: {
            Text("Passenger")
        } footer: {
            Text("The first bag is free.")
        }
        Section("Flight") {
            LabeledContent("Gate", value: "A3")
            DatePicker("Departure", selection: $date, displayedComponents: .date)
            Slider(value: $share) { Text("Volume") }
            Button("Check In") {}
            Button("Cancel Flight", role: .destructive) {}
        }
    }
}
