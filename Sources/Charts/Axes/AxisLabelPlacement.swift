import SwiftUI

/// Places the labels of one group so that none overlaps another.
@MainActor
struct AxisLabelPlacement {
    let axis: Axis
    let group: ResolvedAxisGroup
    let labels: [AxisLabelsLayout.Label]
    let levels: [AxisLabelsLayout.Level]
    /// How far the labels are from the plot.
    let start: CGFloat
    let scale: PositionScale
    let plot: CGRect
    let chart: CGSize

    private struct Candidate {
        var label: AxisLabelsLayout.Label
        var frame: CGRect
        var isTruncated = false
        var priority = 0.0
        var spacing: CGFloat
        var isFixed = false
        /// The place along the axis that the label belongs to.
        var place: CGFloat
    }

    func placed() -> [PlacedLabel] {
        var candidates = labels.enumerated().compactMap { candidate($1, at: $0) }
        if axis == .horizontal {
            candidates = levels.indices.flatMap { level in
                var row = candidates.filter { $0.label.level == level }
                fit(&row)
                return row
            }
            shorten(&candidates)
        }
        var kept: [CGRect] = []
        var result: [(Int, Candidate)] = []
        let order = candidates.indices.sorted {
            candidates[$0].priority == candidates[$1].priority
                ? $0 < $1 : candidates[$0].priority > candidates[$1].priority
        }
        for index in order {
            let candidate = candidates[index]
            let room = candidate.frame.insetBy(
                dx: axis == .horizontal ? -candidate.spacing / 2 : 0,
                dy: axis == .vertical ? -candidate.spacing / 2 : 0)
            if !candidate.isFixed, kept.contains(where: { $0.intersects(room) }) { continue }
            kept.append(room)
            result.append((index, candidate))
        }
        return result.sorted { $0.0 < $1.0 }.map { _, candidate in
            PlacedLabel(
                content: candidate.label.content,
                frame: candidate.frame.offsetBy(
                    dx: candidate.label.offset.width, dy: candidate.label.offset.height),
                rotation: candidate.label.rotation, style: candidate.label.style,
                isTruncated: candidate.isTruncated)
        }
    }

    private func candidate(_ label: AxisLabelsLayout.Label, at index: Int) -> Candidate? {
        var place = scale.position(label.position)
        let isCentered = label.isCentered && scale.kind != .category
        if isCentered {
            let next = scale.position(label.next)
            // The step may be cut off by the end of the scale.
            let (low, high) = (min(scale.from, scale.to), max(scale.from, scale.to))
            let (start, end) = (max(low, min(place, next)), min(high, max(place, next)))
            // Hardly anything of the step is shown.
            guard end - start > abs(next - place) / 4 else { return nil }
            place = (start + end) / 2
        }
        let length = axis == .horizontal ? plot.width : plot.height
        guard place.isFinite, place >= -1, place <= length + 1 else { return nil }
        let frame = axis == .horizontal ? frameBelow(label, place, isCentered) : frameBeside(label, place)
        var candidate = Candidate(
            label: label, frame: frame, spacing: axis == .horizontal ? 6 : 0, place: place)
        switch label.description.collision.kind {
        case .greedy(let priority, let spacing):
            candidate.priority = priority
            if let spacing { candidate.spacing = spacing }
        case .disabled: candidate.isFixed = true
        case .automatic, .truncate: break
        }
        return candidate
    }

    private func frameBelow(_ label: AxisLabelsLayout.Label, _ place: CGFloat, _ isCentered: Bool) -> CGRect {
        let size = label.size
        let besideLine = group.labelsBesideLines && !isCentered && group.preset.kind != .aligned
        let anchor = label.description.anchor ?? (besideLine ? .topLeading : .top)
        let gap = besideLine && label.description.anchor == nil ? label.description.horizontalSpacing ?? 4 : 0
        var x = plot.minX + place - anchor.x * size.width + gap
        let isBefore = AxisLabelsLayout.isBefore(group, axis)
        let spacing = (label.description.verticalSpacing ?? AxisLabelsLayout.defaultSpacing) + levels[label.level].start
        var y = isBefore ? plot.minY - start - spacing - size.height : plot.maxY + start + spacing
        if group.preset == .inset { y = isBefore ? plot.minY + spacing : plot.maxY - spacing - size.height }
        let limits = group.preset == .aligned || group.preset == .inset ? (plot.minX, plot.maxX) : (0, chart.width)
        x = max(limits.0, min(x, limits.1 - size.width))
        // In a level with taller labels.
        let rest = max(0, levels[label.level].thickness - size.height)
        switch label.description.alignment?.vertical {
        case .center?: y += isBefore ? -rest / 2 : rest / 2
        case .bottom?: y += isBefore ? 0 : rest
        case .top?: y -= isBefore ? rest : 0
        default: break
        }
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }

