import SwiftUI

/// How a value decides about the looks or the place of marks.
struct MarkEncoding: Sendable {
    /// What the collector knows about the values.
    let data: @MainActor @Sendable (_MarkCollector, _ChartDatum, ChartLabel) -> Double
    /// What stands for the change by a number, so that equal changes are made once; nil: it's like no other.
    let key: @Sendable (Double) -> AttributeKey?
    let change: @Sendable (Double, inout MarkAttributes) -> Void

    static let color = MarkEncoding(
        data: { $0.colors.double($1, $2) }, key: { .color($0) },
        change: {
            $1.color = $0
            $1.style = nil
        })

    static let symbol = MarkEncoding(
        data: { Double($0.symbols.number($1, $2)) }, key: { .symbolValue($0) },
        change: {
            $1.symbolValue = $0
            $1.symbol = nil
        })

    static let size = MarkEncoding(
        data: { $0.sizes.double($1, $2) }, key: { .size($0) },
        change: {
            $1.sizeValue = $0
            $1.symbolSize = nil
        })

    static let line = MarkEncoding(
        data: { Double($0.lines.number($1, $2)) }, key: { .line($0) },
        change: {
            $1.lineValue = $0
            $1.stroke = nil
        })

    static func position(_ axis: Axis?, _ span: MarkDimension) -> MarkEncoding {
        MarkEncoding(
            data: { Double($0.positions.number($1, $2)) }, key: { span == .automatic ? .position($0, axis) : nil },
            change: { $1.position = MarkAttributes.Dodge(value: $0, axis: axis, span: span) })
    }
}

extension ChartContent {
    /// The content with marks that a value decides about.
    nonisolated func encoded<D: Plottable>(
        _ encoding: MarkEncoding, by value: PlottableValue<D>
    ) -> ModifiedChartContent<Self> {
        nonisolated(unsafe) let value = value
        return ModifiedChartContent(self) { collector, body in
            let number = encoding.data(collector, value.datum.lower, value.label)
            collector.with(encoding.key(number).map { AnyHashable($0) }, { encoding.change(number, &$0) }, body)
        }
    }
}

extension VectorizedChartContent {
    /// The content with marks that values of their elements decide about.
    nonisolated func encoded<D: Plottable>(
        _ encoding: MarkEncoding, by projection: PlottableProjection<DataElement, D>
    ) -> ElementwiseContent<Self> {
        nonisolated(unsafe) let projection = projection
        return ElementwiseContent(
            self,
            _ElementChange { element, collector, base in
                let number = encoding.data(collector, projection.datum(element).lower, projection.label)
                return collector.number(from: base, encoding.key(number).map { AnyHashable($0) }) {
                    encoding.change(number, &$0)
                }
            })
    }
}
