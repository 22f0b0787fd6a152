import AirportModel
import SwiftUI

/// Writes the names onto a map, the important ones first.
struct MapLabelPainter {
    private let painter: MapPainter
    private let projection: MapProjection
    private var placer: LabelPlacer

    init(painter: MapPainter, size: CGSize) {
        self.painter = painter
        projection = painter.projection
        placer = LabelPlacer(bounds: CGRect(origin: .zero, size: size))
        // The scale bar and the buttons have corners of their own.
        placer.reserve(CGRect(x: 0, y: size.height - 34, width: 130, height: 34))
    }

    mutating func draw(in context: GraphicsContext) {
        let plan = painter.plan
        let gates = plan.gates.filter { $0 == painter.gate } + plan.gates.filter { $0 != painter.gate }
        if let hovered = painter.hovered { drawHint(hovered.name, at: hovered, context) }
        for gate in gates { draw(gate, context) }
        draw(plan.shops, context)
        draw(plan.security, String(localized: "Security"), MapSign.security, context)
        for toilets in plan.toilets { draw(toilets, nil, MapSign.toilets, context) }
    }

    /// What the pointer is over, in a bubble above it.
    private mutating func drawHint(_ name: String, at place: MapPlace, _ context: GraphicsContext) {
        let text = context.resolve(Text(name).font(.callout).foregroundStyle(.white))
        let words = text.measure(in: CGSize(width: 400, height: 100))
        let size = CGSize(width: words.width + 16, height: words.height + 8)
        let area = projection.rect(place.area(metresPerPoint: 1 / projection.scale))
        let places = [
            CGPoint(x: area.midX, y: area.minY - size.height / 2 - 6),
            CGPoint(x: area.midX, y: area.maxY + size.height / 2 + 6),
            CGPoint(x: area.maxX + size.width / 2 + 6, y: area.midY),
            CGPoint(x: area.minX - size.width / 2 - 6, y: area.midY),
            CGPoint(x: area.midX, y: area.midY),
        ]
        guard let rect = placer.place(size, at: places) else { return }
        context.fill(Path(roundedRect: rect, cornerRadius: 8), with: .color(.black.opacity(0.82)))
        context.draw(text, at: CGPoint(x: rect.midX, y: rect.midY))
    }

    private mutating func draw(_ gate: TerminalPlan.Gate, _ context: GraphicsContext) {
        let isMarked = gate == painter.gate
        let isPointedAt = painter.hovered == .gate(gate) || painter.focused == .gate(gate)
        let font = isMarked ? Font.headline : .caption
        let ink = isMarked ? Color.white : painter.palette.gateInk
        let text = context.resolve(Text(gate.name).font(font).fontWeight(.bold).foregroundStyle(ink))
        let words = text.measure(in: CGSize(width: 200, height: 100))
        let size = CGSize(width: words.width + (isMarked ? 16 : 10), height: words.height + (isMarked ? 6 : 2))
        let middle = projection.point(gate.labelPlace)
        let (dx, dy) = gate.nose.vector
        let door = projection.point(gate.point)
        let places = [middle, door, CGPoint(x: middle.x + dx * 14, y: middle.y + dy * 14)]
        guard let rect = placer.place(size, at: places) else { return }
        let pill = Path(roundedRect: rect, cornerRadius: rect.height / 2)
        var layer = context
        if isMarked { layer.addFilter(.shadow(color: .black.opacity(0.4), radius: 3, y: 1)) }
        layer.fill(pill, with: .color(isMarked ? MapPalette.marked : painter.palette.gate))
        if isMarked || isPointedAt {
            context.stroke(pill, with: .color(isPointedAt ? painter.palette.walk : .white), lineWidth: 2)
        }
        context.draw(text, at: CGPoint(x: rect.midX, y: rect.midY))
    }

    /// The names of stores, all in the same letters: the whole names, or the short ones in letters as large as there is
    /// room for in every store.
    private mutating func draw(_ shops: [TerminalPlan.Shop], _ context: GraphicsContext) {
        let forms: [(name: (TerminalPlan.Shop) -> String, font: Font)] =
            [({ $0.store.name }, .footnote)]
            + [.footnote, .caption2, .system(size: 9), .system(size: 7.5)].map { ({ $0.store.shortName }, $0) }
        for form in forms {
            let names = shops.map { shop in
                let text = context.resolve(Text(form.name(shop)).font(form.font).foregroundStyle(.white))
                return (text, text.measure(in: CGSize(width: 300, height: 100)), projection.rect(shop.area))
            }
            guard names.allSatisfy({ $1.width + 4 <= $2.width && $1.height + 2 <= $2.height }) else { continue }
            for (text, size, area) in names {
                guard let rect = placer.place(size, at: [CGPoint(x: area.midX, y: area.midY)]) else { continue }
                var layer = context
                layer.addFilter(.shadow(color: .black, radius: 5))
                layer.draw(text, at: CGPoint(x: rect.midX, y: rect.midY))
            }
            return
        }
    }

    /// The sign of a facility, with its name below where there is space.
    private mutating func draw(
        _ facility: TerminalPlan.Facility, _ name: String?, _ sign: (CGRect) -> Path, _ context: GraphicsContext
    ) {
        let area = projection.rect(facility.area)
        let side = min(area.width - 4, area.height - 4, 28)
        let ink = painter.palette.ink
        let middle = CGPoint(x: area.midX, y: area.midY)
        if side >= 7, let rect = placer.place(CGSize(width: side, height: side), at: [middle]) {
            context.fill(sign(rect), with: .color(ink.opacity(0.85)))
        }
        guard let name else { return }
        let text = context.resolve(Text(name).font(.caption2).foregroundStyle(ink))
        let size = text.measure(in: CGSize(width: 200, height: 100))
        let places = [
            CGPoint(x: area.midX, y: area.minY - size.height / 2 - 3),
            CGPoint(x: area.midX, y: area.maxY + size.height / 2 + 3),
        ]
        if let rect = placer.place(size, at: places) { context.draw(text, at: CGPoint(x: rect.midX, y: rect.midY)) }
    }
}
