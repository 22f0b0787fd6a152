import Foundation

/// Arranges views: says how large they are together, and where each is.
public protocol Layout: Animatable, Sendable {
    /// What the layout remembers between questions.
    associatedtype Cache = Void
    /// The views to arrange.
    typealias Subviews = LayoutSubviews

    /// What holds for all layouts of this type.
    static var layoutProperties: LayoutProperties { get }

    /// Makes the cache.
    func makeCache(subviews: Subviews) -> Cache
    /// Brings the cache up to date when views changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// The distances that the arrangement prefers to the views beside it.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// The size of the arrangement for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places each view within `bounds`; a view that isn't placed is centred.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// The position of a horizontal guide within `bounds`; nil: the guide's default.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// The position of a vertical guide within `bounds`; nil: the guide's default.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard var spacing = subviews.first?.spacing else { return ViewSpacing() }
        for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing) }
        return spacing
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// Combines the explicit guides of the placed views: the topmost first baseline, the bottommost last one, and the
    /// average of any other.
    func mergedGuide(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        let mayExist = MainThread.assume {
            if !(self is any BuiltInLayout) { ExplicitGuides.layoutMerges(Self.self, isHorizontal: key.isHorizontal) }
            return ExplicitGuides.mayContain(key)
        }
        // Placing all views only to find that none has the guide would take as long as the layout itself.
        guard mayExist else { return nil }
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        return MainThread.assume {
            var values: [CGFloat] = []
            for subview in subviews {
                guard let placement = subview.item.pendingPlacement else { continue }
                let dimensions = subview.item.dimensions(placement.proposal)
                guard let value = subview.item.explicitGuide(key, in: dimensions) else { continue }
                values.append(value + (key.isHorizontal ? placement.origin.x : placement.origin.y))
            }
            guard let first = values.first else { return nil }
            if key.id == VerticalAlignment.FirstBaseline.self { return values.reduce(first, min) }
            if key.id == VerticalAlignment.LastBaseline.self { return values.reduce(first, max) }
            return values.reduce(0, +) / CGFloat(values.count)
        }
    }

    /// Arranges the given views with this layout.
    nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _LayoutContainer(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) -> Cache { () }
}

/// The views that a layout arranges, in order.
public struct LayoutSubviews: RandomAccessCollection, Sendable, Equatable {
    let items: [LayoutItem]
    /// The direction of the script where the layout is.
    public var layoutDirection: LayoutDirection

    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview

    public var startIndex: Int { 0 }
    public var endIndex: Int { items.count }

    public subscript(index: Int) -> LayoutSubview { LayoutSubview(item: items[index]) }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(items: Array(items[bounds]), layoutDirection: layoutDirection)
    }

    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(items: indices.map { items[$0] }, layoutDirection: layoutDirection)
    }

    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.items.elementsEqual(b.items, by: ===) && a.layoutDirection == b.layoutDirection
    }
}

/// One of the views that a layout arranges.
public struct LayoutSubview: Equatable, Sendable {
    let item: LayoutItem

    /// Where a layout wants a view to be.
    struct Placement {
        var origin: CGPoint
        var proposal: ProposedViewSize
    }

    /// The view's layout priority.
    public var priority: Double { MainThread.assume { item.priority } }

    /// The distances that the view prefers.
    public var spacing: ViewSpacing { MainThread.assume { item.spacing } }

    /// A value that the view carries for the layout.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        let read: @MainActor () -> UncheckedValue<K.Value> = { UncheckedValue(item.layoutValue(K.self)) }
        return MainThread.assume { read() }.value
    }

    /// The view's size for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        MainThread.assume { item.sizeThatFits(proposal) }
    }

    /// The view's size and guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        MainThread.assume { UncheckedValue(item.dimensions(proposal)) }.value
    }

    /// Puts the view's anchor at a point.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        MainThread.assume {
            let size = item.sizeThatFits(proposal)
            let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
            item.pendingPlacement = Placement(origin: origin, proposal: proposal)
        }
    }

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.item === b.item }
}

/// Carries a value out of a closure on the main actor that is known to run on the caller's thread.
struct UncheckedValue<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
