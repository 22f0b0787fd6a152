import SwiftUI

/// Turns marks into rectangles and points of a plot.
@MainActor
struct MarkGeometry {
    /// The width of bars on a scale without steps, in points.
    static let thinBar: CGFloat = 10
    /// The part of a step that marks take up by themselves.
    static let usualPart: CGFloat = 0.7

    let model: ChartModel
    let x: PositionScale
    let y: PositionScale
    let plot: CGSize

    init(_ layout: ChartLayout) {
        model = layout.model
        x = layout.x
        y = layout.y
        plot = layout.plot.size
    }

    // MARK: Points

    /// Where a point or the corner of a line is; not a number if it has no place.
    @inline(__always)
    func point(_ record: MarkRecord) -> CGPoint {
        CGPoint(x: center(record.x, x, plot.width), y: center(record.y, y, plot.height))
    }

    @inline(__always)
    private func center(_ channel: Channel, _ scale: PositionScale, _ length: CGFloat) -> Double {
        switch channel.form {
        case .value: scale.position(channel.start)
        case .bin: (scale.position(channel.start) + scale.position(channel.end)) / 2
        case .interval: scale.position(channel.end)
        case .none: length / 2
        case .fixedPoint: channel.start.isNaN ? length / 2 : channel.start
        case .fixedInterval:
            ((channel.start.isNaN ? 0 : channel.start) + (channel.end.isNaN ? length : channel.end)) / 2
        }
    }

    /// The two limits of an area at a mark.
    func limits(_ record: MarkRecord) -> (start: CGPoint, end: CGPoint) {
        if model.isSideways(record) {
            let y = center(record.y, y, plot.height)
            let (start, end) = length(record.x, x)
            return (CGPoint(x: start, y: y), CGPoint(x: end, y: y))
        }
        let x = center(record.x, x, plot.width)
        let (start, end) = length(record.y, y)
        return (CGPoint(x: x, y: start), CGPoint(x: x, y: end))
    }

    /// Both ends of a length; a start that has no place, such as zero on a logarithmic scale, is the scale's own.
    private func length(_ channel: Channel, _ scale: PositionScale) -> (Double, Double) {
        let end = scale.position(channel.end)
        var start = scale.position(channel.start)
        if start.isNaN, channel.start.isFinite, scale.type.kind == .log { start = scale.from }
        return (start, end)
    }

    /// The point of a mark with the offset and the place among its neighbours that modifiers ask for.
    func placedPoint(_ record: MarkRecord, _ attributes: MarkAttributes) -> CGPoint {
        var point = point(record)
        if let dodge = attributes.position {
            let axis = dodge.axis ?? (x.kind == .category || y.kind != .category ? .horizontal : .vertical)
            let (channel, scale) = axis == .horizontal ? (record.x, x) : (record.y, y)
            let step = self.step(channel, scale)
            let shift = shift(dodge, step)
            if axis == .horizontal { point.x += shift.offset } else { point.y += shift.offset }
        }
        point.x += attributes.offset.xStart
        point.y += attributes.offset.yStart
        return point
    }

    // MARK: Rectangles

    /// The rectangle of a bar, rectangle, rule or point; nil if it has no place.
    func frame(_ record: MarkRecord) -> CGRect? { frame(record, model.attributes(of: record)) }

    /// The rectangle of a mark whose attributes are known.
    func frame(_ record: MarkRecord, _ attributes: MarkAttributes) -> CGRect? {
        let options = model.options[Int(record.options)]
        var horizontal: (Double, Double)
        var vertical: (Double, Double)
        switch record.kind {
        case .line, .area, .point:
            let point = record.kind == .area ? limits(record).end : placedPoint(record, attributes)
            guard point.x.isFinite, point.y.isFinite else { return nil }
            return CGRect(x: point.x, y: point.y, width: 0, height: 0)
        case .sector: return nil
        case .rule:
            horizontal = ruleSpan(record.x, x, plot.width)
            vertical = ruleSpan(record.y, y, plot.height)
        case .bar, .rectangle:
            let isSideways = record.kind == .bar && model.isSideways(record)
            let isBar = record.kind == .bar
            horizontal = span(
                record.x, x, plot.width, options.width, isBar, model.barGap.x,
                attributes.position.flatMap {
                    ($0.axis ?? (isSideways ? .vertical : .horizontal)) == .horizontal ? $0 : nil
                })
            vertical = span(
                record.y, y, plot.height, options.height, isBar, model.barGap.y,
                attributes.position.flatMap {
                    ($0.axis ?? (isSideways ? .vertical : .horizontal)) == .vertical ? $0 : nil
                })
        }
        let offset = attributes.offset
        horizontal = (horizontal.0 + offset.xStart, horizontal.1 + offset.xEnd)
        vertical = (vertical.0 + offset.yStart, vertical.1 + offset.yEnd)
        guard horizontal.0.isFinite, horizontal.1.isFinite, vertical.0.isFinite, vertical.1.isFinite else { return nil }
        return CGRect(
            x: min(horizontal.0, horizontal.1), y: min(vertical.0, vertical.1), width: abs(horizontal.1 - horizontal.0),
            height: abs(vertical.1 - vertical.0))
    }

