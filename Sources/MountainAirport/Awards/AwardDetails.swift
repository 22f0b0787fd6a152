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
                    .accessibilityHidden(true)
                Text(award.title)
                    .font(.title)
                    .fontWeight(.bold)
                Text(award.description)
                    .font(.body)
                AwardStars(count: award.stars)
                    .shadow(color: .black, radius: 5)
                    .frame(height: 30)
                Text(award.isAwarded ? "You have earned this award." : "You haven’t earned this award yet.")
                    .font(.footnote)
            }
            .multilineTextAlignment(.center)
            .padding(28)
            .frame(maxWidth: .infinity)
            .saturation(award.isAwarded ? 1 : 0)
            .opacity(award.isAwarded ? 1 : 0.4)
        }
        .foregroundStyle(.black)
        .frame(maxWidth: 520, maxHeight: 620)
        .background(AwardGround())
        .clipShape(RoundedRectangle(cornerRadius: 35))
        .padding(18)
    }
}
