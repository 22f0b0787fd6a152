import SwiftUI

/// A chart in words.
@MainActor
struct ChartSummary {
    let layout: ChartLayout

    init(_ layout: ChartLayout) { self.layout = layout }

    private var model: ChartModel { layout.model }

    /// What the chart shows.
    var label: String { model.summary }

    /// The selected value.
    func selection(_ scales: ChartScales) -> String {
        let selections = ChartSelections(model.configuration)
        let words = MarkWords(layout)
        if let datum = selections.x?.get() { return words.text(datum, model.x) }
        if let datum = selections.y?.get() { return words.text(datum, model.y) }
        if let datum = selections.angle?.get() { return words.text(datum, model.angle) }
        return ""
    }
}

extension ChartLabel {
    /// The label as a plain text.
    @MainActor var words: String {
        switch self {
        case .string(let string): string
        case .key, .text: text.plainWords
        }
    }
}
