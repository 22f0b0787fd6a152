import SwiftUI

extension View {
    /// Sets what the horizontal scale of charts covers.
    nonisolated public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chartConfiguration { $0.x.setScale(domain: domain, type: type) }
    }

    /// Sets what the horizontal scale of charts covers, and the places it goes over.
    nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chartConfiguration { $0.x.setScale(domain: domain, range: range, type: type) }
    }

    /// Sets the places that the horizontal scale of charts goes over.
    nonisolated public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chartConfiguration { $0.x.setScale(range: range, type: type) }
    }

    /// Sets how the horizontal scale of charts turns values into places.
    nonisolated public func chartXScale(type: ScaleType?) -> some View {
        chartConfiguration { $0.x.type = type }
    }

    /// Sets what the vertical scale of charts covers.
    nonisolated public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chartConfiguration { $0.y.setScale(domain: domain, type: type) }
    }

    /// Sets what the vertical scale of charts covers, and the places it goes over.
    nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chartConfiguration { $0.y.setScale(domain: domain, range: range, type: type) }
    }

    /// Sets the places that the vertical scale of charts goes over.
    nonisolated public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chartConfiguration { $0.y.setScale(range: range, type: type) }
    }

    /// Sets how the vertical scale of charts turns values into places.
    nonisolated public func chartYScale(type: ScaleType?) -> some View {
        chartConfiguration { $0.y.type = type }
    }
}

extension AxisConfiguration {
    mutating func setScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType?) {
        self.domain = domain._domain
        if let type { self.type = type }
    }

    mutating func setScale<Range: PositionScaleRange>(range: Range, type: ScaleType?) {
        self.range = range._positions
        if let type { self.type = type }
    }

    mutating func setScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType?
    ) {
        setScale(domain: domain, type: type)
        self.range = range._positions
    }
}
