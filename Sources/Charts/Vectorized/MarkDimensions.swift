import Foundation

/// How wide, high or long the marks of a plot are where their values don't say: all the same, or by a property.
public struct MarkDimensions<DataElement> {
    let dimension: (DataElement) -> MarkDimension

    /// What suits the marks.
    nonisolated public static var automatic: MarkDimensions { MarkDimensions { _ in .automatic } }

    /// A size in points.
    nonisolated public static func fixed(_ value: CGFloat) -> MarkDimensions {
        MarkDimensions { _ in .fixed(value) }
    }

    /// A size in points, by a property.
    nonisolated public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .fixed($0[keyPath: keyPath]) }
    }

    /// The step between the values, less a number of points on each side.
    nonisolated public static func inset(_ value: CGFloat) -> MarkDimensions {
        MarkDimensions { _ in .inset(value) }
    }

    /// The step between the values, less a number of points on each side, by a property.
    nonisolated public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .inset($0[keyPath: keyPath]) }
    }

    /// A part of the step between the values.
    nonisolated public static func ratio(_ value: CGFloat) -> MarkDimensions {
        MarkDimensions { _ in .ratio(value) }
    }

    /// A part of the step between the values, by a property.
    nonisolated public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .ratio($0[keyPath: keyPath]) }
    }
}

extension MarkDimensions: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// A size in points.
    nonisolated public init(floatLiteral value: Double) { self = .fixed(value) }

    /// A size in points.
    nonisolated public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}
