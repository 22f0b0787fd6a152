import SwiftUI

/// The picture behind a screen, stretched to it.
struct AirportBackground: View {
    var body: some View {
        Image(decorative: "background-pattern")
            .resizable()
            .ignoresSafeArea()
    }
}

/// The picture behind a card, stretched to it.
struct CardBackground: View {
    var body: some View {
        Image(decorative: "card-pattern")
            .resizable()
    }
}
