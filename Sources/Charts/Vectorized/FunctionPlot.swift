import Foundation
import SwiftUI

/// A curve that a function gives, sampled as densely as the chart is wide.
struct FunctionPlot {
    enum Curve {
        case line(@Sendable (Double) -> Double)
        case parametric(ClosedRange<Double>, @Sendable (Double) -> (x: Double, y: Double))
        case area(@Sendable (Double) -> (yStart: Double, yEnd: Double))
    }

    /// A point of the curve; not a number where there is none.
    struct Sample {
        var x: Double
        var y: Double
        /// The other limit of an area.
        var other: Double?
    }

    var curve: Curve
    var domain: ClosedRange<Double>?
    var xLabel: ChartLabel
    var yLabel: ChartLabel
    var attributes: Int32

    /// Points of the curve.
    func samples(over visible: ClosedRange<Double>, count: Int) -> [Sample] {
        var range = domain ?? visible
        if case .parametric(let parameters, _) = curve { range = parameters }
        let steps = max(1, count)
        return (0...steps).map { number in
            let part = Double(number) / Double(steps)
            let t = range.lowerBound * (1 - part) + range.upperBound * part
            switch curve {
            case .line(let function): return Sample(x: t, y: function(t), other: nil)
            case .parametric(_, let function):
                let point = function(t)
                return Sample(x: point.x, y: point.y, other: nil)
            case .area(let function):
                let limits = function(t)
                return Sample(x: t, y: limits.yEnd, other: limits.yStart)
            }
        }
    }
}
