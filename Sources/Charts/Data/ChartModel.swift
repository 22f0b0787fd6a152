import SwiftUI

/// A chart's data, ready to be laid out in any size: marks are put on each other, series are found, and scales know
/// what they cover.
@MainActor
final class ChartModel {
    let configuration: ChartConfiguration
    let attributes: [MarkAttributes]
    let options: [MarkOptions]
    private(set) var records: [MarkRecord]
    var x: AxisData
    var y: AxisData
    let angle: AxisData
    let series: AxisData
    let positions: AxisData
    let symbolViews: [AnyView]
    let layers: [MarkLayer]
    let functions: [FunctionPlot]
    let groupCount: Int
    let identities: [Int]
    /// The marks as the data says, while others are shown on the way there.
    private var target: [MarkRecord]?

    let colors: ColorScale
    let symbols: SymbolScale
    let sizes: SizeScale
    let lines: LineScale

    private(set) var joined: [MarkSeries] = []
    private(set) var items: [DrawingItem] = []
    private(set) var xBase: BaseScale
    private(set) var yBase: BaseScale
    /// Whether there is nothing but sectors, which have no axes.
    let isPie: Bool
    /// The shortest distance between two bars along a continuous axis.
    private(set) var barGap = (x: Double.infinity, y: Double.infinity)
    /// Whether the numbers along an axis are parts of a whole.
    private(set) var isNormalized = (x: false, y: false)

    init(_ collector: _MarkCollector, _ configuration: ChartConfiguration, calendar: Calendar) {
        self.configuration = configuration
        var attributes = collector.attributes
        var records = collector.records
        var (x, y, colors) = (collector.x, collector.y, collector.colors)
        Self.reorder(&x, configuration.x.domain) { map in
            for index in records.indices where records[index].kind != .sector {
                records[index].x.renumber(map)
            }
        }
        Self.reorder(&y, configuration.y.domain) { map in
            for index in records.indices { records[index].y.renumber(map) }
        }
        Self.reorder(&colors, configuration.colors.domain) { map in
            for index in attributes.indices {
                if let color = attributes[index].color { attributes[index].color = map(color) }
            }
        }
        self.colors = ColorScale(colors, configuration.colors)
        self.attributes = attributes
        options = collector.options
        symbols = SymbolScale(collector.symbols, configuration.symbols)
        sizes = SizeScale(collector.sizes, configuration.sizes)
        lines = LineScale(collector.lines, configuration.lines)
        (angle, series, positions) = (collector.angle, collector.series, collector.positions)
        (symbolViews, layers, functions) = (
            collector.symbolViews, collector.layers, collector.functions
        )
        groupCount = Int(collector.groupCount)
        identities = collector.identities
        isPie = !records.isEmpty && records.allSatisfy { $0.kind == .sector } && functions.isEmpty

        var stacker = MarkStacker(x: x, y: y, options: options, attributes: attributes)
        stacker.stack(&records)
        isNormalized = stacker.isNormalized
        barGap = stacker.barGap(records)
        self.records = records
        self.x = x
        self.y = y
        xBase = BaseScale(
            x, configuration.x, records, \.x, functions: functions, isNormalized: isNormalized.x)
        yBase = BaseScale(
            y, configuration.y, records, \.y, functions: functions, isNormalized: isNormalized.y)
        includeFunctions()
        join()
    }

    /// Puts categories into the order of an explicit domain.
    private static func reorder(
        _ data: inout AxisData, _ domain: _ScaleDomain?, _ apply: ((Double) -> Double) -> Void
    ) {
        guard let domain, data.kind == .category || data.kind == nil else { return }
        var names: [String]
        switch domain.kind {
        case .values(let values):
            names = values.compactMap { if case .category(let name) = $0 { name } else { nil } }
            if names.isEmpty { return }
        case .automatic:
            names = data.categories
            guard domain.modify != nil else { return }
        }
        if let modify = domain.modify {
            names = modify(names.map { .category($0) }).compactMap {
                if case .category(let name) = $0 { name } else { nil }
            }
        }
        let old = data.categories
        data.setCategories(names)
        let new = old.map { data.knownNumber(of: $0).map { Double($0) } ?? .nan }
        apply { $0.isNaN ? .nan : new[Int($0)] }
    }

    /// The numbers of all marks along an axis, in order: what the keyboard steps through.
    private(set) lazy var sortedX = sorted(\.x)
    private(set) lazy var sortedY = sorted(\.y)

    private func sorted(_ channel: KeyPath<MarkRecord, Channel>) -> [Double] {
        var values = (target ?? records).map { $0[keyPath: channel] }.filter(\.form.isOnScale).map(\.start).filter(
            \.isFinite)
        values.sort()
        var distinct: [Double] = []
        for value in values where distinct.last != value { distinct.append(value) }
        return distinct
    }

    /// A function's values count for the vertical scale; its own domain counts for the horizontal one.
    private func includeFunctions() {
        guard !functions.isEmpty else { return }
        if x.kind == nil { _ = x.double(.number(0), functions[0].xLabel) }
        if y.kind == nil { _ = y.double(.number(0), functions[0].yLabel) }
        for function in functions {
            for point in function.samples(over: xBase.start...max(xBase.start, xBase.end), count: 256) {
                xBase.include(point.x)
                yBase.include(point.y)
                if let other = point.other { yBase.include(other) }
            }
        }
    }

