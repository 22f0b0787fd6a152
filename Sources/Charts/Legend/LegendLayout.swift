import SwiftUI

/// An entry of a legend: a series with its colour, symbol and line.
struct LegendEntry: Equatable {
    var name: String
    var text: Text
    var style: AnyShapeStyle?
    var symbol: MarkSymbol?
    var stroke: StrokeStyle?
    var textSize = CGSize.zero
    /// Whether the name is cut off at its end.
    var isTruncated = false
    var frame = CGRect.zero
}

/// The entries of a legend with their places.
@MainActor
struct LegendLayout {
    enum Content {
        case entries([LegendEntry])
        case gradient(GradientLegend)
        case view(AnyView)
    }

    static let swatch: CGFloat = 10
    private static let gap: CGFloat = 5
    private static let between: CGFloat = 14

    private(set) var content: Content
    private(set) var size: CGSize
    private let position: AnnotationPosition.Kind
    private let alignment: Alignment?
    private let spacing: CGFloat

    /// nil: there is nothing to explain.
    init?(_ model: ChartModel, environment: EnvironmentValues, available: CGSize) {
        self.init(
            LegendEntries(model).entries, model.colors, model.configuration.legend, environment: environment,
            available: available)
    }

    /// nil: there are no entries, and no numbers that colours stand for.
    init?(
        _ entries: [LegendEntry], _ colors: ColorScale, _ configuration: LegendConfiguration,
        environment: EnvironmentValues, available: CGSize
    ) {
        guard configuration.visibility != .hidden else { return nil }
        position = configuration.position.kind == .automatic ? .bottom : configuration.position.kind
        alignment = configuration.alignment
        spacing = configuration.spacing ?? 8
        if let view = configuration.content {
            content = .view(view)
            size = view.measure(in: environment, proposal: ProposedViewSize(width: available.width, height: nil))
            return
        }
        let isColumn = position == .leading || position == .trailing
        if entries.isEmpty {
            guard let gradient = GradientLegend(colors, environment: environment, isColumn: isColumn) else {
                return nil
            }
            content = .gradient(gradient)
            size = gradient.size
            return
        }
        var placed = entries
        size = Self.arrange(&placed, width: isColumn ? 0 : available.width, environment)
        content = .entries(placed)
    }

    /// Places entries in lines as wide as there is room.
    private static func arrange(
        _ entries: inout [LegendEntry], width: CGFloat, _ environment: EnvironmentValues
    ) -> CGSize {
        var (x, y, line, widest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        for index in entries.indices {
            entries[index].text = entries[index].text.font(.caption)
            let text = entries[index].text.measure(in: environment)
            entries[index].textSize = text
            let mark = entries[index].stroke == nil ? swatch : swatch * 2
            var length = mark + gap + text.width
            if width > mark + gap, length > width {
                // A name that is longer than a line is cut off at its end.
                length = width
                entries[index].textSize.width = width - mark - gap
                entries[index].isTruncated = true
            }
            if x > 0, x + length > width {
                x = 0
                y += line + 4
                line = 0
            }
            entries[index].frame = CGRect(x: x, y: y, width: length, height: text.height)
            x += length + between
            line = max(line, text.height)
            widest = max(widest, x - between)
        }
        return CGSize(width: widest, height: y + line)
    }

    /// The legend's frame; its space is taken away.
    func place(in free: inout CGRect) -> CGRect {
        if position == .overlay {
            return alignedFrame(in: free, alignment ?? .center)
        }
        let edge: CGRectEdge =
            switch position {
            case .leading: .minXEdge
            case .trailing: .maxXEdge
            case .top, .topLeading, .topTrailing: .minYEdge
            default: .maxYEdge
            }
        let isLevel = edge == .minYEdge || edge == .maxYEdge
        let length = (isLevel ? size.height : size.width) + spacing
        let parts = free.divided(atDistance: min(length, isLevel ? free.height : free.width), from: edge)
        free = parts.remainder
        var band = parts.slice
        switch edge {
        case .minYEdge: band.size.height -= spacing
        case .maxYEdge:
            band.origin.y += spacing
            band.size.height -= spacing
        case .minXEdge: band.size.width -= spacing
        case .maxXEdge:
            band.origin.x += spacing
            band.size.width -= spacing
        @unknown default: break
        }
        return alignedFrame(in: band, alignment ?? automaticAlignment)
    }

    private var automaticAlignment: Alignment {
        switch position {
        case .topTrailing, .bottomTrailing: .trailing
        case .leading, .trailing: .top
        default: .leading
        }
    }

    private func alignedFrame(in band: CGRect, _ alignment: Alignment) -> CGRect {
        let width = min(size.width, band.width)
        let x: CGFloat =
            switch alignment.horizontal {
            case .leading: band.minX
            case .trailing: band.maxX - width
            default: band.midX - width / 2
            }
        let y: CGFloat =
            switch alignment.vertical {
            case .top: band.minY
            case .bottom: band.maxY - size.height
            default: band.midY - size.height / 2
            }
        return CGRect(x: x, y: y, width: width, height: size.height)
    }
}

/// Gathers what a legend has to explain; encodings of the same values share an entry.
@MainActor
struct LegendEntries {
    private(set) var entries: [LegendEntry] = []

