import Foundation

extension CGPoint {
    /// The displacement from one point to another.
    static func - (lhs: CGPoint, rhs: CGPoint) -> CGVector {
        CGVector(dx: lhs.x - rhs.x, dy: lhs.y - rhs.y)
    }

    /// The point after a displacement.
    static func + (lhs: CGPoint, rhs: CGVector) -> CGPoint {
        CGPoint(x: lhs.x + rhs.dx, y: lhs.y + rhs.dy)
    }

    /// The point at a fraction of the way to another one.
    func interpolated(to other: CGPoint, by fraction: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }
}

extension CGVector {
    /// The length of the vector.
    var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

    /// The vector turned by a quarter, from right to below.
    var turned: CGVector { CGVector(dx: -dy, dy: dx) }

    /// The sum of two vectors.
    static func + (lhs: CGVector, rhs: CGVector) -> CGVector {
        CGVector(dx: lhs.dx + rhs.dx, dy: lhs.dy + rhs.dy)
    }

    /// A multiple of a vector.
    static func * (lhs: CGVector, rhs: CGFloat) -> CGVector {
        CGVector(dx: lhs.dx * rhs, dy: lhs.dy * rhs)
    }
}
