import SwiftUI

enum Meal: String, CaseIterable, Identifiable {
    case none = "No Meal"
    case vegetarian = "Vegetarian"
    case fish = "Fish"

    var id: Self { self }
}

struct PickersPage: View {
    @State private var meal = Meal.vegetarian
    @State private var city = "Denver"

    var body: some View {
        Shelves {
            Shelf("Menu") {
                HStack(spacing: 24) {
                    picker.pickerStyle(.menu)
                    picker.pickerStyle(.menu).labelsHidden()
                    picker.pickerStyle(.menu).disabled(true)
                }
                .fixedSize()
            }
            Shelf("Segmented and Palette") {
                HStack(spacing: 24) {
                    picker.pickerStyle(.segmented)
                    Picker("Rating", selection: $meal) {
                        Image(systemName: "hand.thumbsdown").tag(Meal.none)
                        Image(systemName: "hand.thumbsup").tag(Meal.vegetarian)
                        Image(systemName: "heart").tag(Meal.fish)
                    }
                    .pickerStyle(.palette)
                }
                .fixedSize()
            }
            HStack(alignment: .top, spacing: 48) {
                Shelf("Radio Group") { picker.pickerStyle(.radioGroup) }
                Shelf("Inline") { picker.pickerStyle(.inline) }
                Shelf("Wheel") { picker.pickerStyle(.wheel).labelsHidden().frame(width: 180, height: 150) }
            }
            Shelf("Many Options, with Search") {
                Picker("City", selection: $city) {
                    Section("Near") {
                        ForEach(["Atlanta", "Charlotte", "Nashville"], id: \.self) { Text($0) }
                    }
                    Section("Far") {
                        ForEach(["Denver", "Las Vegas", "Phoenix"], id: \.self) { Text($0) }
                    }
                }
                .fixedSize()
            }
        }
    }

    private var picker: some View {
        Picker("Meal", selection: $meal) {
            ForEach(Meal.allCases) { Text($0.rawValue) }
        }
    }
}
