import SwiftUI

/// One value of an axis with what stands there.
struct ResolvedAxisMark {
    /// The number on the scale.
    var position: Double
    /// The number of the next value, for what is centred between both.
    var next: Double
    var parts: [_AxisPart]
    /// The value as it's usually written.
    var text: String
}

/// The marks of one `AxisMarks`.
struct ResolvedAxisGroup {
    var preset: AxisMarkPreset
    var position: AxisMarkPosition
    var marks: [ResolvedAxisMark]
    /// Whether labels stand between values unless they say otherwise.
    var centersLabels: Bool
    /// Whether labels stand beside their line instead of below it.
    var labelsBesideLines: Bool
}

/// Finds the values of an axis and what stands at them.
@MainActor
struct AxisResolver {
    let axis: Axis
    let configuration: AxisConfiguration
    let data: AxisData
    let calendar: Calendar
    let timeZone: TimeZone
    let locale: Locale
    let isNormalized: Bool
    /// Whether there are values along the axis at all.
    let isUsed: Bool
    /// How numbers were written before.
    let texts: ChartTexts

    private static let mostCategories = 250
    private static let automatic = AxisMarksDescription(
        preset: .automatic, position: .automatic, values: .automatic, parts: nil, stroke: nil, format: nil)

    /// The descriptions of what the axis consists of.
    var descriptions: [AxisMarksDescription] {
        if configuration.visibility == .hidden { return [] }
        return configuration.content ?? (isUsed ? [Self.automatic] : [])
    }

    /// Moves the limits of a scale to round numbers, as its marks ask for.
    func round(_ base: inout BaseScale, count: Int) {
        guard base.kind != .category, base.type.kind != .log || base.roundsStart else { return }
        let values = descriptions.first?.values ?? .automatic
        let (low, high) = (min(base.start, base.end), max(base.start, base.end))
        // The axis decides about both ends if it says anything.
        let isFree = base.roundsStart || base.roundsEnd
        let roundsLow = values.roundsLower ?? (base.kind == .number && isFree)
        let roundsHigh = values.roundsUpper ?? (base.kind == .number && isFree)
        guard roundsLow || roundsHigh else { return }
        var limits = (low, high)
        switch (values.kind, base.kind) {
        case (.automatic(let minimum, let wanted), .number):
            if base.type.kind == .log {
                guard low > 0, high.isFinite else { return }
                let upper = NumberTicks.power(Int((log10(high) - 1e-9).rounded(.up)))
                limits = (
                    max(NumberTicks.power(Int((log10(low) + 1e-9).rounded(.down))), .leastNormalMagnitude),
                    upper.isFinite ? upper : high
                )
            } else {
                limits = NumberTicks.rounded(low, high, count: wanted ?? count, minimum: minimum ?? 0)
            }
        case (.automatic(let minimum, let wanted), .date):
            let (start, end) = (Date(low), Date(high))
            let step = DateTicks.step(start, end, count: wanted ?? count, minimum: minimum ?? 0)
            let rounded = DateTicks.rounded(start, end, step: step, calendar: zoned(calendar))
            limits = (rounded.0.timeIntervalSinceReferenceDate, rounded.1.timeIntervalSinceReferenceDate)
        case (.stride(let step), _) where step > 0:
            limits = ((low / step).rounded(.down) * step, (high / step).rounded(.up) * step)
        case (.dates(let unit, let count, let own), .date):
            let rounded = DateTicks.rounded(
                Date(low), Date(high), step: DateTicks.Step(unit: unit, count: count), calendar: zoned(own ?? calendar))
            limits = (rounded.0.timeIntervalSinceReferenceDate, rounded.1.timeIntervalSinceReferenceDate)
        default: return
        }
        let start = roundsLow ? limits.0 : low
        let end = roundsHigh ? limits.1 : high
        (base.start, base.end) = base.start <= base.end ? (start, end) : (end, start)
    }

    /// The marks over what a scale shows.
    func groups(_ scale: PositionScale, count: Int) -> [ResolvedAxisGroup] {
        descriptions.map { group($0, scale, count) }
    }

    private func zoned(_ calendar: Calendar) -> Calendar {
        var calendar = calendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }

