import Foundation

/// Where a view is on its way through the visible part of a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// It is about to come in at the top or the leading edge, or has gone out there.
    case topLeading
    /// It is in sight.
    case identity
    /// It is about to come in at the bottom or the trailing edge, or has gone out there.
    case bottomTrailing

    /// Whether the view is in sight.
    public var isIdentity: Bool { self == .identity }

    /// -1 at the top or the leading edge, 0 in sight, 1 at the bottom or the trailing edge.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view gets from one phase of its way through a scroll view to the next.
public struct ScrollTransitionConfiguration: Sendable {
    /// How much of a view has to be in sight for it to be in its identity phase.
    public struct Threshold: Sendable {
        /// From where on the way the view is in sight: 0 where it begins to be seen, 1 where it is seen as a whole, 2 where
        /// it is in the middle.
        fileprivate let place: Double
        /// How far the visible part is made smaller at its edges.
        fileprivate let inset: Double

        private init(place: Double, inset: Double = 0) {
            self.place = place
            self.inset = inset
        }

        /// The view is seen as a whole.
        public static let visible = Threshold(place: 1)
        /// The view begins to be seen.
        public static let hidden = Threshold(place: 0)
        /// The view is in the middle of the scroll view.
        public static var centered: Threshold { Threshold(place: 2) }

        /// A part of the view is seen, from 0 to 1.
        public static func visible(_ amount: Double) -> Threshold { Threshold(place: min(max(amount, 0), 1)) }

        /// A threshold between this one and another.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(
                place: place + (other.place - place) * amount, inset: inset + (other.inset - inset) * amount)
        }

        /// The threshold for a visible part that is smaller by a distance at its edges, in points.
        public func inset(by distance: Double) -> Threshold { Threshold(place: place, inset: inset + distance) }
    }

    private enum Kind: Sendable { case interactive(UnitCurve), animated, identity }

    private let kind: Kind
    private var threshold = Threshold.visible

    private init(kind: Kind) {
        self.kind = kind
    }

    /// The effect follows the view's way.
    public static let interactive = ScrollTransitionConfiguration(kind: .interactive(.linear))
    /// The effect changes when the view comes into sight. It changes at once here.
    public static let animated = ScrollTransitionConfiguration.animated()
    /// There is no effect.
    public static let identity = ScrollTransitionConfiguration(kind: .identity)

    /// The effect follows the view's way along a curve.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .interactive(timingCurve))
    }

    /// The effect changes when half of the view is in sight. It changes at once here.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .animated).threshold(.visible(0.5))
    }

    /// A copy with an animation. The effect changes at once here.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

    /// A copy with another threshold.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.threshold = threshold
        return copy
    }

    /// How far the view is from its identity phase, from 0 to 1, at one of the edges.
    ///
    /// - Parameters:
    ///   - distance: how far the view's end has come in from the edge.
    ///   - length: the length of the view.
    ///   - container: the length of the visible part.
    fileprivate func remainder(_ distance: CGFloat, _ length: CGFloat, _ container: CGFloat) -> Double {
        let come = distance - threshold.inset
        // The way ends where the view is whole, or for thresholds beyond that on the way to the middle.
        let whole = min(length, container)
        let middle = max(whole, (container + length) / 2 - threshold.inset)
        let way =
            threshold.place <= 1 ? threshold.place * whole : whole + (threshold.place - 1) * (middle - whole)
        switch kind {
        case .identity: return 0
        case .animated: return come >= way ? 0 : 1
        case .interactive(let curve):
            if come >= way { return 0 }
            if way <= 0 || come <= 0 { return 1 }
            return curve.value(at: 1 - come / way)
        }
    }
}

/// Draws a view by where it is on its way through a scroll view.
public struct _ScrollTransitionModifier: Sendable {
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let transition: @Sendable (ScrollTransitionPhase) -> [_VisualOperation]

