import SwiftUI

/// What a chart in space shows: marks, surfaces, and groups of them.
@MainActor
@preconcurrency
public protocol Chart3DContent {
    /// The type of the body.
    associatedtype Body: Chart3DContent

    /// What the content consists of.
    @Chart3DContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// Adds the content's marks. Contents with a body use the default.
    @MainActor func _collect3D(into collector: _Mark3DCollector)
}

extension Chart3DContent {
    /// Adds the marks of the body.
    @MainActor public func _collect3D(into collector: _Mark3DCollector) { body._collect3D(into: collector) }
}

extension Never: Chart3DContent {
    /// Adds nothing: there is no such value.
    @MainActor public func _collect3D(into collector: _Mark3DCollector) {}
}

/// Takes the marks of a chart in space, as numbers.
@MainActor
public final class _Mark3DCollector {
    var marks: [Mark] = []
    var surfaces: [Surface] = []
    var x = AxisData()
    var y = AxisData()
    var z = AxisData()
    var colors = AxisData()
    /// The style in force.
    var style = Mark3DStyle()

    /// A point, line or rectangle in space.
    struct Mark {
        var kind: MarkKind
        var x: Channel
        var y: Channel
        var z: Channel
        var style: Mark3DStyle
    }

    /// A height over a plane.
    struct Surface {
        var function: (Double, Double) -> Double
        var style: Mark3DStyle
    }

    init() {}

    func add(_ input: MarkInput) {
        marks.append(
            Mark(
                kind: input.kind, x: x.channel(input.x), y: y.channel(input.y), z: z.channel(input.z), style: style))
    }
}

/// Builds one content in space from the statements of a closure or body.
@resultBuilder
public struct Chart3DContentBuilder {
    nonisolated public static func buildExpression<Content: Chart3DContent>(_ content: Content) -> Content { content }

    nonisolated public static func buildBlock<Content: Chart3DContent>(_ content: Content) -> Content { content }

    nonisolated public static func buildBlock<each Content: Chart3DContent>(
        _ content: repeat each Content
    ) -> TupleChart3DContent<repeat each Content> {
        TupleChart3DContent(repeat each content)
    }

    nonisolated public static func buildEither<First: Chart3DContent, Second: Chart3DContent>(
        first: First
    ) -> BuilderConditional<First, Second> {
        BuilderConditional(storage: .first(first))
    }

    nonisolated public static func buildEither<First: Chart3DContent, Second: Chart3DContent>(
        second: Second
    ) -> BuilderConditional<First, Second> {
        BuilderConditional(storage: .second(second))
    }

    nonisolated public static func buildIf<Content: Chart3DContent>(_ content: Content?) -> Content? { content }

    /// Takes a content that isn't there in each version of the system.
    nonisolated public static func buildLimitedAvailability<Content: Chart3DContent>(
        _ content: Content
    ) -> AnyChart3DContent {
        AnyChart3DContent(content)
    }
}

/// Contents in space one after the other.
public struct TupleChart3DContent<each Content: Chart3DContent> {
    /// Nothing: the contents add their marks themselves.
    public typealias Body = Never

    private let content: (repeat each Content)

    nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleChart3DContent: Chart3DContent {
    /// Can't be called.
    public var body: Never { fatalError("\(Self.self) has no body") }

    /// Adds the marks of each content.
    @MainActor public func _collect3D(into collector: _Mark3DCollector) {
        repeat (each content)._collect3D(into: collector)
    }
}

extension BuilderConditional: Chart3DContent where TrueContent: Chart3DContent, FalseContent: Chart3DContent {
    /// Can't be called.
    public var body: Never { fatalError("\(Self.self) has no body") }

    /// Adds the marks of the content that is there.
    @MainActor public func _collect3D(into collector: _Mark3DCollector) {
        switch storage {
        case .first(let content): content._collect3D(into: collector)
        case .second(let content): content._collect3D(into: collector)
        }
    }
}

extension Optional: Chart3DContent where Wrapped: Chart3DContent {
    /// Can't be called.
    public var body: Never { fatalError("\(Self.self) has no body") }

    /// Adds the marks of the content, if there is one.
    @MainActor public func _collect3D(into collector: _Mark3DCollector) { self?._collect3D(into: collector) }
}

extension ForEach: Chart3DContent where Content: Chart3DContent {
    /// Can't be called.
    public var body: Never { fatalError("\(Self.self) has no body") }

    /// Creates a content in space for each element, identified by the value at a key path.
    @_disfavoredOverload
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @Chart3DContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }

    /// Adds the marks of each element.
    @MainActor public func _collect3D(into collector: _Mark3DCollector) {
        for element in data { content(element)._collect3D(into: collector) }
    }
}

extension Group: Chart3DContent where Content: Chart3DContent {
    /// Nothing: the contents add their marks themselves.
    public typealias Body = Never

    /// Can't be called.
    public var body: Never { fatalError("\(Self.self) has no body") }

    /// Creates a group of contents, which modifiers change together.
    @_disfavoredOverload
    nonisolated public init(@Chart3DContentBuilder content: () -> Content) {
        self.init(_content: content())
    }

    /// Adds the contents to a chart.
    @MainActor public func _collect3D(into collector: _Mark3DCollector) { _content._collect3D(into: collector) }
}

/// A content of a chart in space whose type isn't said.
public struct AnyChart3DContent {
    /// Nothing: the content adds its marks itself.
    public typealias Body = Never

    private let content: any Chart3DContent

    /// Hides a content's type.
    nonisolated public init<C: Chart3DContent>(_ content: C) {
        self.content = content
    }
}

extension AnyChart3DContent: Chart3DContent {
    /// Can't be called.
    public var body: Never { fatalError("\(Self.self) has no body") }

    /// Adds the content to a chart.
    @MainActor public func _collect3D(into collector: _Mark3DCollector) { content._collect3D(into: collector) }
}
