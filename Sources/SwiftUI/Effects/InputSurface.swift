import Foundation
internal import Gtk

/// What happens over a surface, in its coordinates.
package struct InputActions {
    /// The pointer is somewhere; nil: it left.
    package var hover: ((CGPoint?) -> Void)?
    /// A press began and goes on: where it began, where it is, and whether it has ended.
    package var drag: ((CGPoint, CGPoint, Bool) -> Void)?
    /// A press that didn't move: where, and how many there were in a row.
    package var click: ((CGPoint, Int) -> Void)?
    /// The wheel or touchpad scrolled by a distance; answers whether that was used.
    package var scroll: ((CGSize) -> Bool)?
    /// The wheel turned by notches while the pointer was somewhere; answers whether that was used. With it `scroll` hears
    /// of touchpads only.
    package var wheel: ((Double, CGPoint) -> Bool)?
    /// Two fingers moved: the scale since they began, the point between them, and whether they have left.
    package var pinch: ((Double, CGPoint, Bool) -> Void)?
    /// A key was pressed, perhaps together with Shift; answers whether it was used.
    package var key: ((InputKey, Bool) -> Bool)?
    /// The keyboard focus came or went.
    package var focus: ((Bool) -> Void)?

    package init() {}
}

/// The keys that surfaces know.
package enum InputKey {
    case left, right, up, down, home, end, pageUp, pageDown, escape, enter
}

/// A clear view that tells what the user does over it.
package struct InputSurface {
    let label: String
    let value: () -> String
    let isFocusable: Bool
    let takesPointer: Bool
    let actions: InputActions

    /// Creates a surface.
    ///
    /// - Parameters:
    ///   - label: what screen readers call it.
    ///   - value: what screen readers say of it; asked for when there is time, after what is seen.
    ///   - isFocusable: whether the keyboard reaches it.
    ///   - takesPointer: whether the pointer does; otherwise it reaches what is behind.
    ///   - actions: what is done.
    package init(
        label: String, value: @escaping @autoclosure () -> String = "", isFocusable: Bool, takesPointer: Bool = true,
        actions: InputActions
    ) {
        self.label = label
        self.value = value
        self.isFocusable = isFocusable
        self.takesPointer = takesPointer
        self.actions = actions
    }
}

extension InputSurface: PrimitiveView {
    @MainActor package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        InputSurfaceNode(view, context: context)
    }
}

private final class InputSurfaceNode: LeafNode<InputSurface> {
    private lazy var widget = DrawingWidget(role: view.isFocusable ? .widget : .presentation)
    private var start = CGPoint.zero
    private var isFocused = false
    private var pointer: CGPoint?
    private var presses = PressCount()
    private var description = ""
    private var isDescribing = false
    /// Kept, because a controller that nobody has in Swift any more hears nothing.
    private var controllers: [EventController] = []

    override func makeItem() -> WidgetItem {
        let widget = widget
        if view.isFocusable { listenToKeys(widget) }
        guard view.takesPointer else {
            widget.canTarget = false
            return DrawnItem(node: self, widget: widget)
        }
        let motion = MotionController()
        motion.onEnter { [unowned self] x, y in moved(to: CGPoint(x: x, y: y)) }
        motion.onMotion { [unowned self] x, y in moved(to: CGPoint(x: x, y: y)) }
        motion.onLeave { [unowned self] in moved(to: nil) }
        add(motion, to: widget)
        let zoom = view.actions.pinch.map { _ in listenToPinches(widget) }
        if view.actions.drag != nil || view.actions.click != nil { listenToDrags(widget, zoom) }
        if view.actions.scroll != nil || view.actions.wheel != nil { listenToScrolling(widget) }
        return DrawnItem(node: self, widget: widget)
    }

    private func add(_ controller: EventController, to widget: DrawingWidget) {
        controllers.append(controller)
        widget.addController(controller)
    }

    private func moved(to point: CGPoint?) {
        pointer = point
        view.actions.hover?(point)
    }

    private func listenToScrolling(_ widget: DrawingWidget) {
        let scroll = ScrollController()
        scroll.onScroll { [unowned self, unowned scroll] dx, dy in
            if let wheel = view.actions.wheel, scroll.isWheel {
                return wheel(dy, pointer ?? CGPoint(x: item.frame.width / 2, y: item.frame.height / 2))
            }
            return view.actions.scroll?(CGSize(width: dx, height: dy)) ?? false
        }
        add(scroll, to: widget)
    }

    private func listenToPinches(_ widget: DrawingWidget) -> ZoomGesture {
        let zoom = ZoomGesture()
        zoom.onScaleChanged { [unowned self, unowned zoom] scale in
            view.actions.pinch?(scale, zoom.center ?? pointer ?? .zero, false)
        }
        zoom.onEnd { [unowned self, unowned zoom] in
            view.actions.pinch?(zoom.scale, zoom.center ?? pointer ?? .zero, true)
        }
        add(zoom, to: widget)
        return zoom
    }

