import SwiftUI

/// Draws a chart.
@MainActor
struct ChartPainter {
    let layout: ChartLayout
    let model: ChartModel
    let geometry: MarkGeometry
    /// Views as symbols by their places in the table of views.
    var symbolTag: (Int) -> AnyHashable = { ChartSymbolTag(number: $0) }

    init(_ layout: ChartLayout) {
        self.layout = layout
        model = layout.model
        geometry = MarkGeometry(layout)
    }

    // MARK: Axes

    /// Lines of the axes behind the marks.
    func drawGrid(_ context: inout GraphicsContext) {
        for line in layout.gridLines { draw(line, &context) }
    }

    /// Ticks and labels.
    func drawAxis(_ ticks: [PlacedLine], _ labels: [PlacedLabel], _ context: inout GraphicsContext) {
        for line in ticks { draw(line, &context) }
        for label in labels { draw(label, &context) }
    }

    /// Titles and the legend.
    func drawTitles(_ context: inout GraphicsContext) {
        for label in layout.titles { draw(label, &context) }
        if let legend = layout.legend {
            LegendPainter(legend: legend, frame: layout.legendFrame, isMirrored: layout.isRightToLeft)
                .draw(&context)
        }
    }

    private var lineStyle: AnyShapeStyle { AnyShapeStyle(Color.primary.opacity(0.15)) }

    private func draw(_ line: PlacedLine, _ context: inout GraphicsContext) {
        var path = Path()
        var (from, to) = (line.from, line.to)
        // Lines as wide as whole pixels cover whole pixels.
        let width = line.stroke.lineWidth
        func snapped(_ value: CGFloat) -> CGFloat { (value - width / 2).rounded() + width / 2 }
        if from.x == to.x {
            from.x = snapped(from.x)
            to.x = from.x
        } else if from.y == to.y {
            from.y = snapped(from.y)
            to.y = from.y
        }
        path.move(to: from)
        path.addLine(to: to)
        context.stroke(path, with: .style(line.style ?? lineStyle), style: line.stroke)
    }

    func draw(_ label: PlacedLabel, _ context: inout GraphicsContext) {
        // Where only a part is drawn again, texts are what takes longest.
        if label.rotation == 0, !context.visiblePart.intersects(label.frame.insetBy(dx: -4, dy: -4)) { return }
        let text: Text
        var resolved: GraphicsContext.ResolvedText
        switch label.content {
        case .text(let own):
            text = own
            resolved = context.resolve(own)
        case .words(let words):
            text = ChartTexts.text(words)
            resolved = layout.texts.resolved(words, context)
        case .view: return
        }
        if let style = label.style {
            resolved.shading = .style(style)
        } else if resolved.isPlain {
            resolved.shading = .style(Color.secondary)
        }
        let frame = label.frame
        guard label.rotation != 0 else {
            if label.isTruncated {
                context.draw(truncated(text, context, label), in: frame)
            } else {
                context.draw(resolved, at: frame.origin, anchor: .topLeading)
            }
            return
        }
        var turned = context
        turned.translateBy(x: frame.midX, y: frame.midY)
        turned.rotate(by: .degrees(label.rotation))
        turned.draw(resolved, at: .zero, anchor: .center)
    }

    /// The text as far as it fits, with an ellipsis.
    private func truncated(
        _ text: Text, _ context: GraphicsContext, _ label: PlacedLabel
    ) -> GraphicsContext.ResolvedText {
        var resolved = context.resolve(text, lineLimit: 1)
        resolved.shading = .style(label.style ?? AnyShapeStyle(Color.secondary))
        return resolved
    }

    // MARK: Marks

    /// The marks, in the coordinates of the chart.
    func drawMarks(_ context: inout GraphicsContext) {
        var plot = context
        plot.translateBy(x: layout.plot.minX, y: layout.plot.minY)
        if layout.scrolled.x != nil || layout.scrolled.y != nil {
            plot.clip(
                to: Path(
                    CGRect(origin: .zero, size: layout.plot.size).insetBy(
                        dx: layout.scrolled.x == nil ? -8 : 0, dy: layout.scrolled.y == nil ? -8 : 0)))
        }
        draw(model.items[...], layer: 0, &plot)
    }

