import SwiftUI

/// The marks of a chart as elements for screen readers: each one of a few, whole series and groups of many.
struct ChartElements: View {
    let layout: ChartLayout

    /// More marks than this are told as series.
    private static let limit = 100

    var body: some View {
        // What has no place can't be pointed at.
        let elements = Self.elements(layout).filter(\.frame.isFinite)
        ForEach(Array(elements.enumerated()), id: \.offset) { _, element in
            AccessibleElement(label: element.label, value: element.value)
                .frame(width: max(1, element.frame.width), height: max(1, element.frame.height))
                .offset(x: element.frame.minX, y: element.frame.minY)
                // The pointer reaches what is behind, which follows it.
                .allowsHitTesting(false)
        }
    }

    /// What an element says, and where it is.
    struct Element: Equatable {
        var label: String
        var value: String
        var frame: CGRect
    }

    /// The elements of a chart.
    @MainActor
    static func elements(_ layout: ChartLayout) -> [Element] {
        let model = layout.model
        let words = MarkWords(layout)
        guard model.records.count <= limit || model.groupCount > 0 else { return series(model.counts, layout, words) }
        let isHidden = model.attributes.map(\.isHidden)
        let visible = model.records.indices.filter { !isHidden[Int(model.records[$0].attributes)] }
        let single = visible.filter { model.records[$0].group < 0 }
        var elements = groups(visible.filter { model.records[$0].group >= 0 }, layout, words)
        if single.count <= limit {
            let frames = frames(layout)
            elements += single.map { element(model.records[$0], frames[$0], layout, words) }
        } else {
            elements += series(model.counts, layout, words)
        }
        return elements
    }

    private static func element(
        _ record: MarkRecord, _ frame: CGRect?, _ layout: ChartLayout, _ words: MarkWords
    ) -> Element {
        let attributes = layout.model.attributes(of: record)
        return Element(
            label: attributes.label?.plainWords ?? words.label(record),
            value: attributes.accessibilityValue?.plainWords ?? words.value(record),
            frame: (frame ?? CGRect(origin: .zero, size: layout.plot.size)).offsetBy(
                dx: layout.plot.minX, dy: layout.plot.minY))
    }

    /// The frames of all marks that have one.
    private static func frames(_ layout: ChartLayout) -> [CGRect?] {
        let geometry = MarkGeometry(layout)
        var frames = layout.model.records.map { geometry.frame($0) }
        if frames.contains(where: { $0 == nil }) {
            let paths = SectorPaths(layout.model, plot: layout.plot.size)
            for sector in paths.sectors {
                frames[sector.record] = paths.path(sector, corner: 0).boundingRect
            }
        }
        return frames
    }

    /// One element for each group of marks.
    private static func groups(_ members: [Int], _ layout: ChartLayout, _ words: MarkWords)
        -> [Element]
    {
        guard !members.isEmpty else { return [] }
        let model = layout.model
        let frames = frames(layout)
        var order: [Int32] = []
        var found: [Int32: Element] = [:]
        for index in members {
            let record = model.records[index]
            let element = element(record, frames[index], layout, words)
            if var known = found[record.group] {
                known.frame = known.frame.union(element.frame)
                if !known.value.contains(element.value) { known.value += ", " + element.value }
                found[record.group] = known
            } else {
                order.append(record.group)
                found[record.group] = element
            }
        }
        return order.compactMap { found[$0] }
    }

    /// One element for the marks of each series, with their number and limits.
    private static func series(_ counts: MarkCounts, _ layout: ChartLayout, _ words: MarkWords) -> [Element] {
        let model = layout.model
        var order: [String] = []
        var found: [String: MarkCounts.Count] = [:]
        for count in counts.all {
            let name = words.series(model.records[count.first]) ?? ""
            if found[name] == nil { order.append(name) }
            found[name] = found[name]?.joined(with: count) ?? count
        }
        return order.compactMap { name in
            guard let known = found[name] else { return nil }
            let (low, high) = (model.y.datum(known.low), model.y.datum(known.high))
            let limits = [low, high].compactMap { $0.map { words.text($0, model.y) } }.joined(
                separator: " – ")
            return Element(
                label: [name, model.y.label?.words ?? ""].filter { !$0.isEmpty }.joined(separator: ", "),
                value: "\(known.number): \(limits)", frame: layout.plot)
        }
    }
}

extension CGRect {
    /// Whether the rectangle is somewhere, and not endless.
    fileprivate var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}
