import SwiftUI

/// A label or another view with its place in a chart.
struct PlacedLabel {
    enum Content {
        case text(Text)
        /// A usual label of an axis.
        case words(String)
        case view(AnyView)
    }

    var content: Content
    var frame: CGRect
    /// The turn in degrees, about the middle of the frame.
    var rotation = 0.0
    var style: AnyShapeStyle?
    /// Whether the text is cut off at the frame.
    var isTruncated = false
}

/// A line of an axis, in the coordinates of the chart.
struct PlacedLine: Equatable {
    var from: CGPoint
    var to: CGPoint
    var stroke: StrokeStyle
    var style: AnyShapeStyle?
}

/// Where everything in a chart of a certain size is.
@MainActor
final class ChartLayout {
    let model: ChartModel
    let size: CGSize
    let environment: EnvironmentValues
    let isRightToLeft: Bool
    /// The plot in the coordinates of the chart.
    private(set) var plot = CGRect.zero
    /// Scales over places in the plot.
    private(set) var x: PositionScale
    private(set) var y: PositionScale
    private(set) var gridLines: [PlacedLine] = []
    private(set) var xTicks: [PlacedLine] = []
    private(set) var yTicks: [PlacedLine] = []
    private(set) var xLabels: [PlacedLabel] = []
    private(set) var yLabels: [PlacedLabel] = []
    private(set) var titles: [PlacedLabel] = []
    private(set) var legend: LegendLayout?
    private(set) var legendFrame = CGRect.zero
    /// What of the scales a scrolled chart shows; nil: all.
    let scrolled: (x: ScrollWindow?, y: ScrollWindow?)
    /// What the scales come from while they move.
    let blend: ChartMotion.Blend?
    /// What is known of the axes' labels from earlier layouts.
    let texts: ChartTexts

    /// The part of a scale that is shown.
    struct ScrollWindow: Equatable {
        var start: Double
        var length: Double
    }

    init(
        _ model: ChartModel, size: CGSize, environment: EnvironmentValues,
        scrolled: (x: ScrollWindow?, y: ScrollWindow?) = (nil, nil), blend: ChartMotion.Blend? = nil,
        texts: ChartTexts = ChartTexts()
    ) {
        self.model = model
        self.size = size
        self.environment = environment
        self.scrolled = scrolled
        self.blend = blend
        self.texts = texts
        isRightToLeft = environment.layoutDirection == .rightToLeft
        x = model.xBase.scale(from: 0, to: 1)
        y = model.yBase.scale(from: 1, to: 0)
        arrange()
    }

    // MARK: Frames

    private func arrange() {
        var free = CGRect(origin: .zero, size: size)
        placeLegend(in: &free)
        let configuration = model.configuration
        let xTitles = AxisTitleLayout(
            configuration.x.labels, axis: .horizontal, environment: environment)
        let yTitles = AxisTitleLayout(configuration.y.labels, axis: .vertical, environment: environment)
        xTitles.reserve(in: &free)
        yTitles.reserve(in: &free)
        plot = free
        if !model.isPie { placeAxes(in: free) }
        applyPlotStyle(within: free)
        setRanges()
        padScales()
        if !model.isPie {
            finishAxes()
        }
        titles = xTitles.placed(around: free, plot: plot) + yTitles.placed(around: free, plot: plot)
        if isRightToLeft { mirror() }
    }

    private func placeLegend(in free: inout CGRect) {
        guard let legend = LegendLayout(model, environment: environment, available: free.size) else {
            return
        }
        self.legend = legend
        let frame = legend.place(in: &free)
        legendFrame = frame
    }

    private var xResolver: AxisResolver {
        resolver(.horizontal, model.configuration.x, model.x, model.isNormalized.x, model.xBase)
    }
    private var yResolver: AxisResolver {
        resolver(.vertical, model.configuration.y, model.y, model.isNormalized.y, model.yBase)
    }

    private func resolver(
        _ axis: Axis, _ configuration: AxisConfiguration, _ data: AxisData, _ isNormalized: Bool,
        _ base: BaseScale
    ) -> AxisResolver {
        AxisResolver(
            axis: axis, configuration: configuration, data: data, calendar: environment.calendar,
            timeZone: environment.timeZone, locale: environment.locale, isNormalized: isNormalized,
            isUsed: base.isUsed, texts: texts)
    }

    private var xAxis = AxisLabelsLayout(axis: .horizontal)
    private var yAxis = AxisLabelsLayout(axis: .vertical)