    private func group(
        _ description: AxisMarksDescription, _ scale: PositionScale, _ count: Int
    ) -> ResolvedAxisGroup {
        let (low, high) = (scale.lowest, scale.highest)
        var positions: [Double] = []
        var step = 0.0
        var dateStep: DateTicks.Step?
        switch (description.values.kind, scale.kind) {
        case (.values(let values), _):
            positions = values.compactMap { datum in
                if case .category(let name) = datum { return data.knownNumber(of: name).map { Double($0) } }
                return datum.double
            }
            if scale.kind == .number, positions.count > 1 { step = abs(positions[1] - positions[0]) }
            if scale.kind == .date, positions.count > 1 {
                dateStep = DateTicks.step(Date(positions[0]), Date(positions[1]), count: 1)
            }
        case (_, .category):
            // More than so many can't be told apart, and all would have to be measured.
            let step = max(1, (scale.categoryCount + Self.mostCategories - 1) / Self.mostCategories)
            positions = Swift.stride(from: 0, to: scale.categoryCount, by: step).map { Double($0) }
        case (.automatic(let minimum, let wanted), .number):
            let ticks = numbers(scale, low, high, wanted ?? count, minimum ?? 0)
            (positions, step) = (ticks.values, ticks.step)
        case (.automatic(let minimum, let wanted), .date):
            let unit = data.unit?.duration ?? 0
            let ticks = DateTicks.automatic(
                Date(low), Date(high), count: wanted ?? count, minimum: max(minimum ?? 0, unit),
                calendar: zoned(calendar))
            positions = ticks.dates.map(\.timeIntervalSinceReferenceDate)
            dateStep = ticks.step
        case (.stride(let size), .number):
            let ticks = NumberTicks.stride(low, high, by: size)
            (positions, step) = (ticks.values, ticks.step)
        case (.stride(let size), .date):
            let ticks = NumberTicks.stride(low, high, by: size)
            positions = ticks.values
            dateStep = DateTicks.step(Date(0), Date(size), count: 1)
        case (.dates(let unit, let count, let own), _):
            let wanted = DateTicks.Step(unit: unit, count: count)
            positions = DateTicks.stride(Date(low), Date(high), step: wanted, calendar: zoned(own ?? calendar)).dates
                .map(\.timeIntervalSinceReferenceDate)
            dateStep = wanted
        }
        let writer = AxisTextWriter(
            kind: scale.kind, positions: positions, step: step, dateStep: dateStep, calendar: zoned(calendar),
            locale: locale, isPercent: isNormalized)
        let largest = positions.reduce(0) { max($0, abs($1)) }
        var marks: [ResolvedAxisMark] = []
        for (index, position) in positions.enumerated() {
            guard let datum = data.datum(position) ?? (scale.kind == .number ? .number(position) : nil) else {
                continue
            }
            let value = AxisValue(datum: datum, index: index, count: positions.count)
            let next = index + 1 < positions.count ? positions[index + 1] : after(position, step, dateStep)
            let text = description.format?(datum) ?? self.text(position, datum, writer, largest)
            let parts = description.parts?(value) ?? usualParts(scale.kind, description.stroke)
            marks.append(ResolvedAxisMark(position: position, next: next, parts: parts, text: text))
        }
        // Names stand before what they are about, numbers behind it.
        let isNamed = axis == .vertical && scale.kind == .category && description.position.kind == .automatic
        let isUnit = dateStep.map { $0.count == 1 && $0.unit == data.unit } ?? false
        return ResolvedAxisGroup(
            preset: description.preset, position: isNamed ? .leading : description.position, marks: marks,
            centersLabels: scale.kind == .date && isUnit, labelsBesideLines: scale.kind == .date && axis == .horizontal)
    }

    private func text(
        _ position: Double, _ datum: _ChartDatum, _ writer: AxisTextWriter, _ largest: Double
    ) -> String {
        guard case .number(let value) = datum else { return writer.text(for: position, datum) }
        let key = ChartTexts.NumberKey(
            value: value, step: writer.step, largest: largest, isPercent: writer.isPercent)
        return texts.words(for: key) { writer.text(for: position, datum) }
    }

    private func numbers(
        _ scale: PositionScale, _ low: Double, _ high: Double, _ count: Int, _ minimum: Double
    ) -> NumberTicks {
        switch scale.type.kind {
        case .log: .logarithmic(low, high, count: count)
        case .symmetricLog(let slope): .symmetric(low, high, slope: slope, count: count)
        default: .linear(low, high, count: count, minimum: minimum)
        }
    }

    private func after(_ position: Double, _ step: Double, _ dateStep: DateTicks.Step?) -> Double {
        guard let dateStep else { return position + step }
        return zoned(calendar).date(
            byAdding: dateStep.unit.additive, value: dateStep.unit.weeks * dateStep.count, to: Date(position))?
            .timeIntervalSinceReferenceDate ?? position
    }

    private func usualParts(_ kind: _ChartDatum.Kind, _ stroke: StrokeStyle?) -> [_AxisPart] {
        let label = _AxisPart(kind: .label(AxisLabelDescription(content: .automatic)))
        if kind == .category { return [label] }
        let line = _AxisPart(kind: .gridLine(stroke: stroke))
        if axis == .vertical { return [line, label] }
        return [
            line, _AxisPart(kind: .tick(length: kind == .date ? .longestLabel : .automatic, stroke: stroke)), label,
        ]
    }
}

extension Date {
    init(_ seconds: Double) { self.init(timeIntervalSinceReferenceDate: seconds) }
}
