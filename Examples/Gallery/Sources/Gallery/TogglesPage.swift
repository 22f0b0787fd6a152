import SwiftUI

struct TogglesPage: View {
    @State private var isOn = true
    @State private var isOff = false
    @State private var mixed = [true, false]

    var body: some View {
        Shelves {
            Shelf("Switch") { ToggleRow(isOn: $isOn, isOff: $isOff).toggleStyle(.switch) }
            Shelf("Checkbox") { ToggleRow(isOn: $isOn, isOff: $isOff).toggleStyle(.checkbox) }
            Shelf("Button") { ToggleRow(isOn: $isOn, isOff: $isOff).toggleStyle(.button) }
            Shelf("Mixed") {
                HStack(spacing: 24) {
                    Toggle("Checkbox", sources: $mixed, isOn: \.self).toggleStyle(.checkbox)
                    Toggle("Switch", sources: $mixed, isOn: \.self).toggleStyle(.switch)
                    Toggle("Button", sources: $mixed, isOn: \.self).toggleStyle(.button)
                }
                .fixedSize()
            }
            Shelf("With a Subtitle, Tinted, Sizes") {
                VStack(alignment: .leading, spacing: 12) {
                    Toggle(isOn: $isOn) {
                        Text("Delays")
                        Text("Tell me when a followed flight is late")
                    }
                    Toggle("Tinted", isOn: $isOn).tint(.green)
                    Toggle("Mini", isOn: $isOn).controlSize(.mini)
                    Toggle("Large", isOn: $isOn).controlSize(.large)
                }
                .toggleStyle(.switch)
                .frame(width: 420, alignment: .leading)
            }
            Shelf("An App's Own Style") {
                HStack(spacing: 24) {
                    Toggle("Highlight", isOn: $isOn)
                    Toggle("Highlight", isOn: $isOff)
                }
                .toggleStyle(StarToggleStyle())
            }
        }
    }
}

private struct ToggleRow: View {
    @Binding var isOn: Bool
    @Binding var isOff: Bool

    var body: some View {
        HStack(spacing: 24) {
            Toggle("On", isOn: $isOn)
            Toggle("Off", isOn: $isOff)
            Toggle("Wi-Fi", systemImage: "wifi", isOn: $isOn)
            Toggle("Hidden Label", isOn: $isOn).labelsHidden()
            Toggle("Disabled", isOn: $isOn).disabled(true)
        }
        .fixedSize()
    }
}

private struct StarToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Label {
                configuration.label
            } icon: {
                Image(systemName: configuration.isOn ? "star.fill" : "star").foregroundStyle(.yellow)
            }
        }
        .buttonStyle(.plain)
    }
}
