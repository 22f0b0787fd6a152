import AirportModel
import SwiftUI

/// What the traveller has earned, and what there still is to earn.
struct AwardsView: View {
    @Environment(AppState.self) private var app

    var body: some View {
        List(app.awards) { award in
            Text(award.title)
        }
        .navigationTitle("Your Awards")
    }
}
