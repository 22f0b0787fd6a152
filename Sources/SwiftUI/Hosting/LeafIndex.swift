import Foundation

/// Finds the leaves near a stretch of a scrolled content without looking at all of them.
@MainActor
struct LeafIndex {
    private static let stretch: CGFloat = 256
    /// Leaves over more stretches than this are kept apart.
    private static let most = 16

    private var buckets: [Int: [WidgetItem]] = [:]
    private var large: [WidgetItem] = []

    private static func stretches(from start: CGFloat, to end: CGFloat) -> ClosedRange<Int> {
        func number(_ position: CGFloat) -> Int {
            Int(min(max((position / stretch).rounded(.down), -1e15), 1e15))
        }
        return number(start)...max(number(start), number(end))
    }

    /// A leaf was placed: it reaches from `start` to `end` along the axis.
    mutating func update(_ leaf: WidgetItem, from start: CGFloat, to end: CGFloat) {
        let now = Self.stretches(from: start, to: end)
        if leaf.stretches == now { return }
        remove(leaf)
        leaf.stretches = now
        if now.count > Self.most {
            large.append(leaf)
        } else {
            for stretch in now { buckets[stretch, default: []].append(leaf) }
        }
    }

    mutating func remove(_ leaf: WidgetItem) {
        guard let stretches = leaf.stretches else { return }
        leaf.stretches = nil
        if stretches.count > Self.most {
            large.removeAll { $0 === leaf }
            return
        }
        for stretch in stretches {
            var place = -1
            if let bucket = buckets[stretch] {
                for index in bucket.indices where bucket[index] === leaf {
                    place = index
                    break
                }
            }
            if place < 0 { continue }
            buckets[stretch]?.remove(at: place)
            if buckets[stretch]?.isEmpty == true { buckets[stretch] = nil }
        }
    }

    mutating func removeAll() {
        buckets = [:]
        large = []
    }

    /// Calls `visit` once with each leaf that may reach into a stretch.
    func visit(from start: CGFloat, to end: CGFloat, _ visit: (WidgetItem) -> Void) {
        let wanted = Self.stretches(from: start, to: end)
        for stretch in wanted {
            for leaf in buckets[stretch] ?? [] {
                guard let own = leaf.stretches, stretch == max(own.lowerBound, wanted.lowerBound) else { continue }
                visit(leaf)
            }
        }
        for leaf in large {
            if let own = leaf.stretches, own.overlaps(wanted) { visit(leaf) }
        }
    }
}
