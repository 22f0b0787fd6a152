import Foundation

/// The rules that horizontal and vertical stacks share.
///
/// Views with a higher priority are offered space first, with the minimum of the others set aside. Among views of one
/// priority the least flexible is asked first; each is offered an equal share of what is left.
struct StackLayout {
    var axis: Axis
    var guide: AlignmentKey
    var spacing: CGFloat?

    struct Cache {
        fileprivate var items: [LayoutItem]
        fileprivate var distances: [CGFloat]
        fileprivate var total: CGFloat
        fileprivate var arrangements: [Arrangement] = []
        /// What was known before some of the items changed.
        fileprivate var outdated: [Arrangement] = []
    }

    /// The outcome for one proposal.
    fileprivate struct Arrangement {
        var proposal: ProposedViewSize
        var proposals: [ProposedViewSize]
        var lengths: [CGFloat]
        /// The position of each view's guide across the axis, from the view's edge.
        var guides: [CGFloat]
        /// How far each view reaches behind its guide.
        var rests: [CGFloat]
        /// How far views reach before the common guide.
        var before: CGFloat
        var size: CGSize
    }

    func makeCache(_ subviews: LayoutSubviews) -> Cache {
        var distances: [CGFloat] = []
        distances.reserveCapacity(subviews.count)
        if let spacing {
            distances = Array(repeating: spacing, count: max(0, subviews.count - 1))
        } else if subviews.count > 1 {
            var last = subviews[0].spacing
            for subview in subviews.dropFirst() {
                let next = subview.spacing
                distances.append(last.distance(to: next, along: axis))
                last = next
            }
        }
        return Cache(items: subviews.items, distances: distances, total: distances.reduce(0, +))
    }

    /// Something in the stack changed: what the other views came to is used again.
    func updateCache(_ cache: inout Cache, _ subviews: LayoutSubviews) {
        let known = cache.arrangements.isEmpty ? cache.outdated : cache.arrangements
        let isSame = cache.items.elementsEqual(subviews.items, by: ===)
        let before = cache.items
        if isSame, spacing != nil {
            cache.arrangements = []
        } else {
            cache = makeCache(subviews)
        }
        cache.outdated = isSame ? known : permuted(known, from: before, to: subviews.items)
    }

    /// What was known about views that are in another order now, or about most of them. Those that came have no place
    /// yet, by which the arranging sees that they must be asked.
    private func permuted(_ known: [Arrangement], from old: [LayoutItem], to new: [LayoutItem]) -> [Arrangement] {
        if known.isEmpty || old.isEmpty || new.isEmpty { return [] }
        let places = MainThread.assume { () -> [Int]? in
            for index in old.indices { old[index].stackIndex = index }
            var places: [Int] = []
            places.reserveCapacity(new.count)
            for item in new {
                let index = item.stackIndex
                if index >= 0, index < old.count, old[index] === item {
                    places.append(index)
                } else if item.needsPlacement {
                    places.append(-1)
                } else {
                    return nil
                }
            }
            return places
        }
        guard let places else { return [] }
        return known.compactMap { arrangement in
            // Shares of a limited length depend on all views.
            if major(arrangement.proposal) != nil { return nil }
            var result = arrangement
            let offered = proposal(nil, minor(arrangement.proposal))
            result.proposals = Array(repeating: offered, count: places.count)
            result.lengths = places.map { $0 < 0 ? 0 : arrangement.lengths[$0] }
            result.guides = places.map { $0 < 0 ? 0 : arrangement.guides[$0] }
            result.rests = places.map { $0 < 0 ? 0 : arrangement.rests[$0] }
            return result
        }
    }

    private func major(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private func minor(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }
    private func major(_ proposal: ProposedViewSize) -> CGFloat? {
        axis == .horizontal ? proposal.width : proposal.height
    }
    private func minor(_ proposal: ProposedViewSize) -> CGFloat? {
        axis == .horizontal ? proposal.height : proposal.width
    }
    private func proposal(_ major: CGFloat?, _ minor: CGFloat?) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: major, height: minor) : ProposedViewSize(width: minor, height: major)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> CGSize {
        arrangement(proposal, subviews, &cache).size
    }

