import SwiftUI

/// A line across the plot at a value of an axis.
public struct AxisGridLine {
    /// Nothing: the chart draws it.
    public typealias Body = Never

    private let isCentered: Bool?
    private let stroke: StrokeStyle?

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - centered: whether it's between this value and the next one.
    ///   - stroke: how it's drawn.
    nonisolated public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        isCentered = centered
        self.stroke = stroke
    }

    /// The line.
    @MainActor public func _parts(at value: AxisValue) -> [_AxisPart] {
        [_AxisPart(kind: .gridLine(stroke: stroke), isCentered: isCentered)]
    }
}

/// A short line outside of the plot at a value of an axis.
public struct AxisTick {
    /// Nothing: the chart draws it.
    public typealias Body = Never

    /// How long a tick is.
    public struct Length: Equatable, Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case automatic, fixed(CGFloat), label(CGFloat), longestLabel(CGFloat)
        }

        let kind: Kind

        /// A usual length.
        nonisolated public static var automatic: Length { Length(kind: .automatic) }
        /// As long as the label is high or wide.
        nonisolated public static var label: Length { label(extendPastBy: 0) }
        /// As long as the longest label of the axis.
        nonisolated public static var longestLabel: Length { longestLabel(extendPastBy: 0) }

        /// Longer than the label is high or wide.
        nonisolated public static func label(extendPastBy length: CGFloat) -> Length { Length(kind: .label(length)) }

        /// Longer than the longest label of the axis.
        nonisolated public static func longestLabel(extendPastBy length: CGFloat) -> Length {
            Length(kind: .longestLabel(length))
        }
    }

    private let isCentered: Bool?
    private let length: Length
    private let stroke: StrokeStyle?

    /// Creates a tick.
    ///
    /// - Parameters:
    ///   - centered: whether it's between this value and the next one.
    ///   - length: how long it is.
    ///   - stroke: how it's drawn.
    nonisolated public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        isCentered = centered
        self.length = length
        self.stroke = stroke
    }

    /// Creates a tick.
    ///
    /// - Parameters:
    ///   - centered: whether it's between this value and the next one.
    ///   - length: how long it is, in points.
    ///   - stroke: how it's drawn.
    nonisolated public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, length: Length(kind: .fixed(length)), stroke: stroke)
    }

    /// The tick.
    @MainActor public func _parts(at value: AxisValue) -> [_AxisPart] {
        [_AxisPart(kind: .tick(length: length, stroke: stroke), isCentered: isCentered)]
    }
}

/// What happens to labels that don't fit.
public struct AxisValueLabelCollisionResolution: Equatable, Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, disabled, truncate
        case greedy(Double, CGFloat?)
    }

    let kind: Kind

    /// What suits the axis.
    nonisolated public static var automatic: Self { Self(kind: .automatic) }
    /// They overlap.
    nonisolated public static var disabled: Self { Self(kind: .disabled) }
    /// Those that overlap one that is already there are left out.
    nonisolated public static var greedy: Self { greedy() }
    /// They are shortened.
    nonisolated public static var truncate: Self { Self(kind: .truncate) }

    /// Those that overlap one that is already there are left out.
    ///
    /// - Parameters:
    ///   - priority: labels with a higher one are placed first.
    ///   - minimumSpacing: the least distance between two, in points.
    nonisolated public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self {
        Self(kind: .greedy(priority, minimumSpacing))
    }
}

/// How labels are turned.
public struct AxisValueLabelOrientation: Equatable, Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, horizontal, vertical, verticalReversed
    }

    let kind: Kind

    /// What suits the axis.
    nonisolated public static var automatic: Self { Self(kind: .automatic) }
    /// Not at all.
    nonisolated public static var horizontal: Self { Self(kind: .horizontal) }
    /// From the bottom to the top.
    nonisolated public static var vertical: Self { Self(kind: .vertical) }
    /// From the top to the bottom.
    nonisolated public static var verticalReversed: Self { Self(kind: .verticalReversed) }
}

extension AxisGridLine: PrimitiveAxisMark {}

extension AxisTick: PrimitiveAxisMark {}