    init(_ model: ChartModel) {
        self.init(model.colors)
        for number in 0..<model.symbols.data.discreteCount {
            add(model.symbols.data.discreteDatum(number)) { $0.symbol = model.symbols.symbol(for: Double(number)) }
        }
        for number in 0..<model.lines.data.discreteCount {
            add(model.lines.data.discreteDatum(number)) { $0.stroke = model.lines.style(for: Double(number)) }
        }
    }

    /// What colours alone tell apart.
    init(_ colors: ColorScale) {
        guard !colors.isContinuous else { return }
        for number in 0..<colors.data.discreteCount {
            add(colors.data.discreteDatum(number)) { $0.style = colors.style(for: Double(number)) }
        }
    }

    private mutating func add(_ datum: _ChartDatum?, _ change: (inout LegendEntry) -> Void) {
        let name: String
        switch datum {
        case .category(let category): name = category
        case .number(let value): name = value.formatted()
        case .date(let seconds): name = Date(seconds).formatted(date: .abbreviated, time: .omitted)
        case nil: return
        }
        if let index = entries.firstIndex(where: { $0.name == name }) {
            change(&entries[index])
        } else {
            var entry = LegendEntry(name: name, text: Text(verbatim: name))
            change(&entry)
            entries.append(entry)
        }
    }
}

/// A legend of numbers that are told apart by colour.
@MainActor
struct GradientLegend {
    let stops: [Color]
    let labels: [(text: Text, place: CGFloat, size: CGSize)]
    let size: CGSize
    let bar: CGRect
    let isColumn: Bool

    init?(_ scale: ColorScale, environment: EnvironmentValues, isColumn: Bool) {
        guard scale.isContinuous, scale.low <= scale.high, scale.low.isFinite, scale.high.isFinite else { return nil }
        self.isColumn = isColumn
        stops = scale.stops
        let isDate = scale.data.kind == .date
        let values =
            isDate
            ? [scale.low, scale.high] : NumberTicks.linear(scale.low, scale.high, count: 3).values
        let writer = AxisTextWriter(
            kind: isDate ? .date : .number, positions: values,
            step: values.count > 1 ? values[1] - values[0] : 0, dateStep: nil, calendar: environment.calendar,
            locale: environment.locale, isPercent: false)
        let difference = scale.high - scale.low
        let texts = values.map { value in
            let text = Text(verbatim: writer.text(for: value, isDate ? .date(value) : .number(value))).font(.caption)
            return (text, text.measure(in: environment))
        }
        let textHeight = texts.map(\.1.height).max() ?? 0
        let textWidth = texts.map(\.1.width).max() ?? 0
        // So long that the numbers below it stay apart.
        let step = values.count > 1 && difference > 0 ? (values[1] - values[0]) / difference : 1
        let length = isColumn ? 140 : min(320, max(140, (textWidth + 8) / CGFloat(max(step, 0.1))))
        labels = zip(values, texts).map { value, text in
            (text.0, (difference > 0 ? (value - scale.low) / difference : 0.5) * length, text.1)
        }
        if isColumn {
            size = CGSize(width: 10 + 5 + textWidth, height: length + textHeight)
            bar = CGRect(x: 0, y: textHeight / 2, width: 10, height: length)
        } else {
            size = CGSize(width: length + textWidth, height: 8 + 3 + textHeight)
            bar = CGRect(x: textWidth / 2, y: 0, width: length, height: 8)
        }
    }
}
