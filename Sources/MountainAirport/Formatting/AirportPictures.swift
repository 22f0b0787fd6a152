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
            // Nothing shines through the picture, which can't be seen from outside: the shadow of a card is that of a box.
            .background(Color(red: 0.48, green: 0.25, blue: 0.58))
    }
}
