import Foundation

extension Path {
    /// The smallest rectangle around everything that the path draws, without control points; null for an empty path.
    public var boundingRect: CGRect {
        switch storage {
        case .empty: return .null
        case .rect(let rect), .ellipse(let rect): return rect
        case .elements:
            var result = CGRect.null
            for subpath in subpaths {
                result = Self.union(result, CGRect(origin: subpath.start, size: .zero))
                for segment in subpath.segments { result = Self.union(result, segment.bounds) }
            }
            return result
        }
    }

    /// The smallest rectangle around two, where one without area counts, too.
    private static func union(_ first: CGRect, _ second: CGRect) -> CGRect {
        guard !first.isNull else { return second }
        let (left, top) = (min(first.minX, second.minX), min(first.minY, second.minY))
        return CGRect(
            x: left, y: top, width: max(first.maxX, second.maxX) - left, height: max(first.maxY, second.maxY) - top)
    }

    /// Whether a point is inside the path, whose subpaths count as closed.
    ///
    /// - Parameters:
    ///   - p: The point.
    ///   - eoFill: Whether a point is inside when a line from it crosses the path an odd number of times; otherwise it is
    ///     inside when the path winds around it.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        switch storage {
        case .empty: return false
        case .rect(let rect): return rect.contains(p)
        case .ellipse(let rect):
            guard rect.width > 0, rect.height > 0 else { return false }
            let (x, y) = ((p.x - rect.midX) / (rect.width / 2), (p.y - rect.midY) / (rect.height / 2))
            return x * x + y * y <= 1
        case .elements:
            let (winding, crossings) = windings(around: p)
            return eoFill ? crossings % 2 == 1 : winding != 0
        }
    }

    /// How often the path winds around a point and how often it crosses the line from there to the right.
    private func windings(around p: CGPoint) -> (winding: Int, crossings: Int) {
        var (winding, crossings) = (0, 0)
        for subpath in subpaths {
            let points = subpath.flattened(tolerance: 0.02)
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
        return (winding, crossings)
    }

    /// The part of the path between two fractions of its length.
    ///
    /// - Parameters:
    ///   - from: Where the part begins, from 0 to 1.
    ///   - to: Where the part ends, from 0 to 1; nothing is left if this isn't beyond `from`.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
        guard from < to else { return Path() }
        guard from > 0 || to < 1 else { return self }
        let subpaths = subpaths
        let lengths = subpaths.map { $0.segments.map(\.lengths.total) }
        let total = lengths.joined().reduce(0, +)
        let (first, last) = (from * total, to * total)
        var (result, position) = ([Element](), CGFloat(0))
        for (subpath, lengths) in zip(subpaths, lengths) {
            let end = position + lengths.reduce(0, +)
            let isWhole = subpath.isClosed && position >= first && end <= last
            var isDrawing = false
            for (segment, length) in zip(subpath.segments, lengths) {
                defer { position += length }
                guard length > 0, position < last, position + length > first else { continue }
                let start = first > position ? segment.parameter(atLength: first - position) : 0
                let stop = last < position + length ? segment.parameter(atLength: last - position) : 1
                let part = segment.part(from: start, to: stop)
                if !isDrawing { result.append(.move(to: part.start)) }
                isDrawing = true
                result.append(part.element)
            }
            if isWhole && isDrawing { result.append(.closeSubpath) }
        }
        return Path(elements: result)
    }
}
