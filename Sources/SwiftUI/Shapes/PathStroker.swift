import Foundation

/// Makes the outline of a line of some width along a path.
///
/// The outline consists of one piece for each line, join and cap, all wound the same way, so that filling where the
/// winding number isn't zero fills exactly the stroke.
struct PathStroker {
    let style: StrokeStyle
    private let radius: CGFloat
    /// How far the outline of curves may be off, in points.
    private let tolerance: CGFloat
    private var pieces: [Path.Element] = []

    init(style: StrokeStyle) {
        self.style = style
        radius = style.lineWidth / 2
        tolerance = 0.05
    }

    /// The outline of a stroke along a path.
    static func outline(of path: Path, style: StrokeStyle) -> Path {
        guard style.lineWidth > 0 else { return Path() }
        var stroker = PathStroker(style: style)
        for subpath in path.subpaths { stroker.add(subpath) }
        return Path(elements: stroker.pieces)
    }

    private mutating func add(_ subpath: Subpath) {
        var line = Polyline(isClosed: subpath.isClosed)
        line.append(subpath.start, isCorner: true)
        for segment in subpath.segments {
            let points = segment.flattened(tolerance: tolerance)
            for (index, point) in points.enumerated() { line.append(point, isCorner: index == points.count - 1) }
        }
        line.finish()
        let dashed = style.dash.contains { $0 > 0 } && style.dash.allSatisfy { $0 >= 0 }
        for part in dashed ? line.dashed(style.dash, phase: style.dashPhase) : [line] { add(part) }
    }

    private mutating func add(_ line: Polyline) {
        let points = line.points
        guard points.count > 1 else {
            // A line without length is visible only through its caps.
            if let point = points.first, style.lineCap != .butt {
                addCap(at: point, direction: CGVector(dx: 1, dy: 0))
                addCap(at: point, direction: CGVector(dx: -1, dy: 0))
            }
            return
        }
        let count = points.count
        let edges = line.isClosed ? count : count - 1
        let directions = (0..<edges).map { index -> CGVector in
            let way = points[(index + 1) % count].point - points[index].point
            return way * (1 / way.length)
        }
        for index in 0..<edges {
            let side = directions[index].turned * radius
            let (from, to) = (points[index].point, points[(index + 1) % count].point)
            addPolygon([from + side * -1, to + side * -1, to + side, from + side])
        }
        for index in line.isClosed ? 0..<count : 1..<(count - 1) {
            addJoin(
                at: points[index], from: directions[(index + edges - 1) % edges], to: directions[index % edges])
        }
        if !line.isClosed {
            addCap(at: points[0], direction: directions[0] * -1)
            addCap(at: points[count - 1], direction: directions[edges - 1])
        }
    }

    private mutating func addJoin(at vertex: Polyline.Vertex, from first: CGVector, to second: CGVector) {
        let cross = first.dx * second.dy - first.dy * second.dx
        let dot = first.dx * second.dx + first.dy * second.dy
        guard abs(cross) > 1e-9 || dot < 0 else { return }
        // The gap is on the outer side of the turn.
        let sign: CGFloat = cross > 0 ? -1 : 1
        let point = vertex.point
        let (start, end) = (first.turned * (radius * sign), second.turned * (radius * sign))
        // Within a curve the joins are too small to see, whatever they are.
        switch vertex.isCorner ? style.lineJoin : .bevel {
        case .round:
            let angle = acos(min(max(dot, -1), 1)) * -sign
            addPie(center: point, from: start, sweep: angle)
        case .miter:
            // The length of the point relative to the width is 1 / sin(half the angle between the lines).
            let sineSquared = (1 + dot) / 2
            guard sineSquared > 0, 1 / sineSquared <= style.miterLimit * style.miterLimit else { fallthrough }
            let bisector = start + end
            let tip = point + bisector * (radius * radius * 2 / (bisector.length * bisector.length))
            addPolygon([point, point + start, tip, point + end])
        case .bevel:
            addPolygon([point, point + start, point + end])
        }
    }

    private mutating func addCap(at vertex: Polyline.Vertex, direction: CGVector) {
        let (side, point) = (direction.turned * radius, vertex.point)
        switch style.lineCap {
        case .butt: break
        case .square:
            let ahead = direction * radius
            addPolygon([point + side * -1, point + side * -1 + ahead, point + side + ahead, point + side])
        case .round: addPie(center: point, from: side * -1, sweep: .pi)
        }
    }

