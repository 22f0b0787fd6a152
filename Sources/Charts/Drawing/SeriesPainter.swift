import SwiftUI

/// Draws lines and areas.
@MainActor
struct SeriesPainter {
    let painter: ChartPainter

    init(_ painter: ChartPainter) { self.painter = painter }

    private var model: ChartModel { painter.model }

    /// More points than this are reduced to what can be seen.
    private static let manyPoints = 2000

    func draw(series number: Int, _ context: inout GraphicsContext) {
        let series = model.joined[number]
        let attributes = model.attributes(of: model.records[Int(series.members[0])])
        var own = painter.context(context, for: attributes)
        own.translateBy(x: attributes.offset.xStart, y: attributes.offset.yStart)
        let method = attributes.interpolation ?? .linear
        if series.kind == .area {
            drawArea(number, method, attributes, own)
        } else {
            drawLine(number, method, attributes, own)
        }
    }

    /// Whether points are left out that can't be seen.
    private func isReduced(
        _ series: MarkSeries, _ method: InterpolationMethod, _ context: GraphicsContext
    ) -> Bool {
        series.members.count > Self.manyPoints && method.kind == .linear
            && context.environment.lineColumn > 0
    }

    /// How wide the columns are in which points are left out, in points.
    private func column(_ context: GraphicsContext) -> Double {
        context.environment.lineColumn / max(1, context.environment.displayScale)
    }

    // MARK: Lines

    private func drawLine(
        _ number: Int, _ method: InterpolationMethod, _ attributes: MarkAttributes,
        _ context: GraphicsContext
    ) {
        let series = model.joined[number]
        let isReduced = isReduced(series, method, context)
        let style = painter.style(attributes)
        if isReduced, let covered = CoveredSeries(painter, number, attributes, context),
            covered.drawLine(stroke(attributes), style)
        {
            return drawSymbols(series, style, attributes, context)
        }
        var path = Path()
        var reduction = LineReduction(column: isReduced ? column(context) : 1)
        var points: [CGPoint] = []
        func end() {
            if isReduced { points = reduction.finish() }
            addLine(points, method, &path)
            points.removeAll(keepingCapacity: true)
        }
        let records = model.records
        let geometry = painter.geometry
        for member in series.members {
            let point = geometry.point(records[Int(member)])
            if point.x.isFinite, point.y.isFinite {
                if isReduced { reduction.add(point) } else { points.append(point) }
            } else {
                end()
            }
        }
        end()
        painter.stroke(path, style, stroke(attributes), attributes, context)
        drawSymbols(series, style, attributes, context)
    }

    /// A single point between gaps is a dot.
    private func addLine(_ points: [CGPoint], _ method: InterpolationMethod, _ path: inout Path) {
        if points.count == 1 {
            path.move(to: points[0])
            path.addLine(to: CGPoint(x: points[0].x + 0.01, y: points[0].y))
        } else {
            Curves.add(points, method, to: &path)
        }
    }

    private func stroke(_ attributes: MarkAttributes) -> StrokeStyle {
        if let value = attributes.lineValue { return model.lines.style(for: value) }
        return attributes.stroke ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    }

    private func drawSymbols(
        _ series: MarkSeries, _ style: AnyShapeStyle, _ attributes: MarkAttributes,
        _ context: GraphicsContext
    ) {
        guard model.linesHaveSymbols else { return }
        // Any of the points may have a symbol of its own.
        var number: Int32 = -1
        var own = attributes
        var run = SymbolRun(painter)
        for member in series.members {
            let record = model.records[Int(member)]
            if record.attributes != number {
                run.flush(context)
                number = record.attributes
                own = model.attributes(of: record)
                run.begin(own, painter.style(own))
            }
            if own.symbol != nil || own.symbolValue != nil || own.sizeValue != nil {
                run.add(painter.geometry.point(record))
            }
        }
        run.flush(context)
    }

    // MARK: Areas

    private func drawArea(
        _ number: Int, _ method: InterpolationMethod, _ attributes: MarkAttributes,
        _ context: GraphicsContext
    ) {
        let series = model.joined[number]
        let isReduced = isReduced(series, method, context)
        let style = painter.style(attributes)
        if isReduced, let covered = CoveredSeries(painter, number, attributes, context) {
            return covered.drawArea(style)
        }
        let column = column(context)
        var upper = LineReduction(column: column)
        var lower = LineReduction(column: column)
        var starts: [CGPoint] = []
        var ends: [CGPoint] = []
        var path = Path()
        func end() {
            if isReduced {
                ends = upper.finish()
                starts = lower.finish()
            }
            addArea(starts, ends, method, &path)
            starts.removeAll(keepingCapacity: true)
            ends.removeAll(keepingCapacity: true)
        }
        for member in series.members {
            let (start, stop) = painter.geometry.limits(model.records[Int(member)])
            if start.x.isFinite, start.y.isFinite, stop.x.isFinite, stop.y.isFinite {
                if isReduced {
                    lower.add(start)
                    upper.add(stop)
                } else {
                    starts.append(start)
                    ends.append(stop)
                }
            } else {
                end()
            }
        }
        end()
        painter.fill(path, style, attributes, context)
    }

    private func addArea(
        _ starts: [CGPoint], _ ends: [CGPoint], _ method: InterpolationMethod, _ path: inout Path
    ) {
        guard !ends.isEmpty else { return }
        Curves.add(ends, method, to: &path)
        // Back along the other limit, with the same steps seen from the other side.
        let reversed: InterpolationMethod =
            switch method.kind {
            case .stepStart: .stepEnd
            case .stepEnd: .stepStart
            default: method
            }
        Curves.add(starts.reversed(), reversed, to: &path, isContinuing: true)
        path.closeSubpath()
    }

    // MARK: Functions

    func draw(_ function: FunctionPlot, _ context: inout GraphicsContext) {
        let attributes = model.attributes[Int(function.attributes)]
        var own = painter.context(context, for: attributes)
        // A function goes on beyond what the scales show.
        own.clip(to: Path(CGRect(origin: .zero, size: painter.layout.plot.size).insetBy(dx: -1, dy: -1)))
        let (x, y) = (painter.geometry.x, painter.geometry.y)
        let samples = function.samples(
            over: x.lowest...x.highest, count: max(16, Int(painter.layout.plot.width * 2)))
        var path = Path()
        var starts: [CGPoint] = []
        var ends: [CGPoint] = []
        func end() {
            if starts.isEmpty {
                addLine(ends, .linear, &path)
            } else {
                addArea(starts, ends, .linear, &path)
            }
            starts.removeAll()
            ends.removeAll()
        }
        for sample in samples {
            let point = CGPoint(x: x.position(sample.x), y: y.position(sample.y))
            var other: CGPoint?
            if let value = sample.other { other = CGPoint(x: point.x, y: y.position(value)) }
            guard point.x.isFinite, point.y.isFinite, other?.y.isFinite ?? true, abs(point.y) < 1e6 else {
                end()
                continue
            }
            ends.append(point)
            if let other { starts.append(other) }
        }
        end()
        if case .area = function.curve {
            painter.fill(path, painter.style(attributes), attributes, own)
        } else {
            painter.stroke(path, painter.style(attributes), stroke(attributes), attributes, own)
        }
    }
}

private struct LineColumnKey: EnvironmentKey {
    static var defaultValue: Double { 0.125 }
}

extension EnvironmentValues {
    /// How wide the columns are in which points of long lines are left out, in pixels; 0: all points are drawn.
    var lineColumn: Double {
        get { self[LineColumnKey.self] }
        set { self[LineColumnKey.self] = newValue }
    }
}