    private func ruleSpan(_ channel: Channel, _ scale: PositionScale, _ length: CGFloat) -> (Double, Double) {
        switch channel.form {
        case .value:
            let place = scale.position(channel.start)
            return (place, place)
        case .bin:
            let place = (scale.position(channel.start) + scale.position(channel.end)) / 2
            return (place, place)
        case .interval:
            if scale.kind == .category {
                // From the beginning of a step to the end of the other.
                let (low, high) = (min(channel.start, channel.end), max(channel.start, channel.end))
                return (scale.position(low - 0.5), scale.position(high + 0.5))
            }
            return self.length(channel, scale)
        case .none, .fixedPoint:
            let place = channel.start.isNaN ? length / 2 : channel.start
            return (place, place)
        case .fixedInterval:
            return (channel.start.isNaN ? 0 : channel.start, channel.end.isNaN ? length : channel.end)
        }
    }

    private func span(
        _ channel: Channel, _ scale: PositionScale, _ length: CGFloat, _ dimension: MarkDimension, _ isBar: Bool,
        _ gap: Double, _ dodge: MarkAttributes.Dodge?
    ) -> (Double, Double) {
        switch channel.form {
        case .none: return (0, length)
        case .fixedInterval: return (channel.start.isNaN ? 0 : channel.start, channel.end.isNaN ? length : channel.end)
        case .fixedPoint:
            let place = channel.start.isNaN ? length / 2 : channel.start
            let size = dimension.length(in: length) ?? Self.thinBar
            return (place - size / 2, place + size / 2)
        case .interval:
            if scale.kind == .category, !isBar || channel.start != channel.end {
                let (low, high) = (min(channel.start, channel.end), max(channel.start, channel.end))
                return (scale.position(low - 0.5), scale.position(high + 0.5))
            }
            return self.length(channel, scale)
        case .value, .bin:
            let place = center(channel, scale, length)
            let step = step(channel, scale)
            if let dodge {
                let shift = shift(dodge, step)
                let size = dimension.length(in: shift.width) ?? max(1, shift.width - 1)
                return (place + shift.offset - size / 2, place + shift.offset + size / 2)
            }
            let size: CGFloat
            if let own = dimension.length(in: step) {
                size = own
            } else if channel.form == .bin {
                // Bars of days stand apart, bins of numbers touch but for a thin line.
                size = scale.kind == .date && isBar ? step * Self.usualPart : isBar ? max(step - 1, step * 0.5) : step
            } else if scale.kind == .category {
                size = step * Self.usualPart
            } else if gap.isFinite {
                let room = abs(scale.position(gap) - scale.position(0))
                size = room.isFinite ? max(1, min(Self.thinBar, room * Self.usualPart)) : Self.thinBar
            } else {
                size = Self.thinBar
            }
            return (place - size / 2, place + size / 2)
        }
    }

    /// The length of the step that a mark stands in, in points.
    private func step(_ channel: Channel, _ scale: PositionScale) -> CGFloat {
        if channel.form == .bin { return abs(scale.position(channel.end) - scale.position(channel.start)) }
        return scale.kind == .category ? scale.step : Self.thinBar
    }

    /// How far a mark stands beside the middle of its step, and how much room it has.
    private func shift(_ dodge: MarkAttributes.Dodge, _ step: CGFloat) -> (offset: CGFloat, width: CGFloat) {
        let count = CGFloat(max(1, model.positions.discreteCount))
        let span = dodge.span.length(in: step) ?? step * Self.usualPart
        let width = span / count
        return ((CGFloat(dodge.value) + 0.5) * width - span / 2, width)
    }
}
