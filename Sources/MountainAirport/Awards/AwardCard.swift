import AirportModel
import SwiftUI

/// An award as a card of the grid.
struct AwardCard: View {
    let award: Award

    var body: some View {
        VStack(spacing: 4) {
            Image(award.imageName)
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(width: 80, height: 80)
                .shadow(radius: 10)
                .opacity(award.isAwarded ? 1 : 0.5)
                .accessibilityHidden(true)
            Text(award.title)
                .font(.title3)
                .fontWeight(.semibold)
                .multilineTextAlignment(.center)
            Text(award.description)
                .font(.footnote)
                .multilineTextAlignment(.center)
            Spacer(minLength: 4)
            AwardStars(count: award.stars)
                .shadow(color: .black, radius: 5)
                .frame(height: 24)
                .offset(x: -5)
                .opacity(award.isAwarded ? 1 : 0.5)
        }
        .padding(10)
        .foregroundStyle(.black)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        // What isn't earned yet is faint, but its words stay readable on any ground.
        .background(AwardGround().opacity(award.isAwarded ? 1 : 0.6))
        .clipShape(RoundedRectangle(cornerRadius: 25))
        .saturation(award.isAwarded ? 1 : 0)
    }
}

/// The ground of cards and details: from white to blue.
struct AwardGround: View {
    var body: some View {
        LinearGradient(
            colors: [.white, Color(red: 0, green: 0.5, blue: 1)], startPoint: .bottomLeading, endPoint: .topTrailing)
    }
}