    /// Places the views within `bounds`, passing over those that keep their place.
    @MainActor
    func place(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache,
        _ put: (LayoutItem, CGPoint, ProposedViewSize, CGFloat) -> Void
    ) {
        let arrangement = arrangement(proposal, subviews, &cache)
        // From here on items don't tell any more whether they changed.
        cache.outdated = []
        var position = axis == .horizontal ? bounds.minX : bounds.minY
        let line = (axis == .horizontal ? bounds.minY : bounds.minX) + arrangement.before
        for (index, item) in subviews.items.enumerated() {
            let across = line - arrangement.guides[index]
            let origin = axis == .horizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
            put(item, origin, arrangement.proposals[index], arrangement.lengths[index])
            position += arrangement.lengths[index]
            if index < cache.distances.count { position += cache.distances[index] }
        }
    }

    private func arrangement(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) -> Arrangement {
        if let known = cache.arrangements.first(where: { $0.proposal == proposal }) { return known }
        let result = MainThread.assume {
            UncheckedValue(arrange(proposal, subviews, &cache))
        }.value
        if cache.arrangements.count == 4 { cache.arrangements.removeFirst() }
        cache.arrangements.append(result)
        return result
    }

    @MainActor
    private func arrange(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) -> Arrangement {
        let count = subviews.count
        let across = minor(proposal)
        let length = major(proposal)
        var result: Arrangement
        var known = false
        if length == nil, let old = cache.outdated.firstIndex(where: { $0.proposal == proposal }) {
            // Every view is offered the same as before: only those that changed are asked again.
            result = cache.outdated.remove(at: old)
            known = true
        } else {
            result = Arrangement(
                proposal: proposal, proposals: Array(repeating: self.proposal(nil, across), count: count),
                lengths: Array(repeating: 0, count: count), guides: Array(repeating: 0, count: count),
                rests: Array(repeating: 0, count: count), before: 0, size: .zero)
            if let length { distribute(length - cache.total, across, subviews, into: &result.proposals) }
        }
        for (index, item) in subviews.items.enumerated() where !known || item.needsPlacement {
            let dimensions = item.dimensions(result.proposals[index])
            let size = dimensions.size
            let guideValue = dimensions[guide]
            result.lengths[index] = major(size)
            result.guides[index] = guideValue
            // An infinite view reaches infinitely far on both sides of its guide.
            let rest = minor(size) - guideValue
            result.rests[index] = rest.isNaN ? .infinity : rest
        }
        let sum = result.lengths.reduce(cache.total, +)
        result.before = count == 0 ? 0 : result.guides.reduce(-.infinity, max)
        let width = count == 0 ? 0 : result.before + result.rests.reduce(-.infinity, max)
        result.size =
            axis == .horizontal ? CGSize(width: sum, height: width) : CGSize(width: width, height: sum)
        return result
    }

