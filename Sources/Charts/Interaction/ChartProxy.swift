import SwiftUI

/// Converts between the values and the places of a chart.
///
/// Places are those in the plot, in points.
///
/// ```swift
/// .chartOverlay { proxy in
///     if let day, let x = proxy.position(forX: day) { Rectangle().frame(width: 1).offset(x: x) }
/// }
/// ```
public struct ChartProxy: @unchecked Sendable {
    // Fixed when the proxy is made, and used on the main thread.
    let scales: ChartScales
    let plot: CGRect
    /// The plot as an anchor, to find it in the coordinates of another view.
    public let plotFrame: Anchor<CGRect>?
    let model: ChartModel
    let selections: ChartSelections
    /// Whether places are counted from the right, as views do where people read that way.
    var isMirrored = false

    /// The size of the plot.
    nonisolated public var plotSize: CGSize { plot.size }

    /// The chart as an anchor.
    nonisolated public var plotContainerFrame: Anchor<CGRect>? { plotFrame }

    /// The size of the plot.
    @available(*, deprecated, renamed: "plotSize")
    nonisolated public var plotAreaSize: CGSize { plot.size }

    /// The plot as an anchor.
    @available(*, deprecated, renamed: "plotFrame")
    nonisolated public var plotAreaFrame: Anchor<CGRect> {
        guard let plotFrame else { fatalError("The chart has no plot") }
        return plotFrame
    }

    // MARK: From values to places

    /// Where a value is along the horizontal axis; nil: the chart has no such place.
    nonisolated public func position<P: Plottable>(forX value: P) -> CGFloat? {
        scales.position(value.datum, scales.x, scales.xData)
    }

    /// Where a value is along the vertical axis; nil: the chart has no such place.
    nonisolated public func position<P: Plottable>(forY value: P) -> CGFloat? {
        scales.position(value.datum, scales.y, scales.yData)
    }

    /// Where two values are; nil: the chart has no such place.
    nonisolated public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y))
        -> CGPoint?
    {
        guard let x = self.position(forX: position.x), let y = self.position(forY: position.y) else {
            return nil
        }
        return CGPoint(x: x, y: y)
    }

    /// The places that a value takes up along the horizontal axis: the step of a category, or a single place.
    nonisolated public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        scales.range(value.datum, scales.x, scales.xData)
    }

    /// The places that a value takes up along the vertical axis: the step of a category, or a single place.
    nonisolated public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        scales.range(value.datum, scales.y, scales.yData)
    }

    // MARK: From places to values

    /// The value at a place along the horizontal axis; nil: it's of another kind, or there is none.
    nonisolated public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        scales.datum(position, scales.x, scales.xData).flatMap { P(datum: $0) }
    }

    /// The value at a place along the vertical axis; nil: it's of another kind, or there is none.
    nonisolated public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        scales.datum(position, scales.y, scales.yData).flatMap { P(datum: $0) }
    }

    /// The values at a place; nil: they are of another kind, or there are none.
    nonisolated public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
        else { return nil }
        return (x, y)
    }

    /// The angle of a place about the middle of the plot, clockwise from the top.
    nonisolated public func angle(at position: CGPoint) -> Angle {
        let across = position.x - plot.width / 2
        let (x, y) = (isMirrored ? -across : across, position.y - plot.height / 2)
        let angle = atan2(x, -y)
        return .radians(angle < 0 ? angle + 2 * .pi : angle)
    }

    /// The value that sectors up to an angle stand for together.
    nonisolated public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
        guard scales.angleTotal > 0 else { return nil }
        var turns = angle.radians / (2 * .pi)
        turns -= turns.rounded(.down)
        return P(datum: .number(turns * scales.angleTotal))
    }

    // MARK: Scales

    /// The values that the horizontal scale covers: its categories, or its limits.
    nonisolated public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
        scales.domain(scales.x, scales.xData).compactMap { P(datum: $0) }
    }

    /// The values that the vertical scale covers: its categories, or its limits.
    nonisolated public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
        scales.domain(scales.y, scales.yData).compactMap { P(datum: $0) }
    }

    /// The style of a value; nil: values aren't told apart by styles.
    nonisolated public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        let datum = value.datum
        return MainActor.assumeIsolated {
            var data = model.colors.data
            guard data.kind == datum.kind else { return nil }
            if case .category(let name) = datum {
                return data.knownNumber(of: name).map { model.colors.style(for: Double($0)) }
            }
            return model.colors.style(for: data.double(datum, .string("")))
        }
    }

    /// The symbol of a value; nil: values aren't told apart by symbols.
    nonisolated public func symbol<P: Plottable>(for value: P) -> (any ChartSymbolShape)? {
        let datum = value.datum
        nonisolated(unsafe) var shape: (any ChartSymbolShape)?
        MainActor.assumeIsolated {
            if let number = model.symbols.data.discreteNumber(of: datum),
                case .shape(let own) = model.symbols.symbol(for: Double(number))
            {
                shape = own
            }
        }
        return shape
    }

    /// The area of a value's symbol in square points; nil: values have no sizes.
    nonisolated public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
        let datum = value.datum
        return MainActor.assumeIsolated {
            guard model.sizes.data.kind == datum.kind else { return nil }
            if case .category(let name) = datum {
                return model.sizes.data.knownNumber(of: name).map { model.sizes.area(for: Double($0)) }
            }
            return datum.double.map { model.sizes.area(for: $0) }
        }
    }

    /// The line style of a value; nil: values aren't told apart by line styles.
    nonisolated public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
        let datum = value.datum
        return MainActor.assumeIsolated {
            model.lines.data.discreteNumber(of: datum).map { model.lines.style(for: Double($0)) }
        }
    }

    // MARK: Selecting

    /// Selects the value at a place along the horizontal axis.
    nonisolated public func selectXValue(at position: CGFloat) {
        selections.selectX(scales.datum(position, scales.x, scales.xData))
    }

    /// Selects the value at a place along the vertical axis.
    nonisolated public func selectYValue(at position: CGFloat) {
        selections.selectY(scales.datum(position, scales.y, scales.yData))
    }

    /// Selects the values between two places along the horizontal axis.
    nonisolated public func selectXRange(from: CGFloat, to: CGFloat) {
        selections.selectXRange(
            scales.datum(from, scales.x, scales.xData), scales.datum(to, scales.x, scales.xData))
    }

    /// Selects the values between two places along the vertical axis.
    nonisolated public func selectYRange(from: CGFloat, to: CGFloat) {
        selections.selectYRange(
            scales.datum(from, scales.y, scales.yData), scales.datum(to, scales.y, scales.yData))
    }

    /// Selects the value that sectors up to an angle stand for together.
    nonisolated public func selectAngleValue(at angle: Angle) {
        guard scales.angleTotal > 0 else { return }
        var turns = angle.radians / (2 * .pi)
        turns -= turns.rounded(.down)
        selections.selectAngle(.number(turns * scales.angleTotal))
    }
}