    @MainActor fileprivate func operations(for geometry: GeometryProxy) -> [_VisualOperation] {
        let identity = transition(.identity)
        guard let seen = geometry.bounds(of: .scrollView) else { return identity }
        // In the view's own coordinates, which begin at its corner.
        let size = geometry.size
        let isVertical = axis == nil ? geometry.scrollsVertically : axis == .vertical
        let length = isVertical ? size.height : size.width
        let start = isVertical ? seen.minY : seen.minX
        let container = isVertical ? seen.height : seen.width
        let before = topLeading.remainder(length - start, length, container)
        let after = bottomTrailing.remainder(start + container, length, container)
        if before == 0 && after == 0 { return identity }
        let isBefore = before >= after
        let edge = transition(isBefore ? .topLeading : .bottomTrailing)
        return _VisualOperation.mixed(identity, edge, max(before, after))
    }
}

extension _ScrollTransitionModifier: LayerEffect {
    func drawing(in values: EnvironmentValues) -> LayerDrawing {
        let copy = self
        return .byGeometry { geometry in MainActor.assumeIsolated { copy.operations(for: geometry) } }
    }
}

extension GeometryProxy {
    /// Whether the nearest scroll view around scrolls up and down.
    @MainActor fileprivate var scrollsVertically: Bool {
        let root = item?.ancestor(named: ScrollViewSpace(axis: nil)) as? HostRootItem
        guard case .scroll(let axes) = root?.host?.sizing else { return true }
        return axes.contains(.vertical)
    }
}

extension _VisualOperation {
    /// Operations between two lists of them; those that can't be mixed change in the middle.
    static func mixed(_ a: [_VisualOperation], _ b: [_VisualOperation], _ fraction: Double) -> [_VisualOperation] {
        guard a.count == b.count else { return fraction < 0.5 ? a : b }
        return zip(a, b).map { _VisualOperation(kind: $0.kind.mixed(with: $1.kind, fraction)) }
    }
}

extension _VisualOperation.Kind {
    fileprivate func mixed(with other: Self, _ fraction: Double) -> Self {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
        func mix(_ a: CGAffineTransform, _ b: CGAffineTransform) -> CGAffineTransform {
            CGAffineTransform(
                a: mix(a.a, b.a), b: mix(a.b, b.b), c: mix(a.c, b.c), d: mix(a.d, b.d), tx: mix(a.tx, b.tx),
                ty: mix(a.ty, b.ty))
        }
        switch (self, other) {
        case (.opacity(let a), .opacity(let b)): return .opacity(mix(a, b))
        case (.move(let a), .move(let b)):
            return .move(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
        case (.transform(let a, let anchor), .transform(let b, _)): return .transform(mix(a, b), anchor: anchor)
        case (.projection(let a), .projection(let b)):
            return .projection { size in
                let (a, b) = (a(size), b(size))
                func mix(_ part: KeyPath<ProjectionTransform, CGFloat>) -> CGFloat {
                    a[keyPath: part] + (b[keyPath: part] - a[keyPath: part]) * fraction
                }
                var result = ProjectionTransform()
                (result.m11, result.m12, result.m13) = (mix(\.m11), mix(\.m12), mix(\.m13))
                (result.m21, result.m22, result.m23) = (mix(\.m21), mix(\.m22), mix(\.m23))
                (result.m31, result.m32, result.m33) = (mix(\.m31), mix(\.m32), mix(\.m33))
                return result
            }
        case (.layer(.blur(let a, let isOpaque)), .layer(.blur(let b, _))):
            return .layer(.blur(radius: mix(a, b), isOpaque: isOpaque))
        case (.layer(.colors(let a)), .layer(.colors(let b))) where a.count == b.count:
            return .layer(.colors(zip(a, b).map { $0 + ($1 - $0) * Float(fraction) }))
        default: return fraction < 0.5 ? self : other
        }
    }
}

extension View {
    /// Draws the view by where it is on its way through the scroll view around.
    ///
    ///     .scrollTransition { content, phase in
    ///         content.opacity(phase.isIdentity ? 1 : 0.3)
    ///     }
    ///
    /// - Parameters:
    ///   - configuration: how the effect changes on the way.
    ///   - axis: the axis of the way; nil: that of the scroll view.
    ///   - transition: the effect in a phase.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Draws the view by where it is on its way through the scroll view around, in another way at each edge.
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            _ScrollTransitionModifier(
                topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis,
                transition: { transition(EmptyVisualEffect(), $0)._operations }))
    }
}
