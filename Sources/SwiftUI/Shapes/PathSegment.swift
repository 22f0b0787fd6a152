import Foundation

/// A line or a curve of a path together with where it begins.
enum PathSegment: Equatable, Sendable {
    case line(CGPoint, CGPoint)
    case quad(CGPoint, CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

    var start: CGPoint {
        switch self {
        case .line(let start, _), .quad(let start, _, _), .cubic(let start, _, _, _): start
        }
    }

    var end: CGPoint {
        switch self {
        case .line(_, let end), .quad(_, _, let end), .cubic(_, _, _, let end): end
        }
    }

    /// The step of a path that draws the segment from its start.
    var element: Path.Element {
        switch self {
        case .line(_, let end): .line(to: end)
        case .quad(_, let control, let end): .quadCurve(to: end, control: control)
        case .cubic(_, let control1, let control2, let end): .curve(to: end, control1: control1, control2: control2)
        }
    }

    /// The point at a parameter from 0 to 1.
    func point(at t: CGFloat) -> CGPoint {
        switch self {
        case .line(let a, let b):
            return a.interpolated(to: b, by: t)
        case .quad(let a, let b, let c):
            return a.interpolated(to: b, by: t).interpolated(to: b.interpolated(to: c, by: t), by: t)
        case .cubic(let a, let b, let c, let d):
            let r = 1 - t
            let (wa, wb, wc, wd) = (r * r * r, 3 * r * r * t, 3 * r * t * t, t * t * t)
            return CGPoint(
                x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y)
        }
    }

    /// The part up to a parameter and the part after it.
    func split(at t: CGFloat) -> (PathSegment, PathSegment) {
        switch self {
        case .line(let a, let b):
            let middle = a.interpolated(to: b, by: t)
            return (.line(a, middle), .line(middle, b))
        case .quad(let a, let b, let c):
            let (ab, bc) = (a.interpolated(to: b, by: t), b.interpolated(to: c, by: t))
            let middle = ab.interpolated(to: bc, by: t)
            return (.quad(a, ab, middle), .quad(middle, bc, c))
        case .cubic(let a, let b, let c, let d):
            let (ab, bc, cd) = (
                a.interpolated(to: b, by: t), b.interpolated(to: c, by: t), c.interpolated(to: d, by: t)
            )
            let (abc, bcd) = (ab.interpolated(to: bc, by: t), bc.interpolated(to: cd, by: t))
            let middle = abc.interpolated(to: bcd, by: t)
            return (.cubic(a, ab, abc, middle), .cubic(middle, bcd, cd, d))
        }
    }

    /// The part between two parameters.
    func part(from: CGFloat, to: CGFloat) -> PathSegment {
        var result = self
        if to < 1 { result = result.split(at: to).0 }
        if from > 0 { result = result.split(at: to > 0 ? from / to : 0).1 }
        return result
    }

    /// Points along the segment without its start, close enough together that lines between them are off by no more
    /// than a tolerance in points.
    func flattened(tolerance: CGFloat) -> [CGPoint] {
        let count = pieceCount(tolerance: tolerance)
        return (1...count).map { $0 == count ? end : point(at: CGFloat($0) / CGFloat(count)) }
    }

    /// The number of lines that stay within a tolerance; the error of a piece of parameter length h is at most an eighth of
    /// h² times the largest second derivative.
    private func pieceCount(tolerance: CGFloat) -> Int {
        func second(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
            CGVector(dx: a.x - 2 * b.x + c.x, dy: a.y - 2 * b.y + c.y).length
        }
        let largest: CGFloat =
            switch self {
            case .line: 0
            case .quad(let a, let b, let c): 2 * second(a, b, c)
            case .cubic(let a, let b, let c, let d): 6 * max(second(a, b, c), second(b, c, d))
            }
        let count = (largest / (8 * tolerance)).squareRoot().rounded(.up)
        return count.isFinite ? Int(min(max(count, 1), 500)) : 1
    }

    /// The lengths of equally long pieces in parameter, and all of them together.
    var lengths: (pieces: [CGFloat], total: CGFloat) {
        if case .line(let a, let b) = self {
            let length = (b - a).length
            return ([length], length)
        }
        let count = 64
        var (pieces, total, last) = ([CGFloat](), CGFloat(0), start)
        for index in 1...count {
            let next = point(at: CGFloat(index) / CGFloat(count))
            pieces.append((next - last).length)
            total += pieces[index - 1]
            last = next
        }
        return (pieces, total)
    }

    /// The parameter at a distance from the start along the segment.
    func parameter(atLength distance: CGFloat) -> CGFloat {
        let pieces = lengths.pieces
        var rest = distance
        for (index, piece) in pieces.enumerated() {
            if rest <= piece { return (CGFloat(index) + (piece > 0 ? rest / piece : 0)) / CGFloat(pieces.count) }
            rest -= piece
        }
        return 1
    }

    /// The smallest rectangle around the segment.
    var bounds: CGRect {
        var points = [start, end]
        for t in extremes where t > 0 && t < 1 { points.append(point(at: t)) }
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }

    /// The parameters at which x or y turn.
    private var extremes: [CGFloat] {
        switch self {
        case .line: return []
        case .quad(let a, let b, let c):
            return [(a.x, b.x, c.x), (a.y, b.y, c.y)].compactMap { a, b, c in
                let divisor = a - 2 * b + c
                return divisor == 0 ? nil : (a - b) / divisor
            }
        case .cubic(let a, let b, let c, let d):
            return [(a.x, b.x, c.x, d.x), (a.y, b.y, c.y, d.y)].flatMap { a, b, c, d -> [CGFloat] in
                // The derivative is 3·(p·t² + q·t + r).
                let (p, q, r) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
                if abs(p) < 1e-12 { return q == 0 ? [] : [-r / q] }
                let discriminant = q * q - 4 * p * r
                guard discriminant >= 0 else { return [] }
                let root = discriminant.squareRoot()
                return [(-q + root) / (2 * p), (-q - root) / (2 * p)]
            }
        }
    }
}

/// The segments between one move of a path and the next.
struct Subpath: Equatable, Sendable {
    var start: CGPoint
    var segments: [PathSegment] = []
    /// Whether the subpath was closed; a closing line that isn't of zero length is among the segments.
    var isClosed = false

    /// The corners and the points along the curves, from the start on.
    func flattened(tolerance: CGFloat) -> [CGPoint] {
        segments.reduce(into: [start]) { $0 += $1.flattened(tolerance: tolerance) }
    }
}

extension Path {
    /// The parts that the path consists of.
    var subpaths: [Subpath] {
        var (result, current): ([Subpath], Subpath?) = ([], nil)
        for element in elements {
            let from = current?.segments.last?.end ?? current?.start ?? .zero
            switch element {
            case .move(let point):
                if let current { result.append(current) }
                current = Subpath(start: point)
            case .line(let end): current?.segments.append(.line(from, end))
            case .quadCurve(let end, let control): current?.segments.append(.quad(from, control, end))
            case .curve(let end, let control1, let control2):
                current?.segments.append(.cubic(from, control1, control2, end))
            case .closeSubpath:
                guard var closed = current else { continue }
                if from != closed.start { closed.segments.append(.line(from, closed.start)) }
                closed.isClosed = true
                result.append(closed)
                current = nil
            }
        }
        if let current { result.append(current) }
        return result
    }
}
