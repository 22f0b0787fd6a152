import Foundation

/// Writes the values of an axis: numbers as precisely as their distance asks for, dates by what changes between them.
struct AxisTextWriter {
    let kind: _ChartDatum.Kind
    let positions: [Double]
    let step: Double
    let dateStep: DateTicks.Step?
    let calendar: Calendar
    let locale: Locale
    let isPercent: Bool

    /// The value at a position.
    func text(for position: Double, _ datum: _ChartDatum) -> String {
        switch datum {
        case .category(let name): name
        case .number(let value): number(value)
        case .date(let seconds): date(Date(seconds))
        }
    }

    private func number(_ value: Double) -> String {
        guard value.isFinite else { return "" }
        if isPercent {
            return value.formatted(
                .percent.precision(.fractionLength(step >= 0.01 || step == 0 ? 0 : 1)).locale(locale))
        }
        let size = max(abs(positions.max() ?? 0), abs(positions.min() ?? 0))
        if size >= 1e15 || (size > 0 && size < 1e-5) {
            return value == 0
                ? 0.formatted(.number.locale(locale))
                : value.formatted(.number.notation(.scientific).precision(.significantDigits(1...4)).locale(locale))
        }
        if size >= 1e9 {
            return value.formatted(
                .number.notation(.compactName).precision(.significantDigits(1...4)).locale(locale))
        }
        guard step > 0, step.isFinite else {
            return value.formatted(.number.precision(.significantDigits(1...6)).locale(locale))
        }
        // As many digits as the step has: 0.25 needs two.
        var digits = max(0, Int((-log10(step) - 1e-9).rounded(.up)))
        let scaled = step * pow(10, Double(digits))
        if digits < 12, abs(scaled - scaled.rounded()) > 1e-6 * scaled { digits += 1 }
        return value.formatted(.number.precision(.fractionLength(min(digits, 12))).locale(locale))
    }

    private var style: Date.FormatStyle {
        Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    }

    private func date(_ date: Date) -> String {
        let parts = calendar.dateComponents([.month, .day, .hour, .minute, .second], from: date)
        switch dateStep?.unit ?? .day {
        case .era, .year, .yearForWeekOfYear: return date.formatted(style.year())
        case .month, .quarter:
            // A new year says so, if there is more than one.
            if parts.month == 1, spans(.year) { return date.formatted(style.year()) }
            return date.formatted(style.month(.abbreviated))
        case .weekOfYear, .weekOfMonth, .day, .weekday, .weekdayOrdinal, .dayOfYear:
            return date.formatted(style.month(.abbreviated).day())
        case .hour:
            if parts.hour == 0, spans(.day) { return date.formatted(style.month(.abbreviated).day()) }
            return date.formatted(style.hour())
        case .minute: return date.formatted(style.hour().minute())
        case .second: return date.formatted(style.hour().minute().second())
        default:
            return date.formatted(style.minute().second().secondFraction(.fractional(3)))
        }
    }

    /// Whether the values lie in more than one unit.
    private func spans(_ unit: Calendar.Component) -> Bool {
        guard let first = positions.first, let last = positions.last else { return false }
        return !calendar.isDate(Date(first), equalTo: Date(last), toGranularity: unit)
    }
}
