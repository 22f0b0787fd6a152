import SwiftUI

/// Finds where a scrolled chart comes to rest.
@MainActor
struct ChartScrollTargets {
    private let layout: ChartLayout
    private let behavior: any ChartScrollTargetBehavior

    init(_ layout: ChartLayout, _ behavior: any ChartScrollTargetBehavior) {
        self.layout = layout
        self.behavior = behavior
    }

    /// The numbers at which the visible part begins, for those wanted; nil: it stays along the axis.
    func target(_ wanted: (x: Double?, y: Double?), _ cause: ChartScroller.Cause) -> (x: Double?, y: Double?) {
        let (size, model) = (layout.plot.size, layout.model)
        // On the screen, larger numbers are on the right unless the scale is reversed, and at the top.
        let x = ChartScrollAxis(
            layout.scrolled.x, model.xBase, size.width,
            isFlipped: (model.xBase.start > model.xBase.end) != layout.isRightToLeft)
        let y = ChartScrollAxis(
            layout.scrolled.y, model.yBase, size.height, isFlipped: model.yBase.start < model.yBase.end)
        let content = CGSize(width: x?.content ?? size.width, height: y?.content ?? size.height)
        func rect(_ startX: Double?, _ startY: Double?) -> CGRect {
            CGRect(
                x: x.map { $0.place(startX ?? $0.window) } ?? 0, y: y.map { $0.place(startY ?? $0.window) } ?? 0,
                width: size.width, height: size.height)
        }
        let original = rect(nil, nil)
        var target = ScrollTarget(rect: rect(wanted.x, wanted.y))
        var velocity = CGVector.zero
        switch cause {
        case .drag(let speed): velocity = CGVector(dx: -speed.dx, dy: -speed.dy)
        case .page:
            velocity = CGVector(
                dx: (target.rect.minX - original.minX).sign == .minus ? -1000 : 1000,
                dy: (target.rect.minY - original.minY).sign == .minus ? -1000 : 1000)
        case .step: break
        }
        var environment = layout.environment
        environment.chartScroll = ChartScrollSurroundings(x: x, y: y, calendar: environment.calendar)
        var axes: Axis.Set = []
        if wanted.x != nil { axes.insert(.horizontal) }
        if wanted.y != nil { axes.insert(.vertical) }
        let context = ScrollTargetBehaviorContext(
            from: ScrollTarget(rect: original), velocity: velocity, contentSize: content, containerSize: size,
            axes: axes, environment: environment)
        behavior.updateTarget(&target, context: context)
        func start(_ axis: ChartScrollAxis?, _ wanted: Double?, _ place: CGFloat) -> Double? {
            guard let axis, wanted != nil else { return nil }
            let start = min(max(axis.start(at: place), axis.low), axis.high - axis.length)
            return abs(start - axis.window) < axis.length * 1e-9 ? nil : start
        }
        return (start(x, wanted.x, target.rect.minX), start(y, wanted.y, target.rect.minY))
    }
}

/// An axis along which a chart scrolls: its numbers as places in the content.
struct ChartScrollAxis {
    let low: Double
    let high: Double
    /// Where the visible part begins, and its length.
    let window: Double
    let length: Double
    /// The length of the plot, in points.
    let container: CGFloat
    let isFlipped: Bool
    let isCategory: Bool

    init?(_ window: ChartLayout.ScrollWindow?, _ base: BaseScale, _ container: CGFloat, isFlipped: Bool) {
        guard let window, window.length > 0 else { return nil }
        self.container = container
        low = min(base.start, base.end)
        high = max(base.start, base.end)
        self.window = window.start
        length = window.length
        self.isFlipped = isFlipped
        isCategory = base.kind == .category
    }

    /// The length of the content, in points.
    var content: CGFloat { container * (high - low) / length }

    /// The place in the content of a visible part that begins at a number.
    func place(_ start: Double) -> CGFloat {
        let place = (start - low) / length * container
        return isFlipped ? content - container - place : place
    }

    /// The number at which a visible part begins that is at a place of the content.
    func start(at place: CGFloat) -> Double {
        low + (isFlipped ? content - container - place : place) / container * length
    }
}

/// What a behaviour knows of the chart that scrolls.
struct ChartScrollSurroundings {
    var x: ChartScrollAxis?
    var y: ChartScrollAxis?
    var calendar: Calendar
}

private struct ChartScrollKey: EnvironmentKey {
    static var defaultValue: ChartScrollSurroundings? { nil }
}

extension EnvironmentValues {
    /// The chart that scrolls, for the behaviour that decides where it comes to rest.
    var chartScroll: ChartScrollSurroundings? {
        get { self[ChartScrollKey.self] }
        set { self[ChartScrollKey.self] = newValue }
    }
}
