import AirportModel
import Foundation

/// The great circle between two places in the plane of a map, which the whole route fills up to a margin.
///
/// The map is Mercator's: it keeps angles, so that a route looks as it flies. Its span over the date line isn't torn.
struct RouteProjection {
    /// The points of the route, in the coordinates of the map.
    let points: [CGPoint]
    private let scale: Double
    private let offset: CGPoint
    private let origin: Double

    /// How many pieces a route consists of.
    static let pieces = 64

    /// A route on a map.
    ///
    /// - Parameters:
    ///   - size: the size of the map in points.
    ///   - margin: what stays free at the edges.
    init(from start: GeographicPoint, to end: GeographicPoint, size: CGSize, margin: CGFloat = 10) {
        origin = start.longitude
        let raw = (0...Self.pieces).map { index in
            Self.mercator(
                start.point(at: Double(index) / Double(Self.pieces), to: end), origin: start.longitude)
        }
        let (left, right) = (raw.map(\.x).min() ?? 0, raw.map(\.x).max() ?? 0)
        let (top, bottom) = (raw.map(\.y).min() ?? 0, raw.map(\.y).max() ?? 0)
        let room = CGSize(width: max(size.width - 2 * margin, 1), height: max(size.height - 2 * margin, 1))
        // Two places beside each other don't fill a map: no less than a tenth of a degree is shown.
        scale = min(room.width / max(right - left, 0.002), room.height / max(bottom - top, 0.002))
        offset = CGPoint(
            x: size.width / 2 - (left + right) / 2 * scale, y: size.height / 2 - (top + bottom) / 2 * scale)
        points = raw.map { [scale, offset] in CGPoint(x: $0.x * scale + offset.x, y: $0.y * scale + offset.y) }
    }

    /// Where a place is on the map.
    func position(of place: GeographicPoint) -> CGPoint {
        let raw = Self.mercator(place, origin: origin)
        return CGPoint(x: raw.x * scale + offset.x, y: raw.y * scale + offset.y)
    }

    /// Where a place on the map is.
    func place(at position: CGPoint) -> GeographicPoint {
        let x = (position.x - offset.x) / scale
        let y = (position.y - offset.y) / scale
        return GeographicPoint(
            latitude: atan(sinh(-y)) * 180 / .pi, longitude: x * 180 / .pi + origin)
    }

    /// The points on the map that a length, in kilometres, has at a latitude.
    func length(_ kilometers: Double, atLatitude latitude: Double) -> CGFloat {
        kilometers / 6371.0088 / max(cos(latitude * .pi / 180), 0.01) * scale
    }

    /// The route up to a part of its way, from 0 to 1.
    func points(upTo fraction: Double) -> [CGPoint] {
        let place = min(max(fraction, 0), 1) * Double(Self.pieces)
        let whole = Int(place)
        guard whole < Self.pieces else { return points }
        let rest = place - Double(whole)
        let (from, to) = (points[whole], points[whole + 1])
        return points[...whole]
            + [CGPoint(x: from.x + (to.x - from.x) * rest, y: from.y + (to.y - from.y) * rest)]
    }

    /// Radians from the origin's meridian to the right, and downwards.
    private static func mercator(_ place: GeographicPoint, origin: Double) -> CGPoint {
        var longitude = (place.longitude - origin).truncatingRemainder(dividingBy: 360)
        if longitude > 180 { longitude -= 360 }
        if longitude < -180 { longitude += 360 }
        let latitude = min(max(place.latitude, -85), 85) * .pi / 180
        return CGPoint(x: longitude * .pi / 180, y: -asinh(tan(latitude)))
    }
}
