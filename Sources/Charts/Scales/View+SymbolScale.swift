import SwiftUI

extension View {
    /// Sets the symbols for values; the legend follows the order.
    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        chartConfiguration { $0.symbols.set(pairs: mapping) { MarkSymbol.shape($0) } }
    }

    /// Sets the values that get the symbols, in their order.
    nonisolated public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chartConfiguration { $0.symbols.set(domain: domain, type: type) }
    }

    /// Sets the symbols that values get one after the other.
    nonisolated public func chartSymbolScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        chartConfiguration { $0.symbols.set(range: range._visualValues.map { MarkSymbol.shape($0) }, type: type) }
    }

    /// Sets the values, and the symbols that they get.
    nonisolated public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        chartConfiguration {
            $0.symbols.set(domain: domain, type: type)
            $0.symbols.set(range: range._visualValues.map { MarkSymbol.shape($0) }, type: type)
        }
    }

    /// Sets the symbols by a function of the value.
    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chartConfiguration { $0.symbols.set { MarkSymbol.shape(mapping($0)) } }
    }

    /// Sets the values, and the symbols by a function of the value.
    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View {
        chartConfiguration {
            $0.symbols.set(domain: domain, type: nil)
            $0.symbols.set { MarkSymbol.shape(mapping($0)) }
        }
    }
}
