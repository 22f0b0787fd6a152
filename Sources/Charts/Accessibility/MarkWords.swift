import SwiftUI

/// Marks in words, as screen readers speak them.
@MainActor
final class MarkWords {
    let layout: ChartLayout

    init(_ layout: ChartLayout) { self.layout = layout }

    /// How dates are written; made when there is one.
    private lazy var dateFormat: Date.FormatStyle = {
        let environment = layout.environment
        let unit = layout.model.x.unit ?? layout.model.y.unit
        var format = Date.FormatStyle(
            locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
        switch unit {
        case .year?: format = format.year()
        case .month?, .quarter?: format = format.year().month(.wide)
        case .hour?, .minute?, .second?: format = format.month().day().hour().minute()
        default: format = format.year().month(.abbreviated).day()
        }
        return format
    }()

    private var model: ChartModel { layout.model }

    /// A value as it's spoken.
    func text(_ datum: _ChartDatum, _ data: AxisData) -> String {
        switch datum {
        case .category(let name): name
        case .number(let value):
            value.isFinite
                ? value.formatted(
                    .number.precision(.significantDigits(1...6)).locale(layout.environment.locale)) : ""
        case .date(let seconds): Date(seconds).formatted(dateFormat)
        }
    }

    /// A mark's numbers along an axis.
    func text(_ channel: Channel, _ data: AxisData, value: Double = .nan) -> String? {
        if value.isFinite { return data.datum(value).map { text($0, data) } }
        switch channel.form {
        case .value: return data.datum(channel.start).map { text($0, data) }
        case .bin where data.kind == .date: return data.datum(channel.start).map { text($0, data) }
        case .bin, .interval:
            guard let from = data.datum(channel.start), let to = data.datum(channel.end) else {
                return nil
            }
            return "\(text(from, data)) – \(text(to, data))"
        case .none, .fixedPoint, .fixedInterval: return nil
        }
    }

    /// What a mark is about: the value that it stands at, and its series.
    func label(_ record: MarkRecord) -> String {
        let isSideways = (record.kind == .bar || record.kind == .area) && model.isSideways(record)
        let place = isSideways ? text(record.y, model.y) : text(record.x, model.x)
        return [place, series(record)].compactMap { $0 }.joined(separator: ", ")
    }

    /// What a mark says.
    func value(_ record: MarkRecord) -> String {
        if record.kind == .sector {
            return text(record.x, model.angle) ?? ""
        }
        let isSideways = (record.kind == .bar || record.kind == .area) && model.isSideways(record)
        let (channel, data) = isSideways ? (record.x, model.x) : (record.y, model.y)
        let value = text(channel, data, value: record.value) ?? ""
        guard let name = data.label?.words, !name.isEmpty else { return value }
        return "\(name): \(value)"
    }

    /// The series of a mark.
    func series(_ record: MarkRecord) -> String? {
        let attributes = model.attributes(of: record)
        if let color = attributes.color, !model.colors.isContinuous {
            return model.colors.data.category(color)
        }
        if let symbol = attributes.symbolValue,
            let datum = model.symbols.data.discreteDatum(Int(symbol))
        {
            return text(datum, model.symbols.data)
        }
        if record.series >= 0, let datum = model.series.discreteDatum(Int(record.series)) {
            return text(datum, model.series)
        }
        return nil
    }
}
