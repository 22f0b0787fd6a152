import Foundation

extension Path {
    /// Adds an arc of a circle, after a line to where it begins if there is a current point.
    ///
    /// - Parameters:
    ///   - center: The centre of the circle.
    ///   - radius: The radius, in points.
    ///   - startAngle: Where the arc begins; 0 is to the right and 90 degrees is below.
    ///   - endAngle: Where the arc ends.
    ///   - clockwise: Whether angles decrease along the arc. This is clockwise where y points up; on the screen, where y
    ///     points down, it looks counterclockwise.
    ///   - transform: What the arc is transformed by.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var delta = endAngle.radians - startAngle.radians
        guard delta.isFinite else { return }
        if clockwise { delta = -delta }
        // An arc that would go backwards goes the long way round; more than a full turn stays at least one.
        if delta < 0 {
            delta = delta.truncatingRemainder(dividingBy: turn) + turn
            if delta >= turn { delta -= turn }
        } else if delta > turn {
            delta = turn + delta.truncatingRemainder(dividingBy: turn)
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: .radians(clockwise ? -delta : delta),
            transform: transform)
    }

    /// Adds an arc of a circle, after a line to where it begins if there is a current point.
    ///
    /// - Parameters:
    ///   - center: The centre of the circle.
    ///   - radius: The radius, in points.
    ///   - startAngle: Where the arc begins; 0 is to the right and 90 degrees is below.
    ///   - delta: How far the arc goes; positive values go from right to below.
    ///   - transform: What the arc is transformed by.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        guard delta.radians.isFinite, startAngle.radians.isFinite else { return }
        let toCircle = CGAffineTransform(
            a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y
        ).concatenating(transform)
        let start = CGPoint(x: cos(startAngle.radians), y: sin(startAngle.radians)).applying(toCircle)
        if let current = currentPoint {
            if current != start { addLine(to: start) }
        } else {
            move(to: start)
        }
        for piece in Self.unitArc(from: startAngle.radians, delta: delta.radians) {
            let moved = piece.applying(toCircle)
            if case .curve(let end, let control1, let control2) = moved {
                addCurve(to: end, control1: control1, control2: control2)
            }
        }
    }

    /// Adds an arc that touches two lines, after a line to where it begins.
    ///
    /// - Parameters:
    ///   - tangent1End: The corner of the two lines, the first of which comes from the current point.
    ///   - tangent2End: The end of the second line.
    ///   - radius: The radius, in points.
    ///   - transform: What the points are transformed by.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint else { return }
        // The arc is round before the transform, so the current point is taken back to there.
        let start = current.applying(transform.inverted())
        let (toStart, toEnd) = (start - tangent1End, tangent2End - tangent1End)
        let (startLength, endLength) = (toStart.length, toEnd.length)
        let cross = toStart.dx * toEnd.dy - toStart.dy * toEnd.dx
        guard startLength > 0, endLength > 0, radius > 0, abs(cross) > 1e-9 * startLength * endLength else {
            addLine(to: tangent1End.applying(transform))
            return
        }
        let cosine = (toStart.dx * toEnd.dx + toStart.dy * toEnd.dy) / (startLength * endLength)
        let half = acos(min(max(cosine, -1), 1)) / 2
        let distance = radius / tan(half)
        let touch = tangent1End + toStart * (distance / startLength)
        // The centre lies on the bisector of the two lines.
        let bisector = toStart * (1 / startLength) + toEnd * (1 / endLength)
        let center = tangent1End + bisector * (radius / sin(half) / bisector.length)
        let sweep = (.pi - 2 * half) * (cross > 0 ? -1 : 1)
        let from = touch - center
        addLine(to: touch.applying(transform))
        addRelativeArc(
            center: center, radius: radius, startAngle: .radians(atan2(from.dy, from.dx)), delta: .radians(sweep),
            transform: transform)
    }

    /// Cubic curves along the unit circle, each at most a quarter of it.
    static func unitArc(from start: Double, delta: Double) -> [Element] {
        let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
        guard delta != 0 else { return [] }
        let step = delta / Double(count)
        let reach = 4.0 / 3 * tan(step / 4)
        return (0..<count).map { index in
            let (first, second) = (start + Double(index) * step, start + Double(index + 1) * step)
            return .curve(
                to: CGPoint(x: cos(second), y: sin(second)),
                control1: CGPoint(x: cos(first) - reach * sin(first), y: sin(first) + reach * cos(first)),
                control2: CGPoint(x: cos(second) + reach * sin(second), y: sin(second) - reach * cos(second)))
        }
    }

    /// The steps of an ellipse, from its rightmost point clockwise on the screen.
    static func ellipse(in rect: CGRect) -> [Element] {
        // The control points of a quarter circle, with exact ends so that the bounds are exactly the rectangle.
        let reach = 4.0 / 3 * (2.0.squareRoot() - 1)
        let (x, y) = (rect.width / 2 * reach, rect.height / 2 * reach)
        let (right, left) = (CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.minX, y: rect.midY))
        let (top, bottom) = (CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.midX, y: rect.maxY))
        return [
            .move(to: right),
            .curve(
                to: bottom, control1: CGPoint(x: right.x, y: right.y + y),
                control2: CGPoint(x: bottom.x + x, y: bottom.y)),
            .curve(
                to: left, control1: CGPoint(x: bottom.x - x, y: bottom.y), control2: CGPoint(x: left.x, y: left.y + y)),
            .curve(to: top, control1: CGPoint(x: left.x, y: left.y - y), control2: CGPoint(x: top.x - x, y: top.y)),
            .curve(to: right, control1: CGPoint(x: top.x + x, y: top.y), control2: CGPoint(x: right.x, y: right.y - y)),
            .closeSubpath,
        ]
    }

    /// The steps of a rectangle, from its top left corner clockwise on the screen.
    static func elements(of rect: CGRect) -> [Element] {
        [
            .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
            .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
            .closeSubpath,
        ]
    }
}