    /// Draws what follows each other, those of one layer as a whole.
    private func draw(
        _ items: ArraySlice<DrawingItem>, layer depth: Int, _ context: inout GraphicsContext
    ) {
        var rest = items
        while let item = rest.first {
            let layers = model.attributes(of: item).layers
            guard layers.count > depth else {
                draw(item, &context)
                rest = rest.dropFirst()
                continue
            }
            let members = rest.prefix {
                let others = model.attributes(of: $0).layers
                return others.count > depth && others[depth] == layers[depth]
            }
            drawLayer(members, layers[depth], depth, context)
            rest = rest.dropFirst(members.count)
        }
    }

    private func drawLayer(
        _ items: ArraySlice<DrawingItem>, _ number: Int, _ depth: Int, _ context: GraphicsContext
    ) {
        var context = context
        let layer = model.layers[number]
        if layer.effect != nil, let picture = context.resolveSymbol(id: ChartLayerTag(number: number)) {
            let (size, plot) = (layout.size, layout.plot)
            return context.draw(picture, at: CGPoint(x: size.width / 2 - plot.minX, y: size.height / 2 - plot.minY))
        }
        if let mask = layer.mask {
            context.clipToLayer { inner in
                MarkPainter(self).draw(mask, &inner)
            }
        }
        context.drawLayer { inner in draw(items, layer: depth + 1, &inner) }
    }

    /// The marks of a layer that a view is made of, in the coordinates of the chart.
    func drawContents(ofLayer number: Int, _ context: inout GraphicsContext) {
        var plot = context
        plot.translateBy(x: layout.plot.minX, y: layout.plot.minY)
        for item in model.items {
            guard let depth = model.attributes(of: item).layers.firstIndex(of: number) else { continue }
            draw([item], layer: depth + 1, &plot)
        }
    }

    private func draw(_ item: DrawingItem, _ context: inout GraphicsContext) {
        switch item {
        case .marks(let range): MarkPainter(self).draw(model.records[range], &context)
        case .series(let number): SeriesPainter(self).draw(series: number, &context)
        case .function(let number): SeriesPainter(self).draw(model.functions[number], &context)
        }
    }

    // MARK: Styles

    /// The style that attributes ask for.
    func style(_ attributes: MarkAttributes) -> AnyShapeStyle {
        if let style = attributes.style { return style }
        if let color = attributes.color { return model.colors.style(for: color) }
        return AnyShapeStyle(ColorScale.palette[0])
    }

    /// A context with the opacity and the filters of attributes.
    func context(_ context: GraphicsContext, for attributes: MarkAttributes) -> GraphicsContext {
        var context = context
        context.opacity *= attributes.opacity
        for filter in attributes.filters {
            switch filter {
            case .blur(let radius): context.addFilter(.blur(radius: radius))
            case .shadow(let color, let radius, let x, let y):
                context.addFilter(.shadow(color: color, radius: radius, x: x, y: y))
            }
        }
        return context
    }

    /// Fills a path with a style, laid out in the path or in the plot.
    func fill(
        _ path: Path, _ style: AnyShapeStyle, _ attributes: MarkAttributes, _ context: GraphicsContext
    ) {
        guard attributes.alignsStyles, style.color == nil else {
            return context.fill(path, with: .style(style))
        }
        var clipped = context
        clipped.clip(to: path)
        clipped.fill(
            Path(CGRect(origin: .zero, size: layout.plot.size).insetBy(dx: -1, dy: -1)),
            with: .style(style))
    }

    /// Strokes a path with a style, laid out in the path or in the plot.
    func stroke(
        _ path: Path, _ style: AnyShapeStyle, _ stroke: StrokeStyle, _ attributes: MarkAttributes,
        _ context: GraphicsContext
    ) {
        guard attributes.alignsStyles, style.color == nil else {
            return context.stroke(path, with: .style(style), style: stroke)
        }
        fill(path.strokedPath(stroke), style, attributes, context)
    }
}

/// The tag of a symbol among the views of a canvas.
struct ChartSymbolTag: Hashable {
    let number: Int
}

/// The tag of a layer that a view is made of.
struct ChartLayerTag: Hashable {
    let number: Int
}
