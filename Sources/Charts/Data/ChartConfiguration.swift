import SwiftUI

/// What modifiers say about the charts below them.
struct ChartConfiguration {
    var x = AxisConfiguration()
    var y = AxisConfiguration()
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
