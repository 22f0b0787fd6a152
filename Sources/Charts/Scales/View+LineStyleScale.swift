import SwiftUI

extension View {
    /// Sets the line styles for values; the legend follows the order.
    nonisolated public func chartLineStyleScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, StrokeStyle>
    ) -> some View {
        chartConfiguration { $0.lines.set(pairs: mapping) { $0 } }
    }

    /// Sets the values that get the line styles, in their order.
    nonisolated public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
        -> some View
    {
        chartConfiguration { $0.lines.set(domain: domain, type: type) }
    }

    /// Sets the line styles that values get one after the other.
    nonisolated public func chartLineStyleScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == StrokeStyle {
        chartConfiguration { $0.lines.set(range: range._visualValues.map { $0 }, type: type) }
    }

    /// Sets the values, and the line styles that they get.
    nonisolated public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == StrokeStyle {
        chartConfiguration {
            $0.lines.set(domain: domain, type: type)
            $0.lines.set(range: range._visualValues.map { $0 }, type: type)
        }
    }

    /// Sets the line styles by a function of the value.
    nonisolated public func chartLineStyleScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> StrokeStyle
    ) -> some View {
        chartConfiguration { $0.lines.set { mapping($0) } }
    }

    /// Sets the values, and the line styles by a function of the value.
    nonisolated public func chartLineStyleScale<DataValue: Plottable>(
        domain: [DataValue], mapping: @escaping (DataValue) -> StrokeStyle
    ) -> some View {
        chartConfiguration {
            $0.lines.set(domain: domain, type: nil)
            $0.lines.set { mapping($0) }
        }
    }
}
