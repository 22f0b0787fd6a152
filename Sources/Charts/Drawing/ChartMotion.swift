import SwiftUI

/// Moves the marks and the scales of a chart from what was shown to what changed data says.
@MainActor
final class ChartMotion {
    private var model: ChartModel?
    private var scales: (x: PositionScale, y: PositionScale)?
    private var way: Way?
    /// The axes' labels, for all layouts.
    let texts = ChartTexts()

    /// What is on its way.
    private struct Way {
        let animation: Animation
        let begin: Date
        let start: [MarkRecord]
        let scales: (x: PositionScale, y: PositionScale)?
    }

    /// Scales that are left behind, and how much of the way to others is done.
    struct Blend {
        var x: PositionScale
        var y: PositionScale
        var done: Double
    }

    /// Whether anything moves.
    var isRunning: Bool { way != nil }

    /// Goes to other data, gradually if there is an animation.
    func show(_ new: ChartModel, _ animation: Animation?) {
        guard new !== model else { return }
        let old = model
        model = new
        // The same data once more goes on where it was.
        if let old, old.settled.count == new.records.count, old.settled.count <= MarkIdentity.most,
            zip(old.settled, new.records).allSatisfy({ $0.isAlike($1) })
        {
            return
        }
        guard let animation, let old, let start = Self.start(from: old, to: new) else {
            way = nil
            return
        }
        way = Way(animation: animation, begin: Date(), start: start, scales: scales)
    }

    /// Remembers the scales that are shown.
    func didLayOut(_ layout: ChartLayout) {
        scales = (layout.x, layout.y)
    }

    /// Shows the marks as they are at a time; nil: nothing moves.
    func advance(to date: Date) -> Blend? {
        guard let way, let model else { return nil }
        guard let done = way.animation.value(at: max(0, date.timeIntervalSince(way.begin))) else {
            self.way = nil
            model.show(nil)
            return nil
        }
        let target = model.settled
        var moving = way.start
        for index in moving.indices {
            var record = target[index]
            record.x = moving[index].x.moved(to: record.x, done)
            record.y = moving[index].y.moved(to: record.y, done)
            moving[index] = record
        }
        model.show(moving)
        return way.scales.map { Blend(x: $0.x, y: $0.y, done: done) }
    }

    /// Where each mark comes from; nil: the data is too much, or quite another.
    private static func start(from old: ChartModel, to new: ChartModel) -> [MarkRecord]? {
        guard new.records.count <= MarkIdentity.most, old.records.count <= MarkIdentity.most,
            old.x.kind == new.x.kind, old.y.kind == new.y.kind, old.isPie == new.isPie,
            new.identities.count == new.records.count
        else { return nil }
        let places = Dictionary(
            zip(old.identities, old.records.indices), uniquingKeysWith: { first, _ in first })
        let columns = (renumbered(old.x, new.x), renumbered(old.y, new.y))
        return new.records.indices.map { index in
            let record = new.records[index]
            guard let place = places[new.identities[index]], old.records[place].kind == record.kind else {
                return record.grown(isSideways: new.isSideways(record))
            }
            var before = old.records[place]
            if let column = columns.0 { before.x.renumber(column) }
            if let row = columns.1 { before.y.renumber(row) }
            return before
        }
    }

    /// The new numbers of old categories, which stay between the others where they fall away.
    private static func renumbered(_ old: AxisData, _ new: AxisData) -> ((Double) -> Double)? {
        guard old.kind == .category, old.categories != new.categories else { return nil }
        let numbers = old.categories.map { new.knownNumber(of: $0).map { Double($0) } }
        return { $0.isFinite && Int($0) < numbers.count && $0 >= 0 ? numbers[Int($0)] ?? $0 : $0 }
    }
}

extension Channel {
    /// The numbers on the way to others.
    fileprivate func moved(to other: Channel, _ done: Double) -> Channel {
        guard form == other.form else { return other }
        func moved(_ from: Double, _ to: Double) -> Double {
            from.isFinite && to.isFinite ? from + (to - from) * done : to
        }
        return Channel(form: form, start: moved(start, other.start), end: moved(end, other.end))
    }
}

extension MarkRecord {
    /// Whether the marks are at the same place.
    fileprivate func isAlike(_ other: MarkRecord) -> Bool {
        func isSame(_ a: Channel, _ b: Channel) -> Bool {
            a.form == b.form && a.start.bitPattern == b.start.bitPattern && a.end.bitPattern == b.end.bitPattern
        }
        return kind == other.kind && isSame(x, other.x) && isSame(y, other.y)
    }

    /// The mark before it was there: without a length.
    fileprivate func grown(isSideways: Bool) -> MarkRecord {
        var record = self
        switch kind {
        case .bar, .area:
            if isSideways { record.x.end = record.x.start } else { record.y.end = record.y.start }
        case .sector: record.x.start = 0
        case .line, .point, .rectangle, .rule: break
        }
        return record
    }
}
