import SwiftUI

/// The sectors of a pie in a plot.
@MainActor
struct SectorPaths {
    /// A sector with its angles, clockwise from the top, in radians.
    struct Sector {
        var record: Int
        var start: Double
        var end: Double
        var inner: CGFloat
        var outer: CGFloat
        var inset: CGFloat

        var middle: Double { (start + end) / 2 }
    }

    private(set) var sectors: [Sector] = []
    let center: CGPoint
    /// What a full turn stands for.
    let total: Double

    init(_ model: ChartModel, plot: CGSize) {
        center = CGPoint(x: plot.width / 2, y: plot.height / 2)
        let radius = min(plot.width, plot.height) / 2
        let records = model.records
        var sum = 0.0
        var highest = 0.0
        for record in records where record.kind == .sector {
            if record.x.form == .bin { highest = max(highest, record.x.end) } else { sum += Self.value(record) }
        }
        total = sum > 0 ? sum : highest
        guard total > 0 else { return }
        var passed = 0.0
        for (index, record) in records.enumerated() where record.kind == .sector {
            let options = model.options[Int(record.options)]
            var limits = (passed, passed + Self.value(record))
            if record.x.form == .bin { limits = (record.x.start, record.x.end) } else { passed = limits.1 }
            let outer = Self.radius(options.outerRadius, radius) ?? radius
            let inner = Self.radius(options.innerRadius, outer) ?? 0
            sectors.append(
                Sector(
                    record: index, start: limits.0 / total * 2 * .pi, end: limits.1 / total * 2 * .pi,
                    inner: max(0, min(inner, outer)), outer: outer, inset: options.angularInset))
        }
    }

    /// Only positive values have an angle.
    private static func value(_ record: MarkRecord) -> Double {
        record.x.start.isFinite ? max(0, record.x.start) : 0
    }

    private static func radius(_ dimension: MarkDimension, _ whole: CGFloat) -> CGFloat? {
        switch dimension.kind {
        case .automatic: nil
        case .fixed(let value): value
        case .ratio(let part): whole * part
        case .inset(let inset): max(0, whole - inset)
        }
    }

    /// The outline of a sector.
    func path(_ sector: Sector, corner: CGFloat) -> Path {
        var path = Path()
        let (r, inner) = (sector.outer, sector.inner)
        let sweep = sector.end - sector.start
        guard sweep > 0, r > 0 else { return path }
        // The top is a quarter of a turn before the direction that angles are counted from.
        let (start, end) = (sector.start - .pi / 2, sector.end - .pi / 2)
        if sweep >= 2 * .pi - 1e-9 {
            path.addEllipse(in: CGRect(x: center.x - r, y: center.y - r, width: 2 * r, height: 2 * r))
            if inner > 0 {
                // The other way round, so that it's a hole.
                path.move(to: CGPoint(x: center.x + inner, y: center.y))
                path.addArc(
                    center: center, radius: inner, startAngle: .zero, endAngle: .radians(-2 * .pi), clockwise: true)
                path.closeSubpath()
            }
            return path
        }
        let gap = min(sector.inset, r * sin(min(sweep, .pi) / 2) * 0.99)
        let c = max(
            0, min(corner, (r - inner) / 2, (r * sin(min(sweep, .pi) / 2) - gap) / (1 + sin(min(sweep, .pi) / 2))))
        func polar(_ radius: CGFloat, _ angle: Double) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        /// A point on the edge beside the radius at an angle; `side` is 1 at the start and -1 at the end.
        func edge(_ along: CGFloat, _ angle: Double, _ side: CGFloat) -> CGPoint {
            CGPoint(
                x: center.x + along * cos(angle) - side * gap * sin(angle),
                y: center.y + along * sin(angle) + side * gap * cos(angle))
        }
        let turn = asin(min(1, (c + gap) / max(r - c, 1e-6)))
        let along = ((r - c) * (r - c) - (c + gap) * (c + gap)).squareRoot()
        if c > 0 {
            path.move(to: edge(along.isNaN ? r : along, start, 1))
            path.addArc(
                center: polar(r - c, start + turn), radius: c, startAngle: .radians(start - .pi / 2),
                endAngle: .radians(start + turn), clockwise: false)
        } else {
            path.move(to: polar(r, start + turn))
        }
        path.addArc(
            center: center, radius: r, startAngle: .radians(start + turn), endAngle: .radians(end - turn),
            clockwise: false)
        if c > 0 {
            path.addArc(
                center: polar(r - c, end - turn), radius: c, startAngle: .radians(end - turn),
                endAngle: .radians(end + .pi / 2), clockwise: false)
        }
        addInside(&path, inner, c, gap, start, end, sweep, edge, polar)
        path.closeSubpath()
        return path
    }

    private func addInside(
        _ path: inout Path, _ inner: CGFloat, _ corner: CGFloat, _ gap: CGFloat, _ start: Double, _ end: Double,
        _ sweep: Double, _ edge: (CGFloat, Double, CGFloat) -> CGPoint, _ polar: (CGFloat, Double) -> CGPoint
    ) {
        let half = min(sweep, .pi) / 2
        // Where the two edges meet.
        let tip = gap / max(sin(half), 1e-6)
        guard inner > tip else {
            path.addLine(to: sweep >= .pi ? edge(0, end, -1) : polar(tip, (start + end) / 2))
            if sweep >= .pi, gap > 0 { path.addLine(to: edge(0, start, 1)) }
            return
        }
        let c = max(0, min(corner, (inner * sin(half) - gap) / 2))
        let turn = asin(min(1, (c + gap) / (inner + c)))
        guard end - turn > start + turn else {
            path.addLine(to: polar(inner, (start + end) / 2))
            return
        }
        if c > 0 {
            let along = ((inner + c) * (inner + c) - (c + gap) * (c + gap)).squareRoot()
            path.addLine(to: edge(along, end, -1))
            path.addArc(
                center: polar(inner + c, end - turn), radius: c, startAngle: .radians(end + .pi / 2),
                endAngle: .radians(end - turn + .pi), clockwise: false)
        } else {
            path.addLine(to: polar(inner, end - turn))
        }
        path.addArc(
            center: center, radius: inner, startAngle: .radians(end - turn), endAngle: .radians(start + turn),
            clockwise: true)
        if c > 0 {
            path.addArc(
                center: polar(inner + c, start + turn), radius: c, startAngle: .radians(start + turn + .pi),
                endAngle: .radians(start + 3 * .pi / 2), clockwise: false)
        }
    }
}
