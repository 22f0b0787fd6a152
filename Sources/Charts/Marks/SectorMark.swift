import Foundation
import SwiftUI

/// A sector of a pie or a ring, whose angle stands for a value.
///
/// ```swift
/// SectorMark(angle: .value("Flights", part.count), innerRadius: .ratio(0.6), angularInset: 1)
///     .foregroundStyle(by: .value("Status", part.status))
/// ```
///
/// Sectors follow each other clockwise from the top. Values below zero count as zero.
public struct SectorMark {
    /// Nothing: the mark is drawn by the chart.
    public typealias Body = Never

    let input: MarkInput

    /// Creates a sector whose angle is its part of the sum of all; radii and the space to the neighbours are in points.
    nonisolated public init<Value: Plottable>(
        angle: PlottableValue<Value>,
        innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        input = MarkInput(
            kind: .sector, x: .init(angle),
            options: MarkOptions(
                innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset ?? 0))
    }
}

extension SectorMark: MarkContent {}
