import Foundation

extension Path {
    /// Adds a rectangle with rounded corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerSize: The width and height of the corners; limited to half the rectangle's.
    ///   - style: How the corners are curved.
    ///   - transform: What the rectangle is transformed by.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let rect = rect.standardized
        let size = CGSize(
            width: min(max(cornerSize.width, 0), rect.width / 2),
            height: min(max(cornerSize.height, 0), rect.height / 2))
        addRoundedRect(in: rect, corners: [size, size, size, size], style: style, transform: transform)
    }

    /// Adds a rectangle with corners rounded differently.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerRadii: The radius of each corner; all are made smaller where two don't fit on a side.
    ///   - style: How the corners are curved.
    ///   - transform: What the rectangle is transformed by.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let rect = rect.standardized
        var radii = [
            cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
        ].map { max($0, 0) }
        let sides = [rect.width, rect.height, rect.width, rect.height]
        var factor: CGFloat = 1
        for index in 0..<4 {
            let sum = radii[index] + radii[(index + 1) % 4]
            if sum > sides[index] { factor = min(factor, sides[index] / sum) }
        }
        radii = radii.map { $0 * factor }
        addRoundedRect(
            in: rect, corners: radii.map { CGSize(width: $0, height: $0) }, style: style, transform: transform)
    }

    /// - Parameter corners: The sizes from the top left corner clockwise, which fit on the sides.
    private mutating func addRoundedRect(
        in rect: CGRect, corners: [CGSize], style: RoundedCornerStyle, transform: CGAffineTransform
    ) {
        guard !rect.isNull else { return }
        guard corners.contains(where: { $0.width > 0 && $0.height > 0 }) else {
            addRect(rect, transform: transform)
            return
        }
        if corners.allSatisfy({ $0 == CGSize(width: rect.width / 2, height: rect.height / 2) }) {
            addEllipse(in: rect, transform: transform)
            return
        }
        // Each corner is made in a system of its own: along the side that leads to it, then along the one after it.
        let frames: [(corner: CGPoint, in: CGVector, out: CGVector)] = [
            (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
            (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
            (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
            (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
        ]
        let rooms = CGSize(width: rect.width / 2, height: rect.height / 2)
        // The top right corner comes first, so that the path begins on the top side, and the top left one last. The path
        // begins where that ends, which is known when it was made.
        var new: [Element] = [.move(to: rect.origin)]
        for index in [1, 2, 3, 0] {
            let (size, frame) = (corners[index], frames[index])
            guard size.width > 0, size.height > 0 else {
                new.append(.line(to: frame.corner))
                continue
            }
            let isHorizontal = frame.in.dx != 0
            let (along, across) = isHorizontal ? (size.width, size.height) : (size.height, size.width)
            let smoothing =
                style == .circular ? 0 : min(0.6, max(0, min(rooms.width / size.width, rooms.height / size.height) - 1))
            let place = CGAffineTransform(
                a: frame.in.dx * along, b: frame.in.dy * along, c: frame.out.dx * across, d: frame.out.dy * across,
                tx: frame.corner.x, ty: frame.corner.y)
            let corner = Self.corner(smoothing: smoothing)
            new.append(.line(to: corner.start.applying(place)))
            new += corner.curves.map { $0.applying(place) }
        }
        if let end = new.last?.endPoint { new[0] = .move(to: end) }
        new.append(.closeSubpath)
        append(contentsOf: new.map { $0.applying(transform) })
    }

    /// A corner of radius 1 at the origin, from the negative x axis to the positive y axis.
    ///
    /// With smoothing the corner takes `1 + smoothing` of each side; a shorter arc remains in its middle, and curves
    /// whose curvature begins at zero lead to it from both sides.
    private static func corner(smoothing: CGFloat) -> (start: CGPoint, curves: [Element]) {
        let reach = 1 + smoothing
        // The angle that the curve before the arc turns by.
        let turn = smoothing * .pi / 4
        let arcStart = CGPoint(x: -1 + sin(turn), y: 1 - cos(turn))
        let arc = unitArc(from: turn - .pi / 2, delta: .pi / 2 - 2 * turn).map {
            $0.applying(CGAffineTransform(translationX: -1, y: 1))
        }
        guard smoothing > 0 else { return (CGPoint(x: -1, y: 0), arc) }
        // The tangent of the arc's start meets the side here; the second control point is that point, and the first lies
        // two thirds of the way to it, which makes the curvature zero on the side.
        let meeting = arcStart.x - arcStart.y / tan(turn)
        let first = -reach + (meeting + reach) * 2 / 3
        let before = Element.curve(
            to: arcStart, control1: CGPoint(x: first, y: 0), control2: CGPoint(x: meeting, y: 0))
        // The curve after the arc is the one before it, mirrored and run backwards.
        let arcEnd = CGPoint(x: -arcStart.y, y: -arcStart.x)
        let after = Element.curve(
            to: CGPoint(x: 0, y: reach), control1: CGPoint(x: 0, y: -meeting), control2: CGPoint(x: 0, y: -first))
        var curves = [before] + arc
        if case .curve(_, let control1, let control2) = curves[curves.count - 1], curves.count > 1 {
            curves[curves.count - 1] = .curve(to: arcEnd, control1: control1, control2: control2)
        }
        return (CGPoint(x: -reach, y: 0), curves + [after])
    }
}