    /// A place at a distance from where a press began.
    private func place(_ dx: Double, _ dy: Double) -> CGPoint { CGPoint(x: start.x + dx, y: start.y + dy) }

    private func listenToDrags(_ widget: DrawingWidget, _ zoom: ZoomGesture?) {
        let drag = Gtk.DragGesture()
        drag.onBegin { [unowned self, unowned drag] x, y in
            start = CGPoint(x: x, y: y)
            if view.isFocusable { item.widget.grabFocus() }
            // What clicks on the surface do isn't done once more by views around it.
            if view.actions.click != nil { drag.claim() }
            view.actions.drag?(start, start, false)
        }
        drag.onUpdate { [unowned self] dx, dy in view.actions.drag?(start, place(dx, dy), false) }
        drag.onEnd { [unowned self] dx, dy in
            view.actions.drag?(start, place(dx, dy), true)
            if let click = view.actions.click, let count = presses.ended(from: start, to: place(dx, dy)) {
                click(start, count)
            }
        }
        add(drag, to: widget)
        if let zoom { drag.group(with: zoom) }
    }

    private func listenToKeys(_ widget: DrawingWidget) {
        widget.isFocusable = true
        let keys = KeyController()
        keys.onKeyPressed { [unowned self] value, modifiers in
            guard let key = InputKey(keyValue: value) else { return false }
            return view.actions.key?(key, modifiers.contains(.shift)) ?? false
        }
        add(keys, to: widget)
        let focus = FocusController()
        focus.onEnter { [unowned self] in changeFocus(true) }
        focus.onLeave { [unowned self] in changeFocus(false) }
        add(focus, to: widget)
        widget.draw = { [unowned self] snapshot, width, height in
            guard isFocused else { return }
            let color = Color.accentColor.opacity(0.5).resolve(in: Evaluation.untracked { values })
            snapshot.appendCairo(x: 0, y: 0, width: Double(width), height: Double(height)) { cairo in
                let frame = CGRect(x: 0, y: 0, width: width, height: height).insetBy(dx: 1, dy: 1)
                PathRenderer.trace(
                    Path(roundedRect: frame, cornerRadius: 6).strokedPath(StrokeStyle(lineWidth: 2)), in: cairo)
                cairo.setSource(RGBA(color))
                cairo.fill()
            }
        }
    }

    private func changeFocus(_ isFocused: Bool) {
        self.isFocused = isFocused
        widget.queueDraw()
        view.actions.focus?(isFocused)
    }

    override func apply() {
        guard view.isFocusable else { return }
        if item.widget.accessibleLabel != view.label { item.widget.setAccessibleLabel(view.label) }
        describe()
    }

    /// Tells screen readers the value, once for all changes until there is time.
    private func describe() {
        guard !isDescribing else { return }
        isDescribing = true
        MainLoop.idle { [weak self] in
            guard let self, isAlive else { return }
            isDescribing = false
            let value = Evaluation.untracked { self.view.value() }
            guard value != description else { return }
            description = value
            item.widget.setAccessibleDescription(value.isEmpty ? nil : value)
        }
    }

    override var plainText: String { "" }
}

/// Counts presses in one place.
private struct PressCount {
    private var count = 0
    private var last: (point: CGPoint, time: ContinuousClock.Instant)?

    /// How many presses there have been in a row, with the one that has just ended; nil if it moved.
    mutating func ended(from start: CGPoint, to end: CGPoint) -> Int? {
        guard hypot(end.x - start.x, end.y - start.y) < 6 else {
            last = nil
            return nil
        }
        let now = ContinuousClock.now
        if let last, now - last.time < .milliseconds(400), hypot(last.point.x - start.x, last.point.y - start.y) < 6 {
            count += 1
        } else {
            count = 1
        }
        last = (start, now)
        return count
    }
}

extension InputKey {
    /// The key with a key value of the desktop.
    fileprivate init?(keyValue: UInt32) {
        switch keyValue {
        case 0xff51, 0xff96: self = .left
        case 0xff53, 0xff98: self = .right
        case 0xff52, 0xff97: self = .up
        case 0xff54, 0xff99: self = .down
        case 0xff50, 0xff95: self = .home
        case 0xff57, 0xff9c: self = .end
        case 0xff55, 0xff9a: self = .pageUp
        case 0xff56, 0xff9b: self = .pageDown
        case 0xff1b: self = .escape
        case 0xff0d, 0xff8d: self = .enter
        default: return nil
        }
    }
}
