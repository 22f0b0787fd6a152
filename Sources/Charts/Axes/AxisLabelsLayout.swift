import SwiftUI

/// Finds how much space the labels of an axis need, and places them and the axis's lines.
@MainActor
struct AxisLabelsLayout {
    /// What an axis shows.
    struct Placed {
        var gridLines: [PlacedLine] = []
        var ticks: [PlacedLine] = []
        var labels: [PlacedLabel] = []
    }

    struct Label {
        var content: PlacedLabel.Content
        var description: AxisLabelDescription
        var size: CGSize
        var rotation: Double
        var style: AnyShapeStyle?
        var offset: CGSize
        var isCentered: Bool
        var position: Double
        var next: Double
        /// How many labels of the same value are nearer to the plot.
        var level = 0

        /// How much of the space beside the plot the label takes.
        func thickness(_ axis: Axis) -> CGFloat { axis == .horizontal ? size.height : size.width }
    }

    let axis: Axis
    let groups: [ResolvedAxisGroup]
    /// The labels of each group.
    private var labels: [[Label]] = []
    /// The space before (above, or on the left of) and after the plot.
    private(set) var before: CGFloat = 0
    private(set) var after: CGFloat = 0
    private(set) var labelHeight: CGFloat = 0
    /// Where the labels of each group begin, counted from the plot's edge.
    private var starts: [CGFloat] = []
    /// Where the levels of labels begin in each group, and how thick they are.
    private var levels: [[Level]] = []

    /// The labels of a group that are equally far from the plot.
    struct Level {
        var start: CGFloat
        var thickness: CGFloat
    }
    private let minimumTick: CGFloat = 4

    static let defaultSpacing: CGFloat = 5

    init(axis: Axis) {
        self.axis = axis
        groups = []
    }

    init(
        axis: Axis, groups: [ResolvedAxisGroup], environment: EnvironmentValues, step: Double, texts: ChartTexts
    ) {
        self.axis = axis
        self.groups = groups
        for group in groups {
            var labels: [Label] = []
            for mark in group.marks {
                var level = 0
                for part in mark.parts {
                    guard case .label(let description) = part.kind else { continue }
                    var label = Self.label(part, description, mark, group, environment, axis, texts)
                    label.level = level
                    labels.append(label)
                    if description.offsetsMarks != false { level += 1 }
                }
            }
            self.labels.append(labels)
            let levels = Self.levels(labels, axis)
            self.levels.append(levels)
            let thickness = labels.map { levels[$0.level].start + $0.thickness(axis) }.max() ?? 0
            labelHeight = max(labelHeight, labels.map(\.size.height).max() ?? 0)
            let isBefore = Self.isBefore(group, axis)
            guard thickness > 0, group.preset != .inset else {
                starts.append(0)
                continue
            }
            let spacing = Self.spacing(labels, group, axis)
            let start = isBefore ? before : after
            starts.append(start)
            if isBefore { before += spacing + thickness } else { after += spacing + thickness }
        }
        before = before.rounded(.up)
        after = after.rounded(.up)
    }

    /// The levels of labels, each beyond the thickest label of the one before.
    private static func levels(_ labels: [Label], _ axis: Axis) -> [Level] {
        var levels: [Level] = []
        for level in 0...(labels.map(\.level).max() ?? 0) {
            let thickness =
                labels.filter { $0.level == level && $0.description.offsetsMarks != false }
                .map { $0.thickness(axis) }.max() ?? 0
            levels.append(
                Level(
                    start: levels.last.map { $0.start + $0.thickness + (axis == .horizontal ? 1 : 4) } ?? 0,
                    thickness: thickness))
        }
        return levels
    }

    static func isBefore(_ group: ResolvedAxisGroup, _ axis: Axis) -> Bool {
        switch group.position.kind {
        case .leading: axis == .vertical
        case .top: axis == .horizontal
        default: false
        }
    }

    private static func spacing(_ labels: [Label], _ group: ResolvedAxisGroup, _ axis: Axis) -> CGFloat {
        let own = labels.lazy.compactMap {
            axis == .horizontal ? $0.description.verticalSpacing : $0.description.horizontalSpacing
        }.first
        return own ?? defaultSpacing
    }

