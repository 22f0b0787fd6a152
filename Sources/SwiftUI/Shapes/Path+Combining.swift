import Foundation

extension Path {
    /// What is inside of both paths.
    ///
    /// As in all combinations, curves become lines that are nowhere farther from them than a fiftieth of a point.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        PathCombiner(self, other, eoFill: eoFill).combined { $0 && $1 }
    }

    /// What is inside of one path or the other.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        PathCombiner(self, other, eoFill: eoFill).combined { $0 || $1 }
    }

    /// What is inside of this path and not of the other.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        PathCombiner(self, other, eoFill: eoFill).combined { $0 && !$1 }
    }

    /// What is inside of only one of the paths.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        PathCombiner(self, other, eoFill: eoFill).combined { $0 != $1 }
    }

    /// The same inside without lines that cross each other.
    public func normalized(eoFill: Bool = true) -> Path {
        PathCombiner(self, Path(), eoFill: eoFill).combined { inside, _ in inside }
    }

    /// The parts of this path's lines that are inside of the other path.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        PathCombiner(self, other, eoFill: eoFill).lines(inside: true)
    }

    /// The parts of this path's lines that aren't inside of the other path.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        PathCombiner(self, other, eoFill: eoFill).lines(inside: false)
    }
}

/// Combines the insides of two paths: their edges are cut where they meet, and those are kept that have the result on one
/// side only.
private struct PathCombiner {
    /// A point on a fine grid, so that points that are meant to be the same are equal.
    struct Point: Hashable {
        var x: Int
        var y: Int

        static let fineness: CGFloat = 65536

        init(x: Int, y: Int) {
            self.x = x
            self.y = y
        }

        init(_ point: CGPoint) {
            func grid(_ value: CGFloat) -> Int {
                let scaled = (value * Self.fineness).rounded()
                return scaled.isFinite ? Int(min(max(scaled, -1e15), 1e15)) : 0
            }
            self.init(x: grid(point.x), y: grid(point.y))
        }

        var point: CGPoint { CGPoint(x: CGFloat(x) / Self.fineness, y: CGFloat(y) / Self.fineness) }
    }

    struct Edge {
        var from: Point
        var to: Point
        var isOther: Bool
        /// Points where other edges meet this one.
        var cuts: [Point] = []

        var minX: Int { min(from.x, to.x) }
        var maxX: Int { max(from.x, to.x) }
        var minY: Int { min(from.y, to.y) }
        var maxY: Int { max(from.y, to.y) }

        /// The pieces between the cuts, in the edge's direction.
        var pieces: [(from: Point, to: Point)] {
            guard !cuts.isEmpty else { return [(from, to)] }
            let (dx, dy) = (CGFloat(to.x - from.x), CGFloat(to.y - from.y))
            func place(_ point: Point) -> CGFloat { CGFloat(point.x - from.x) * dx + CGFloat(point.y - from.y) * dy }
            let points = [from] + cuts.sorted { place($0) < place($1) } + [to]
            return zip(points, points.dropFirst()).filter { $0 != $1 }.map { ($0, $1) }
        }
    }

    private let own: [[CGPoint]]
    private let others: [[CGPoint]]
    private let eoFill: Bool
    private let path: Path

    init(_ path: Path, _ other: Path, eoFill: Bool) {
        self.path = path
        self.eoFill = eoFill
        func polygons(_ path: Path) -> [[CGPoint]] {
            path.subpaths.map { $0.flattened(tolerance: 0.02).map { Point($0).point } }.filter { $0.count > 1 }
        }
        own = polygons(path)
        others = polygons(other)
    }

    /// Whether a point is inside of polygons.
    private func isInside(_ p: CGPoint, _ polygons: [[CGPoint]]) -> Bool {
        var (winding, crossings) = (0, 0)
        for points in polygons {
            guard var last = points.last else { continue }
            for point in points {
                if (last.y <= p.y) != (point.y <= p.y) {
                    let x = last.x + (p.y - last.y) / (point.y - last.y) * (point.x - last.x)
                    if x > p.x {
                        winding += point.y > last.y ? 1 : -1
                        crossings += 1
                    }
                }
                last = point
            }
        }
        return eoFill ? crossings % 2 == 1 : winding != 0
    }

    private func edges(_ polygons: [[CGPoint]], isOther: Bool, areClosed: Bool = true) -> [Edge] {
        polygons.flatMap { points in
            let grid = points.map { Point($0) }
            let next = Array(grid.dropFirst()) + (areClosed ? [grid[0]] : [])
            return zip(grid, next).filter { $0 != $1 }.map { Edge(from: $0, to: $1, isOther: isOther) }
        }
    }

    /// Cuts edges where they meet.
    private func cut(_ edges: [Edge]) -> [Edge] {
        var edges = edges.sorted { $0.minX < $1.minX }
        for first in edges.indices {
            for second in edges.indices[(first + 1)...] {
                if edges[second].minX > edges[first].maxX { break }
                if edges[second].minY > edges[first].maxY || edges[second].maxY < edges[first].minY { continue }
                meet(&edges, first, second)
            }
        }
        return edges
    }

