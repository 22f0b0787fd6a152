import SwiftUI

/// Where something stands beside marks, or beside a plot.
public struct AnnotationPosition: Equatable, Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, overlay, top, bottom, leading, trailing
        case topLeading, topTrailing, bottomLeading, bottomTrailing
    }

    let kind: Kind

    /// Where it suits.
    nonisolated public static var automatic: AnnotationPosition { AnnotationPosition(kind: .automatic) }
    /// Over it.
    nonisolated public static var overlay: AnnotationPosition { AnnotationPosition(kind: .overlay) }
    /// Above it.
    nonisolated public static var top: AnnotationPosition { AnnotationPosition(kind: .top) }
    /// Below it.
    nonisolated public static var bottom: AnnotationPosition { AnnotationPosition(kind: .bottom) }
    /// Before it.
    nonisolated public static var leading: AnnotationPosition { AnnotationPosition(kind: .leading) }
    /// After it.
    nonisolated public static var trailing: AnnotationPosition { AnnotationPosition(kind: .trailing) }
    /// Above and before it.
    nonisolated public static var topLeading: AnnotationPosition { AnnotationPosition(kind: .topLeading) }
    /// Above and after it.
    nonisolated public static var topTrailing: AnnotationPosition { AnnotationPosition(kind: .topTrailing) }
    /// Below and before it.
    nonisolated public static var bottomLeading: AnnotationPosition { AnnotationPosition(kind: .bottomLeading) }
    /// Below and after it.
    nonisolated public static var bottomTrailing: AnnotationPosition { AnnotationPosition(kind: .bottomTrailing) }
}

/// What is known about the marks that an annotation belongs to.
public struct AnnotationContext {
    /// The size of the marks together, in points.
    public let targetSize: CGSize
}

/// What happens to an annotation that would reach out of the chart.
public struct AnnotationOverflowResolution: Equatable, Hashable, Sendable {
    /// What happens along one axis.
    public struct Strategy: Equatable, Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case automatic, disabled, padScale
            case fit(Boundary)
        }

        let kind: Kind

        /// What suits the position.
        nonisolated public static var automatic: Strategy { Strategy(kind: .automatic) }
        /// It reaches out.
        nonisolated public static var disabled: Strategy { Strategy(kind: .disabled) }
        /// It is moved inwards.
        nonisolated public static var fit: Strategy { Strategy(kind: .fit(.automatic)) }
        /// The scale gets as much space as the annotation needs.
        nonisolated public static var padScale: Strategy { Strategy(kind: .padScale) }

        /// It is moved into a boundary.
        nonisolated public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
    }

    /// What an annotation is to stay in.
    public struct Boundary: Equatable, Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case automatic, plot, chart
        }

        let kind: Kind

        /// What suits.
        nonisolated public static var automatic: Boundary { Boundary(kind: .automatic) }
        /// The plot.
        nonisolated public static var plot: Boundary { Boundary(kind: .plot) }
        /// The whole chart.
        nonisolated public static var chart: Boundary { Boundary(kind: .chart) }
    }

    let x: Strategy
    let y: Strategy

    /// Creates a resolution.
    nonisolated public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        self.x = x
        self.y = y
    }

    /// Whether a scale gets more space.
    var padsScale: Bool { x.kind == .padScale || y.kind == .padScale }

    /// What suits the position.
    nonisolated public static var automatic: AnnotationOverflowResolution { AnnotationOverflowResolution() }
}
