import AirportModel
import SwiftUI

/// An award in large. A click on it, or Escape, shows all of them again.
struct AwardDetails: View {
    let award: Award

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                Image(award.imageName)
                    .resizable()
                    .aspectRatio(contentMode: .fit)
                    .frame(maxWidth: 270)
                    .shadow(radius: 10)
                    .opacity(award.isAwarded ? 1 : 0.5)
                    .accessibilityHidden(true)
                Text(award.title)
                    .font(.title)
                    .fontWeight(.bold)
                Text(award.description)
                    .font(.body)
                AwardStars(count: award.stars)
                    .shadow(color: .black, radius: 5)
                    .frame(height: 30)
                    .opacity(award.isAwarded ? 1 : 0.5)
                Text(award.isAwarded ? "You have earned this award." : "You haven’t earned this award yet.")
                    .font(.footnote)
            }
            .multilineTextAlignment(.center)
            .padding(28)
            .frame(maxWidth: .infinity)
        }
        .foregroundStyle(.black)
        .frame(maxWidth: 520, maxHeight: 620)
        .background(AwardGround().opacity(award.isAwarded ? 1 : 0.6))
        .clipShape(RoundedRectangle(cornerRadius: 35))
        .saturation(award.isAwarded ? 1 : 0)
        .padding(18)
    }
}
