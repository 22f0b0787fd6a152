import SwiftUI

/// Draws bars, points, rectangles, rules and sectors.
@MainActor
struct MarkPainter {
    let painter: ChartPainter

    init(_ painter: ChartPainter) { self.painter = painter }

    private var model: ChartModel { painter.model }

    func draw(_ records: some Collection<MarkRecord>, _ context: inout GraphicsContext) {
        if records.first?.kind == .sector { return drawSectors(context) }
        var number: Int32 = -1
        var attributes = MarkAttributes()
        var style = AnyShapeStyle(Color.clear)
        var paint = GraphicsContext.Shading.style(style)
        var current = context
        var symbols = SymbolRun(painter)
        let scale = context.environment.displayScale
        let visible = context.visiblePart.insetBy(dx: -2, dy: -2)
        for record in records {
            if record.attributes != number {
                symbols.flush(current)
                number = record.attributes
                attributes = model.attributes(of: record)
                style = painter.style(attributes)
                // A colour is looked up once for all marks.
                paint = style.color == nil ? .style(style) : context.resolve(.style(style))
                current = painter.context(context, for: attributes)
                symbols.begin(attributes, style)
            }
            switch record.kind {
            case .point: symbols.add(painter.geometry.placedPoint(record, attributes))
            case .rule:
                symbols.flush(current)
                drawRule(record, attributes, style, current)
            case .bar, .rectangle:
                symbols.flush(current)
                guard let frame = painter.geometry.frame(record, attributes) else { continue }
                if attributes.filters.isEmpty, !visible.intersects(frame) { continue }
                drawBox(snapped(frame, scale), attributes, style, paint, current)
            case .line, .area: break
            case .sector: break
            }
        }
        symbols.flush(current)
    }

    /// The rectangle with its edges between pixels, so that those that touch leave no seam.
    private func snapped(_ frame: CGRect, _ scale: CGFloat) -> CGRect {
        func snapped(_ low: CGFloat, _ high: CGFloat) -> (CGFloat, CGFloat) {
            let start = (low * scale).rounded() / scale
            let end = (high * scale).rounded() / scale
            // Something thin stays what it is.
            return end - start < 1 / scale ? (low, high) : (start, end)
        }
        let origin = painter.layout.plot.origin
        let (left, right) = snapped(frame.minX + origin.x, frame.maxX + origin.x)
        let (top, bottom) = snapped(frame.minY + origin.y, frame.maxY + origin.y)
        return CGRect(x: left - origin.x, y: top - origin.y, width: right - left, height: bottom - top)
    }

    private func drawBox(
        _ frame: CGRect, _ attributes: MarkAttributes, _ style: AnyShapeStyle, _ paint: GraphicsContext.Shading,
        _ context: GraphicsContext
    ) {
        guard frame.width > 0, frame.height > 0 else { return }
        if attributes.corner == nil, attributes.clip == nil, !attributes.alignsStyles || style.color != nil {
            return context.fill(Path(frame), with: paint)
        }
        let path: Path
        if let corner = attributes.corner {
            let radius = min(corner.radius, frame.width / 2, frame.height / 2)
            path = Path(roundedRect: frame, cornerRadius: radius, style: corner.style)
        } else {
            path = Path(frame)
        }
        var context = context
        if let clip = attributes.clip { context.clip(to: clip(frame)) }
        painter.fill(path, style, attributes, context)
    }

    private func drawRule(
        _ record: MarkRecord, _ attributes: MarkAttributes, _ style: AnyShapeStyle, _ context: GraphicsContext
    ) {
        guard let frame = painter.geometry.frame(record) else { return }
        var path = Path()
        path.move(to: CGPoint(x: frame.minX, y: frame.minY))
        path.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
        var stroke = attributes.stroke ?? StrokeStyle(lineWidth: 1)
        if let value = attributes.lineValue { stroke = model.lines.style(for: value) }
        painter.stroke(path, style, stroke, attributes, context)
    }

    private func drawSectors(_ context: GraphicsContext) {
        let paths = SectorPaths(model, plot: painter.layout.plot.size)
        for sector in paths.sectors {
            let record = model.records[sector.record]
            let attributes = model.attributes(of: record)
            var own = painter.context(context, for: attributes)
            own.translateBy(x: attributes.offset.xStart, y: attributes.offset.yStart)
            let path = paths.path(sector, corner: attributes.corner?.radius ?? 0)
            painter.fill(path, painter.style(attributes), attributes, own)
        }
    }
}

/// Draws points with the same attributes.
@MainActor
struct SymbolRun {
    let painter: ChartPainter
    private var attributes = MarkAttributes()
    private var style = AnyShapeStyle(Color.clear)
    private var points: [CGPoint] = []

    /// The area of a symbol, in square points, where nobody says another.
    static let usualArea: CGFloat = 36

    init(_ painter: ChartPainter) { self.painter = painter }

    mutating func begin(_ attributes: MarkAttributes, _ style: AnyShapeStyle) {
        self.attributes = attributes
        self.style = style
    }

    mutating func add(_ point: CGPoint) {
        if point.x.isFinite, point.y.isFinite { points.append(point) }
    }

    mutating func flush(_ context: GraphicsContext) {
        guard !points.isEmpty else { return }
        defer { points.removeAll(keepingCapacity: true) }
        let symbol =
            attributes.symbolValue.map { painter.model.symbols.symbol(for: $0) } ?? attributes.symbol
            ?? .shape(BasicChartSymbolShape.circle)
        switch symbol {
        case .view(let number):
            guard let view = context.resolveSymbol(id: painter.symbolTag(number)) else { return }
            for point in points { context.draw(view, at: point) }
        case .shape(let shape):
            let size = Self.size(attributes, shape, painter.model)
            let frame = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            let path = shape.path(in: frame)
            if let clip = attributes.clip {
                for point in points {
                    var own = context
                    own.clip(to: clip(frame).offsetBy(dx: point.x, dy: point.y))
                    painter.fill(path.offsetBy(dx: point.x, dy: point.y), style, attributes, own)
                }
            } else if attributes.alignsStyles || !attributes.filters.isEmpty {
                for point in points {
                    painter.fill(path.offsetBy(dx: point.x, dy: point.y), style, attributes, context)
                }
            } else if points.count >= SymbolStamps.many, let stamps = SymbolStamps(of: path, with: style, context) {
                stamps.draw(at: points, context)
            } else {
                for point in points { context.fill(path.offsetBy(dx: point.x, dy: point.y), with: .style(style)) }
            }
        }
    }

    /// The size of a symbol, so that symbols of equal areas look equally large.
    static func size(_ attributes: MarkAttributes, _ shape: any ChartSymbolShape, _ model: ChartModel) -> CGSize {
        var area = usualArea
        if let value = attributes.sizeValue {
            area = model.sizes.area(for: value)
        } else {
            switch attributes.symbolSize {
            case .area(let own): area = own
            case .size(let size): return size
            case nil: break
            }
        }
        let side = max(0, area).squareRoot()
        let unit = shape.perceptualUnitRect
        return CGSize(width: side * unit.width, height: side * unit.height)
    }
}
