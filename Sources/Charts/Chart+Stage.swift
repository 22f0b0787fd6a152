import SwiftUI

/// A chart in a certain size.
struct ChartStage: View {
    let model: ChartModel
    let size: CGSize
    @Binding var position: ChartScrollState
    let motion: ChartMotion
    let session: ChartInputSession
    let date: Date
    let scrollingBegan: () -> Void
    @State private var showsTable = false
    @Environment(\.self) private var environment

    var body: some View {
        let layout = self.layout
        let annotations = AnnotationLayout(layout)
        let scales = ChartScales(
            x: layout.x, y: layout.y, xData: model.x, yData: model.y,
            angleTotal: model.isPie ? SectorPaths(model, plot: layout.plot.size).total : 0)
        let isDescribed = ChartInput.isDescribed(layout)
        ZStack(alignment: .topLeading) {
            layers(model.configuration.backgrounds, layout, scales)
            plot(layout, annotations)
            input(layout, scales)
            ForEach(Array((layout.placedViews + annotations.views).enumerated()), id: \.offset) {
                _, placed in
                placed.view
                    .environment(\.layoutDirection, environment.layoutDirection)
                    .frame(width: placed.frame.width, height: placed.frame.height)
                    .offset(x: placed.frame.minX, y: placed.frame.minY)
            }
            ChartElements(layout: layout)
            layers(model.configuration.overlays, layout, scales)
            if showsTable { table(layout) }
        }
        .frame(width: size.width, height: size.height, alignment: .topLeading)
        .environment(\.layoutDirection, .leftToRight)
        .fallbackContextMenu {
            if isDescribed { Button("Show Data as Table") { showsTable = true } }
        }
    }

    /// The layout at the date that is shown.
    private var layout: ChartLayout {
        let blend = motion.advance(to: date)
        var windows = position.windows(model)
        session.settle(&windows, at: date)
        let layout = ChartLayout(
            model, size: size, environment: environment, scrolled: windows, blend: blend, texts: motion.texts)
        motion.didLayOut(layout)
        return layout
    }

    private func table(_ layout: ChartLayout) -> some View {
        let described = environment.chartDescriptor.map { ChartTableData($0.makeChartDescriptor()) }
        let data = described ?? ChartTableData(layout)
        return Color.clear.frame(width: 0, height: 0)
            .sheet(isPresented: $showsTable) {
                ChartTable(data: data).environment(\.layoutDirection, environment.layoutDirection)
            }
    }

    /// The plot and the axes, as styles change them, and what is around.
    @ViewBuilder
    private func plot(_ layout: ChartLayout, _ annotations: AnnotationLayout) -> some View {
        let configuration = model.configuration
        let styles: [(ChartCanvas.Part, CGRect, ((AnyView) -> AnyView)?)] = [
            (.xAxis, layout.xAxisFrame, configuration.x.style),
            (.yAxis, layout.yAxisFrame, configuration.y.style),
            (.plot, layout.plot, configuration.plotStyle),
        ]
        let own = styles.filter { $0.2 != nil }
        ForEach(Array(own.enumerated()), id: \.offset) { _, styled in
            styled.2?(
                AnyView(
                    Color.clear.overlay(alignment: .topLeading) {
                        ChartCanvas(layout: layout, annotations: annotations, part: styled.0)
                            .offset(x: -styled.1.minX, y: -styled.1.minY)
                    })
            )
            .frame(width: styled.1.width, height: styled.1.height)
            .offset(x: styled.1.minX, y: styled.1.minY)
        }
        ChartCanvas(
            layout: layout, annotations: annotations, part: own.reduce(.all) { $0.subtracting($1.0) })
    }

    @ViewBuilder
    private func input(_ layout: ChartLayout, _ scales: ChartScales) -> some View {
        let selections = ChartSelections(model.configuration)
        let input = ChartInput(
            layout: layout, scales: scales, selections: selections, session: session,
            gesture: model.configuration.gesture.map { gesture in
                {
                    gesture(proxy(layout, scales, nil))
                }
            }, showTable: { showsTable = true }
        ) {
            position.scroll(model, x: $0, y: $1)
            if session.settling != nil { scrollingBegan() }
        }
        if input.takesPointer || ChartInput.isDescribed(layout) {
            ChartInputSurface(input: input).id(input.takesPointer)
        }
    }

