import Foundation

/// A point on the earth, in degrees: latitude north positive (−90…90), longitude east positive (−180…180).
public struct GeographicPoint: Hashable, Sendable, Codable {
    /// Degrees north of the equator.
    public let latitude: Double
    /// Degrees east of Greenwich.
    public let longitude: Double

    /// A point from its latitude and longitude in degrees.
    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// The great-circle distance in kilometres, on a sphere of the earth's mean radius (6371.0088 km), by the
    /// haversine formula.
    public func distance(to other: GeographicPoint) -> Double {
        2 * 6371.0088 * asin(min(1, haversine(to: other).squareRoot()))
    }

    /// The point of the great circle to `other` at `fraction` of the way (0 = here, 1 = there), by spherical linear
    /// interpolation.
    public func point(at fraction: Double, to other: GeographicPoint) -> GeographicPoint {
        let angle = 2 * asin(min(1, haversine(to: other).squareRoot()))
        guard angle > 1e-12 else { return self }
        let weightHere = sin((1 - fraction) * angle) / sin(angle)
        let weightThere = sin(fraction * angle) / sin(angle)
        let (here, there) = (unitVector, other.unitVector)
        let x = weightHere * here.x + weightThere * there.x
        let y = weightHere * here.y + weightThere * there.y
        let z = weightHere * here.z + weightThere * there.z
        return GeographicPoint(
            latitude: atan2(z, (x * x + y * y).squareRoot()) * 180 / .pi,
            longitude: atan2(y, x) * 180 / .pi)
    }

    private func haversine(to other: GeographicPoint) -> Double {
        let radians = Double.pi / 180
        let latitudeHalf = sin((other.latitude - latitude) * radians / 2)
        let longitudeHalf = sin((other.longitude - longitude) * radians / 2)
        return latitudeHalf * latitudeHalf
            + cos(latitude * radians) * cos(other.latitude * radians) * longitudeHalf * longitudeHalf
    }

    private var unitVector: (x: Double, y: Double, z: Double) {
        let (phi, lambda) = (latitude * .pi / 180, longitude * .pi / 180)
        return (cos(phi) * cos(lambda), cos(phi) * sin(lambda), sin(phi))
    }
}
