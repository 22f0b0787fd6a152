/// How many marks there are of each series, and between which values: what is said of data that is too much to be told mark
/// by mark. Counted once for all sizes of the chart.
@MainActor
struct MarkCounts {
    /// The marks with the same attributes and series.
    struct Count {
        /// One of the marks.
        var first: Int
        var number: Int
        var low: Double
        var high: Double

        func joined(with other: Count) -> Count {
            Count(
                first: first, number: number + other.number, low: min(low, other.low), high: max(high, other.high))
        }
    }

    /// In the order of the data.
    private(set) var all: [Count] = []

    init(_ model: ChartModel) {
        let isHidden = model.attributes.map(\.isHidden)
        var places: [Int64: Int] = [:]
        var last: (key: Int64, place: Int) = (.min, 0)
        for (index, record) in model.settled.enumerated() where record.group < 0 && !isHidden[Int(record.attributes)] {
            let value =
                record.value.isFinite
                ? record.value : record.y.form == .value ? record.y.start : record.y.end
            let key = Int64(record.attributes) << 32 | Int64(record.series & 0x7fff_ffff)
            if key != last.key {
                if let place = places[key] {
                    last = (key, place)
                } else {
                    last = (key, all.count)
                    places[key] = all.count
                    all.append(Count(first: index, number: 0, low: .infinity, high: -.infinity))
                }
            }
            all[last.place].number += 1
            if value < all[last.place].low { all[last.place].low = value }
            if value > all[last.place].high { all[last.place].high = value }
        }
    }
}
