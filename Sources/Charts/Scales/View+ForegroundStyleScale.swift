import SwiftUI

extension View {
    /// Sets the styles for values; the legend follows the order.
    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        chartConfiguration { $0.colors.set(pairs: mapping) { AnyShapeStyle($0) } }
    }

    /// Sets the values that get the styles, in their order.
    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
        -> some View
    {
        chartConfiguration { $0.colors.set(domain: domain, type: type) }
    }

    /// Sets the styles that values get one after the other.
    nonisolated public func chartForegroundStyleScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        chartConfiguration { $0.colors.set(range: range._visualValues.map { AnyShapeStyle($0) }, type: type) }
    }

    /// Sets the values, and the styles that they get.
    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        chartConfiguration {
            $0.colors.set(domain: domain, type: type)
            $0.colors.set(range: range._visualValues.map { AnyShapeStyle($0) }, type: type)
        }
    }

    /// Sets the styles by a function of the value.
    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chartConfiguration { $0.colors.set { AnyShapeStyle(mapping($0)) } }
    }

    /// Sets the values, and the styles by a function of the value.
    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View {
        chartConfiguration {
            $0.colors.set(domain: domain, type: nil)
            $0.colors.set { AnyShapeStyle(mapping($0)) }
        }
    }
}