    private mutating func addPie(center: CGPoint, from start: CGVector, sweep: CGFloat) {
        let place = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
        let angle = atan2(start.dy, start.dx)
        // All pieces wind from right to below.
        let from = sweep >= 0 ? angle : angle + sweep
        pieces.append(.move(to: center))
        pieces.append(.line(to: CGPoint(x: cos(from), y: sin(from)).applying(place)))
        pieces += Path.unitArc(from: from, delta: abs(sweep)).map { $0.applying(place) }
        pieces.append(.closeSubpath)
    }

    private mutating func addPolygon(_ points: [CGPoint]) {
        var area: CGFloat = 0
        for (first, second) in zip(points, points.dropFirst() + points.prefix(1)) {
            area += first.x * second.y - first.y * second.x
        }
        let ordered = area >= 0 ? points : points.reversed()
        pieces.append(.move(to: ordered[0]))
        pieces += ordered.dropFirst().map { .line(to: $0) }
        pieces.append(.closeSubpath)
    }
}

/// A line through points, some of which are corners and the others points of curves.
struct Polyline {
    struct Vertex {
        var point: CGPoint
        var isCorner: Bool
    }

    var points: [Vertex] = []
    var isClosed: Bool

    init(isClosed: Bool) {
        self.isClosed = isClosed
    }

    /// Adds a point, unless it is where the line is already.
    mutating func append(_ point: CGPoint, isCorner: Bool) {
        if let last = points.last, (point - last.point).length < 1e-9 {
            points[points.count - 1].isCorner = last.isCorner || isCorner
        } else {
            points.append(Vertex(point: point, isCorner: isCorner))
        }
    }

    /// Removes a last point that is the first one again.
    mutating func finish() {
        guard isClosed, points.count > 1, let last = points.last else { return }
        if (last.point - points[0].point).length < 1e-9 { points.removeLast() }
        if points.count < 2 { isClosed = false }
    }

    /// The parts that remain where the line is cut into dashes.
    func dashed(_ dash: [CGFloat], phase: CGFloat) -> [Polyline] {
        // A pattern with an odd number of lengths has dashes and gaps exchanged in its repetition.
        let pattern = dash.count % 2 == 0 ? dash : dash + dash
        let total = pattern.reduce(0, +)
        let way = points + (isClosed ? points.prefix(1) : [])
        guard way.count > 1 else { return [] }
        // Dashes too small to be told apart would take for ever to make.
        let length = zip(way, way.dropFirst()).reduce(0) { $0 + ($1.1.point - $1.0.point).length }
        guard length / total * CGFloat(pattern.count) < 100_000 else { return [self] }
        var offset = phase.truncatingRemainder(dividingBy: total)
        if offset < 0 { offset += total }
        var index = 0
        while offset >= pattern[index] {
            offset -= pattern[index]
            index = (index + 1) % pattern.count
        }
        var rest = pattern[index] - offset
        var (result, current) = ([Polyline](), Polyline(isClosed: false))
        let startsDrawn = index % 2 == 0
        if startsDrawn { current.append(way[0].point, isCorner: true) }
        for (from, to) in zip(way, way.dropFirst()) {
            let length = (to.point - from.point).length
            var position: CGFloat = 0
            while length - position > rest {
                position += rest
                let point = from.point.interpolated(to: to.point, by: position / length)
                if index % 2 == 0 {
                    current.append(point, isCorner: true)
                    result.append(current)
                    current = Polyline(isClosed: false)
                } else {
                    current.append(point, isCorner: true)
                }
                index = (index + 1) % pattern.count
                rest = pattern[index]
            }
            rest -= length - position
            if index % 2 == 0 { current.append(to.point, isCorner: to.isCorner) }
        }
        if index % 2 == 0, !current.points.isEmpty {
            // On a closed line a dash that reaches the start is one with the first.
            if isClosed, startsDrawn, let first = result.first {
                for vertex in first.points { current.append(vertex.point, isCorner: vertex.isCorner) }
                result[0] = current
            } else {
                result.append(current)
            }
        }
        return result
    }
}

extension Path {
    /// The outline of a stroke along the path, which filled draws what the stroke would draw.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        PathStroker.outline(of: self, style: style)
    }
}
