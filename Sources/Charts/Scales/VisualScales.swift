import SwiftUI

/// Turns values into styles.
@MainActor
struct ColorScale {
    let data: AxisData
    let configuration: EncodingConfiguration<AnyShapeStyle>
    let isContinuous: Bool
    let low: Double
    let high: Double

    /// The colours of series, in an order in which neighbours differ in brightness as well as in hue.
    static let palette: [Color] = [.blue, .orange, .purple, .green, .red, .yellow, .brown, .teal, .pink, .indigo]

    /// The colours of numbers, from low to high.
    static let gradient: [Color] = [
        Color(red: 0.93, green: 0.92, blue: 0.55), Color(red: 0.35, green: 0.76, blue: 0.55),
        Color(red: 0.16, green: 0.55, blue: 0.60), Color(red: 0.21, green: 0.33, blue: 0.60),
        Color(red: 0.24, green: 0.13, blue: 0.42),
    ]

    init(_ data: AxisData, _ configuration: EncodingConfiguration<AnyShapeStyle>) {
        self.data = data
        self.configuration = configuration
        isContinuous = data.kind == .number || data.kind == .date
        var limits = (data.lowest, data.highest)
        if case .values(let values) = configuration.domain?.kind {
            let numbers = values.compactMap(\.double)
            if let first = numbers.first, let last = numbers.last { limits = (first, last) }
        }
        (low, high) = limits
    }

    /// The colours of the gradient, if all styles are colours.
    var stops: [Color] {
        guard let range = configuration.range else { return Self.gradient }
        return range.compactMap(\.color)
    }

    /// The style of a value.
    func style(for value: Double) -> AnyShapeStyle {
        if let mapping = configuration.mapping, let datum = data.datum(value), let style = mapping(datum) {
            return style
        }
        if isContinuous, !value.isNaN, configuration.range == nil || configuration.range?.count != data.values.count {
            return AnyShapeStyle(color(at: value))
        }
        guard value.isFinite, value >= 0 else { return AnyShapeStyle(Color.gray) }
        let number = Int(value)
        if let range = configuration.range, !range.isEmpty { return range[number % range.count] }
        return AnyShapeStyle(Self.palette[number % Self.palette.count])
    }

    private func color(at value: Double) -> Color {
        let stops = stops
        guard let first = stops.first, let last = stops.last else { return .gray }
        guard high > low, value.isFinite else { return first }
        let type = configuration.type ?? .linear
        let (start, end) = (type.forward(low), type.forward(high))
        let place = (type.forward(value) - start) / (end - start) * Double(stops.count - 1)
        guard place > 0 else { return first }
        guard place < Double(stops.count - 1) else { return last }
        let index = Int(place)
        return stops[index].mix(with: stops[index + 1], by: place - Double(index), in: .device)
    }
}

/// Turns values into symbols.
@MainActor
struct SymbolScale {
    let data: AxisData
    let configuration: EncodingConfiguration<MarkSymbol>

    private static let shapes: [BasicChartSymbolShape] = [
        .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
    ]
    /// The numbers of values in an explicit domain.
    private let order: [_ChartDatum: Int]

    init(_ data: AxisData, _ configuration: EncodingConfiguration<MarkSymbol>) {
        self.data = data
        self.configuration = configuration
        order = configuration.order
    }

    /// The symbol of the value with a number.
    func symbol(for number: Double) -> MarkSymbol {
        guard number >= 0 else { return .shape(BasicChartSymbolShape.circle) }
        let datum = data.discreteDatum(Int(number))
        if let mapping = configuration.mapping, let datum, let symbol = mapping(datum) { return symbol }
        let index = datum.flatMap { order[$0] } ?? Int(number)
        if let range = configuration.range, !range.isEmpty { return range[index % range.count] }
        return .shape(Self.shapes[index % Self.shapes.count])
    }
}

/// Turns values into areas of symbols.
@MainActor
struct SizeScale {
    let data: AxisData
    let configuration: EncodingConfiguration<CGFloat>
    private let order: [_ChartDatum: Int]

    init(_ data: AxisData, _ configuration: EncodingConfiguration<CGFloat>) {
        self.data = data
        self.configuration = configuration
        order = configuration.order
    }

    /// The area for a value.
    func area(for value: Double) -> CGFloat {
        if let mapping = configuration.mapping, let datum = data.datum(value), let area = mapping(datum) { return area }
        let range = configuration.range ?? [0, 300]
        guard value.isFinite, let first = range.first, let last = range.last else { return 0 }
        if data.kind == .category {
            let number = data.datum(value).flatMap { order[$0] } ?? Int(value)
            if range.count > 2 { return range[number % range.count] }
            let count = max(1, data.categories.count)
            return first + (last - first) * CGFloat(number + 1) / CGFloat(count)
        }
        var (low, high) = (min(0, data.lowest), data.highest)
        if case .values(let values) = configuration.domain?.kind {
            let numbers = values.compactMap(\.double)
            (low, high) = (numbers.first ?? low, numbers.last ?? high)
        }
        guard high > low else { return last }
        let type = configuration.type ?? .linear
        let part = (type.forward(value) - type.forward(low)) / (type.forward(high) - type.forward(low))
        return part.isFinite ? first + (last - first) * min(max(part, 0), 1) : first
    }
}

/// Turns values into line styles.
@MainActor
struct LineScale {
    let data: AxisData
    let configuration: EncodingConfiguration<StrokeStyle>
    private static let dashes: [[CGFloat]] = [[], [6, 3], [2, 3], [8, 3, 2, 3], [12, 4], [4, 2, 1, 2, 1, 2]]
    private let order: [_ChartDatum: Int]

    init(_ data: AxisData, _ configuration: EncodingConfiguration<StrokeStyle>) {
        self.data = data
        self.configuration = configuration
        order = configuration.order
    }

    /// The style of the value with a number.
    func style(for number: Double) -> StrokeStyle {
        let datum = number >= 0 ? data.discreteDatum(Int(number)) : nil
        if let mapping = configuration.mapping, let datum, let style = mapping(datum) { return style }
        let index = datum.flatMap { order[$0] } ?? max(0, Int(number))
        if let range = configuration.range, !range.isEmpty { return range[index % range.count] }
        return StrokeStyle(lineWidth: 2, lineCap: .butt, lineJoin: .round, dash: Self.dashes[index % Self.dashes.count])
    }
}

extension EncodingConfiguration {
    /// The places of values in an explicit domain.
    var order: [_ChartDatum: Int] {
        guard case .values(let values) = domain?.kind else { return [:] }
        return Dictionary(values.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }
}

extension AxisData {
    /// The value with a number, in an encoding that tells values apart.
    func discreteDatum(_ number: Int) -> _ChartDatum? {
        if kind == .category { return category(Double(number)).map { .category($0) } }
        return values.indices.contains(number) ? datum(values[number]) : nil
    }

    /// How many different values there are.
    var discreteCount: Int { kind == .category ? categories.count : values.count }
}
