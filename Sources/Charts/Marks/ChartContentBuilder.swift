import SwiftUI

/// Builds one content from the statements of a closure or body: any number of contents, `if`, `switch`, `let`,
/// `ForEach` and `#available`.
@resultBuilder
public struct ChartContentBuilder {
    nonisolated public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

    nonisolated public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }

    nonisolated public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

    nonisolated public static func buildBlock<each Content: ChartContent>(
        _ content: repeat each Content
    ) -> TupleChartContent<repeat each Content> {
        TupleChartContent(repeat each content)
    }

    nonisolated public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

    nonisolated public static func buildEither<First: ChartContent, Second: ChartContent>(
        first: First
    ) -> BuilderConditional<First, Second> {
        BuilderConditional(storage: .first(first))
    }

    nonisolated public static func buildEither<First: ChartContent, Second: ChartContent>(
        second: Second
    ) -> BuilderConditional<First, Second> {
        BuilderConditional(storage: .second(second))
    }

    nonisolated public static func buildLimitedAvailability<Content: ChartContent>(
        _ content: Content
    ) -> AnyChartContent {
        AnyChartContent(content)
    }
}

/// No marks.
public struct EmptyChartContent {
    /// Nothing: there are no marks.
    public typealias Body = Never

    /// Adds nothing.
    @MainActor public func _collect(into collector: _MarkCollector) {}
}

/// Contents one after the other.
public struct TupleChartContent<each Content: ChartContent> {
    /// Nothing: the contents add their marks themselves.
    public typealias Body = Never

    private let content: (repeat each Content)

    nonisolated init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    /// Adds the marks of each content.
    @MainActor public func _collect(into collector: _MarkCollector) {
        repeat (each content)._collect(into: collector)
    }
}

/// One of two contents.
public struct BuilderConditional<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage
}

extension BuilderConditional: ChartContent, PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
    /// Nothing: the contents add their marks themselves.
    public typealias Body = Never

    /// Adds the marks of the content that is there.
    @MainActor public func _collect(into collector: _MarkCollector) {
        switch storage {
        case .first(let content): content._collect(into: collector)
        case .second(let content): content._collect(into: collector)
        }
    }
}

extension Optional: ChartContent, PrimitiveChartContent where Wrapped: ChartContent {
    /// Nothing: the content adds its marks itself.
    public typealias Body = Never

    /// Adds the marks of the content, if there is one.
    @MainActor public func _collect(into collector: _MarkCollector) {
        self?._collect(into: collector)
    }
}

extension Group: ChartContent, PrimitiveChartContent where Content: ChartContent {
    /// Nothing: the content adds its marks itself.
    public typealias Body = Never

    /// Creates a group of contents.
    nonisolated public init(@ChartContentBuilder content: () -> Content) {
        self.init(_content: content())
    }

    /// Adds the marks of the content.
    @MainActor public func _collect(into collector: _MarkCollector) {
        _content._collect(into: collector)
    }
}

extension ForEach: ChartContent, PrimitiveChartContent where Content: ChartContent {
    /// Nothing: the elements' contents add their marks themselves.
    public typealias Body = Never

    /// Creates a content for each element, identified by the value at a key path.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }

    /// Adds the marks of each element.
    @_specialize(kind:partial,where Data == Range<Int>, ID == Int)
    @MainActor public func _collect(into collector: _MarkCollector) {
        let outer = collector.identity
        func collect(_ element: Data.Element) {
            if collector.tellsApart { collector.identity = outer.inside(id(element)) }
            content(element)._collect(into: collector)
        }
        // Elements side by side are reached without asking the collection for each.
        let done: Void? = data.withContiguousStorageIfAvailable { elements in
            for index in 0..<elements.count { collect(elements[index]) }
        }
        if done == nil {
            for element in data { collect(element) }
        }
        collector.identity = outer
    }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
    /// Creates a content for each element, identified by its id.
    nonisolated public init(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: { $0.id }, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
    /// Creates a content for each number of a range.
    nonisolated public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, id: { $0 }, content: content)
    }
}

extension EmptyChartContent: PrimitiveChartContent {}

extension TupleChartContent: PrimitiveChartContent {}
