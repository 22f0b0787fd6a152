import SwiftUI

/// What an axis consists of.
@MainActor
@preconcurrency
public protocol AxisContent {
    /// The type of the body.
    associatedtype Body: AxisContent

    /// What the content consists of.
    @AxisContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// Adds the content's marks. Contents with a body use the default.
    @MainActor func _collect(into marks: inout [AxisMarksDescription])
}

extension AxisContent {
    /// Adds the marks of the body.
    @MainActor public func _collect(into marks: inout [AxisMarksDescription]) { body._collect(into: &marks) }

    /// Draws the marks as a whole; they don't overlap, so this changes nothing that is seen.
    nonisolated public func compositingLayer() -> some AxisContent { AnyAxisContent(self) }
}

/// A content that adds its marks itself.
@MainActor
protocol PrimitiveAxisContent: AxisContent where Body == Never {}

extension PrimitiveAxisContent {
    /// Can't be called.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: AxisContent {
    /// Adds nothing: there is no such value.
    @MainActor public func _collect(into marks: inout [AxisMarksDescription]) {}
}

/// A content of an axis of any kind.
public struct AnyAxisContent {
    /// Nothing: the content adds its marks itself.
    public typealias Body = Never

    private let content: any AxisContent

    /// Wraps a content.
    nonisolated public init<C: AxisContent>(_ content: C) { self.content = content }

    /// Adds the marks of the content.
    @MainActor public func _collect(into marks: inout [AxisMarksDescription]) { content._collect(into: &marks) }
}

/// Builds the content of an axis from several.
@resultBuilder
public struct AxisContentBuilder {
    nonisolated public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }

    nonisolated public static func buildBlock() -> TupleAxisContent<> { TupleAxisContent() }

    nonisolated public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }

    nonisolated public static func buildBlock<each Content: AxisContent>(
        _ content: repeat each Content
    ) -> TupleAxisContent<repeat each Content> {
        TupleAxisContent(repeat each content)
    }

    nonisolated public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }

    nonisolated public static func buildEither<First: AxisContent, Second: AxisContent>(
        first: First
    ) -> BuilderConditional<First, Second> {
        BuilderConditional(storage: .first(first))
    }

    nonisolated public static func buildEither<First: AxisContent, Second: AxisContent>(
        second: Second
    ) -> BuilderConditional<First, Second> {
        BuilderConditional(storage: .second(second))
    }

    nonisolated public static func buildLimitedAvailability<Content: AxisContent>(
        _ content: Content
    ) -> AnyAxisContent {
        AnyAxisContent(content)
    }
}

/// Contents of an axis together.
public struct TupleAxisContent<each Content: AxisContent> {
    /// Nothing: the contents add their marks themselves.
    public typealias Body = Never

    private let content: (repeat each Content)

    nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }

    /// Adds the marks of each content.
    @MainActor public func _collect(into marks: inout [AxisMarksDescription]) {
        for content in repeat each content { content._collect(into: &marks) }
    }
}

extension BuilderConditional: AxisContent, PrimitiveAxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {
    /// Nothing: the contents add their marks themselves.
    public typealias Body = Never

    /// Adds the marks of the content that is there.
    @MainActor public func _collect(into marks: inout [AxisMarksDescription]) {
        switch storage {
        case .first(let content): content._collect(into: &marks)
        case .second(let content): content._collect(into: &marks)
        }
    }
}

extension Optional: AxisContent, PrimitiveAxisContent where Wrapped: AxisContent {
    /// Nothing: the content adds its marks itself.
    public typealias Body = Never

    /// Adds the marks of the content, if there is one.
    @MainActor public func _collect(into marks: inout [AxisMarksDescription]) { self?._collect(into: &marks) }
}

extension AnyAxisContent: PrimitiveAxisContent {}

extension TupleAxisContent: PrimitiveAxisContent {}
