import Foundation
internal import Gtk

/// Lets people drag the borders between the columns of a split view.
@MainActor
final class ColumnResizer {
    /// A border, and the column before it.
    struct Border {
        let separator: Gtk.Widget
        /// The width of the column, and how far it can be changed; nil: the border can't be dragged at the moment.
        let width: () -> (now: CGFloat, range: ClosedRange<CGFloat>)?
        /// Gives the column another width.
        let resize: (CGFloat) -> Void
        /// The width is as wanted.
        let ended: () -> Void
    }

    private let widget: Gtk.Widget
    private let drag = Gtk.DragGesture()
    private let motion = MotionController()
    private var borders: [Border] = []
    private var dragged: (border: Border, width: CGFloat, range: ClosedRange<CGFloat>)?
    /// How far beside a border the pointer may be, in points.
    private let reach = 4.0
    private let isRightToLeft: () -> Bool

    init(_ widget: Gtk.Widget, isRightToLeft: @escaping () -> Bool) {
        self.widget = widget
        self.isRightToLeft = isRightToLeft
        // Before the widgets beside the border, which would take the press.
        drag.capturesFirst = true
        motion.capturesFirst = true
        drag.onBegin { [unowned self] x, _ in begin(x) }
        drag.onUpdate { [unowned self] x, _ in move(x) }
        drag.onEnd { [unowned self] _, _ in end() }
        drag.onCancel { [unowned self] in end() }
        motion.onMotion { [unowned self] x, _ in showCursor(border(at: x) != nil || dragged != nil) }
        motion.onLeave { [unowned self] in showCursor(dragged != nil) }
        widget.addController(drag)
        widget.addController(motion)
    }

    func add(_ border: Border) { borders.append(border) }

    private func border(at x: Double) -> Border? {
        borders.first { border in
            guard border.separator.isMapped, let place = border.separator.bounds(in: widget) else { return false }
            return abs(x - (place.x + place.width / 2)) <= reach && border.width() != nil
        }
    }

    private func begin(_ x: Double) {
        guard let border = border(at: x), let width = border.width() else { return drag.deny() }
        dragged = (border, width.now, width.range)
        drag.claim()
    }

    private func move(_ distance: Double) {
        guard let dragged else { return }
        let wanted = dragged.width + CGFloat(isRightToLeft() ? -distance : distance)
        dragged.border.resize(min(max(wanted, dragged.range.lowerBound), dragged.range.upperBound))
    }

    private func end() {
        dragged?.border.ended()
        dragged = nil
    }

    private func showCursor(_ isResizing: Bool) {
        let name = isResizing ? "col-resize" : nil
        if widget.cursorName != name { widget.cursorName = name }
    }
}
