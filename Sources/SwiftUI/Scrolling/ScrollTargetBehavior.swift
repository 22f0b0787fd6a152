import Foundation

/// Where a scroll view is going to come to rest.
public struct ScrollTarget: Hashable, Sendable {
    /// The part of the content that will be seen, in its coordinates.
    public var rect: CGRect
    /// The point of the rectangle that meets the same point of the visible part; nil: its beginning.
    public var anchor: UnitPoint?

    /// Creates a target.
    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }

    public static func == (a: ScrollTarget, b: ScrollTarget) -> Bool { a.rect == b.rect && a.anchor == b.anchor }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(rect.minX)
        hasher.combine(rect.minY)
        hasher.combine(rect.width)
        hasher.combine(rect.height)
        hasher.combine(anchor)
    }
}

/// Decides where scrolling comes to rest.
///
///     struct Rows: ScrollTargetBehavior {
///         func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///             target.rect.origin.y = (target.rect.minY / 40).rounded() * 40
///         }
///     }
public protocol ScrollTargetBehavior {
    /// What is known when scrolling is about to end.
    typealias TargetContext = ScrollTargetBehaviorContext
    /// How the behaviour changes scrolling as such.
    typealias Properties = ScrollTargetBehaviorProperties
    /// What is known when the properties are asked for.
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

    /// Changes the target that scrolling would come to by itself.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

    /// How the behaviour changes scrolling as such.
    func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
    public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// How a behaviour changes scrolling as such.
public struct ScrollTargetBehaviorProperties: Sendable {
    /// Whether a single gesture is kept from scrolling far.
    public var limitsScrolls = false

    /// Creates properties that change nothing.
    public init() {}
}

/// What is known when the properties of a behaviour are asked for.
@dynamicMemberLookup
public struct ScrollTargetBehaviorPropertiesContext {
    let environment: EnvironmentValues

    /// A value of the scroll view's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// What is known when scrolling is about to end.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// Where scrolling began.
    public let originalTarget: ScrollTarget
    /// How fast the content moves, in points per second, and in which direction.
    public let velocity: CGVector
    /// The size of the content.
    public let contentSize: CGSize
    /// The size of the scroll view.
    public let containerSize: CGSize
    /// The axes along which the scroll view scrolls.
    public let axes: Axis.Set

    let environment: EnvironmentValues
    /// Where the visible part would begin for each of the views of the target layout near a point.
    let alignments: (CGPoint, UnitPoint?) -> [CGPoint]

    /// A value of the scroll view's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

extension ScrollTargetBehaviorContext {
    /// What is known when something scrolls that isn't a scroll view.
    package init(
        from original: ScrollTarget, velocity: CGVector, contentSize: CGSize, containerSize: CGSize, axes: Axis.Set,
        environment: EnvironmentValues
    ) {
        self.init(
            originalTarget: original, velocity: velocity, contentSize: contentSize, containerSize: containerSize,
            axes: axes, environment: environment, alignments: { _, _ in [] })
    }
}

/// Scrolls by whole pages, each as large as the scroll view.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates the behaviour.
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func page(_ position: CGFloat, from origin: CGFloat, by velocity: CGFloat, length: CGFloat) -> CGFloat {
            guard length > 0 else { return position }
            var number = (position / length).rounded()
            if velocity > 0 { number = (origin / length + 0.01).rounded(.down) + 1 }
            if velocity < 0 { number = (origin / length - 0.01).rounded(.up) - 1 }
            return max(0, number) * length
        }
        let origin = context.originalTarget.rect.origin
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = page(
                target.rect.minX, from: origin.x, by: context.velocity.dx, length: context.containerSize.width)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = page(
                target.rect.minY, from: origin.y, by: context.velocity.dy, length: context.containerSize.height)
        }
    }

    public func properties(context: PropertiesContext) -> Properties {
        var properties = Properties()
        properties.limitsScrolls = true
        return properties
    }
}

