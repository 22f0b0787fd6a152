import AirportModel
import Foundation

/// Draws the way between two airports on a plane: degrees of longitude are shortened as on the middle latitude, so that
/// shapes near the way look as they are, and a great circle is the curve that travellers know.
struct FlightRouteProjection: Equatable {
    /// The points of the way, from one airport to the other.
    let route: [GeographicPoint]
    private let center: GeographicPoint
    private let shortening: Double
    private let bounds: CGRect
    private let size: CGSize
    private let margin: CGFloat

    /// How many points a way has.
    static let steps = 64

    init(from origin: GeographicPoint, to destination: GeographicPoint, in size: CGSize, margin: CGFloat = 36) {
        route = (0...Self.steps).map { origin.point(at: Double($0) / Double(Self.steps), to: destination) }
        let middle = route[Self.steps / 2]
        center = middle
        let shortening = max(cos(middle.latitude * .pi / 180), 0.1)
        self.shortening = shortening
        self.size = size
        self.margin = margin
        let points = route.map { Self.flat($0, around: middle, shortening: shortening) }
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        bounds = CGRect(
            x: xs.min() ?? 0, y: ys.min() ?? 0, width: (xs.max() ?? 0) - (xs.min() ?? 0),
            height: (ys.max() ?? 0) - (ys.min() ?? 0))
    }

    /// Degrees east and south of the middle of the way.
    private static func flat(
        _ point: GeographicPoint, around center: GeographicPoint, shortening: Double
    ) -> CGPoint {
        // Across the date line, too, the shorter way round is meant.
        let longitude = (point.longitude - center.longitude).remainder(dividingBy: 360)
        return CGPoint(x: longitude * shortening, y: center.latitude - point.latitude)
    }

    /// Points for a degree of latitude.
    var scale: CGFloat {
        let room = CGSize(width: max(size.width - 2 * margin, 1), height: max(size.height - 2 * margin, 1))
        // Airports side by side, or one above the other, or both in one place: still some of the land around is seen.
        return min(room.width / max(bounds.width, 1), room.height / max(bounds.height, 1))
    }

    /// The place of a point of the earth.
    func place(of point: GeographicPoint) -> CGPoint {
        let flat = Self.flat(point, around: center, shortening: shortening)
        return CGPoint(
            x: size.width / 2 + (flat.x - bounds.midX) * scale, y: size.height / 2 + (flat.y - bounds.midY) * scale)
    }

    /// The places of the way's points up to a fraction of it, or from there on.
    func places(_ range: ClosedRange<Double>) -> [CGPoint] {
        guard let first = route.first, let last = route.last, range.lowerBound < range.upperBound else { return [] }
        let inner = (0...Self.steps).filter {
            let fraction = Double($0) / Double(Self.steps)
            return fraction > range.lowerBound && fraction < range.upperBound
        }
        return [place(of: first.point(at: range.lowerBound, to: last))] + inner.map { place(of: route[$0]) }
            + [place(of: first.point(at: range.upperBound, to: last))]
    }

    /// The place at a fraction of the way, and the direction of the way there on the plane, clockwise from east.
    func position(at fraction: Double) -> (place: CGPoint, angle: Double) {
        let (before, after) = (max(fraction - 0.01, 0), min(fraction + 0.01, 1))
        guard let first = route.first, let last = route.last else { return (.zero, 0) }
        let (from, to) = (place(of: first.point(at: before, to: last)), place(of: first.point(at: after, to: last)))
        return (place(of: first.point(at: fraction, to: last)), atan2(to.y - from.y, to.x - from.x))
    }

    /// The degrees of longitude and latitude that lines are drawn at.
    func gridLines() -> (meridians: [Double], parallels: [Double]) {
        let (middleX, middleY) = (Double(bounds.midX), Double(bounds.midY))
        let (halfWidth, halfHeight) = (Double(size.width / scale) / 2, Double(size.height / scale) / 2)
        let west = center.longitude + (middleX - halfWidth) / shortening
        let east = center.longitude + (middleX + halfWidth) / shortening
        let (south, north) = (center.latitude - middleY - halfHeight, center.latitude - middleY + halfHeight)
        let step = [1.0, 2, 5, 10, 15, 30].first { max(east - west, north - south) / $0 <= 8 } ?? 30
        func multiples(from low: Double, to high: Double) -> [Double] {
            let (first, last) = (Int((low / step).rounded(.up)), Int((high / step).rounded(.down)))
            return first > last ? [] : (first...last).map { Double($0) * step }
        }
        return (multiples(from: west, to: east), multiples(from: max(south, -90), to: min(north, 90)))
    }
}
