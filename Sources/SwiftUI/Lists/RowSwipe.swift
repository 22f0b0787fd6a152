import Foundation
internal import Gtk

/// Moves a row aside to show the actions at one of its edges: by a drag of the pointer or a finger, by two fingers on a
/// touchpad, or by a wheel that turns sideways.
@MainActor
final class RowSwipe {
    private unowned let root: RowRootNode
    private let drag = Gtk.DragGesture()
    private let scroll = ScrollController()
    /// The edge whose actions are shown.
    private(set) var edge = HorizontalEdge.trailing
    /// How far the row has been moved, in points.
    private(set) var distance: CGFloat = 0
    /// How far it was moved when the movement going on began.
    private var start: CGFloat = 0
    private var isDragging = false
    /// Whether a press goes to a row that is open, which closes it.
    private var isClosing = false
    private var clock: FrameClock?
    private var movement: SignalConnection?

    /// The row whose actions are seen, of all the rows there are.
    static weak var open: RowSwipe?

    /// A finger that moves less than this, in points, presses.
    private static let threshold: CGFloat = 10
    /// From this part of the row's width on the first action is performed.
    private static let fullSwipe = 0.6

    init(_ root: RowRootNode) {
        self.root = root
        drag.onBegin { [unowned self] x, _ in began(x) }
        drag.onUpdate { [unowned self] x, y in moved(x, y) }
        drag.onEnd { [unowned self] _, _ in ended() }
        drag.onCancel { [unowned self] in
            if isDragging { settle(mayPerform: false) }
        }
        scroll.onBegin { [unowned self] in start = signed }
        scroll.onScroll { [unowned self] x, y in scrolled(x, y) }
        scroll.onEnd { [unowned self] in
            guard isDragging else { return }
            settle(mayPerform: true)
        }
        root.host.widget.addController(drag)
        root.host.widget.addController(scroll)
    }

    /// The row is gone.
    func discard() {
        stop()
        if Self.open === self { Self.open = nil }
    }

    func remove() {
        reset()
        root.host.widget.removeController(drag)
        root.host.widget.removeController(scroll)
    }

    /// Whether there are actions at an edge.
    private func hasActions(_ edge: HorizontalEdge) -> Bool { !root.swipeSources(edge).isEmpty }

    private var width: CGFloat { root.host.visibleRect.width }
    private var isRightToLeft: Bool {
        Evaluation.untracked { EnvironmentValues(scope: root.environment).layoutDirection } == .rightToLeft
    }

    /// The distance, positive where the actions of the leading edge are shown.
    private var signed: CGFloat { edge == .leading ? distance : -distance }

    // MARK: Movements

    private func began(_ x: Double) {
        if let open = Self.open, open !== self { open.close() }
        start = signed
        isDragging = false
        let place = isRightToLeft ? width - x : x
        // A press on the actions is theirs.
        isClosing = distance > 0 && (edge == .leading ? place > distance : place < width - distance)
        if isClosing { drag.claim() }
    }

    private func moved(_ x: Double, _ y: Double) {
        let x = isRightToLeft ? -x : x
        if !isDragging {
            guard abs(x) > Self.threshold, abs(x) > 2 * abs(y), distance > 0 || hasActions(x > 0 ? .leading : .trailing)
            else { return }
            isDragging = true
            drag.claim()
        }
        move(to: start + x)
    }

    private func scrolled(_ x: Double, _ y: Double) -> Bool {
        let x = isRightToLeft ? x : -x
        guard abs(x) > abs(y), distance > 0 || hasActions(x > 0 ? .leading : .trailing) else { return false }
        if scroll.isWheel {
            // A notch opens or closes.
            let goesOn = distance == 0 || (x > 0) == (edge == .leading)
            if goesOn {
                move(to: x > 0 ? 1 : -1)
                glide(to: naturalDistance)
            } else {
                close()
            }
            return true
        }
        isDragging = true
        move(to: signed + x)
        return true
    }

    private func move(to new: CGFloat) {
        stop()
        let side = new > 0 ? HorizontalEdge.leading : .trailing
        if Self.open !== self {
            Self.open?.close()
            Self.open = self
        }
        show(hasActions(side) ? min(abs(new), width) : 0, at: side)
    }

    private func ended() {
        if isDragging {
            settle(mayPerform: true)
        } else if isClosing {
            close()
        }
        isClosing = false
    }

