import SwiftUI

/// What a chart shows: marks, and groups of them.
///
/// ```swift
/// struct Threshold: ChartContent {
///     var value: Double
///     var body: some ChartContent {
///         RuleMark(y: .value("Threshold", value)).lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
///     }
/// }
/// ```
@MainActor
@preconcurrency
public protocol ChartContent {
    /// The type of the body.
    associatedtype Body: ChartContent

    /// What the content consists of.
    @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// Adds the content's marks. Contents with a body use the default.
    @MainActor func _collect(into collector: _MarkCollector)
}

extension ChartContent {
    /// Adds the marks of the body.
    @MainActor public func _collect(into collector: _MarkCollector) {
        body._collect(into: collector)
    }
}

extension Never: ChartContent {
    /// Adds nothing: there is no such value.
    @MainActor public func _collect(into collector: _MarkCollector) {}
}

/// A content that adds its marks itself.
@MainActor
protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
    /// Can't be called.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A content of any kind.
public struct AnyChartContent {
    /// Nothing: the content adds its marks itself.
    public typealias Body = Never

    private let content: any ChartContent

    /// Wraps a content.
    nonisolated public init<C: ChartContent>(_ content: C) {
        self.content = content
    }

    /// Adds the content's marks.
    @MainActor public func _collect(into collector: _MarkCollector) {
        content._collect(into: collector)
    }
}

/// Several contents that belong together: one element for screen readers.
public struct Plot<Content: ChartContent> {
    /// Nothing: the content adds its marks itself.
    public typealias Body = Never

    private let content: Content

    /// Creates a group.
    nonisolated public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
    }

    /// Adds the marks of the content as a group.
    @MainActor public func _collect(into collector: _MarkCollector) {
        collector.group { content._collect(into: collector) }
    }
}

extension AnyChartContent: PrimitiveChartContent {}

extension Plot: PrimitiveChartContent {}
