import SwiftUI

/// What the pointer and the keyboard do over a chart: select values and scroll.
@MainActor
struct ChartInput {
    let layout: ChartLayout
    let scales: ChartScales
    let selections: ChartSelections
    /// What is remembered between events.
    var session = ChartInputSession()
    /// The gesture that takes the place of selecting by dragging.
    var gesture: (() -> GestureDriver)?
    /// Shows the data as a table.
    var showTable: (() -> Void)?
    /// Shows another part of the scales, which begins at the given numbers.
    let scroll: (_ x: Double?, _ y: Double?) -> Void

    /// Whether the pointer has anything to do.
    var takesPointer: Bool { !selections.isEmpty || scrolls || gesture != nil }

    /// Whether the chart is more than a decoration, so that people may want to read its data.
    static func isDescribed(_ layout: ChartLayout) -> Bool {
        !layout.model.records.isEmpty && (layout.model.isPie || !layout.xLabels.isEmpty || !layout.yLabels.isEmpty)
    }

    private var scrolls: Bool { layout.scrolled.x != nil || layout.scrolled.y != nil }

    var actions: InputActions {
        var actions = InputActions()
        if !selections.isEmpty { actions.hover = { hover($0) } }
        actions.drag = { drag(from: $0, to: $1, hasEnded: $2) }
        if scrolls { actions.scroll = { ChartScroller(self).wheel(by: $0) } }
        actions.key = { ChartKeys(self).press($0, isExtending: $1) }
        actions.focus = { isFocused in if !isFocused { clear() } }
        return actions
    }

    func inPlot(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - layout.plot.minX, y: point.y - layout.plot.minY)
    }

    // MARK: Hovering

    func hover(_ point: CGPoint?) {
        guard !session.isDragging else { return }
        guard let point, layout.plot.insetBy(dx: -1, dy: -1).contains(point) else { return clear() }
        select(inPlot(point))
    }

    /// Nothing is pointed at any more.
    func clear() {
        if selections.x?.get() != nil { selections.selectX(nil) }
        if selections.y?.get() != nil { selections.selectY(nil) }
        if selections.angle?.get() != nil { selections.selectAngle(nil) }
    }

    private func select(_ point: CGPoint) {
        if selections.x != nil { selections.selectX(scales.datum(point.x, scales.x, scales.xData)) }
        if selections.y != nil { selections.selectY(scales.datum(point.y, scales.y, scales.yData)) }
        if selections.angle != nil { selections.selectAngle(angleDatum(point)) }
    }

    private func angleDatum(_ point: CGPoint) -> _ChartDatum? {
        guard scales.angleTotal > 0 else { return nil }
        let (x, y) = (point.x - layout.plot.width / 2, point.y - layout.plot.height / 2)
        guard hypot(x, y) <= min(layout.plot.width, layout.plot.height) / 2 else { return nil }
        let angle = atan2(x, -y)
        return .number((angle < 0 ? angle + 2 * .pi : angle) / (2 * .pi) * scales.angleTotal)
    }

    // MARK: Dragging

    private func drag(from start: CGPoint, to end: CGPoint, hasEnded: Bool) {
        session.isDragging = !hasEnded
        if let gesture { return follow(gesture, start, end, hasEnded) }
        if scrolls, selections.xRange == nil, selections.yRange == nil {
            return ChartScroller(self).drag(from: start, to: end, hasEnded: hasEnded)
        }
        selectRange(inPlot(start), inPlot(end), hasEnded)
        select(inPlot(end))
    }

    private func follow(_ gesture: () -> GestureDriver, _ start: CGPoint, _ end: CGPoint, _ hasEnded: Bool) {
        /// In the plot, from its leading edge.
        func inPlot(_ point: CGPoint) -> CGPoint {
            let place = self.inPlot(point)
            return layout.isRightToLeft ? CGPoint(x: layout.plot.width - place.x, y: place.y) : place
        }
        let event = PointerEvent(location: inPlot(end))
        if let driver = session.driver {
            if hasEnded {
                driver.end(event)
                session.driver = nil
            } else {
                driver.move(event)
            }
        } else if !hasEnded {
            // Kept for the whole gesture, though the chart may be laid out anew meanwhile.
            let driver = session.gestures ?? gesture()
            session.gestures = driver
            session.driver = driver
            driver.begin(PointerEvent(location: inPlot(start)))
        }
    }

    private func selectRange(_ from: CGPoint, _ to: CGPoint, _ hasEnded: Bool) {
        if hypot(to.x - from.x, to.y - from.y) < 2 {
            // A press without a move takes a selected interval away.
            if hasEnded {
                selections.xRange?.set(nil)
                selections.yRange?.set(nil)
            }
            return
        }
        if selections.xRange != nil {
            selections.selectXRange(
                scales.datum(from.x, scales.x, scales.xData), scales.datum(to.x, scales.x, scales.xData))
        }
        if selections.yRange != nil {
            selections.selectYRange(
                scales.datum(from.y, scales.y, scales.yData), scales.datum(to.y, scales.y, scales.yData))
        }
    }
}

/// What is remembered of a chart's input between events.
@MainActor
final class ChartInputSession {
    var isDragging = false
    /// The gesture of the app that is going on.
    var driver: GestureDriver?
    /// The app's gesture as long as its chart stays the same: clicks of several presses are counted there.
    var gestures: GestureDriver?
    /// Where a scrolled chart was when a drag began, and where it began.
    var dragged: (layout: ChartLayout, scales: ChartScales, start: CGPoint)?
    /// The last places of a drag, to know how fast it is.
    var trail: [(point: CGPoint, time: TimeInterval)] = []
    /// Where a selected interval began by keyboard, and where it ends.
    var anchor: (start: Double, end: Double)?
    /// The parts that are shown on the way to where scrolling comes to rest.
    var settling: Settling?

    /// Scrolling on its own.
    struct Settling {
        var begin: Date
        var x: Double?
        var y: Double?
    }

    /// Where scrolling ends by itself is reached gradually.
    func settle(_ windows: inout (x: ChartLayout.ScrollWindow?, y: ChartLayout.ScrollWindow?), at date: Date) {
        guard let settling else { return }
        guard let done = Animation.snappy(duration: 0.3).value(at: max(0, date.timeIntervalSince(settling.begin)))
        else {
            self.settling = nil
            return
        }
        func move(_ window: inout ChartLayout.ScrollWindow?, from start: Double?) {
            guard let start, let end = window?.start else { return }
            window?.start = start + (end - start) * done
        }
        move(&windows.x, from: settling.x)
        move(&windows.y, from: settling.y)
    }
}
