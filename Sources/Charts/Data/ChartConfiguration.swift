import SwiftUI

/// What modifiers say about the charts below them.
struct ChartConfiguration {
    var x = AxisConfiguration()
    var y = AxisConfiguration()
    /// The axis in depth of charts in space.
    var z = AxisConfiguration()
    var colors = EncodingConfiguration<AnyShapeStyle>()
    var symbols = EncodingConfiguration<MarkSymbol>()
    var sizes = EncodingConfiguration<CGFloat>()
    var lines = EncodingConfiguration<StrokeStyle>()
    var legend = LegendConfiguration()
    var plotStyle: ((AnyView) -> AnyView)?
    var backgrounds: [ChartLayerContent] = []
    var overlays: [ChartLayerContent] = []
    var angleSelection: SelectionTarget?
    var scrollableAxes: Axis.Set = []
    var scrollBehavior: (any ChartScrollTargetBehavior)?
    /// Makes the gesture that takes the place of selecting by dragging.
    var gesture: ((ChartProxy) -> GestureDriver)?

    /// A view behind or over charts.
    struct ChartLayerContent {
        var alignment: Alignment
        var content: (ChartProxy) -> AnyView
    }
}

/// What modifiers say about an axis.
struct AxisConfiguration {
    var visibility = Visibility.automatic
    var content: [AxisMarksDescription]?
    var labels: [AxisTitle] = []
    var style: ((AnyView) -> AnyView)?
    var domain: _ScaleDomain?
    var range: _PositionRange?
    var type: ScaleType?
    var selection: SelectionTarget?
    var rangeSelection: RangeSelectionTarget?
    /// How much of the scale is shown, in its numbers.
    var visibleLength: Double?
    var scrollPosition: ChartScrollTarget?
    var initialPosition: _ChartDatum?
}

extension AxisConfiguration {
    /// Adds a title.
    mutating func addTitle(
        _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?, _ content: some View
    ) {
        labels.append(
            AxisTitle(
                position: position, alignment: alignment, spacing: spacing, content: AnyView(content),
                text: content as? Text))
    }
}

/// A title of an axis.
struct AxisTitle {
    var position: AnnotationPosition
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView
    /// The title if it is a text.
    var text: Text?
}

/// How values become colours, symbols, sizes or line styles.
struct EncodingConfiguration<Visual> {
    var domain: _ScaleDomain?
    var range: [Visual]?
    /// What single values become.
    var mapping: ((_ChartDatum) -> Visual?)?
    var type: ScaleType?
}

extension EncodingConfiguration {
    /// What single values become, in their order.
    mutating func set<Value: Plottable, Own>(pairs: KeyValuePairs<Value, Own>, _ visual: (Own) -> Visual) {
        domain = _ScaleDomain(kind: .values(pairs.map { $0.key.datum }))
        range = pairs.map { visual($0.value) }
    }

    mutating func set(domain: some ScaleDomain, type: ScaleType?) {
        self.domain = domain._domain
        if let type { self.type = type }
    }

    mutating func set(range: [Visual], type: ScaleType?) {
        self.range = range
        if let type { self.type = type }
    }

    /// What values become by a function.
    mutating func set<Value: Plottable>(mapping: @escaping (Value) -> Visual) {
        self.mapping = { Value(datum: $0).map(mapping) }
    }
}

/// What modifiers say about legends.
struct LegendConfiguration {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
}

/// Where a selected value goes.
struct SelectionTarget {
    var get: () -> _ChartDatum?
    var set: (_ChartDatum?) -> Void
}

/// Where a selected interval goes.
struct RangeSelectionTarget {
    var get: () -> (_ChartDatum, _ChartDatum)?
    var set: ((_ChartDatum, _ChartDatum)?) -> Void
}

/// Where the position of a scrolled chart comes from and goes to.
struct ChartScrollTarget {
    var get: () -> _ChartDatum
    var set: (_ChartDatum) -> Void
}

private struct ChartConfigurationKey: EnvironmentKey {
    static var defaultValue: ChartConfiguration { ChartConfiguration() }
}

extension EnvironmentValues {
    /// What modifiers say about charts.
    var chartConfiguration: ChartConfiguration {
        get { self[ChartConfigurationKey.self] }
        set { self[ChartConfigurationKey.self] = newValue }
    }
}

extension View {
    /// Changes what is said about charts below.
    nonisolated func chartConfiguration(_ change: @escaping (inout ChartConfiguration) -> Void)
        -> some View
    {
        transformEnvironment(\.chartConfiguration, transform: change)
    }
}