    private func placeAxes(in free: CGRect) {
        // The number of values along an axis depends on its length, which depends on the labels of the other one: the
        // height of a line of text is known beforehand.
        let line = texts.begin(environment)
        let hasXLabels = !xResolver.descriptions.isEmpty
        let height = max(1, free.height - (hasXLabels ? line + 6 : 0) - line / 2)
        let yCount = max(2, min(8, Int(height / (line * 3.2))))
        y = scale(model.yBase, yResolver, count: yCount, window: scrolled.y)
        moveDomain(&y, from: blend?.y)
        y.setRange(height, 0)
        yAxis = AxisLabelsLayout(
            axis: .vertical, groups: yResolver.groups(y, count: yCount), environment: environment,
            step: y.step, texts: texts)
        let width = max(1, free.width - yAxis.before - yAxis.after)
        let xCount = max(2, min(8, Int(width / (model.xBase.kind == .date ? line * 5.5 : line * 5))))
        x = scale(model.xBase, xResolver, count: xCount, window: scrolled.x)
        moveDomain(&x, from: blend?.x)
        x.setRange(0, width)
        xAxis = AxisLabelsLayout(
            axis: .horizontal, groups: xResolver.groups(x, count: xCount), environment: environment,
            step: x.step, texts: texts)
        // Half of the outermost labels of the vertical axis is beyond the plot.
        let reach =
            yAxis.groups.isEmpty || model.yBase.kind == .category
            ? 0 : (yAxis.labelHeight / 2).rounded(.up)
        let top = max(xAxis.before, reach)
        let bottom = max(xAxis.after, yAxis.before + yAxis.after > 0 ? reach : 0)
        plot = CGRect(
            x: free.minX + yAxis.before, y: free.minY + top, width: width,
            height: max(1, free.height - top - bottom))
    }

    private func scale(
        _ base: BaseScale, _ resolver: AxisResolver, count: Int, window: ScrollWindow?
    ) -> PositionScale {
        var base = base
        resolver.round(&base, count: count)
        var scale = base.scale(from: 0, to: 1)
        if let window {
            let isReversed = base.start > base.end
            let length = min(window.length, abs(base.end - base.start))
            let low = min(
                max(window.start, min(base.start, base.end)), max(base.start, base.end) - length)
            scale.setDomain(isReversed ? low + length : low, isReversed ? low : low + length)
        }
        return scale
    }

    /// Sets the limits between those of another scale and the scale's own, while they move.
    private func moveDomain(_ scale: inout PositionScale, from other: PositionScale?) {
        guard let blend, let other, other.kind == scale.kind, other.type == scale.type else { return }
        func moved(_ from: Double, _ to: Double) -> Double {
            scale.type.backward(
                scale.type.forward(from) * (1 - blend.done) + scale.type.forward(to) * blend.done)
        }
        let (start, end) = (moved(other.start, scale.start), moved(other.end, scale.end))
        if start.isFinite, end.isFinite, start != end { scale.setDomain(start, end) }
    }

    /// The plot as a style changes it takes up what it wants of the place that is left.
    private func applyPlotStyle(within free: CGRect) {
        guard let style = model.configuration.plotStyle else { return }
        let wanted = style(AnyView(Color.clear)).measure(
            in: environment, proposal: ProposedViewSize(plot.size))
        guard wanted.width.isFinite, wanted.height.isFinite, wanted != plot.size, wanted.width > 0,
            wanted.height > 0
        else { return }
        plot = CGRect(
            x: plot.minX + max(0, (plot.width - wanted.width) / 2),
            y: plot.minY + max(0, (plot.height - wanted.height) / 2),
            width: wanted.width, height: wanted.height)
    }

    private func setRanges() {
        let padding = MarkPadding(model, x, y, plot.size)
        func range(_ range: _PositionRange?, _ length: CGFloat, _ automatic: CGFloat) -> (
            CGFloat, CGFloat
        ) {
            switch range?.kind {
            case .plot(let start, let end): (start, max(start, length - end))
            case .fixed(let from, let to): (from, to)
            case nil: (automatic, length - automatic)
            }
        }
        let xRange = range(model.configuration.x.range, plot.width, padding.x)
        var yRange = range(model.configuration.y.range, plot.height, padding.y)
        if case .fixed? = model.configuration.y.range?.kind {
        } else {
            // Upwards.
            yRange = (plot.height - yRange.0, plot.height - yRange.1)
        }
        x.setRange(xRange.0, xRange.1)
        y.setRange(yRange.0, yRange.1)
    }

