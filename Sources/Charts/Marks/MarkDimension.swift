import Foundation

/// How wide, high or long a mark is where its values don't say.
public struct MarkDimension: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic
        case fixed(CGFloat)
        case inset(CGFloat)
        case ratio(CGFloat)
    }

    let kind: Kind

    /// What suits the mark: for bars seven tenths of the step between the values.
    nonisolated public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }

    /// A size in points.
    nonisolated public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }

    /// The step between the values, less a number of points on each side.
    nonisolated public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }

    /// A part of the step between the values, from 0 to 1.
    nonisolated public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }

    /// The length within a step; nil if it's automatic.
    func length(in step: CGFloat) -> CGFloat? {
        switch kind {
        case .automatic: nil
        case .fixed(let value): value
        case .inset(let value): max(0, step - 2 * value)
        case .ratio(let value): step * value
        }
    }
}

extension MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Creates a size in points.
    nonisolated public init(floatLiteral value: Double) { kind = .fixed(value) }

    /// Creates a size in points.
    nonisolated public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
}