    private func meet(_ edges: inout [Edge], _ first: Int, _ second: Int) {
        let (a, b) = (edges[first], edges[second])
        let (rx, ry) = (CGFloat(a.to.x - a.from.x), CGFloat(a.to.y - a.from.y))
        let (sx, sy) = (CGFloat(b.to.x - b.from.x), CGFloat(b.to.y - b.from.y))
        let (qx, qy) = (CGFloat(b.from.x - a.from.x), CGFloat(b.from.y - a.from.y))
        let cross = rx * sy - ry * sx
        // Ends that lie on the other edge, also where both run along each other.
        for point in [b.from, b.to] where lies(point, on: a) { edges[first].cuts.append(point) }
        for point in [a.from, a.to] where lies(point, on: b) { edges[second].cuts.append(point) }
        guard abs(cross) > 1e-9 else { return }
        let (t, u) = ((qx * sy - qy * sx) / cross, (qx * ry - qy * rx) / cross)
        guard t > 0, t < 1, u > 0, u < 1 else { return }
        let point = Point(x: a.from.x + Int((t * rx).rounded()), y: a.from.y + Int((t * ry).rounded()))
        if point != a.from, point != a.to { edges[first].cuts.append(point) }
        if point != b.from, point != b.to { edges[second].cuts.append(point) }
    }

    /// Whether a point is on an edge, as far as the grid can tell, and not at its ends.
    private func lies(_ point: Point, on edge: Edge) -> Bool {
        guard point != edge.from, point != edge.to else { return false }
        let (dx, dy) = (CGFloat(edge.to.x - edge.from.x), CGFloat(edge.to.y - edge.from.y))
        let (px, py) = (CGFloat(point.x - edge.from.x), CGFloat(point.y - edge.from.y))
        let squared = dx * dx + dy * dy
        let along = (px * dx + py * dy) / squared
        return along > 0 && along < 1 && abs(px * dy - py * dx) / squared.squareRoot() < 0.75
    }

    private struct Key: Hashable {
        var a: Point
        var b: Point
    }

    /// The outline of all places for which a test says yes, given whether they're inside of each path.
    func combined(_ isInResult: (Bool, Bool) -> Bool) -> Path {
        let edges = cut(edges(own, isOther: false) + edges(others, isOther: true))
        var seen: Set<Key> = []
        var kept: [Point: [Point]] = [:]
        var starts: [Point] = []
        // Far enough from the edge to be beside it, and near enough not to reach the next one.
        let step = 1 / CGFloat(4096)
        for edge in edges {
            for piece in edge.pieces {
                let isForward = (piece.from.x, piece.from.y) < (piece.to.x, piece.to.y)
                let key = isForward ? Key(a: piece.from, b: piece.to) : Key(a: piece.to, b: piece.from)
                guard seen.insert(key).inserted else { continue }
                let (a, b) = (key.a.point, key.b.point)
                let length = hypot(b.x - a.x, b.y - a.y)
                let (nx, ny) = ((b.y - a.y) / length * step, (a.x - b.x) / length * step)
                let middle = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
                func test(_ point: CGPoint) -> Bool { isInResult(isInside(point, own), isInside(point, others)) }
                let isIn = test(CGPoint(x: middle.x - nx, y: middle.y - ny))
                guard isIn != test(CGPoint(x: middle.x + nx, y: middle.y + ny)) else { continue }
                let (from, to) = isIn ? (key.a, key.b) : (key.b, key.a)
                kept[from, default: []].append(to)
                starts.append(from)
            }
        }
        return outline(kept, starts)
    }

    private func outline(_ kept: [Point: [Point]], _ starts: [Point]) -> Path {
        var kept = kept
        var elements: [Path.Element] = []
        for start in starts {
            while kept[start]?.isEmpty == false {
                var loop = [start]
                var here = start
                while let next = kept[here]?.popLast() {
                    if next == start { break }
                    loop.append(next)
                    here = next
                }
                let corners = simplified(loop)
                guard corners.count > 2 else { continue }
                elements.append(.move(to: corners[0].point))
                elements += corners.dropFirst().map { .line(to: $0.point) }
                elements.append(.closeSubpath)
            }
        }
        return Path(elements: elements)
    }

    /// Without points in the middle of straight lines.
    private func simplified(_ loop: [Point]) -> [Point] {
        loop.indices.compactMap { index in
            let (before, here, after) = (
                loop[(index + loop.count - 1) % loop.count], loop[index], loop[(index + 1) % loop.count]
            )
            let straight = Edge(from: before, to: after, isOther: false)
            return before != after && lies(here, on: straight) ? nil : here
        }
    }

    /// The pieces of the own lines on one side of the other path's outline.
    func lines(inside: Bool) -> Path {
        let lines = path.subpaths.flatMap { subpath in
            edges([subpath.flattened(tolerance: 0.02)], isOther: false, areClosed: false)
        }
        let outline = edges(others, isOther: true)
        var elements: [Path.Element] = []
        var end: Point?
        for line in lines {
            var pair = [line] + outline
            for index in pair.indices.dropFirst() { meet(&pair, 0, index) }
            for piece in pair[0].pieces {
                let (a, b) = (piece.from.point, piece.to.point)
                let middle = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
                guard isInside(middle, others) == inside else { continue }
                if end != piece.from { elements.append(.move(to: a)) }
                elements.append(.line(to: b))
                end = piece.to
            }
        }
        return Path(elements: elements)
    }
}