    /// Makes room within the plot for annotations that ask for that.
    private func padScales() {
        let padding = AnnotationLayout.padding(self)
        func pad(_ scale: inout PositionScale, _ low: CGFloat, _ high: CGFloat) {
            guard low > 0 || high > 0, low + high < abs(scale.to - scale.from) else { return }
            let isUp = scale.from < scale.to
            scale.setRange(scale.from + (isUp ? low : -high), scale.to + (isUp ? -high : low))
        }
        pad(&x, padding.leading, padding.trailing)
        pad(&y, padding.top, padding.bottom)
    }

    private func finishAxes() {
        let xPlaced = xAxis.place(x, plot: plot, chart: size)
        let yPlaced = yAxis.place(y, plot: plot, chart: size)
        yLabels = yPlaced.labels
        xLabels = apart(xPlaced.labels)
        gridLines = xPlaced.gridLines + yPlaced.gridLines
        xTicks = xPlaced.ticks
        yTicks = yPlaced.ticks
    }

    /// Labels of the horizontal axis that would cover one of the vertical axis move to the end of the plot, where there is room.
    private func apart(_ labels: [PlacedLabel]) -> [PlacedLabel] {
        // Letters don't take all of their line.
        func ink(_ label: PlacedLabel) -> CGRect { label.frame.insetBy(dx: 0, dy: label.frame.height * 0.15) }
        let others = yLabels.map(ink)
        var kept: [PlacedLabel] = []
        for label in labels {
            var label = label
            if others.contains(where: { $0.intersects(ink(label)) }) {
                label.frame.origin.x =
                    label.frame.midX > plot.midX ? plot.maxX - label.frame.width - 2 : plot.minX
                let isCovered = kept.contains { $0.frame.insetBy(dx: -4, dy: 0).intersects(label.frame) }
                if isCovered || others.contains(where: { $0.intersects(ink(label)) }) { continue }
            }
            kept.append(label)
        }
        return kept
    }

    /// The plot in coordinates that begin at the chart's leading edge, as those of views do.
    var leadingPlot: CGRect {
        guard isRightToLeft else { return plot }
        return CGRect(x: size.width - plot.maxX, y: plot.minY, width: plot.width, height: plot.height)
    }

    /// The place of the horizontal axis's labels.
    var xAxisFrame: CGRect {
        xLabels.reduce(CGRect(x: plot.minX, y: plot.maxY, width: plot.width, height: 0)) {
            $0.union($1.frame)
        }
    }

    /// The place of the vertical axis's labels.
    var yAxisFrame: CGRect {
        let edge =
            yLabels.first.map { $0.frame.midX < plot.midX } ?? isRightToLeft ? plot.minX : plot.maxX
        return yLabels.reduce(CGRect(x: edge, y: plot.minY, width: 0, height: plot.height)) {
            $0.union($1.frame)
        }
    }

    // MARK: Right to left

    private func mirror() {
        func mirrored(_ frame: CGRect) -> CGRect {
            CGRect(x: size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        }
        func mirrored(_ line: PlacedLine) -> PlacedLine {
            var line = line
            line.from.x = size.width - line.from.x
            line.to.x = size.width - line.to.x
            return line
        }
        func mirrored(_ label: PlacedLabel) -> PlacedLabel {
            var label = label
            label.frame = mirrored(label.frame)
            return label
        }
        plot = mirrored(plot)
        legendFrame = mirrored(legendFrame)
        gridLines = gridLines.map(mirrored)
        xTicks = xTicks.map(mirrored)
        yTicks = yTicks.map(mirrored)
        xLabels = xLabels.map(mirrored)
        yLabels = yLabels.map(mirrored)
        titles = titles.map(mirrored)
        x.setRange(plot.width - x.from, plot.width - x.to)
    }
}

/// The space that a plot leaves at its edges so that bars and symbols at the first and the last value are seen as a
/// whole, beside the labels of the axis.
@MainActor
struct MarkPadding {
    private(set) var x: CGFloat = 0
    private(set) var y: CGFloat = 0

    init(_ model: ChartModel, _ xScale: PositionScale, _ yScale: PositionScale, _ plot: CGSize) {
        if xScale.kind != .category, let points = model.pointLimits {
            let radius = model.largestSymbol.squareRoot() / 2 + 2
            var scale = xScale
            scale.setRange(0, plot.width)
            let places = [scale.position(points.lowerBound), scale.position(points.upperBound)]
            // Where a symbol would reach beyond an edge.
            if places.contains(where: { abs($0) < radius || abs($0 - plot.width) < radius }) { x = radius }
        }
        guard model.kinds.contains(.bar) else { return }
        if xScale.kind != .category, model.barGap.x.isFinite { x = MarkGeometry.thinBar / 2 + 2 }
        if yScale.kind != .category, model.barGap.y.isFinite { y = MarkGeometry.thinBar / 2 + 2 }
    }
}
