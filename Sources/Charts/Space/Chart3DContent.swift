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
    var points: [Point] = []
    var surfaces: [Surface] = []
    var x = AxisData()
    var y = AxisData()
    var z = AxisData()
    /// The style in force.
    var style: AnyShapeStyle?
    /// The symbol in force.
    var symbol: BasicChart3DSymbolShape?

    /// A point in space.
    struct Point {
        var place: SIMD3<Double>
        var style: AnyShapeStyle?
        var symbol: BasicChart3DSymbolShape
    }

    /// A height over a plane.
    struct Surface {
        var function: (Double, Double) -> Double
        var style: AnyShapeStyle?
    }

    init() {}

    func add(_ input: MarkInput) {
        let place = SIMD3(x.channel(input.x).middle, y.channel(input.y).middle, z.channel(input.z).middle)
        points.append(Point(place: place, style: style, symbol: symbol ?? .sphere))
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

    nonisolated public static func buildIf<Content: Chart3DContent>(_ content: Content?) -> Content? { content }
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

/// A content in space with a style or a symbol.
struct StyledChart3DContent<Content: Chart3DContent> {
    let content: Content
    var style: AnyShapeStyle?
    var symbol: BasicChart3DSymbolShape?
}

extension StyledChart3DContent: Chart3DContent {
    var body: Never { fatalError("\(Self.self) has no body") }

    func _collect3D(into collector: _Mark3DCollector) {
        let before = (collector.style, collector.symbol)
        collector.style = before.0 ?? style
        collector.symbol = before.1 ?? symbol
        content._collect3D(into: collector)
        (collector.style, collector.symbol) = before
    }
}
