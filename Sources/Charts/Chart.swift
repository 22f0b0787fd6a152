import SwiftUI

/// A view that shows data as marks: bars, lines, areas, points, sectors.
///
/// ```swift
/// Chart(days) { day in
///     LineMark(x: .value("Day", day.date, unit: .day), y: .value("Delay", day.delay))
/// }
/// ```
///
/// Scales, axes, legend and stacking follow from all marks together. A chart takes the space that is offered.
public struct Chart<Content: ChartContent> {
    private let content: Content

    /// Creates a chart of marks and series.
    nonisolated public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a chart with a content for each element, identified by its id.
    nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }

    /// Creates a chart with a content for each element, identified by the value at a key path.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }
}

extension Chart: View {
    /// The chart.
    public var body: some View {
        ChartData(content: content)
    }
}

/// Gathers the marks of a chart once, whatever modifiers around it say.
struct ChartData<Content: ChartContent>: View {
    let content: Content

    var body: some View {
        let collector = _MarkCollector()
        content._collect(into: collector)
        return ChartModels(collector: collector)
    }
}

/// Makes a model of a chart's marks once, for all sizes.
struct ChartModels: View {
    let collector: _MarkCollector
    @Environment(\.chartConfiguration) private var configuration
    @Environment(\.calendar) private var calendar
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var position = ChartScrollState()
    @State private var motion = ChartMotion()

    var body: some View {
        let model = ChartModel(collector, configuration, calendar: calendar)
        motion.show(model, reduceMotion ? nil : Transaction.current.animation)
        return GeometryReader { geometry in
            ChartClock(model: model, size: geometry.size, position: $position, motion: motion)
        }
        .frame(idealWidth: 320, idealHeight: 220)
    }
}

/// Shows a chart frame by frame while something in it moves.
struct ChartClock: View {
    let model: ChartModel
    let size: CGSize
    @Binding var position: ChartScrollState
    let motion: ChartMotion
    @State private var session = ChartInputSession()
    /// Counts what began or ended to move by itself.
    @State private var changes = 0

    private var moves: Bool { motion.isRunning || session.settling != nil }

    var body: some View {
        let _ = changes
        let moves = self.moves
        TimelineView(.animation(paused: !moves)) { context in
            ChartStage(
                model: model, size: size, position: $position, motion: motion, session: session, date: context.date,
                scrollingBegan: { changes += 1 }
            )
            .onChange(of: context.date) {
                if moves, !self.moves { changes += 1 }
            }
        }
    }
}

/// What a chart draws by itself.
struct ChartCanvas: View {
    let layout: ChartLayout
    let annotations: AnnotationLayout
    let part: Part
    @State private var drawn = DrawnChart()

    /// What of the chart is drawn.
    struct Part: OptionSet {
        let rawValue: Int

        static let plot = Part(rawValue: 1)
        static let xAxis = Part(rawValue: 2)
        static let yAxis = Part(rawValue: 4)
        /// Titles, the legend and annotations.
        static let rest = Part(rawValue: 8)
        static let all: Part = [.plot, .xAxis, .yAxis, .rest]
    }

    /// How far symbols at the edges may reach out of the chart.
    static let bleed: CGFloat = 16

    var body: some View {
        let painter = ChartPainter(layout)
        let picture = DrawnChart.Picture(layout: layout, hasAnnotations: !annotations.labels.isEmpty, part: part)
        Canvas { context, _ in
            drawn.remember(picture)
            context.translateBy(x: Self.bleed, y: Self.bleed)
            if part.contains(.plot) {
                painter.drawGrid(&context)
                painter.drawMarks(&context)
            }
            if part.contains(.xAxis) { painter.drawAxis(layout.xTicks, layout.xLabels, &context) }
            if part.contains(.yAxis) { painter.drawAxis(layout.yTicks, layout.yLabels, &context) }
            guard part.contains(.rest) else { return }
            painter.drawTitles(&context)
            for label in annotations.labels { painter.draw(label, &context) }
        } symbols: {
            ForEach(Array(layout.model.symbolViews.enumerated()), id: \.offset) { index, view in
                view.tag(ChartSymbolTag(number: index))
            }
            ForEach(layout.model.layers.indices.filter { layout.model.layers[$0].effect != nil }, id: \.self) {
                number in
                layout.model.layers[number].effect?(AnyView(layer(number, painter))).tag(ChartLayerTag(number: number))
            }
        }
        .redrawing { drawn.change(to: picture)?.offsetBy(dx: Self.bleed, dy: Self.bleed) }
        .frame(width: layout.size.width + 2 * Self.bleed, height: layout.size.height + 2 * Self.bleed)
        .offset(x: -Self.bleed, y: -Self.bleed)
        .allowsHitTesting(false)
    }

    /// The marks of a layer as a view.
    private func layer(_ number: Int, _ painter: ChartPainter) -> some View {
        Canvas { context, _ in
            context.translateBy(x: Self.bleed, y: Self.bleed)
            painter.drawContents(ofLayer: number, &context)
        }
        .frame(width: layout.size.width + 2 * Self.bleed, height: layout.size.height + 2 * Self.bleed)
    }
}
