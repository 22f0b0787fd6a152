import Foundation
import SwiftUI

/// The values of all marks along an axis or another encoding: their kind, categories and limits.
struct AxisData {
    /// What the first value was; others of another kind are left out.
    private(set) var kind: _ChartDatum.Kind?
    private(set) var label: ChartLabel?
    /// The categories in order of appearance.
    private(set) var categories: [String] = []
    private var numbers: [String: Int] = [:]
    /// Distinct numbers of an encoding that is used to tell series apart, in order of appearance.
    private(set) var values: [Double] = []
    private var valueNumbers: [Double: Int] = [:]
    /// The finest unit that dates stand for.
    private(set) var unit: Calendar.Component?
    /// The shortest step of bins.
    private(set) var shortestBin = Double.infinity
    private(set) var hasBins = false
    /// The limits of the finite values that were seen.
    private(set) var lowest = Double.infinity
    private(set) var highest = -Double.infinity

    /// Takes a category in, or the categories of an explicit domain.
    mutating func number(of category: String) -> Int {
        if let known = numbers[category] { return known }
        let number = categories.count
        numbers[category] = number
        categories.append(category)
        return number
    }

    /// The number of a known category.
    func knownNumber(of category: String) -> Int? { numbers[category] }

    /// A value as a number on the scale; not a number if it's of another kind than the first one.
    mutating func double(_ datum: _ChartDatum, _ label: @autoclosure () -> ChartLabel) -> Double {
        if kind == nil {
            kind = datum.kind
            self.label = label()
        }
        guard kind == datum.kind else { return .nan }
        switch datum {
        case .number(let value), .date(let value):
            if value.isFinite {
                if value < lowest { lowest = value }
                if value > highest { highest = value }
            }
            return value
        case .category(let name): return Double(number(of: name))
        }
    }

    /// A number for each different value.
    mutating func number(_ datum: _ChartDatum, _ label: @autoclosure () -> ChartLabel) -> Int {
        let value = double(datum, label())
        if kind == .category { return value.isNaN ? -1 : Int(value) }
        if let known = valueNumbers[value] { return known }
        valueNumbers[value] = values.count
        values.append(value)
        return values.count - 1
    }

    /// A mark's numbers along the axis.
    mutating func channel(_ place: MarkInput.Place) -> Channel {
        switch place {
        case .none: return .none
        case .value(let label, .single(let datum)):
            return Channel(form: .value, start: double(datum, label), end: .nan)
        case .value(let label, .range(let start, let end)):
            return bin(double(start, label), double(end, label))
        case .value(let label, .unit(let start, let end, let unit)):
            if self.unit.map({ unit.duration < $0.duration }) ?? true { self.unit = unit }
            return bin(double(.date(start), label), double(.date(end), label))
        case .interval(let label, let start, let end):
            return Channel(
                form: .interval, start: double(start.lower, label), end: double(end.lower, label))
        case .point(let point):
            return Channel(form: .fixedPoint, start: point.map { Double($0) } ?? .nan, end: .nan)
        case .span(let start, let end):
            return Channel(
                form: .fixedInterval, start: start.map { Double($0) } ?? .nan, end: end.map { Double($0) } ?? .nan)
        }
    }

    mutating func bin(_ start: Double, _ end: Double) -> Channel {
        hasBins = true
        let length = abs(end - start)
        if length > 0 { shortestBin = min(shortestBin, length) }
        return Channel(form: .bin, start: start, end: end)
    }

    /// Takes in a number that isn't a mark's own, such as the height of a stack.
    mutating func include(_ value: Double) {
        guard value.isFinite else { return }
        lowest = min(lowest, value)
        highest = max(highest, value)
    }

    /// Forgets the limits, which are counted anew after marks were put on each other.
    mutating func resetLimits() {
        lowest = .infinity
        highest = -.infinity
    }

    /// The category with a number.
    func category(_ number: Double) -> String? {
        guard number.isFinite, number.rounded() >= 0, Int(number.rounded()) < categories.count else { return nil }
        return categories[Int(number.rounded())]
    }

    /// The value with a number on the scale.
    func datum(_ value: Double) -> _ChartDatum? {
        switch kind {
        case .number: .number(value)
        case .date: .date(value)
        case .category: category(value).map { .category($0) }
        case nil: nil
        }
    }

    /// Puts the categories into another order; `order` gives the new number of each old one.
    mutating func setCategories(_ names: [String]) {
        categories = names
        numbers = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        if kind == nil { kind = .category }
    }
}

extension ChartDatumRange {
    var lower: _ChartDatum {
        switch self {
        case .single(let datum), .range(let datum, _): datum
        case .unit(let start, _, _): .date(start)
        }
    }
}

extension Calendar.Component {
    /// About how long a unit is, in seconds.
    var duration: Double {
        switch self {
        case .era: 1e12
        case .year, .yearForWeekOfYear: 31_556_952
        case .quarter: 7_889_238
        case .month: 2_629_746
        case .weekOfYear, .weekOfMonth: 604_800
        case .day, .weekday, .weekdayOrdinal: 86_400
        case .hour: 3_600
        case .minute: 60
        case .second: 1
        default: 1e-3
        }
    }
}