/// Scrolls to where one of the views of a `scrollTargetLayout()` meets the edge of the scroll view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views a single gesture may pass.
    public struct LimitBehavior: Sendable, Equatable {
        fileprivate let most: Int?

        /// As it suits the desktop: as many as the gesture goes.
        public static var automatic: LimitBehavior { LimitBehavior(most: nil) }
        /// A single one.
        public static var always: LimitBehavior { LimitBehavior(most: 1) }
        /// A single one.
        public static var alwaysByOne: LimitBehavior { LimitBehavior(most: 1) }
        /// A few.
        public static var alwaysByFew: LimitBehavior { LimitBehavior(most: 3) }
        /// As many as the gesture goes.
        public static var never: LimitBehavior { LimitBehavior(most: nil) }
    }

    private let limit: LimitBehavior
    private let anchor: UnitPoint?

    /// Creates the behaviour.
    public init(limitBehavior: LimitBehavior = .automatic) {
        limit = limitBehavior
        anchor = nil
    }

    /// Creates the behaviour for a point of the views that meets the same point of the scroll view; nil: the beginning.
    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
        limit = limitBehavior
        self.anchor = anchor
    }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let proposed = target.rect.origin
        let origin = context.originalTarget.rect.origin
        let points = context.alignments(proposed, anchor) + context.alignments(origin, anchor)
        func aligned(
            _ position: CGFloat, from origin: CGFloat, by velocity: CGFloat, _ places: [CGFloat], last: CGFloat
        ) -> CGFloat {
            // The end of the content is a place to rest, too: the last views can't come to the edge.
            let last = max(0, last)
            let all = Array(Set(places.map { min(max(0, $0), last) })).sorted()
            guard var result = all.min(by: { abs($0 - position) < abs($1 - position) }) else { return position }
            let after = all.filter { $0 > origin + 1 }
            let before = all.filter { $0 < origin - 1 }
            if velocity > 0, let next = after.first { result = max(result, next) }
            if velocity < 0, let next = before.last { result = min(result, next) }
            if let most = limit.most {
                if result > origin, !after.isEmpty { result = min(result, after[min(most, after.count) - 1]) }
                if result < origin, !before.isEmpty { result = max(result, before[max(0, before.count - most)]) }
            }
            return result
        }
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = aligned(
                proposed.x, from: origin.x, by: context.velocity.dx, points.map(\.x),
                last: context.contentSize.width - context.containerSize.width)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = aligned(
                proposed.y, from: origin.y, by: context.velocity.dy, points.map(\.y),
                last: context.contentSize.height - context.containerSize.height)
        }
    }

    public func properties(context: PropertiesContext) -> Properties {
        var properties = Properties()
        properties.limitsScrolls = limit.most != nil
        return properties
    }
}

/// A behaviour of any type.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    private let base: any ScrollTargetBehavior

    /// Wraps a behaviour.
    public init<T: ScrollTargetBehavior>(_ base: T) {
        self.base = base
    }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        base.updateTarget(&target, context: context)
    }

    public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Scrolls by whole pages.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Scrolls to where a view of the target layout begins.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Scrolls to where a view of the target layout begins, passing so many views at once.
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }

    /// Scrolls to where a point of a view of the target layout meets the same point of the scroll view.
    public static func viewAligned(anchor: UnitPoint?) -> Self { ViewAlignedScrollTargetBehavior(anchor: anchor) }

    /// Scrolls to where a point of a view of the target layout meets the same point of the scroll view, passing so many
    /// views at once.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
    ) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
    }
}

private enum ScrollTargetBehaviorKey: EnvironmentKey {
    static var defaultValue: AnyScrollTargetBehavior? { nil }
}

extension EnvironmentValues {
    var scrollTargetBehavior: AnyScrollTargetBehavior? {
        get { self[ScrollTargetBehaviorKey.self] }
        set { self[ScrollTargetBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets where scrolling comes to rest in the scroll views in the view.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        modifier(_EnvironmentModifier { $0.scrollTargetBehavior = AnyScrollTargetBehavior(behavior) })
    }
}
