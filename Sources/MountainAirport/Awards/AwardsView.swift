import AirportModel
import SwiftUI

/// What the traveller has earned, and what there still is to earn. A click on a card shows it in large in their place.
struct AwardsView: View {
    @Environment(AppState.self) private var app

    @State private var selected: Award?

    var body: some View {
        Group {
            if let selected {
                AwardDetails(award: selected)
                    .contentShape(Rectangle())
                    .onTapGesture { self.selected = nil }
            } else {
                AwardGrid(awards: app.awards, selected: $selected)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(AirportBackground())
        // In a narrow window there would be two such buttons beside each other, one for the sidebar.
        .navigationBarBackButtonHidden(selected != nil)
        .navigationTitle(selected?.title ?? String(localized: "Your Awards"))
        .toolbar {
            if selected != nil {
                ToolbarItem(placement: .navigation) {
                    Button("All Awards", systemImage: "chevron.left") { selected = nil }
                        .keyboardShortcut(.cancelAction)
                        .help("All awards")
                }
            }
        }
    }
}

/// The cards, those that were earned first.
struct AwardGrid: View {
    let awards: [Award]
    @Binding var selected: Award?

    /// How much larger letters are than usual: cards grow with them.
    @ScaledMetric private var scale: CGFloat = 1

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                section(String(localized: "Awarded"), awards.filter(\.isAwarded))
                section(String(localized: "Not Awarded"), awards.filter { !$0.isAwarded })
            }
            .padding(14)
            .frame(maxWidth: 1000)
            .frame(maxWidth: .infinity)
        }
    }

    private func section(_ title: String, _ awards: [Award]) -> some View {
        VStack(spacing: 16) {
            Text(title)
                .font(.title)
                .foregroundStyle(.white)
                .padding(6)
                .frame(maxWidth: .infinity)
                .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 10))
                .environment(\.colorScheme, .dark)
            AwardGridLayout(minimum: 140 * scale, maximum: 170 * scale) {
                ForEach(awards) { award in
                    Button {
                        selected = award
                    } label: {
                        AwardCard(award: award)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(award.title)
                }
            }
        }
    }
}
