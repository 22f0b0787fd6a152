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

extension RuleMark: Chart3DContent {
    /// Creates a line in space along one axis: two of the values are places, the third is a range.
    nonisolated public init<X: Plottable, Y: Plottable, Z: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
    ) {
        input = MarkInput(kind: .rule, x: .init(x), y: .init(y), z: .init(z))
    }

    /// Adds the line.
    @MainActor public func _collect3D(into collector: _Mark3DCollector) { collector.add(input) }
}

extension RectangleMark: Chart3DContent {
    /// Creates a rectangle in space across one axis: one of the values is a place, the two others are ranges.
    nonisolated public init<X: Plottable, Y: Plottable, Z: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
    ) {
        input = MarkInput(kind: .rectangle, x: .init(x), y: .init(y), z: .init(z))
    }

    /// Adds the rectangle.
    @MainActor public func _collect3D(into collector: _Mark3DCollector) { collector.add(input) }
}
