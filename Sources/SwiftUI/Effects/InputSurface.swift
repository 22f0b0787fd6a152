import Foundation
internal import Gtk

/// What happens over a surface, in its coordinates.
package struct InputActions {
    /// The pointer is somewhere; nil: it left.
    package var hover: ((CGPoint?) -> Void)?
    /// A press began and goes on: where it began, where it is, and whether it has ended.
    package var drag: ((CGPoint, CGPoint, Bool) -> Void)?
    /// The wheel or touchpad scrolled by a distance; answers whether that was used.
    package var scroll: ((CGSize) -> Bool)?
    /// A key was pressed; answers whether it was used.
    package var key: ((InputKey) -> Bool)?
    /// The keyboard focus came or went.
    package var focus: ((Bool) -> Void)?

    package init() {}
}

/// The keys that surfaces know.
package enum InputKey {
    case left, right, up, down, home, end, pageUp, pageDown, escape
}

/// A clear view that tells what the user does over it.
package struct InputSurface {
    let label: String
    let value: String
    let isFocusable: Bool
    let actions: InputActions

    /// Creates a surface.
    ///
    /// - Parameters:
    ///   - label: what screen readers call it.
    ///   - value: what screen readers say of it.
    ///   - isFocusable: whether the keyboard reaches it.
    ///   - actions: what is done.
    package init(label: String, value: String = "", isFocusable: Bool, actions: InputActions) {
        self.label = label
        self.value = value
        self.isFocusable = isFocusable
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

    override func makeItem() -> WidgetItem {
        let widget = widget
        let motion = MotionController()
        motion.onEnter { [unowned self] x, y in view.actions.hover?(CGPoint(x: x, y: y)) }
        motion.onMotion { [unowned self] x, y in view.actions.hover?(CGPoint(x: x, y: y)) }
        motion.onLeave { [unowned self] in view.actions.hover?(nil) }
        widget.addController(motion)
        if view.actions.drag != nil { listenToDrags(widget) }
        if view.actions.scroll != nil {
            let scroll = ScrollController()
            scroll.onScroll { [unowned self] dx, dy in view.actions.scroll?(CGSize(width: dx, height: dy)) ?? false }
            widget.addController(scroll)
        }
        if view.isFocusable { listenToKeys(widget) }
        return DrawnItem(node: self, widget: widget)
    }

    private func listenToDrags(_ widget: DrawingWidget) {
        let drag = DragGesture()
        func place(_ dx: Double, _ dy: Double) -> CGPoint { CGPoint(x: start.x + dx, y: start.y + dy) }
        drag.onBegin { [unowned self] x, y in
            start = CGPoint(x: x, y: y)
            if view.isFocusable { item.widget.grabFocus() }
            view.actions.drag?(start, start, false)
        }
        drag.onUpdate { [unowned self] dx, dy in view.actions.drag?(start, place(dx, dy), false) }
        drag.onEnd { [unowned self] dx, dy in view.actions.drag?(start, place(dx, dy), true) }
        widget.addController(drag)
    }

    private func listenToKeys(_ widget: DrawingWidget) {
        widget.isFocusable = true
        let keys = KeyController()
        keys.onKeyPressed { [unowned self] value, _ in
            guard let key = InputKey(keyValue: value) else { return false }
            return view.actions.key?(key) ?? false
        }
        widget.addController(keys)
        let focus = FocusController()
        focus.onEnter { [unowned self] in changeFocus(true) }
        focus.onLeave { [unowned self] in changeFocus(false) }
        widget.addController(focus)
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
        item.widget.setAccessibleDescription(view.value.isEmpty ? nil : view.value)
    }

    override var plainText: String { "" }
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
        default: return nil
        }
    }
}
