import SwiftUI

/// A chart in words.
@MainActor
struct ChartSummary {
    let layout: ChartLayout

    init(_ layout: ChartLayout) { self.layout = layout }

    private var model: ChartModel { layout.model }

    /// What the chart shows.
    var label: String { model.summary }

    /// The selected value, and what it's a value of.
    var selection: (datum: _ChartDatum, data: AxisData)? {
        let selections = ChartSelections(model.configuration)
        if let datum = selections.x?.get() { return (datum, model.x) }
        if let datum = selections.y?.get() { return (datum, model.y) }
        if let datum = selections.angle?.get() { return (datum, model.angle) }
        return nil
    }

    /// A selected value in words.
    func words(_ selection: (datum: _ChartDatum, data: AxisData)?) -> String {
        selection.map { MarkWords(layout).text($0.datum, $0.data) } ?? ""
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
