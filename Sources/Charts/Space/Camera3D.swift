import SwiftUI

/// Places of a box in space, whose edges go from -1 to 1, on the plane that is looked at.
struct Camera3D {
    let pose: Chart3DPose
    let projection: Chart3DCameraProjection
    let size: CGSize
    let middle: CGPoint
    /// Half of the box's edges, in points.
    let scale: CGFloat

    init(_ pose: Chart3DPose, _ projection: Chart3DCameraProjection, size: CGSize) {
        self.pose = pose
        self.projection = projection
        self.size = size
        // Labels and titles stand below a box that is seen from above, and above one that is seen from below.
        let room = min(18, size.height / 10) * min(1, max(-1, sin(pose.inclination.radians) / 0.4))
        middle = CGPoint(x: size.width / 2, y: size.height / 2 - room)
        // With room for the axes' labels, and for what is nearer and therefore larger.
        scale = max(1, min(size.width, size.height) * (projection.hasPerspective ? 0.22 : 0.25))
    }

    /// A direction as it's seen: to the right, upwards and towards the viewer.
    func turned(_ unit: SIMD3<Double>) -> SIMD3<Double> {
        let (sine, cosine) = (sin(pose.azimuth.radians), cos(pose.azimuth.radians))
        let level = SIMD3(unit.x * cosine + unit.z * sine, unit.y, unit.z * cosine - unit.x * sine)
        let (up, flat) = (sin(pose.inclination.radians), cos(pose.inclination.radians))
        return SIMD3(level.x, level.y * flat - level.z * up, level.z * flat + level.y * up)
    }

    /// Where a place is seen, and how near it is.
    func place(_ unit: SIMD3<Double>) -> (point: CGPoint, depth: Double) {
        let seen = turned(unit)
        let factor = projection.hasPerspective ? 4 / (4 - seen.z) : 1
        return (
            CGPoint(x: middle.x + seen.x * scale * factor, y: middle.y - seen.y * scale * factor), seen.z
        )
    }
}

/// A scale along an edge of the box, with what stands there.
@MainActor
struct Axis3D {
    let data: AxisData
    let configuration: AxisConfiguration
    let scale: PositionScale
    let marks: [ResolvedAxisMark]

    /// - Parameter limits: what surfaces cover beside the data; nil: nothing.
    init(
        _ data: AxisData, _ configuration: AxisConfiguration, _ environment: EnvironmentValues,
        limits: ClosedRange<Double>? = nil
    ) {
        self.data = data
        self.configuration = configuration
        var own = configuration
        // Bodies in space don't stand on zero.
        if own.domain == nil { own.domain = _ScaleDomain(kind: .automatic(includesZero: false, isReversed: false)) }
        var covered = limits.map { [$0.lowerBound, $0.upperBound] } ?? []
        if data.lowest <= data.highest { covered += [data.lowest, data.highest] }
        if covered.isEmpty { covered = [-1, 1] }
        let records = covered.map {
            MarkRecord(
                kind: .point, x: Channel(form: .value, start: $0, end: .nan), y: .none, attributes: 0, options: 0,
                series: -1, group: -1)
        }
        var base = BaseScale(data, own, records, \.x, functions: [], isNormalized: false)
        let resolver = AxisResolver(
            axis: .horizontal, configuration: own, data: data, calendar: environment.calendar,
            timeZone: environment.timeZone, locale: environment.locale, isNormalized: false, isUsed: true,
            texts: ChartTexts())
        resolver.round(&base, count: 4)
        var range = (-1.0, 1.0)
        if case .fixed(let from, let to)? = configuration.range?.kind { range = (from * 2, to * 2) }
        scale = base.scale(from: range.0, to: range.1)
        marks = resolver.groups(scale, count: 4).flatMap(\.marks)
    }

    /// Where a mark begins and ends; nil: nowhere.
    func span(_ channel: Channel) -> ClosedRange<Double>? {
        var (start, end) = (scale.position(channel.start), scale.position(channel.start))
        if channel.form == .bin || channel.form == .interval { end = scale.position(channel.end) }
        if end < start { swap(&start, &end) }
        guard start.isFinite, end.isFinite else { return nil }
        return start...end
    }

    /// The title: what a modifier says, or what the values are called.
    var title: Text? {
        if configuration.visibility == .hidden { return nil }
        if let own = configuration.labels.first { return own.text }
        return data.label?.text
    }
}
