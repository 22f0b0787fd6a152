import SwiftUI

/// The scales of a chart that has a size.
struct ChartScales {
    var x: PositionScale
    var y: PositionScale
    var xData: AxisData
    var yData: AxisData
    /// What a full turn of a pie stands for; 0: there is none.
    var angleTotal: Double

    /// Counts places along the horizontal axis from the right.
    mutating func mirror(in width: CGFloat) { x.setRange(width - x.from, width - x.to) }

    /// Where a value is.
    func position(_ datum: _ChartDatum, _ scale: PositionScale, _ data: AxisData) -> CGFloat? {
        guard let number = number(datum, scale, data) else { return nil }
        let place = scale.position(number)
        return place.isFinite ? place : nil
    }

    private func number(_ datum: _ChartDatum, _ scale: PositionScale, _ data: AxisData) -> Double? {
        if case .category(let name) = datum { return data.knownNumber(of: name).map { Double($0) } }
        return datum.kind == scale.kind ? datum.double : nil
    }

    /// The places that a value takes up.
    func range(_ datum: _ChartDatum, _ scale: PositionScale, _ data: AxisData) -> ClosedRange<
        CGFloat
    >? {
        guard let number = number(datum, scale, data) else { return nil }
        let half = scale.kind == .category ? 0.5 : 0
        let (a, b) = (scale.position(number - half), scale.position(number + half))
        guard a.isFinite, b.isFinite else { return nil }
        return min(a, b)...max(a, b)
    }

    /// The value at a place. Beyond the ends of a scale of categories is none.
    func datum(_ position: CGFloat, _ scale: PositionScale, _ data: AxisData) -> _ChartDatum? {
        let number = scale.value(at: position)
        guard number.isFinite else { return nil }
        switch scale.kind {
        case .number: return .number(number)
        case .date: return .date(number)
        case .category: return data.category(number).map { .category($0) }
        }
    }

    /// The categories of a scale, or its limits.
    func domain(_ scale: PositionScale, _ data: AxisData) -> [_ChartDatum] {
        switch scale.kind {
        case .number: [.number(scale.start), .number(scale.end)]
        case .date: [.date(scale.start), .date(scale.end)]
        case .category: data.categories.map { .category($0) }
        }
    }
}

extension AxisData {
    /// The number of a value in an encoding that tells values apart.
    func discreteNumber(of datum: _ChartDatum) -> Int? {
        guard kind == datum.kind else { return nil }
        if case .category(let name) = datum { return knownNumber(of: name) }
        return datum.double.flatMap { values.firstIndex(of: $0) }
    }
}
