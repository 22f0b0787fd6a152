import SwiftUI

/// Draws a legend.
@MainActor
struct LegendPainter {
    let legend: LegendLayout
    let frame: CGRect
    /// Whether entries begin on the right.
    let isMirrored: Bool

    func draw(_ context: inout GraphicsContext) {
        switch legend.content {
        case .entries(let entries): for entry in entries { draw(entry, context) }
        case .gradient(let gradient): draw(gradient, context)
        case .view: break
        }
    }

    private func draw(_ entry: LegendEntry, _ context: GraphicsContext) {
        let own = entry.frame
        let x = isMirrored ? frame.maxX - own.maxX : frame.minX + own.minX
        let place = CGRect(x: x, y: frame.minY + own.minY, width: own.width, height: own.height)
        let width = entry.stroke == nil ? LegendLayout.swatch : LegendLayout.swatch * 2
        let mark = CGRect(
            x: isMirrored ? place.maxX - width : place.minX, y: place.midY - LegendLayout.swatch / 2, width: width,
            height: LegendLayout.swatch)
        let style = entry.style ?? AnyShapeStyle(Color.secondary)
        if let stroke = entry.stroke {
            var path = Path()
            path.move(to: CGPoint(x: mark.minX, y: mark.midY))
            path.addLine(to: CGPoint(x: mark.maxX, y: mark.midY))
            context.stroke(path, with: .style(style), style: stroke)
        }
        if entry.symbol != nil || entry.stroke == nil {
            var shape: any ChartSymbolShape = BasicChartSymbolShape.circle
            if case .shape(let own)? = entry.symbol { shape = own }
            let side = LegendLayout.swatch * 0.8
            let unit = shape.perceptualUnitRect
            let size = CGSize(width: side * unit.width, height: side * unit.height)
            let box = CGRect(
                x: mark.midX - size.width / 2, y: mark.midY - size.height / 2, width: size.width, height: size.height)
            context.fill(shape.path(in: box), with: .style(style))
        }
        var text = entry.isTruncated ? context.resolve(entry.text, lineLimit: 1) : context.resolve(entry.text)
        text.shading = .style(Color.secondary)
        let textX = isMirrored ? place.minX : place.maxX - entry.textSize.width
        let origin = CGPoint(x: textX, y: place.minY)
        if entry.isTruncated {
            context.draw(text, in: CGRect(origin: origin, size: entry.textSize))
        } else {
            context.draw(text, at: origin, anchor: .topLeading)
        }
    }

    private func draw(_ gradient: GradientLegend, _ context: GraphicsContext) {
        let bar = gradient.bar.offsetBy(dx: frame.minX, dy: frame.minY)
        let (from, to) =
            gradient.isColumn
            ? (CGPoint(x: bar.minX, y: bar.maxY), CGPoint(x: bar.minX, y: bar.minY))
            : (CGPoint(x: bar.minX, y: bar.minY), CGPoint(x: bar.maxX, y: bar.minY))
        context.fill(
            Path(roundedRect: bar, cornerRadius: min(bar.width, bar.height) / 2),
            with: .linearGradient(Gradient(colors: gradient.stops), startPoint: from, endPoint: to))
        for label in gradient.labels {
            var text = context.resolve(label.text)
            text.shading = .style(Color.secondary)
            if gradient.isColumn {
                context.draw(text, at: CGPoint(x: bar.maxX + 5, y: bar.maxY - label.place), anchor: .leading)
            } else {
                context.draw(text, at: CGPoint(x: bar.minX + label.place, y: bar.maxY + 3), anchor: .top)
            }
        }
    }
}
