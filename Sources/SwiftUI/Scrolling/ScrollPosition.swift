import Foundation

/// Where a scroll view is scrolled to: a view, an edge or a point.
///
///     @State private var position = ScrollPosition(edge: .bottom)
///
///     ScrollView { … }.scrollPosition($position)
///     Button("To the top") { position.scrollTo(edge: .top) }
public struct ScrollPosition: Equatable, Sendable {
    enum Target: Equatable, Sendable {
        case none
        case view(ScrolledID, UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
        /// Wherever the user has scrolled to.
        case user
    }

    private(set) var target: Target
    /// Tells a request from an equal one before it.
    private var serial = 0
    /// The view that the user has scrolled to.
    private var seen: ScrolledID?

    /// A position that is found automatically, and that tells which view of a type of ids is seen.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {
        target = .none
    }

    /// The position at which a view is seen.
    ///
    /// - Parameter anchor: the point of the view that meets the same point of the visible part; nil: no farther than
    ///   needed for the view to be seen.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        target = .view(ScrolledID(id), anchor)
    }

    /// The position at an edge. It stays there when the content grows, until the user scrolls.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
        target = .edge(edge)
    }

    /// The position at which the visible part begins at a point of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
        target = .point(x: point.x, y: point.y)
    }

    /// The position at which the visible part begins at a point of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
        target = .point(x: x, y: y)
    }

    /// The position at which the visible part begins at a distance from the left.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
        target = .point(x: x, y: nil)
    }

    /// The position at which the visible part begins at a distance from the top.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
        target = .point(x: nil, y: y)
    }

    private mutating func request(_ target: Target) {
        self.target = target
        seen = nil
        serial += 1
    }

    /// Scrolls to a view.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        request(.view(ScrolledID(id), anchor))
    }

    /// Scrolls to an edge.
    public mutating func scrollTo(edge: Edge) { request(.edge(edge)) }

    /// Scrolls to a point.
    public mutating func scrollTo(point: CGPoint) { request(.point(x: point.x, y: point.y)) }

    /// Scrolls to a point.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { request(.point(x: x, y: y)) }

    /// Scrolls sideways.
    public mutating func scrollTo(x: CGFloat) { request(.point(x: x, y: nil)) }

    /// Scrolls up or down.
    public mutating func scrollTo(y: CGFloat) { request(.point(x: nil, y: y)) }

    /// Whether the user has scrolled since the position was set. Setting it to true has no other effect.
    public var isPositionedByUser: Bool {
        get { target == .user }
        set { if newValue { target = .user } else if target == .user { target = .none } }
    }

    /// The edge that was scrolled to; nil if the position isn't at one that was asked for.
    public var edge: Edge? {
        if case .edge(let edge) = target { return edge }
        return nil
    }

    /// The point that was scrolled to.
    public var point: CGPoint? {
        if case .point(let x?, let y?) = target { return CGPoint(x: x, y: y) }
        return nil
    }

    /// The distance from the left that was scrolled to.
    public var x: CGFloat? {
        if case .point(let x, _) = target { return x }
        return nil
    }

    /// The distance from the top that was scrolled to.
    public var y: CGFloat? {
        if case .point(_, let y) = target { return y }
        return nil
    }

    /// The id of the view that was scrolled to, by the app or by the user in a `scrollTargetLayout()`.
    public var viewID: (any Hashable & Sendable)? { shownID }

    /// The id of the view that was scrolled to, if it is of a type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { shownID?.value.base as? T }

    private var shownID: ScrolledID? {
        if case .view(let id, _) = target { return id }
        return seen
    }

    /// The position at which a view is seen; the id stays on the main thread.
    init(unchecked id: AnyHashable, anchor: UnitPoint?) {
        target = .view(ScrolledID(unchecked: id), anchor)
    }

    /// The id of the view that the user has scrolled to.
    var seenID: AnyHashable? { seen?.value }

    /// The user scrolled to where the view with an id is the first.
    mutating func userScrolled(to id: AnyHashable?) {
        target = .user
        seen = id.map { ScrolledID(unchecked: $0) }
    }
}

/// An id of any type.
struct ScrolledID: Hashable, @unchecked Sendable {
    let value: AnyHashable

    init(_ value: some Hashable & Sendable) {
        self.value = AnyHashable(value)
    }

    /// Wraps an id that stays on the main thread.
    init(unchecked value: AnyHashable) {
        self.value = value
    }
}
