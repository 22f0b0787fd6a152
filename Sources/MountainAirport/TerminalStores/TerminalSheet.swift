import AirportModel
import SwiftUI

/// What there is in a terminal. A click anywhere puts it away.
struct TerminalSheet: View {
    let terminal: String

    @Environment(\.dismiss) private var dismiss
    /// High enough for all of it, in a window that is; as high as the window at the most.
    @ScaledMetric private var height: CGFloat = 480

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Text("Terminal \(terminal)")
                    .font(.title)
                    .fontWeight(.bold)
                Text("While you wait for your flight, these stores and restaurants of the terminal are open for you:")
                    .font(.title2)
                VStack(alignment: .leading, spacing: 8) {
                    ForEach(TerminalStore.stores(ofTerminal: terminal)) { store in
                        Text("\u{2022} \(store.name)")
                            .font(.title3)
                    }
                }
                Text("How busy they are now, from gate 1 on; the darker, the busier:")
                    .font(.footnote)
                TerminalStoresView(terminal: terminal)
                    .frame(maxWidth: 480)
                    .frame(height: 96)
            }
            .foregroundStyle(.white)
            .shadow(color: .black.opacity(0.4), radius: 2)
            .padding(28)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .frame(minWidth: 320, idealWidth: 480, maxWidth: .infinity, maxHeight: .infinity)
        .background {
            AirportBackground()
                .rotationEffect(.degrees(180))
                .clipShape(RoundedRectangle(cornerRadius: 20))
        }
        .padding(8)
        .contentShape(Rectangle())
        .onTapGesture { dismiss() }
        .navigationTitle("Terminal \(terminal)")
        .presentationDetents([.height(height), .large])
    }
}
