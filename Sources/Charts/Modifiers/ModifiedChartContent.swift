import SwiftUI

/// A content with changed attributes.
struct ModifiedChartContent<Content: ChartContent> {
    typealias Body = Never

    let content: Content
    let change: @MainActor (_MarkCollector, () -> Void) -> Void

    nonisolated init(_ content: Content, _ change: @escaping @MainActor (_MarkCollector, () -> Void) -> Void) {
        self.content = content
        self.change = change
    }

    @MainActor func _collect(into collector: _MarkCollector) {
        change(collector) { content._collect(into: collector) }
    }
}

/// Which attribute a modifier changes, and to what: equal ones lead to the same attributes.
enum AttributeKey: Hashable {
    case color(Double), symbolValue(Double), size(Double), line(Double)
    case position(Double, Axis?)
    case opacity(Double), symbolSize(CGFloat), corner(CGFloat), zIndex(Double)
    case interpolation(InterpolationMethod)
    case style(Color)
    case aligns(Bool), hidden(Bool)
    case label(String), value(String), identifier(String)
    case basicSymbol(BasicChartSymbolShape)
}

extension ChartContent {
    /// A content whose attributes are changed in the same way for all marks with equal values.
    nonisolated func changing(
        _ key: AttributeKey?, _ change: @escaping (inout MarkAttributes) -> Void
    ) -> ModifiedChartContent<Self> {
        nonisolated(unsafe) let change = change
        let key = key.map { AnyHashable($0) }
        nonisolated(unsafe) let wrapped = key
        return ModifiedChartContent(self) { $0.with(wrapped, change, $1) }
    }
}

extension ModifiedChartContent: PrimitiveChartContent {}