    @MainActor
    private func distribute(
        _ available: CGFloat, _ across: CGFloat?, _ subviews: LayoutSubviews,
        into proposals: inout [ProposedViewSize]
    ) {
        let count = subviews.count
        if count == 0 { return }
        if count == 1 {
            proposals[0] = proposal(max(0, available), across)
            return
        }
        func range(_ index: Int) -> ClosedRange<CGFloat> {
            let item = subviews.items[index]
            let least = major(item.sizeThatFits(proposal(0, across)))
            let most = major(item.sizeThatFits(proposal(.infinity, across)))
            return least...max(least, most)
        }
        let ranges = (0..<count).map(range)
        var remaining = available
        var groups = Dictionary(grouping: 0..<count) { subviews.items[$0].priority }.sorted { $0.key > $1.key }
        if groups.count > 1 {
            let lower = groups.dropFirst().flatMap(\.value)
            if remaining.isFinite { remaining -= lower.reduce(0) { $0 + ranges[$1].lowerBound } }
        }
        while !groups.isEmpty {
            let group = groups.removeFirst().value
            let order = group.sorted { a, b in
                let first = ranges[a].upperBound - ranges[a].lowerBound
                let second = ranges[b].upperBound - ranges[b].lowerBound
                return first != second ? first < second : a < b
            }
            var left = order.count
            for index in order {
                let share = max(0, remaining / CGFloat(left))
                proposals[index] = proposal(share, across)
                let length = major(subviews.items[index].sizeThatFits(proposals[index]))
                if remaining.isFinite { remaining -= length }
                left -= 1
            }
            if let next = groups.first?.value {
                if remaining.isFinite { remaining += next.reduce(0) { $0 + ranges[$1].lowerBound } }
            }
        }
    }

    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard let first = subviews.first?.spacing, let last = subviews.last?.spacing else { return ViewSpacing() }
        var result = ViewSpacing()
        if axis == .horizontal {
            result.leading = first.leading
            result.trailing = last.trailing
        } else {
            result.top = first.top
            result.bottom = last.bottom
        }
        return result
    }
}

/// A layout that looks for explicit guides only where some view has set one.
protocol BuiltInLayout: Layout {}

/// A layout that tells its container about each view's place one by one.
protocol SequentialLayout: BuiltInLayout {
    /// Calls `put` with each view, its origin, its proposal and its length along the axis.
    @MainActor func place(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache,
        _ put: (LayoutItem, CGPoint, ProposedViewSize, CGFloat) -> Void)
}

/// Arranges views in a row; the layout of `HStack`.
public struct HStackLayout: SequentialLayout {
    /// How views align across the row.
    public var alignment: VerticalAlignment
    /// The distance between views; nil: what they prefer.
    public var spacing: CGFloat?

    /// Creates a row.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public typealias AnimatableData = EmptyAnimatableData

    /// What a stack remembers.
    public struct Cache: Sendable {
        fileprivate var stack: StackLayout.Cache
    }

    private var stack: StackLayout { StackLayout(axis: .horizontal, guide: alignment.key, spacing: spacing) }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache(stack: stack.makeCache(subviews)) }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { stack.updateCache(&cache.stack, subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { stack.spacing(subviews) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        stack.sizeThatFits(proposal, subviews, &cache.stack)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        MainThread.assume {
            stack.place(bounds, proposal, subviews, &cache.stack) { item, origin, proposal, _ in
                item.pendingPlacement = LayoutSubview.Placement(origin: origin, proposal: proposal)
            }
        }
    }

    @MainActor
    func place(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache,
        _ put: (LayoutItem, CGPoint, ProposedViewSize, CGFloat) -> Void
    ) {
        stack.place(bounds, proposal, subviews, &cache.stack, put)
    }
}

/// Arranges views in a column; the layout of `VStack`.
public struct VStackLayout: SequentialLayout {
    /// How views align across the column.
    public var alignment: HorizontalAlignment
    /// The distance between views; nil: what they prefer.
    public var spacing: CGFloat?

    /// Creates a column.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public typealias AnimatableData = EmptyAnimatableData

    /// What a stack remembers.
    public struct Cache: Sendable {
        fileprivate var stack: StackLayout.Cache
    }

    private var stack: StackLayout { StackLayout(axis: .vertical, guide: alignment.key, spacing: spacing) }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache(stack: stack.makeCache(subviews)) }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { stack.updateCache(&cache.stack, subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { stack.spacing(subviews) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        stack.sizeThatFits(proposal, subviews, &cache.stack)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        MainThread.assume {
            stack.place(bounds, proposal, subviews, &cache.stack) { item, origin, proposal, _ in
                item.pendingPlacement = LayoutSubview.Placement(origin: origin, proposal: proposal)
            }
        }
    }

    @MainActor
    func place(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache,
        _ put: (LayoutItem, CGPoint, ProposedViewSize, CGFloat) -> Void
    ) {
        stack.place(bounds, proposal, subviews, &cache.stack, put)
    }
}
