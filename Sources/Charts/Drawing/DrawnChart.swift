import SwiftUI

/// What a chart's canvas drew last, to find out which part of its picture other data changes.
///
/// Only what is easily told is: bars, rectangles, rules and points that have other values while axes, legend and styles stay as
/// they are. Everything else is drawn as a whole, and so are charts with lines, areas or many symbols.
@MainActor
final class DrawnChart {
    private var latest: Picture?

    /// What is drawn.
    @MainActor
    struct Picture {
        let layout: ChartLayout
        /// The marks when they were drawn: those of the model may be on their way to other places.
        let records: [MarkRecord]
        let hasAnnotations: Bool
        let part: ChartCanvas.Part

        /// More marks than this are all drawn again: they aren't kept for a comparison.
        private static let most = 20_000

        init(layout: ChartLayout, hasAnnotations: Bool, part: ChartCanvas.Part) {
            self.layout = layout
            self.hasAnnotations = hasAnnotations
            self.part = part
            records = layout.model.records.count <= Self.most ? layout.model.records : []
        }

        /// Whether the picture consists of single marks that look as their values and attributes say.
        var isPlain: Bool {
            let model = layout.model
            return !records.isEmpty && layout.blend == nil && !hasAnnotations && model.layers.isEmpty
                && model.functions.isEmpty && model.symbolViews.isEmpty && !model.isPie
                // What lines cover and copies of symbols are rounded by where a picture begins.
                && model.joined.isEmpty && (!model.kinds.contains(.point) || records.count < SymbolStamps.many)
                && model.attributes.count <= 64 && model.attributes.allSatisfy(\.isPlain)
        }
    }

    /// The picture is being drawn.
    func remember(_ picture: Picture) { latest = picture.records.isEmpty ? nil : picture }

    /// The part of the chart that looks different in another picture; nil: all of it may.
    func change(to new: Picture) -> CGRect? {
        guard let old = latest, old.part == new.part, old.records.count == new.records.count, old.isPlain, new.isPlain,
            new.layout.hasFrame(of: old.layout), new.layout.model.hasStyles(of: old.layout.model)
        else { return nil }
        let geometry = MarkGeometry(new.layout)
        var changed = CGRect.null
        for (before, after) in zip(old.records, new.records) where !before.isSame(as: after) {
            guard before.kind == after.kind, before.attributes == after.attributes, !after.kind.isJoined else {
                return nil
            }
            let attributes = new.layout.model.attributes(of: after)
            let reach = reach(of: after, attributes, new.layout.model)
            for record in [before, after] {
                guard let frame = geometry.frame(record, attributes) else { continue }
                changed = changed.union(frame.insetBy(dx: -reach, dy: -reach))
            }
        }
        return changed.offsetBy(dx: new.layout.plot.minX, dy: new.layout.plot.minY)
    }

    /// How far a mark reaches beyond its frame.
    private func reach(of record: MarkRecord, _ attributes: MarkAttributes, _ model: ChartModel) -> CGFloat {
        switch record.kind {
        case .point:
            var shape: any ChartSymbolShape = BasicChartSymbolShape.circle
            if case .shape(let own)? = attributes.symbol { shape = own }
            let size = SymbolRun.size(attributes, shape, model)
            return max(size.width, size.height)
        case .rule: return (attributes.stroke?.lineWidth ?? 1) + 1
        default: return 1
        }
    }
}

extension MarkRecord {
    fileprivate func isSame(as other: MarkRecord) -> Bool {
        func isSame(_ a: Channel, _ b: Channel) -> Bool {
            a.form == b.form && a.start.bitPattern == b.start.bitPattern && a.end.bitPattern == b.end.bitPattern
        }
        return isSame(y, other.y) && isSame(x, other.x) && kind == other.kind && attributes == other.attributes
            && options == other.options && series == other.series
    }
}

extension MarkAttributes {
    /// Whether nothing but a style, a size and a place is said.
    fileprivate var isPlain: Bool {
        symbolValue == nil && sizeValue == nil && lineValue == nil && filters.isEmpty && clip == nil && layers.isEmpty
    }

    fileprivate func looks(like other: MarkAttributes) -> Bool {
        style == other.style && color == other.color && position == other.position && symbol == other.symbol
            && symbolSize == other.symbolSize && stroke == other.stroke && opacity == other.opacity
            && corner == other.corner && offset == other.offset && zIndex == other.zIndex
            && alignsStyles == other.alignsStyles
    }
}

extension MarkSymbol: Equatable {
    /// Whether the symbols are known to look the same.
    static func == (a: MarkSymbol, b: MarkSymbol) -> Bool {
        guard case .shape(let a) = a, case .shape(let b) = b, let a = a as? BasicChartSymbolShape else { return false }
        return a == b as? BasicChartSymbolShape
    }
}

extension PlacedLabel: Equatable {
    /// Whether the labels are drawn alike; views aren't drawn.
    static func == (a: PlacedLabel, b: PlacedLabel) -> Bool {
        switch (a.content, b.content) {
        case (.words(let a), .words(let b)): guard a == b else { return false }
        case (.text(let a), .text(let b)): guard a == b else { return false }
        case (.view, .view): break
        default: return false
        }
        return a.frame == b.frame && a.rotation == b.rotation && a.style == b.style && a.isTruncated == b.isTruncated
    }
}

extension ChartLayout {
    /// Whether everything around the marks is like that of another layout.
    fileprivate func hasFrame(of other: ChartLayout) -> Bool {
        size == other.size && plot == other.plot && x == other.x && y == other.y && scrolled.x == other.scrolled.x
            && scrolled.y == other.scrolled.y && isRightToLeft == other.isRightToLeft && gridLines == other.gridLines
            && xTicks == other.xTicks && yTicks == other.yTicks && xLabels == other.xLabels
            && yLabels == other.yLabels && titles == other.titles && hasLegend(of: other)
    }

    private func hasLegend(of other: ChartLayout) -> Bool {
        switch (legend?.content, other.legend?.content) {
        case (nil, nil): true
        case (.entries(let own), .entries(let others)): legendFrame == other.legendFrame && own == others
        case (.view, .view): true
        default: false
        }
    }
}

extension ChartModel {
    /// Whether marks with the same numbers look as in another model.
    fileprivate func hasStyles(of other: ChartModel) -> Bool {
        options == other.options && barGap == other.barGap && positions.discreteCount == other.positions.discreteCount
            && attributes.count == other.attributes.count
            && zip(attributes, other.attributes).allSatisfy { own, others in
                own.looks(like: others)
                    && own.color.map { colors.style(for: $0) == other.colors.style(for: $0) } ?? true
            }
    }
}