    /// Opens, closes or performs the first action, whichever is nearest.
    private func settle(mayPerform: Bool) {
        isDragging = false
        let natural = naturalDistance
        let isFull = distance > max(natural * 1.2, width * Self.fullSwipe)
        if mayPerform, isFull, let first = root.swipeSources(edge).first, first.allowsFullSwipe {
            root.performFirstSwipeAction()
            close()
        } else if distance > natural / 2 {
            glide(to: natural)
        } else {
            close()
        }
    }

    /// The width of the actions that are shown.
    private var naturalDistance: CGFloat { min(root.swipeWidth, width) }

    /// Moves the row back over its actions.
    func close() { glide(to: 0) }

    /// The row stands for something else, or isn't seen any more.
    func reset() {
        stop()
        isDragging = false
        show(0, at: edge)
    }

    // MARK: Showing

    private func show(_ new: CGFloat, at side: HorizontalEdge) {
        if side != edge, distance > 0 {
            distance = 0
            root.swipeDidChange()
        }
        edge = side
        guard new != distance else { return }
        distance = new
        if new == 0, Self.open === self { Self.open = nil }
        root.swipeDidChange()
    }

    /// Moves to a distance frame by frame, or at once where nothing moves on this desktop or on the screen.
    private func glide(to end: CGFloat) {
        stop()
        guard end != distance else { return }
        let widget = root.host.widget
        guard Gtk.Settings.shared?.areAnimationsEnabled != false, widget.isMapped, let clock = widget.frameClock else {
            return show(end, at: edge)
        }
        let from = distance
        let animation = Animation.easeOut(duration: 0.2)
        var startTime: Double?
        self.clock = clock
        clock.beginUpdating()
        movement = clock.onUpdate { [weak self] in
            guard let self, let clock = self.clock else { return }
            let time = clock.frameTime - (startTime ?? clock.frameTime)
            startTime = startTime ?? clock.frameTime
            guard let part = animation.value(at: time) else {
                stop()
                return show(end, at: edge)
            }
            show(from + (end - from) * part, at: edge)
        }
    }

    private func stop() {
        guard movement != nil else { return }
        movement?.disconnect()
        movement = nil
        clock?.endUpdating()
        clock = nil
    }
}

/// The actions at one edge of a row, which fill the space that the row leaves them.
struct RowSwipeActions: View {
    let contents: [AnyView]
    let edge: HorizontalEdge
    let close: @MainActor () -> Void
    @Environment(\.layoutDirection) private var direction

    init(contents: [AnyView], edge: HorizontalEdge, close: @escaping @MainActor () -> Void) {
        self.contents = contents
        self.edge = edge
        self.close = close
    }

    var body: some View {
        // The first action is at the outer edge.
        let opposite: LayoutDirection = direction == .leftToRight ? .rightToLeft : .leftToRight
        HStack(spacing: 0) {
            ForEach(contents.indices, id: \.self) { contents[$0] }
        }
        .environment(\.layoutDirection, edge == .leading ? direction : opposite)
        .buttonStyle(RowSwipeButtonStyle(direction: direction, close: close))
    }
}

/// A coloured area as high as the row.
private struct RowSwipeButtonStyle: PrimitiveButtonStyle {
    let direction: LayoutDirection
    let close: @MainActor () -> Void

    func makeBody(configuration: Configuration) -> some View {
        RowSwipeButton(configuration: configuration, direction: direction, close: close)
    }
}

private struct RowSwipeButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let direction: LayoutDirection
    let close: @MainActor () -> Void
    @Environment(\.tintStyle) private var tint

    init(
        configuration: PrimitiveButtonStyleConfiguration, direction: LayoutDirection,
        close: @escaping @MainActor () -> Void
    ) {
        self.configuration = configuration
        self.direction = direction
        self.close = close
    }

    private var color: AnyShapeStyle {
        if let tint { return tint }
        return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(Color.gray)
    }

    var body: some View {
        Button {
            configuration.trigger()
            close()
        } label: {
            configuration.label
                .labelStyle(.iconOnly)
                .fontWeight(.medium)
                .lineLimit(1)
                .foregroundStyle(.white)
                .padding(.horizontal, 14)
                .frame(minWidth: 56, maxWidth: .infinity, maxHeight: .infinity)
                .background(color)
                .environment(\.layoutDirection, direction)
        }
        .buttonStyle(.plain)
    }
}
