import SwiftUI

extension View {
    /// Sets the areas of symbols for values.
    nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, CGFloat>
    ) -> some View {
        chartConfiguration { $0.sizes.set(pairs: mapping) { $0 } }
    }

    /// Sets the values that get the areas of symbols, in their order.
    nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
        -> some View
    {
        chartConfiguration { $0.sizes.set(domain: domain, type: type) }
    }

    /// Sets the areas of symbols that values get one after the other.
    nonisolated public func chartSymbolSizeScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        chartConfiguration { $0.sizes.set(range: range._visualValues.map { $0 }, type: type) }
    }

    /// Sets the values, and the areas of symbols that they get.
    nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        chartConfiguration {
            $0.sizes.set(domain: domain, type: type)
            $0.sizes.set(range: range._visualValues.map { $0 }, type: type)
        }
    }

    /// Sets the areas of symbols by a function of the value.
    nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> CGFloat
    ) -> some View {
        chartConfiguration { $0.sizes.set { mapping($0) } }
    }

    /// Sets the values, and the areas of symbols by a function of the value.
    nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
        domain: [DataValue], mapping: @escaping (DataValue) -> CGFloat
    ) -> some View {
        chartConfiguration {
            $0.sizes.set(domain: domain, type: nil)
            $0.sizes.set { mapping($0) }
        }
    }
}
