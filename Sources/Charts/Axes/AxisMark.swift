import SwiftUI

/// What stands at a value of an axis: lines, ticks and labels.
@MainActor
@preconcurrency
public protocol AxisMark {
    /// The type of the body.
    associatedtype Body: AxisMark

    /// What the mark consists of.
    @AxisMarkBuilder @MainActor @preconcurrency var body: Body { get }

    /// The mark's parts. Marks with a body use the default.
    @MainActor func _parts(at value: AxisValue) -> [_AxisPart]
}

extension AxisMark {
    /// The parts of the body.
    @MainActor public func _parts(at value: AxisValue) -> [_AxisPart] { body._parts(at: value) }
}

extension Never: AxisMark {
    /// None: there is no such value.
    @MainActor public func _parts(at value: AxisValue) -> [_AxisPart] { switch self {} }
}

/// A mark that tells its parts itself.
@MainActor
protocol PrimitiveAxisMark: AxisMark where Body == Never {}

extension PrimitiveAxisMark {
    /// Can't be called.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A line, tick or label at a value.
public struct _AxisPart {
    enum Kind {
        case gridLine(stroke: StrokeStyle?)
        case tick(length: AxisTick.Length, stroke: StrokeStyle?)
        case label(AxisLabelDescription)
    }

    var kind: Kind
    /// Whether it stands between this value and the next one.
    var isCentered: Bool?
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
}

/// A label of an axis.
struct AxisLabelDescription {
    enum Content {
        /// What suits the value.
        case automatic
        case text(Text)
        case view(AnyView)
    }

    var content: Content
    var anchor: UnitPoint?
    var alignment: Alignment?
    var collision = AxisValueLabelCollisionResolution.automatic
    var offsetsMarks: Bool?
    var orientation = AxisValueLabelOrientation.automatic
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
}

/// An axis mark of any kind.
public struct AnyAxisMark {
    /// Nothing: the mark tells its parts itself.
    public typealias Body = Never

    private let mark: any AxisMark

    /// Wraps a mark.
    nonisolated public init<M: AxisMark>(_ mark: M) { self.mark = mark }

    /// The mark's parts.
    @MainActor public func _parts(at value: AxisValue) -> [_AxisPart] { mark._parts(at: value) }
}

/// Builds one axis mark from several.
@resultBuilder
public struct AxisMarkBuilder {
    nonisolated public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

    nonisolated public static func buildBlock() -> TupleAxisMark<> { TupleAxisMark() }

    nonisolated public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }

    nonisolated public static func buildBlock<each Content: AxisMark>(
        _ content: repeat each Content
    ) -> TupleAxisMark<repeat each Content> {
        TupleAxisMark(repeat each content)
    }

    nonisolated public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }

    nonisolated public static func buildEither<First: AxisMark, Second: AxisMark>(
        first: First
    ) -> BuilderConditional<First, Second> {
        BuilderConditional(storage: .first(first))
    }

    nonisolated public static func buildEither<First: AxisMark, Second: AxisMark>(
        second: Second
    ) -> BuilderConditional<First, Second> {
        BuilderConditional(storage: .second(second))
    }

    nonisolated public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> AnyAxisMark {
        AnyAxisMark(content)
    }
}

/// Axis marks together.
public struct TupleAxisMark<each Content: AxisMark> {
    /// Nothing: the marks tell their parts themselves.
    public typealias Body = Never

    private let content: (repeat each Content)

    nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }

    /// The parts of each mark.
    @MainActor public func _parts(at value: AxisValue) -> [_AxisPart] {
        var parts: [_AxisPart] = []
        for mark in repeat each content { parts += mark._parts(at: value) }
        return parts
    }
}

extension BuilderConditional: AxisMark, PrimitiveAxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
    /// Nothing: the marks tell their parts themselves.
    public typealias Body = Never

    /// The parts of the mark that is there.
    @MainActor public func _parts(at value: AxisValue) -> [_AxisPart] {
        switch storage {
        case .first(let mark): mark._parts(at: value)
        case .second(let mark): mark._parts(at: value)
        }
    }
}

extension Optional: AxisMark, PrimitiveAxisMark where Wrapped: AxisMark {
    /// Nothing: the mark tells its parts itself.
    public typealias Body = Never

    /// The parts of the mark, if there is one.
    @MainActor public func _parts(at value: AxisValue) -> [_AxisPart] { self?._parts(at: value) ?? [] }
}

/// A mark whose parts are changed.
struct ModifiedAxisMark<Content: AxisMark> {
    typealias Body = Never

    let content: Content
    let change: @MainActor (inout _AxisPart) -> Void

    @MainActor func _parts(at value: AxisValue) -> [_AxisPart] {
        content._parts(at: value).map {
            var part = $0
            change(&part)
            return part
        }
    }
}

extension AxisMark {
    /// Draws the mark with a style.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        let style = AnyShapeStyle(style)
        return ModifiedAxisMark(content: self) { if $0.style == nil { $0.style = style } }
    }

    /// Sets the font of labels.
    nonisolated public func font(_ font: Font?) -> some AxisMark {
        ModifiedAxisMark(content: self) { if $0.font == nil { $0.font = font } }
    }

    /// Moves the mark, in points.
    nonisolated public func offset(_ offset: CGSize) -> some AxisMark {
        ModifiedAxisMark(content: self) {
            $0.offset.width += offset.width
            $0.offset.height += offset.height
        }
    }

    /// Moves the mark, in points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        offset(CGSize(width: x, height: y))
    }

    /// Draws the mark as a whole; the marks of an axis don't overlap, so this changes nothing that is seen.
    nonisolated public func compositingLayer() -> some AxisMark {
        ModifiedAxisMark(content: self) { _ in }
    }
}

extension AnyAxisMark: PrimitiveAxisMark {}

extension TupleAxisMark: PrimitiveAxisMark {}

extension ModifiedAxisMark: PrimitiveAxisMark {}
