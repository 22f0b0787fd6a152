import AirportModel
import SwiftUI

extension TerminalPlan {
    /// The walls with their rounded corners, on the plan.
    var wallPath: Path {
        Path { path in
            guard let first = outline.first, let last = outline.last else { return }
            path.move(to: CGPoint(x: (first.point.x + last.point.x) / 2, y: (first.point.y + last.point.y) / 2))
            for (index, corner) in outline.enumerated() {
                let next = outline[(index + 1) % outline.count].point
                path.addArc(tangent1End: corner.point, tangent2End: next, radius: corner.radius)
            }
            path.closeSubpath()
        }
    }

    /// Where people walk.
    var corridorPath: Path {
        Path { path in
            for link in walkways.links {
                guard let from = walkways.nodes[link.from], let to = walkways.nodes[link.to] else { continue }
                path.move(to: from)
                path.addLine(to: to)
            }
        }
    }
}

extension TerminalPlan.Seats {
    /// Each seat, in rows.
    var seatPath: Path {
        let columns = max(1, Int((Double(count) * area.width / area.height).squareRoot().rounded(.up)))
        let rows = max(1, Int((Double(count) / Double(columns)).rounded(.up)))
        let cell = CGSize(width: area.width / Double(columns), height: area.height / Double(rows))
        let side = min(cell.width, cell.height) * 0.62
        return Path { path in
            for seat in 0..<count {
                let (row, column) = seat.quotientAndRemainder(dividingBy: columns)
                let x = area.minX + (Double(column) + 0.5) * cell.width
                let y = area.minY + (Double(row) + 0.5) * cell.height
                path.addRoundedRect(
                    in: CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side),
                    cornerSize: CGSize(width: side / 3, height: side / 3))
            }
        }
    }
}

extension TerminalPlan.Gate {
    /// The airplane outside.
    var airplanePath: Path {
        let half: [(x: Double, y: Double)] = [
            (1.9, -9), (1.9, -3.6), (12.6, 4.4), (12.6, 6.8), (1.9, 3.4), (1.5, 10), (5.4, 13), (5.4, 14.8), (0, 13.4),
        ]
        let path = Path { path in
            path.move(to: CGPoint(x: 0, y: -15))
            path.addCurve(
                to: CGPoint(x: 1.9, y: -9), control1: CGPoint(x: 1.3, y: -14.2), control2: CGPoint(x: 1.9, y: -11.4))
            for point in half.dropFirst() { path.addLine(to: CGPoint(x: point.x, y: point.y)) }
            for point in half.reversed().dropFirst() { path.addLine(to: CGPoint(x: -point.x, y: point.y)) }
            path.addCurve(
                to: CGPoint(x: 0, y: -15), control1: CGPoint(x: -1.9, y: -11.4), control2: CGPoint(x: -1.3, y: -14.2))
            path.closeSubpath()
        }
        return path.applying(
            CGAffineTransform(translationX: stand.x, y: stand.y).rotated(by: nose.angle))
    }

    /// The line that an airplane follows to its stand.
    var leadInPath: Path {
        let (dx, dy) = nose.vector
        return Path { path in
            path.move(to: CGPoint(x: stand.x - dx * 24, y: stand.y - dy * 24))
            path.addLine(to: CGPoint(x: stand.x + dx * 15, y: stand.y + dy * 15))
        }
    }

    /// The bridge from the door to the airplane.
    var bridgePath: Path {
        let (dx, dy) = nose.vector
        return Path { path in
            path.move(to: point)
            let front = CGPoint(x: stand.x + dx * 10, y: stand.y + dy * 10)
            path.addLine(to: CGPoint(x: front.x + dx * 5 - dy * 5, y: front.y + dy * 5 + dx * 5))
            path.addLine(to: CGPoint(x: front.x - dy * 2, y: front.y + dx * 2))
        }
    }
}

/// Signs for what everybody needs, drawn in a unit square.
enum MapSign {
    /// A man and a woman beside a line.
    static func toilets(in rect: CGRect) -> Path {
        unit(rect) { path in
            path.addEllipse(in: CGRect(x: 0.16, y: 0.1, width: 0.17, height: 0.17))
            path.addRoundedRect(
                in: CGRect(x: 0.12, y: 0.31, width: 0.25, height: 0.34), cornerSize: CGSize(width: 0.06, height: 0.06))
            path.addRect(CGRect(x: 0.15, y: 0.6, width: 0.085, height: 0.32))
            path.addRect(CGRect(x: 0.255, y: 0.6, width: 0.085, height: 0.32))
            path.addRect(CGRect(x: 0.48, y: 0.1, width: 0.045, height: 0.82))
            path.addEllipse(in: CGRect(x: 0.67, y: 0.1, width: 0.17, height: 0.17))
            path.addLines([
                CGPoint(x: 0.68, y: 0.31), CGPoint(x: 0.83, y: 0.31), CGPoint(x: 0.93, y: 0.68),
                CGPoint(x: 0.58, y: 0.68),
            ])
            path.closeSubpath()
            path.addRect(CGRect(x: 0.66, y: 0.66, width: 0.08, height: 0.26))
            path.addRect(CGRect(x: 0.77, y: 0.66, width: 0.08, height: 0.26))
        }
    }

    /// A shield.
    static func security(in rect: CGRect) -> Path {
        unit(rect) { path in
            path.move(to: CGPoint(x: 0.5, y: 0.06))
            path.addLine(to: CGPoint(x: 0.86, y: 0.2))
            path.addCurve(
                to: CGPoint(x: 0.5, y: 0.95), control1: CGPoint(x: 0.88, y: 0.56), control2: CGPoint(x: 0.76, y: 0.82))
            path.addCurve(
                to: CGPoint(x: 0.14, y: 0.2), control1: CGPoint(x: 0.24, y: 0.82), control2: CGPoint(x: 0.12, y: 0.56))
            path.closeSubpath()
        }
    }

    private static func unit(_ rect: CGRect, _ draw: (inout Path) -> Void) -> Path {
        Path(draw).applying(
            CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY))
    }
}
