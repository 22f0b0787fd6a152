import Foundation
import SwiftUI

/// What the values of a scale become: places, styles, symbols or sizes.
public protocol ScaleRange {
    /// The type of what values become.
    associatedtype VisualValue

    /// What the first, second, … value becomes.
    nonisolated var _visualValues: [VisualValue] { get }
}

extension Array: ScaleRange {
    /// What values become.
    public typealias VisualValue = Element

    /// The elements.
    nonisolated public var _visualValues: [Element] { self }
}

extension Gradient: ScaleRange {
    /// Colours.
    public typealias VisualValue = Color

    /// The colours of the stops.
    nonisolated public var _visualValues: [Color] { stops.map(\.color) }
}

extension ClosedRange: ScaleRange {
    /// Numbers.
    public typealias VisualValue = Bound

    /// The limits.
    nonisolated public var _visualValues: [Bound] { [lowerBound, upperBound] }
}

/// The places in a plot that a scale covers.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {
    /// The places.
    nonisolated var _positions: _PositionRange { get }
}

/// The places in a plot that a scale covers.
public struct _PositionRange: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        /// The plot's width or height, with space at the ends.
        case plot(start: CGFloat, end: CGFloat)
        case fixed(CGFloat, CGFloat)
    }

    let kind: Kind
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
    /// The limits.
    nonisolated public var _positions: _PositionRange { _PositionRange(kind: .fixed(lowerBound, upperBound)) }
}

extension Array: PositionScaleRange where Element == CGFloat {
    /// The first and the last element.
    nonisolated public var _positions: _PositionRange {
        guard let first, let last else { return _PositionRange(kind: .plot(start: 0, end: 0)) }
        return _PositionRange(kind: .fixed(first, last))
    }
}

/// The width or height of the plot.
public struct PlotDimensionScaleRange: PositionScaleRange {
    /// Places.
    public typealias VisualValue = CGFloat

    /// The places.
    nonisolated public let _positions: _PositionRange

    /// Nothing that is known before the plot has a size.
    nonisolated public var _visualValues: [CGFloat] { [] }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// The width or height of the plot.
    nonisolated public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }

    /// The width or height of the plot without a space at both ends, in points.
    nonisolated public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        plotDimension(startPadding: padding, endPadding: padding)
    }

    /// The width or height of the plot without spaces at the ends, in points.
    nonisolated public static func plotDimension(
        startPadding: CGFloat = 0, endPadding: CGFloat = 0
    ) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(_positions: _PositionRange(kind: .plot(start: startPadding, end: endPadding)))
    }
}