    /// Gathers the marks that are drawn as one, and the order of drawing.
    private func join() {
        struct Key: Hashable {
            let kind: MarkKind
            let series: Int32
            let color, symbol, line: Double
        }
        var numbers: [Key: Int] = [:]
        var last: (attributes: Int32, series: Int32, kind: MarkKind, number: Int)?
        var items: [DrawingItem] = []
        var start = 0
        func flush(_ end: Int) {
            if end > start { items.append(.marks(start..<end)) }
        }
        for (index, record) in records.enumerated() {
            guard record.kind.isJoined else {
                if index > start,
                    attributes(of: records[start]).zIndex != attributes(of: record).zIndex
                        || attributes(of: records[start]).layers != attributes(of: record).layers
                {
                    flush(index)
                    start = index
                }
                continue
            }
            flush(index)
            start = index + 1
            if let last, last.attributes == record.attributes, last.series == record.series,
                last.kind == record.kind
            {
                joined[last.number].members.append(Int32(index))
                continue
            }
            let attributes = attributes(of: record)
            let key = Key(
                kind: record.kind, series: record.series,
                color: colors.isContinuous ? -1 : attributes.color ?? -1,
                symbol: attributes.symbolValue ?? -1, line: attributes.lineValue ?? -1)
            let number: Int
            if let known = numbers[key] {
                number = known
                joined[number].members.append(Int32(index))
            } else {
                number = joined.count
                numbers[key] = number
                joined.append(MarkSeries(kind: record.kind, members: [Int32(index)]))
                items.append(.series(number))
            }
            last = (record.attributes, record.series, record.kind, number)
        }
        flush(records.count)
        items += functions.indices.map { .function($0) }
        let isSorted = items.allSatisfy { zIndex(of: $0) == 0 }
        self.items =
            isSorted
            ? items
            : items.enumerated().sorted {
                let (a, b) = (zIndex(of: $0.element), zIndex(of: $1.element))
                return a == b ? $0.offset < $1.offset : a < b
            }.map(\.element)
    }

    func attributes(of record: MarkRecord) -> MarkAttributes { attributes[Int(record.attributes)] }

    /// What the chart shows, in words.
    private(set) lazy var summary: String = {
        let names = [y.label, x.label, angle.label].compactMap { $0?.words }
        return names.isEmpty ? "Chart" : "Chart: " + names.joined(separator: ", ")
    }()

    /// What the marks are.
    private(set) lazy var kinds = Set(settled.map(\.kind))

    /// Between which numbers of the horizontal scale symbols stand.
    private(set) lazy var pointLimits: ClosedRange<Double>? = {
        guard kinds.contains(.point) else { return nil }
        var (low, high) = (Double.infinity, -Double.infinity)
        for record in settled where record.kind == .point && record.x.form == .value && record.x.start.isFinite {
            low = min(low, record.x.start)
            high = max(high, record.x.start)
        }
        return low <= high ? low...high : nil
    }()

    /// The numbers and limits of many marks, series by series.
    private(set) lazy var counts = MarkCounts(self)

    /// The greatest area of a symbol, in square points.
    private(set) lazy var largestSymbol: CGFloat = attributes.reduce(SymbolRun.usualArea) { largest, attributes in
        if let value = attributes.sizeValue { return max(largest, sizes.area(for: value)) }
        return switch attributes.symbolSize {
        case .area(let area): max(largest, area)
        case .size(let size): max(largest, size.width * size.width)
        case nil: largest
        }
    }

    private var columns: [Int: SeriesColumns?] = [:]

    /// The numbers of a series side by side, gathered once; nil: places don't follow from them alone.
    func columns(of number: Int) -> SeriesColumns? {
        guard target == nil else { return nil }
        if let known = columns[number] { return known }
        let made = SeriesColumns.make(joined[number], self)
        columns[number] = made
        return made
    }

    /// Shows marks on their way to where the data says; nil: they are there.
    func show(_ moving: [MarkRecord]?) {
        if let moving {
            target = target ?? records
            records = moving
        } else if let target {
            records = target
            self.target = nil
        }
    }

    /// The marks as the data says.
    var settled: [MarkRecord] { target ?? records }

    /// Whether any mark of a line has a symbol.
    private(set) lazy var linesHaveSymbols = attributes.contains {
        $0.symbol != nil || $0.symbolValue != nil || $0.sizeValue != nil
    }

    /// The attributes of what is drawn as one.
    func attributes(of item: DrawingItem) -> MarkAttributes {
        switch item {
        case .series(let number): attributes(of: records[Int(joined[number].members[0])])
        case .marks(let range): attributes(of: records[range.lowerBound])
        case .function(let number): attributes[Int(functions[number].attributes)]
        }
    }

    private func zIndex(of item: DrawingItem) -> Double { attributes(of: item).zIndex }

    /// Whether a bar or an area has its length along the horizontal axis.
    func isSideways(_ record: MarkRecord) -> Bool { record.isSideways(x.kind, y.kind) }
}

/// The marks of a line or an area, in the order of the data.
struct MarkSeries {
    var kind: MarkKind
    var members: [Int32]
}

/// What is drawn one after the other.
enum DrawingItem {
    case marks(Range<Int>)
    case series(Int)
    case function(Int)
}

extension Channel {
    mutating func renumber(_ map: (Double) -> Double) {
        guard form.isOnScale else { return }
        start = map(start)
        if form != .value { end = map(end) }
    }
}

extension MarkRecord {
    /// Whether a bar or an area has its length along the horizontal axis.
    func isSideways(_ xKind: _ChartDatum.Kind?, _ yKind: _ChartDatum.Kind?) -> Bool {
        if y.form == .interval { return false }
        if x.form == .interval { return true }
        if !y.form.isOnScale { return x.form.isOnScale }
        if !x.form.isOnScale { return false }
        if x.form == .bin { return false }
        if y.form == .bin { return true }
        return xKind == .number && yKind != .number
    }
}
