import SwiftUI

/// Puts bars and areas at the same place on each other.
@MainActor
struct MarkStacker {
    let x: AxisData
    let y: AxisData
    let options: [MarkOptions]
    let attributes: [MarkAttributes]
    private(set) var isNormalized = (x: false, y: false)

    init(x: AxisData, y: AxisData, options: [MarkOptions], attributes: [MarkAttributes]) {
        self.x = x
        self.y = y
        self.options = options
        self.attributes = attributes
    }

    private struct Place: Hashable {
        let kind: MarkKind
        let method: MarkStackingMethod.Kind
        let isSideways: Bool
        let start, end, dodge: Double
    }

    private struct Stack {
        var up = 0.0
        var down = 0.0
        var total = 0.0
        var sum = 0.0
    }

    /// Replaces the lengths of the marks by where they begin and end in their stack.
    mutating func stack(_ records: inout [MarkRecord]) {
        let isSingleArea = hasSingleAreaSeries(records)
        let standAlone = barsStandAlone(records)
        var numbers: [Place: Int] = [:]
        var stacks: [Stack] = []
        var members: [(record: Int, stack: Int, isSideways: Bool)] = []
        for index in records.indices {
            let record = records[index]
            guard record.kind == .bar || record.kind == .area else { continue }
            let option = options[Int(record.options)]
            guard option.isStackable else { continue }
            let isSideways = record.isSideways(x.kind, y.kind)
            let length = isSideways ? record.x : record.y
            guard length.form == .value, (isSideways ? x.kind : y.kind) == .number else { continue }
            records[index].value = length.start
            let method = option.stacking.kind
            if method == .unstacked || (method == .standard && record.kind == .area && isSingleArea) {
                setLength(&records[index], isSideways, 0, length.start)
                continue
            }
            if standAlone, method == .standard, record.kind == .bar {
                let end = length.start.isFinite ? length.start : .nan
                setLength(&records[index], isSideways, end.isNaN ? .nan : 0, end)
                continue
            }
            let base = isSideways ? record.y : record.x
            let place = Place(
                kind: record.kind, method: method, isSideways: isSideways, start: base.form.isOnScale ? base.start : 0,
                end: base.form == .bin ? base.end : 0,
                dodge: attributes[Int(record.attributes)].position?.value ?? -1)
            let number: Int
            if let known = numbers[place] {
                number = known
            } else {
                number = stacks.count
                numbers[place] = number
                stacks.append(Stack())
            }
            if length.start.isFinite {
                stacks[number].total += abs(length.start)
                stacks[number].sum += length.start
            }
            members.append((index, number, isSideways))
            if method == .normalized {
                if isSideways { isNormalized.x = true } else { isNormalized.y = true }
            }
        }
        for (index, number, isSideways) in members {
            let value = records[index].value
            guard value.isFinite else {
                setLength(&records[index], isSideways, .nan, .nan)
                continue
            }
            var start = value < 0 ? stacks[number].down : stacks[number].up
            var end = start + value
            if value < 0 { stacks[number].down = end } else { stacks[number].up = end }
            switch options[Int(records[index].options)].stacking.kind {
            case .normalized:
                let total = stacks[number].total
                (start, end) = total == 0 ? (0, 0) : (start / total, end / total)
            case .center:
                start -= stacks[number].sum / 2
                end -= stacks[number].sum / 2
            case .standard, .unstacked: break
            }
            setLength(&records[index], isSideways, start, end)
        }
    }

    private func setLength(_ record: inout MarkRecord, _ isSideways: Bool, _ start: Double, _ end: Double) {
        let channel = Channel(form: .interval, start: start, end: end)
        if isSideways { record.x = channel } else { record.y = channel }
    }

    /// Whether each bar stands behind the one before, so that none can be put on another: the usual case for many bars.
    private func barsStandAlone(_ records: [MarkRecord]) -> Bool {
        var last: (place: Double, isSideways: Bool)?
        for record in records where record.kind == .bar {
            let isSideways = record.isSideways(x.kind, y.kind)
            let base = isSideways ? record.y : record.x
            guard base.form == .value, base.start.isFinite else { return false }
            if let last, last.isSideways != isSideways || last.place >= base.start { return false }
            last = (base.start, isSideways)
        }
        return last != nil
    }

    /// Whether all areas are one series, which has nothing to be put on: the usual case for much data.
    private func hasSingleAreaSeries(_ records: [MarkRecord]) -> Bool {
        var first: (series: Int32, color: Double?)?
        for record in records where record.kind == .area {
            let color = attributes[Int(record.attributes)].color
            if let first {
                if first.series != record.series || first.color != color { return false }
            } else {
                first = (record.series, color)
            }
        }
        return true
    }

    /// The shortest distance between bars along each axis where the scale is continuous.
    func barGap(_ records: [MarkRecord]) -> (x: Double, y: Double) {
        var places: (x: [Double], y: [Double]) = ([], [])
        for record in records where record.kind == .bar {
            if record.isSideways(x.kind, y.kind) {
                if record.y.form == .value, y.kind != .category { places.y.append(record.y.start) }
            } else if record.x.form == .value, x.kind != .category {
                places.x.append(record.x.start)
            }
        }
        func gap(_ values: [Double]) -> Double {
            let sorted = values.filter(\.isFinite).sorted()
            var shortest = Double.infinity
            for (before, after) in zip(sorted, sorted.dropFirst()) where after > before {
                shortest = min(shortest, after - before)
            }
            return shortest
        }
        return (gap(places.x), gap(places.y))
    }
}
