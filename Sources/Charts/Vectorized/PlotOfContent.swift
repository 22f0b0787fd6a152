/// A plot that is what its content says.
@MainActor
protocol PlotOfContent<Content>: PrimitiveChartContent {
    associatedtype Content: ChartContent

    nonisolated var content: Content { get }
}

extension PlotOfContent {
    /// Adds the marks.
    @MainActor public func _collect(into collector: _MarkCollector) { content._collect(into: collector) }
}