    private func frameBeside(_ label: AxisLabelsLayout.Label, _ place: CGFloat) -> CGRect {
        let size = label.size
        let isBefore = AxisLabelsLayout.isBefore(group, axis)
        let spacing =
            (label.description.horizontalSpacing ?? AxisLabelsLayout.defaultSpacing) + levels[label.level].start
        let anchor = label.description.anchor ?? .leading
        var x = isBefore ? plot.minX - start - spacing - size.width : plot.maxX + start + spacing
        var y = plot.minY + place - anchor.y * size.height
        if group.preset == .inset {
            x = isBefore ? plot.minX + spacing : plot.maxX - spacing - size.width
            y = plot.minY + place + 2
        }
        // In a level with wider labels.
        let rest = max(0, levels[label.level].thickness - size.width)
        switch label.description.alignment?.horizontal {
        case .center?: x += isBefore ? -rest / 2 : rest / 2
        case .trailing?: x += isBefore ? 0 : rest
        case .leading?: x -= isBefore ? rest : 0
        default: break
        }
        let limits = group.preset == .aligned ? (plot.minY, plot.maxY) : (0, chart.height)
        y = max(limits.0, min(y, limits.1 - size.height))
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }

    /// Labels that may be shortened end where those of the next value begin.
    private func shorten(_ candidates: inout [Candidate]) {
        let places = labels.map { scale.position($0.position) }
        for (index, candidate) in candidates.enumerated() {
            guard candidate.label.description.collision.kind == .truncate, candidate.label.rotation == 0 else {
                continue
            }
            if case .view = candidate.label.content { continue }
            let distances = places.map { abs($0 - candidate.place) }.filter { $0 > 0.5 && $0.isFinite }
            guard let room = distances.min().map({ $0 - candidate.spacing - 0.5 }), room >= 8,
                room < candidate.frame.width
            else { continue }
            // Beside its line a label goes on to begin there; others stay in the middle, within the chart.
            let place = plot.minX + candidate.place
            let anchor = candidate.label.description.anchor?.x ?? (candidate.frame.minX >= place ? 0 : 0.5)
            let start = anchor == 0 ? candidate.frame.minX : max(0, place - anchor * room)
            candidates[index].frame.size.width = min(chart.width, place + (1 - anchor) * room) - start
            candidates[index].frame.origin.x = start
            candidates[index].isTruncated = true
        }
    }

    /// Categories that are too long for their step are shortened, and thinned out if that leaves nothing to read.
    private func fit(_ candidates: inout [Candidate]) {
        guard scale.kind == .category, candidates.count > 1 else { return }
        let room = CGFloat(scale.step) - 4
        let longest = candidates.map(\.frame.width).max() ?? 0
        guard longest > room else { return }
        let mayTruncate = candidates.allSatisfy {
            if case .view = $0.label.content { false } else { $0.label.rotation == 0 }
        }
        // A few letters at least can be read.
        let height = candidates.map(\.frame.height).max() ?? 0
        if mayTruncate, room >= max(30, 2 * height) {
            // They end two points before their step does.
            for index in candidates.indices { candidates[index].spacing = min(candidates[index].spacing, 2) }
            for index in candidates.indices where candidates[index].frame.width > room {
                candidates[index].frame.size.width = room
                candidates[index].frame.origin.x = plot.minX + candidates[index].place - room / 2
                candidates[index].isTruncated = true
            }
            return
        }
        // Every second, third, … so that those that are left stand at equal distances.
        let every = max(1, Int(((longest + 6) / CGFloat(max(scale.step, 1))).rounded(.up)))
        candidates = candidates.enumerated().filter { $0.offset % every == 0 }.map(\.element)
    }
}
