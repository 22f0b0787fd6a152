import Foundation
import SwiftUI

/// Adds curves through points to paths.
enum Curves {
    /// Adds a curve through points, all of which have a place.
    ///
    /// - Parameter isContinuing: whether the path already ends where the curve begins or is to be joined to it.
    static func add(
        _ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path, isContinuing: Bool = false
    ) {
        guard let first = points.first else { return }
        if isContinuing { path.addLine(to: first) } else { path.move(to: first) }
        guard points.count > 1 else { return }
        switch method.kind {
        case .linear:
            for point in points.dropFirst() { path.addLine(to: point) }
        case .stepStart:
            for (before, point) in zip(points, points.dropFirst()) {
                path.addLine(to: CGPoint(x: before.x, y: point.y))
                path.addLine(to: point)
            }
        case .stepEnd:
            for (before, point) in zip(points, points.dropFirst()) {
                path.addLine(to: CGPoint(x: point.x, y: before.y))
                path.addLine(to: point)
            }
        case .stepCenter:
            for (before, point) in zip(points, points.dropFirst()) {
                let middle = (before.x + point.x) / 2
                path.addLine(to: CGPoint(x: middle, y: before.y))
                path.addLine(to: CGPoint(x: middle, y: point.y))
                path.addLine(to: point)
            }
        case .monotone: monotone(points, &path)
        case .cardinal(let tension): cardinal(points, tension, &path)
        case .catmullRom(let alpha): catmullRom(points, alpha, &path)
        }
    }

    /// A cubic spline that has no extreme values but at the points (Steffen, 1990).
    private static func monotone(_ points: [CGPoint], _ path: inout Path) {
        // Points above each other, or in falling order, have no slope: they are turned so that x grows.
        let isFalling = (points.last?.x ?? 0) < (points.first?.x ?? 0)
        let sign: CGFloat = isFalling ? -1 : 1
        let count = points.count
        var slopes = [CGFloat](repeating: 0, count: count)
        func secant(_ index: Int) -> CGFloat {
            let dx = (points[index + 1].x - points[index].x) * sign
            return dx > 0 ? (points[index + 1].y - points[index].y) / dx : 0
        }
        func width(_ index: Int) -> CGFloat { max((points[index + 1].x - points[index].x) * sign, 0) }
        if count > 2 {
            for index in 1..<(count - 1) {
                let (before, after) = (secant(index - 1), secant(index))
                let (h0, h1) = (width(index - 1), width(index))
                guard h0 + h1 > 0, before * after > 0 else { continue }
                let mean = (before * h1 + after * h0) / (h0 + h1)
                let limit = min(abs(before), abs(after), abs(mean) / 2) * 2
                slopes[index] = before > 0 ? limit : -limit
            }
            slopes[0] = (3 * secant(0) - slopes[1]) / 2
            slopes[count - 1] = (3 * secant(count - 2) - slopes[count - 2]) / 2
            // The ends keep the direction of their first step, too, and don't overshoot it.
            func limited(_ slope: CGFloat, _ secant: CGFloat) -> CGFloat {
                if slope * secant <= 0 { return 0 }
                return abs(slope) > 3 * abs(secant) ? 3 * secant : slope
            }
            slopes[0] = limited(slopes[0], secant(0))
            slopes[count - 1] = limited(slopes[count - 1], secant(count - 2))
        } else {
            slopes = [secant(0), secant(0)]
        }
        for index in 0..<(count - 1) {
            let (from, to) = (points[index], points[index + 1])
            let third = width(index) / 3
            path.addCurve(
                to: to, control1: CGPoint(x: from.x + third * sign, y: from.y + third * slopes[index]),
                control2: CGPoint(x: to.x - third * sign, y: to.y - third * slopes[index + 1]))
        }
    }

    private static func cardinal(_ points: [CGPoint], _ tension: CGFloat, _ path: inout Path) {
        let factor = (1 - tension) / 6 * 2
        func neighbour(_ index: Int) -> CGPoint { points[max(0, min(points.count - 1, index))] }
        for index in 0..<(points.count - 1) {
            let (p0, p1, p2, p3) = (neighbour(index - 1), points[index], points[index + 1], neighbour(index + 2))
            path.addCurve(
                to: p2,
                control1: CGPoint(x: p1.x + (p2.x - p0.x) * factor, y: p1.y + (p2.y - p0.y) * factor),
                control2: CGPoint(x: p2.x - (p3.x - p1.x) * factor, y: p2.y - (p3.y - p1.y) * factor))
        }
    }

    private static func catmullRom(_ points: [CGPoint], _ alpha: CGFloat, _ path: inout Path) {
        func neighbour(_ index: Int) -> CGPoint { points[max(0, min(points.count - 1, index))] }
        func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { pow(hypot(b.x - a.x, b.y - a.y), alpha) }
        for index in 0..<(points.count - 1) {
            let (p0, p1, p2, p3) = (neighbour(index - 1), points[index], points[index + 1], neighbour(index + 2))
            let (d1, d2, d3) = (distance(p0, p1), distance(p1, p2), distance(p2, p3))
            // The Bézier form of the spline whose knots are apart by the distances' power.
            func control(
                _ near: CGPoint, _ far: CGPoint, _ before: CGPoint, _ short: CGFloat, _ long: CGFloat
            ) -> CGPoint {
                guard short > 1e-9, long > 1e-9 else { return near }
                let scale = 3 * short * (short + long)
                let weight = 2 * short * short + 3 * short * long + long * long
                return CGPoint(
                    x: (near.x * weight - before.x * long * long + far.x * short * short) / scale,
                    y: (near.y * weight - before.y * long * long + far.y * short * short) / scale)
            }
            path.addCurve(
                to: p2, control1: control(p1, p2, p0, d1, d2), control2: control(p2, p1, p3, d3, d2))
        }
    }
}
