import SwiftUI

struct ValuesPage: View {
    @State private var share = 0.4
    @State private var gate = 3
    @State private var minutes = 15.0

    var body: some View {
        Shelves {
            Shelf("Sliders") { sliders.frame(width: 420) }
            Shelf("Vertical") {
                HStack(spacing: 24) {
                    Slider(value: $share).sliderStyle(.vertical)
                    Slider(value: $minutes, in: 0...60, step: 15).sliderStyle(.vertical)
                }
                .frame(height: 140)
            }
            Shelf("Steppers") { steppers.frame(width: 420, alignment: .leading) }
        }
    }

    private var sliders: some View {
        VStack(alignment: .leading, spacing: 12) {
            Slider(value: $share)
            Slider(value: $minutes, in: 0...60, step: 15)
            Slider(value: $minutes, in: 0...60) {
                Text("Delay")
            } minimumValueLabel: {
                Image(systemName: "tortoise")
            } maximumValueLabel: {
                Image(systemName: "hare")
            }
            Slider(value: $share).tint(.green)
            Slider(value: $share).disabled(true)
        }
    }

    private var steppers: some View {
        VStack(alignment: .leading, spacing: 12) {
            Stepper("Gate \(gate)", value: $gate, in: 1...5)
            Stepper("Minutes", value: $minutes, in: 0...60, step: 5, format: .number)
            Stepper {
                Text("Closures")
                Text("Goes around at both ends")
            } onIncrement: {
                gate = gate % 5 + 1
            } onDecrement: {
                gate = (gate + 3) % 5 + 1
            }
            Stepper("Nothing to add", value: .constant(5), in: 1...5)
            Stepper("Disabled", value: $gate).disabled(true)
        }
    }
}
