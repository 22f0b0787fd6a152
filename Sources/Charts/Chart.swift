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
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
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

/// Reads the data of a chart once, for all sizes.
struct ChartData<Content: ChartContent>: View {
    let content: Content
    @Environment(\.chartConfiguration) private var configuration
    @Environment(\.calendar) private var calendar

    var body: some View {
        let collector = _MarkCollector()
        content._collect(into: collector)
        let model = ChartModel(collector, configuration, calendar: calendar)
        return GeometryReader { geometry in
            ChartStage(model: model, size: geometry.size)
        }
        .frame(idealWidth: 320, idealHeight: 220)
    }
}

/// A chart in a certain size.
struct ChartStage: View {
    let model: ChartModel
    let size: CGSize
    @Environment(\.self) private var environment

    var body: some View {
        let layout = ChartLayout(model, size: size, environment: environment)
        let annotations = AnnotationLayout(layout)
        ZStack(alignment: .topLeading) {
            ChartCanvas(layout: layout, annotations: annotations)
            ForEach(Array((layout.placedViews + annotations.views).enumerated()), id: \.offset) { _, placed in
                placed.view
                    .environment(\.layoutDirection, environment.layoutDirection)
                    .frame(width: placed.frame.width, height: placed.frame.height)
                    .offset(x: placed.frame.minX, y: placed.frame.minY)
            }
        }
        .frame(width: size.width, height: size.height, alignment: .topLeading)
        .environment(\.layoutDirection, .leftToRight)
    }
}

/// What a chart draws by itself.
struct ChartCanvas: View {
    let layout: ChartLayout
    let annotations: AnnotationLayout

    /// How far symbols at the edges may reach out of the chart.
    static let bleed: CGFloat = 16

    var body: some View {
        let painter = ChartPainter(layout)
        Canvas { context, _ in
            context.translateBy(x: Self.bleed, y: Self.bleed)
            painter.drawGrid(&context)
            painter.drawMarks(&context)
            painter.drawSurroundings(&context)
            for label in annotations.labels { painter.draw(label, &context) }
        } symbols: {
            ForEach(Array(layout.model.symbolViews.enumerated()), id: \.offset) { index, view in
                view.tag(ChartSymbolTag(number: index))
            }
        }
        .frame(width: layout.size.width + 2 * Self.bleed, height: layout.size.height + 2 * Self.bleed)
        .offset(x: -Self.bleed, y: -Self.bleed)
        .allowsHitTesting(false)
    }
}