    /// What views of the app are told. They count from their leading edge.
    private func proxy(_ layout: ChartLayout, _ scales: ChartScales, _ plotFrame: Anchor<CGRect>?) -> ChartProxy {
        var scales = scales
        if layout.isRightToLeft { scales.mirror(in: layout.plot.width) }
        return ChartProxy(
            scales: scales, plot: layout.leadingPlot, plotFrame: plotFrame, model: model,
            selections: ChartSelections(model.configuration), isMirrored: layout.isRightToLeft)
    }

    @ViewBuilder
    private func layers(
        _ layers: [ChartConfiguration.ChartLayerContent], _ layout: ChartLayout, _ scales: ChartScales
    ) -> some View {
        if !layers.isEmpty {
            Color.clear
                .frame(width: layout.plot.width, height: layout.plot.height)
                .offset(x: layout.plot.minX, y: layout.plot.minY)
                .frame(width: size.width, height: size.height, alignment: .topLeading)
                .allowsHitTesting(false)
                .anchorPreference(key: PlotAnchorKey.self, value: .rect(layout.leadingPlot)) { $0 }
                .overlayPreferenceValue(PlotAnchorKey.self) { anchor in
                    let proxy = proxy(layout, scales, anchor)
                    ForEach(Array(layers.enumerated()), id: \.offset) { _, layer in
                        ChartLayerView(content: layer.content, proxy: proxy)
                            .environment(\.layoutDirection, environment.layoutDirection)
                            .frame(width: size.width, height: size.height, alignment: layer.alignment)
                    }
                }
        }
    }
}

/// Hears of the pointer and the keyboard. A view of its own, so that a selected value changes nothing else.
private struct ChartInputSurface: View {
    let input: ChartInput

    var body: some View {
        let summary = ChartSummary(input.layout)
        let selection = summary.selection
        InputSurface(
            label: summary.label, value: summary.words(selection), isFocusable: true,
            takesPointer: input.takesPointer, actions: input.actions)
    }
}

/// A view of the app behind or over a chart. What it reads changes nothing else.
private struct ChartLayerView: View {
    let content: (ChartProxy) -> AnyView
    let proxy: ChartProxy

    var body: some View { content(proxy) }
}

private struct PlotAnchorKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }

    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
    }
}

/// Which part of the scales a scrolled chart shows.
struct ChartScrollState: Equatable {
    private var x: Double?
    private var y: Double?

    /// The parts that are shown; nil: the chart doesn't scroll along the axis.
    @MainActor
    func windows(_ model: ChartModel) -> (x: ChartLayout.ScrollWindow?, y: ChartLayout.ScrollWindow?) {
        let axes = model.configuration.scrollableAxes
        return (
            axes.contains(.horizontal) ? window(model.configuration.x, model.xBase, model.x, x) : nil,
            axes.contains(.vertical) ? window(model.configuration.y, model.yBase, model.y, y) : nil
        )
    }

    private func window(
        _ configuration: AxisConfiguration, _ base: BaseScale, _ data: AxisData, _ scrolled: Double?
    ) -> ChartLayout.ScrollWindow {
        let (low, high) = (min(base.start, base.end), max(base.start, base.end))
        // Without a length about a third is seen.
        let length = min(configuration.visibleLength ?? (high - low) / 3, high - low)
        func number(_ datum: _ChartDatum) -> Double? {
            if case .category(let name) = datum {
                return data.knownNumber(of: name).map { Double($0) - 0.5 }
            }
            return datum.double
        }
        let start =
            (configuration.scrollPosition.flatMap { number($0.get()) })
            ?? scrolled ?? configuration.initialPosition.flatMap(number) ?? low
        return ChartLayout.ScrollWindow(start: min(max(start, low), high - length), length: length)
    }

    /// Shows another part.
    @MainActor
    mutating func scroll(_ model: ChartModel, x newX: Double?, y newY: Double?) {
        if let newX {
            x = newX
            Self.tell(model.configuration.x.scrollPosition, newX, model.x)
        }
        if let newY {
            y = newY
            Self.tell(model.configuration.y.scrollPosition, newY, model.y)
        }
    }

    private static func tell(_ target: ChartScrollTarget?, _ start: Double, _ data: AxisData) {
        guard let target,
            let datum = data.datum(data.kind == .category ? (start + 0.5).rounded() : start)
        else {
            return
        }
        target.set(datum)
    }
}
