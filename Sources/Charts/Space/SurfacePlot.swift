import SwiftUI

/// The heights of a function over a plane.
public struct SurfacePlot {
    /// Nothing: the surface is drawn by the chart.
    public typealias Body = Never

    private let labels: (x: ChartLabel, y: ChartLabel, z: ChartLabel)
    private let function: @Sendable (Double, Double) -> Double

    /// Creates a surface whose height y is a function of x and z.
    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, z: LocalizedStringKey,
        function: @escaping @Sendable (_ x: Double, _ z: Double) -> Double
    ) {
        labels = (.key(x), .key(y), .key(z))
        self.function = function
    }
}

extension SurfacePlot: Chart3DContent {
    /// Can't be called.
    public var body: Never { fatalError("\(Self.self) has no body") }

    /// Adds the surface.
    @MainActor public func _collect3D(into collector: _Mark3DCollector) {
        // Over the plane that the marks take up.
        _ = collector.x.double(.number(.nan), labels.x)
        _ = collector.y.double(.number(.nan), labels.y)
        _ = collector.z.double(.number(.nan), labels.z)
        collector.surfaces.append(_Mark3DCollector.Surface(function: function, style: collector.style))
    }
}

/// The bodies that can mark points in space; they are drawn as their outlines.
public struct BasicChart3DSymbolShape: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case sphere, cube, cylinder, cone }

    let kind: Kind

    /// A ball.
    public static var sphere: BasicChart3DSymbolShape { BasicChart3DSymbolShape(kind: .sphere) }
    /// A cube.
    public static var cube: BasicChart3DSymbolShape { BasicChart3DSymbolShape(kind: .cube) }
    /// A cylinder.
    public static var cylinder: BasicChart3DSymbolShape { BasicChart3DSymbolShape(kind: .cylinder) }
    /// A cone.
    public static var cone: BasicChart3DSymbolShape { BasicChart3DSymbolShape(kind: .cone) }

    func path(at center: CGPoint) -> Path {
        let frame = CGRect(x: center.x - 4, y: center.y - 4, width: 8, height: 8)
        switch kind {
        case .sphere: return Path(ellipseIn: frame)
        case .cube: return Path(frame)
        case .cylinder: return Path(roundedRect: frame.insetBy(dx: 1, dy: 0), cornerRadius: 2)
        case .cone: return BasicChartSymbolShape(.triangle).path(in: frame)
        }
    }
}

extension Chart3DContent {
    /// Draws the content with a style.
    @_disfavoredOverload
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some Chart3DContent {
        StyledChart3DContent(content: self, style: AnyShapeStyle(style))
    }

    /// Draws points as bodies.
    nonisolated public func symbol(_ symbol: BasicChart3DSymbolShape) -> some Chart3DContent {
        StyledChart3DContent(content: self, symbol: symbol)
    }
}

extension PointMark: Chart3DContent {
    /// Creates a point in space.
    nonisolated public init<X: Plottable, Y: Plottable, Z: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
    ) {
        input = MarkInput(kind: .point, x: .init(x), y: .init(y), z: .init(z))
    }

    /// Adds the point.
    @MainActor public func _collect3D(into collector: _Mark3DCollector) { collector.add(input) }
}
