import SwiftUI

/// How a surface in space is coloured.
public protocol Chart3DSurfaceStyle: Hashable {
    /// The style as charts know it.
    var _basic: BasicChart3DSurfaceStyle { get }
}

/// The ways of colouring surfaces that come with charts.
public struct BasicChart3DSurfaceStyle: Chart3DSurfaceStyle, Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case height(Gradient, ClosedRange<CGFloat>?)
        case normal
    }

    let kind: Kind

    /// The style itself.
    public var _basic: BasicChart3DSurfaceStyle { self }

    static let usualGradient = Gradient(colors: [.blue, .cyan, .green, .yellow, .orange, .red])
}

extension Chart3DSurfaceStyle where Self == BasicChart3DSurfaceStyle {
    /// Colours by height, from blue to red.
    public static var heightBased: BasicChart3DSurfaceStyle {
        BasicChart3DSurfaceStyle(kind: .height(BasicChart3DSurfaceStyle.usualGradient, nil))
    }

    /// Colours by height, from blue to red over a range of heights.
    public static func heightBased(yRange: ClosedRange<CGFloat>) -> Self {
        BasicChart3DSurfaceStyle(kind: .height(BasicChart3DSurfaceStyle.usualGradient, yRange))
    }

    /// Colours by height along a gradient, over a range of heights or all of them.
    public static func heightBased(_ gradient: Gradient, yRange: ClosedRange<CGFloat>? = nil) -> Self {
        BasicChart3DSurfaceStyle(kind: .height(gradient, yRange))
    }

    /// Colours by the direction that the surface faces.
    public static var normalBased: BasicChart3DSurfaceStyle { BasicChart3DSurfaceStyle(kind: .normal) }
}

/// On what a chart in space is drawn. Screens are flat, so all styles look the same.
public struct Chart3DRenderingStyle: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, flat, volumetric }

    private let kind: Kind

    /// As it suits the screen.
    public static var automatic: Chart3DRenderingStyle { Chart3DRenderingStyle(kind: .automatic) }
    /// On a plane.
    public static var flat: Chart3DRenderingStyle { Chart3DRenderingStyle(kind: .flat) }
    /// In space, where a screen can show that.
    public static var volumetric: Chart3DRenderingStyle { Chart3DRenderingStyle(kind: .volumetric) }
}

/// A body that can mark points in space.
public protocol Chart3DSymbolShape: Hashable {
    /// The body as charts know it.
    var _basic: BasicChart3DSymbolShape { get }
}

/// The bodies that come with charts.
public struct BasicChart3DSymbolShape: Chart3DSymbolShape, Hashable, Sendable {
    enum Kind: Hashable, Sendable { case sphere, cube, cylinder, cone }

    let kind: Kind

    /// The body itself.
    public var _basic: BasicChart3DSymbolShape { self }
}

extension Chart3DSymbolShape where Self == BasicChart3DSymbolShape {
    /// A ball.
    public static var sphere: BasicChart3DSymbolShape { BasicChart3DSymbolShape(kind: .sphere) }
    /// A cube.
    public static var cube: BasicChart3DSymbolShape { BasicChart3DSymbolShape(kind: .cube) }
    /// A cylinder.
    public static var cylinder: BasicChart3DSymbolShape { BasicChart3DSymbolShape(kind: .cylinder) }
    /// A cone.
    public static var cone: BasicChart3DSymbolShape { BasicChart3DSymbolShape(kind: .cone) }
}

/// What modifiers say about marks in space.
struct Mark3DStyle {
    enum Color {
        case style(AnyShapeStyle)
        case surface(BasicChart3DSurfaceStyle)
        /// The number of a value in the encoding by colour.
        case value(Double)
    }

    var color: Color?
    var symbol: BasicChart3DSymbolShape?
    /// A part of the box's edges.
    var size: CGFloat?
    var rotation: Rotation3D?
    var roughness: Double?
    var metalness: Double?

    /// The style with what isn't said yet taken from further out.
    func filled(by outer: Mark3DStyle) -> Mark3DStyle {
        Mark3DStyle(
            color: color ?? outer.color, symbol: symbol ?? outer.symbol, size: size ?? outer.size,
            rotation: rotation ?? outer.rotation, roughness: roughness ?? outer.roughness,
            metalness: metalness ?? outer.metalness)
    }
}

extension Chart3DContent {
    /// Draws the content with a style.
    @_disfavoredOverload
    nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> some Chart3DContent {
        let style = AnyShapeStyle(style)
        return StyledChart3DContent(content: self) { _ in Mark3DStyle(color: .style(style)) }
    }

    /// Colours surfaces.
    nonisolated public func foregroundStyle(_ style: some Chart3DSurfaceStyle) -> some Chart3DContent {
        let style = style._basic
        return StyledChart3DContent(content: self) { _ in Mark3DStyle(color: .surface(style)) }
    }

    /// Tells values apart by colours.
    nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some Chart3DContent {
        nonisolated(unsafe) let value = value
        return StyledChart3DContent(content: self) { collector in
            Mark3DStyle(color: .value(collector.colors.double(value.datum.lower, value.label)))
        }
    }

    /// Draws points as bodies.
    nonisolated public func symbol<S: Chart3DSymbolShape>(_ symbol: S) -> some Chart3DContent {
        let symbol = symbol._basic
        return StyledChart3DContent(content: self) { _ in Mark3DStyle(symbol: symbol) }
    }

    /// Sets how large points are, as a part of the edges of the chart's box.
    nonisolated public func symbolSize(_ size: CGFloat) -> some Chart3DContent {
        StyledChart3DContent(content: self) { _ in Mark3DStyle(size: size) }
    }

    /// Turns the bodies that mark points.
    nonisolated public func symbolRotation(_ rotation: Rotation3D) -> some Chart3DContent {
        StyledChart3DContent(content: self) { _ in Mark3DStyle(rotation: rotation) }
    }

    /// Sets how rough bodies and surfaces are: 1 is dull, 0 is shiny.
    nonisolated public func roughness(_ value: Double) -> some Chart3DContent {
        StyledChart3DContent(content: self) { _ in Mark3DStyle(roughness: value) }
    }

    /// Sets how much bodies and surfaces look like metal, from 0 to 1.
    nonisolated public func metalness(_ value: Double) -> some Chart3DContent {
        StyledChart3DContent(content: self) { _ in Mark3DStyle(metalness: value) }
    }
}

/// A content in space with a style.
struct StyledChart3DContent<Content: Chart3DContent> {
    let content: Content
    let style: @MainActor (_Mark3DCollector) -> Mark3DStyle
}

extension StyledChart3DContent: Chart3DContent {
    var body: Never { fatalError("\(Self.self) has no body") }

    func _collect3D(into collector: _Mark3DCollector) {
        let before = collector.style
        // What stands nearer to the mark counts.
        let own = style(collector)
        collector.style = own.filled(by: before)
        content._collect3D(into: collector)
        collector.style = before
    }
}
