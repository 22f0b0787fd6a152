import Foundation

/// Writes how far a date lies from another one, such as "in 2 hours" or "yesterday".
///
/// The largest unit that isn't zero is written, and the rest is cut off: 90 minutes are 1 hour.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// How the present, yesterday and the like are written.
    public enum DateTimeStyle: Int, Sendable {
        /// Always with a number, as in "1 day ago".
        case numeric = 0
        /// With a name where there is one, as in "yesterday".
        case named
    }

    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// In full, as in "in 2 hours".
        case full = 0
        /// In full with numbers as words, as in "in two hours".
        case spellOut
        /// Short, as in "in 2 hr.".
        case short
        /// As short as possible, as in "in 2h".
        case abbreviated
    }

    /// How the present, yesterday and the like are written; with a number unless changed.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written; in full unless changed.
    open var unitsStyle = UnitsStyle.full
    /// Where in a sentence the text stands, which decides whether it begins with a capital letter.
    open var formattingContext = Context.unknown
    /// The calendar in which days and longer units are counted.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The locale.
    open var locale: Locale! = .autoupdatingCurrent

    /// Writes how far a date lies from another one.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let calendar = self.calendar ?? .autoupdatingCurrent
        let components = calendar.dateComponents(
            [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate, to: date)
        return localizedString(from: components)
    }

    /// Writes how far away a moment is, in seconds from now; negative values are past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// Writes how far away a moment is, by the largest of the units that isn't zero.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let values: [(Calendar.Component, Int?)] = [
            (.year, dateComponents.year), (.month, dateComponents.month),
            (.weekOfMonth, dateComponents.weekOfMonth ?? dateComponents.weekOfYear), (.day, dateComponents.day),
            (.hour, dateComponents.hour), (.minute, dateComponents.minute), (.second, dateComponents.second),
        ]
        let found = values.first { ($0.1 ?? 0) != 0 } ?? values.last { $0.1 != nil } ?? (.second, 0)
        return text(count: found.1 ?? 0, of: found.0)
    }

    /// Writes how far a date lies from now; nil for anything else than a date.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    /// Writes an exact number of units.
    private func text(count: Int, of unit: Calendar.Component) -> String {
        // Counted from a fixed date in a calendar without daylight saving time, the distance is the number of units and
        // nothing else.
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let reference = Date(timeIntervalSinceReferenceDate: 0)
        let amount = unit == .weekOfMonth ? count * 7 : count
        let date = calendar.date(byAdding: unit == .weekOfMonth ? .day : unit, value: amount, to: reference)
        let locale = self.locale ?? .autoupdatingCurrent
        let field: Date.RelativeFormatStyle.Field =
            switch unit {
            case .year: .year
            case .month: .month
            case .weekOfMonth: .week
            case .day: .day
            case .hour: .hour
            case .minute: .minute
            default: .second
            }
        return Date.AnchoredRelativeFormatStyle(
            anchor: date ?? reference, allowedFields: [field],
            presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: formatUnits, locale: locale,
            calendar: calendar, capitalizationContext: capitalization
        ).format(reference)
    }

    private var formatUnits: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }

    private var capitalization: FormatStyleCapitalizationContext {
        switch formattingContext {
        case .beginningOfSentence: .beginningOfSentence
        case .middleOfSentence: .middleOfSentence
        case .standalone: .standalone
        case .listItem: .listItem
        default: .unknown
        }
    }
}
