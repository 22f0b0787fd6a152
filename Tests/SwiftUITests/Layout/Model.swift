import Observation
import SwiftUI

/// What views of the layout tests show.
@Observable
final class Model {
    var text: String
    var number: CGFloat
    var isOn: Bool

    init(text: String = "", number: CGFloat = 0, isOn: Bool = false) {
        self.text = text
        self.number = number
        self.isOn = isOn
    }
}

struct ModelText: View {
    let model: Model

    var body: some View { Text(verbatim: model.text) }
}
