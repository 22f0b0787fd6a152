import SwiftUI

/// What the app is, and who made it.
struct AboutView: View {
    static let windowID = "about"

    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 10) {
            Image(systemName: "airplane")
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(width: 44, height: 44)
                .rotationEffect(.degrees(-45))
                .foregroundStyle(.white)
                .frame(width: 96, height: 96)
                .background(AirportColors.sunset, in: RoundedRectangle(cornerRadius: 22))
                .accessibilityHidden(true)
            Text(AppInformation.name)
                .font(.title)
                .fontWeight(.bold)
            Text("Version \(AppInformation.version)")
                .foregroundStyle(.secondary)
            Text("Shows the arrivals and departures of an airport, and how punctual they are.")
                .multilineTextAlignment(.center)
                .padding(.top, 8)
            Text("Made by the contributors of Windsock, under the MIT licence. It comes without any warranty.")
                .font(.footnote)
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
            Button("Close") { dismiss() }
                .keyboardShortcut(.cancelAction)
                .padding(.top, 12)
        }
        .padding(28)
        .frame(width: 380)
    }
}