    private static func label(
        _ part: _AxisPart, _ description: AxisLabelDescription, _ mark: ResolvedAxisMark, _ group: ResolvedAxisGroup,
        _ environment: EnvironmentValues, _ axis: Axis, _ texts: ChartTexts
    ) -> Label {
        var content: PlacedLabel.Content
        var size: CGSize
        switch description.content {
        case .automatic where part.font == nil:
            content = .words(mark.text)
            size = texts.size(of: mark.text, environment)
        case .automatic, .text:
            var text = Text(verbatim: mark.text)
            if case .text(let own) = description.content { text = own }
            text = text.font(part.font ?? .caption)
            content = .text(text)
            size = text.measure(in: environment)
        case .view(let view):
            let view = AnyView(view.font(part.font ?? .caption))
            content = .view(view)
            size = view.measure(in: environment, proposal: .unspecified)
        }
        var rotation = 0.0
        switch description.orientation.kind {
        case .vertical: rotation = -90
        case .verticalReversed: rotation = 90
        default: break
        }
        if rotation != 0 { size = CGSize(width: size.height, height: size.width) }
        return Label(
            content: content, description: description, size: size, rotation: rotation, style: part.style,
            offset: part.offset, isCentered: part.isCentered ?? group.centersLabels, position: mark.position,
            next: mark.next)
    }

    // MARK: Placing

    func place(_ scale: PositionScale, plot: CGRect, chart: CGSize) -> Placed {
        var placed = Placed()
        for (index, group) in groups.enumerated() {
            let frames = AxisLabelPlacement(
                axis: axis, group: group, labels: labels[index], levels: levels[index], start: starts[index],
                scale: scale, plot: plot, chart: chart
            ).placed()
            placed.labels += frames
            placeLines(group, index, scale, plot, &placed)
        }
        return placed
    }

    private func placeLines(
        _ group: ResolvedAxisGroup, _ index: Int, _ scale: PositionScale, _ plot: CGRect, _ placed: inout Placed
    ) {
        let longest = labels[index].filter { $0.level == 0 }.map { $0.thickness(axis) }.max() ?? 0
        let isBefore = Self.isBefore(group, axis)
        for mark in group.marks {
            for part in mark.parts {
                let place = linePosition(mark, part.isCentered, scale)
                guard place.isFinite, place > -0.5, place < (axis == .horizontal ? plot.width : plot.height) + 0.5
                else {
                    continue
                }
                switch part.kind {
                case .label: break
                case .gridLine(let stroke):
                    let extended = group.preset == .extended ? longest + Self.defaultSpacing : 0
                    let line = line(at: place, plot, -(isBefore ? extended : 0), isBefore ? 0 : extended)
                    placed.gridLines.append(moved(line, stroke, part))
                case .tick(let length, let stroke):
                    let size = tickLength(length, longest)
                    let edge = axis == .horizontal ? plot.height : plot.width
                    let line =
                        isBefore
                        ? self.line(at: place, plot, -size, -edge) : self.line(at: place, plot, edge, size)
                    placed.ticks.append(moved(line, stroke, part))
                }
            }
        }
    }

    private func tickLength(_ length: AxisTick.Length, _ longest: CGFloat) -> CGFloat {
        switch length.kind {
        case .automatic: minimumTick
        case .fixed(let length): length
        case .label(let more), .longestLabel(let more): longest + Self.defaultSpacing + more
        }
    }

    private func linePosition(_ mark: ResolvedAxisMark, _ isCentered: Bool?, _ scale: PositionScale) -> Double {
        if scale.kind == .category {
            // A category is a step; lines that aren't centred stand where it begins.
            return scale.position(isCentered == false ? mark.position - 0.5 : mark.position)
        }
        return isCentered == true
            ? (scale.position(mark.position) + scale.position(mark.next)) / 2 : scale.position(mark.position)
    }

    /// A line across the plot, from `start` after its beginning to `end` beyond its end.
    private func line(at place: Double, _ plot: CGRect, _ start: CGFloat, _ end: CGFloat) -> (CGPoint, CGPoint) {
        if axis == .horizontal {
            let x = plot.minX + place
            return (CGPoint(x: x, y: plot.minY + start), CGPoint(x: x, y: plot.maxY + end))
        }
        let y = plot.minY + place
        return (CGPoint(x: plot.minX + start, y: y), CGPoint(x: plot.maxX + end, y: y))
    }

    private func moved(_ line: (CGPoint, CGPoint), _ stroke: StrokeStyle?, _ part: _AxisPart) -> PlacedLine {
        func moved(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + part.offset.width, y: point.y + part.offset.height)
        }
        return PlacedLine(
            from: moved(line.0), to: moved(line.1), stroke: stroke ?? StrokeStyle(lineWidth: 1), style: part.style)
    }
}
