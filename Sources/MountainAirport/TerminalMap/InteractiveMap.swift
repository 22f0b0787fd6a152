import AirportModel
import SwiftUI

/// A terminal that can be looked at closely: wheel, pinch, buttons and + − 0 zoom, dragging and arrow keys move, a double
/// click shows all. A click tells about a gate or a store.
struct InteractiveMap: View {
    let map: AirportMap
    let plan: TerminalPlan
    /// The gate that is marked, and the walk to it.
    let gate: TerminalPlan.Gate?
    /// Whether a wheel zooms even while the map hasn't the keyboard.
    let takesWheel: Bool
    /// What is told about in a popover.
    @Binding var selection: MapPlace?

    @Environment(\.airportClock) private var clock
    @Environment(AppState.self) private var app: AppState?
    @State private var viewport = MapViewport()
    @State private var hovered: MapPlace?

    var body: some View {
        GeometryReader { geometry in
            MapStage(
                map: map, plan: plan, gate: gate, takesWheel: takesWheel, now: app?.now ?? clock.now(),
                projection: MapProjection(viewport, planSize: plan.size, viewSize: geometry.size),
                viewport: $viewport, hovered: $hovered, selection: $selection)
        }
        .onChange(of: plan.letter) {
            viewport = MapViewport()
            hovered = nil
        }
    }
}

/// The map in its size.
private struct MapStage: View {
    let map: AirportMap
    let plan: TerminalPlan
    let gate: TerminalPlan.Gate?
    let takesWheel: Bool
    let now: Date
    let projection: MapProjection
    @Binding var viewport: MapViewport
    @Binding var hovered: MapPlace?
    @Binding var selection: MapPlace?

    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.airportClock) private var clock
    /// What was looked at when a drag or a pinch began.
    @State private var begin: MapProjection?
    @FocusState private var isFocused: Bool

    var body: some View {
        Canvas { context, size in painter.draw(in: &context, size) }
            .overlay { surface }
            .accessibilityChildren {
                MapElements(plan: plan, projection: projection, gate: gate, busyness: busyness) { selection = $0 }
            }
            .popover(item: $selection, attachmentAnchor: .rect(.rect(anchor))) { place in
                PlaceDetails(place: place, plan: plan, map: map, now: now)
            }
            .focusable()
            .focused($isFocused)
            .accessibilityLabel("Map of terminal \(plan.letter)")
            .accessibilityHint(walkWords)
            .onKeyPress { key($0) }
            // The scale is at the left in every language: a map isn't mirrored.
            .overlay(alignment: layoutDirection == .rightToLeft ? .bottomLeading : .bottomTrailing) {
                MapButtons(viewport: viewport, zoom: zoom)
                    .padding(8)
            }
    }

    private var walk: Walk? { gate.flatMap(plan.walk(to:)) }

    private var walkWords: String {
        guard let gate, let walk else { return "" }
        return WalkWording.sentence(walk, to: gate, on: map)
    }

    private var busyness: [Int: Double] {
        Dictionary(
            uniqueKeysWithValues: plan.shops.map { ($0.id, $0.store.busyness(at: now, calendar: clock.calendar)) })
    }

    private var painter: MapPainter {
        MapPainter(
            plan: plan, projection: projection, palette: MapPalette(colorScheme, contrast: contrast),
            busyness: busyness, gate: gate, walk: walk, hovered: hovered, focused: selection)
    }

    /// Where the popover points at.
    private var anchor: CGRect {
        let area = selection?.area(metresPerPoint: 1 / projection.scale) ?? .zero
        return projection.rect(area).intersection(CGRect(origin: .zero, size: projection.viewSize))
    }

    /// How the map lies now: several events may come before it is drawn again.
    private var current: MapProjection {
        MapProjection(viewport, planSize: plan.size, viewSize: projection.viewSize)
    }

    // MARK: Pointer

    private var surface: some View {
        _PointerSurface()
            .onPointer { point in
                let place = point.flatMap(place(at:))
                if place != hovered { hovered = place }
            }
            .onDrag { start, point, isEnd in drag(from: start, to: point, isEnd) }
            .onClick { point, count in
                isFocused = true
                if count == 2 {
                    viewport = MapViewport()
                } else if let place = place(at: point) {
                    selection = place
                }
            }
            .onWheel { turns, point in
                guard takesWheel || isFocused else { return false }
                let next = current.zoomed(by: pow(1.2, -turns), at: point)
                if next == viewport { return false }
                viewport = next
                return true
            }
            .onTouchpadScroll { distance in
                guard takesWheel || isFocused, !viewport.isFitting else { return false }
                viewport = current.moved(by: CGSize(width: -distance.width, height: -distance.height))
                return true
            }
            .onPinch { scale, point, isEnd in
                let begin = begin ?? current
                viewport = begin.zoomed(by: scale, at: point)
                self.begin = isEnd ? nil : begin
            }
    }

    private func place(at point: CGPoint) -> MapPlace? {
        plan.place(at: current.place(point), metresPerPoint: 1 / current.scale)
    }

    private func drag(from start: CGPoint, to point: CGPoint, _ isEnd: Bool) {
        let begin = begin ?? current
        let distance = CGSize(width: point.x - start.x, height: point.y - start.y)
        // A hand isn't steady: a click may move a little.
        if self.begin != nil || hypot(distance.width, distance.height) >= 6 {
            viewport = begin.moved(by: distance)
            self.begin = isEnd ? nil : begin
        }
    }

    // MARK: Keyboard

    private func zoom(_ step: MapZoom) {
        switch step {
        case .larger: viewport = current.zoomed(by: 1.5)
        case .smaller: viewport = current.zoomed(by: 1 / 1.5)
        case .fitting: viewport = MapViewport()
        }
    }

    private func key(_ press: KeyPress) -> KeyPress.Result {
        guard press.modifiers.subtracting(.shift).isEmpty || press.key == "+" else { return .ignored }
        switch press.characters {
        case "+", "=": zoom(.larger)
        case "-", "−": zoom(.smaller)
        case "0": zoom(.fitting)
        default: return move(press.key)
        }
        return .handled
    }

    private func move(_ key: KeyEquivalent) -> KeyPress.Result {
        if key == .return || key == .space, let gate {
            selection = .gate(gate)
            return .handled
        }
        let step = 60.0
        let distance: CGSize? =
            switch key {
            case .leftArrow: CGSize(width: step, height: 0)
            case .rightArrow: CGSize(width: -step, height: 0)
            case .upArrow: CGSize(width: 0, height: step)
            case .downArrow: CGSize(width: 0, height: -step)
            default: nil
            }
        guard let distance, !viewport.isFitting else { return .ignored }
        viewport = current.moved(by: distance)
        return .handled
    }
}
