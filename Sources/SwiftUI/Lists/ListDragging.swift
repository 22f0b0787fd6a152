import Foundation
internal import Gtk

/// What can be dropped between the rows of a ForEach.
final class RowInsertion: Sendable {
    /// Whether there is data that the ForEach takes.
    let accepts: @MainActor ([String]) -> Bool
    /// Reads the drop and puts it in front of the element at an index.
    let perform: @MainActor (DropContent, Int) async -> Bool

    init(
        accepts: @escaping @MainActor ([String]) -> Bool, perform: @escaping @MainActor (DropContent, Int) async -> Bool
    ) {
        self.accepts = accepts
        self.perform = perform
    }
}

/// Moves rows of a list by dragging, and takes drops between rows. A line shows where they would go.
@MainActor
final class ListDragging {
    /// A place between two rows.
    private struct Place {
        /// The row that the line is drawn at; nil: the list has no rows there.
        var row: ListRow?
        var isBelow: Bool
        /// The index of the element that what is dropped goes in front of.
        var index: Int
        var edit: RowEdit
    }

    private unowned let list: any RowsContainer
    private unowned let actions: ListActions
    private let source = DragSource(actions: .move)
    private let target = DropTarget(actions: [.move, .copy])
    /// What is being dragged, if it's rows of this list.
    private var moving: (actions: ElementEditing, offsets: IndexSet)?
    private var marked: (widget: Gtk.Widget, name: String)?
    private var dragged: ListRow?
    private var start = CGPoint.zero
    private var pointer: CGFloat?
    private var isScrolling = false
    /// What is dragged with a row that can't be moved; nil: nothing.
    var rowContent: ((Int) -> ContentProvider?)?

    private static let rowType = "application/x-windsock-row"

    init(_ list: any RowsContainer, _ actions: ListActions) {
        self.list = list
        self.actions = actions
        source.onPrepare { [weak self] x, y in self?.prepare(CGPoint(x: x, y: y)) }
        source.onBegin { [weak self] in self?.showIcon() }
        source.onEnd { [weak self] _ in self?.moving = nil }
        list.rowsWidget.addController(source)
        target.onAccept { [weak self] in self?.accepts($0) ?? false }
        target.onMotion { [weak self] drop, x, y in self?.moved(drop, CGPoint(x: x, y: y)) ?? [] }
        target.onLeave { [weak self] in self?.left() }
        target.onDrop { [weak self] drop, x, y in self?.dropped(drop, CGPoint(x: x, y: y)) ?? false }
        list.rowsWidget.addController(target)
        Self.addSheet()
    }

    private static let sheet = CSSProvider(
        """
        row.windsock-drop-above { box-shadow: inset 0 2px @accent_bg_color; }
        row.windsock-drop-below { box-shadow: inset 0 -2px @accent_bg_color; }
        """)
    private static var isSheetAdded = false

    private static func addSheet() {
        guard !isSheetAdded else { return }
        isSheetAdded = true
        Display.add(sheet)
    }

    // MARK: Dragging

    private func prepare(_ point: CGPoint) -> ContentProvider? {
        guard let row = actions.row(at: point), let position = list.position(of: row) else { return nil }
        dragged = row
        start = point
        guard let edit = list.edit(at: position), edit.canMove else { return rowContent?(position) }
        // Selected rows are moved together, as far as they're of one ForEach.
        var offsets = IndexSet(integer: edit.index)
        for other in actions.selected(around: position) {
            if let edit2 = list.edit(at: other), edit2.actions === edit.actions, edit2.canMove {
                offsets.insert(edit2.index)
            }
        }
        moving = (edit.actions, offsets)
        return ContentProvider(mimeTypes: [Self.rowType]) { _ in Data() }
    }

    private func showIcon() {
        guard let dragged, let widget = list.rowWidget(of: dragged), let bounds = widget.bounds(in: list.rowsWidget)
        else { return }
        let icon = Paintable.part(of: widget, x: 0, y: 0, width: bounds.width, height: bounds.height)
        source.setIcon(icon, x: Int(start.x - bounds.x), y: Int(start.y - bounds.y))
    }

    // MARK: Dropping

    private func accepts(_ drop: Drop) -> Bool {
        let types = drop.mimeTypes
        if types.contains(Self.rowType) { return moving != nil }
        return list.insertions.contains { $0.accepts(types) }
    }

    /// Where a drop at a point would go.
    private func place(_ drop: Drop, _ point: CGPoint) -> Place? {
        let types = drop.mimeTypes
        func isFor(_ edit: RowEdit) -> Bool {
            if types.contains(Self.rowType) { return edit.actions === moving?.actions }
            return edit.actions.insertion?.accepts(types) ?? false
        }
        guard let row = actions.row(at: point), let position = list.position(of: row),
            let bounds = list.rowWidget(of: row)?.bounds(in: list.rowsWidget)
        else {
            guard let end = list.endOfInsertions, isFor(end) else { return nil }
            let last = list.count > 0 ? list.row(at: list.count - 1) : nil
            return Place(row: last, isBelow: true, index: end.index, edit: end)
        }
        let isBelow = point.y > bounds.y + bounds.height / 2
        if let edit = list.edit(at: position), isFor(edit) {
            return Place(row: row, isBelow: isBelow, index: edit.index + (isBelow ? 1 : 0), edit: edit)
        }
        // Beside the first or last row of a ForEach is a place of it, too.
        if isBelow, let edit = list.edit(at: position + 1), isFor(edit) {
            return Place(row: row, isBelow: true, index: edit.index, edit: edit)
        }
        if !isBelow, position > 0, let edit = list.edit(at: position - 1), isFor(edit) {
            return Place(row: row, isBelow: false, index: edit.index + 1, edit: edit)
        }
        return nil
    }

    private func moved(_ drop: Drop, _ point: CGPoint) -> DragActions {
        pointer = point.y
        scrollAtEdges()
        guard let place = place(drop, point) else {
            mark(nil)
            return []
        }
        mark(place)
        if drop.mimeTypes.contains(Self.rowType) { return .move }
        return drop.actions.contains(.copy) ? .copy : drop.actions.intersection(.move)
    }

    private func mark(_ place: Place?) {
        let widget = place?.row.flatMap { list.rowWidget(of: $0) }
        let name = place?.isBelow == true ? "windsock-drop-below" : "windsock-drop-above"
        if let marked, marked.widget.raw == widget?.raw, marked.name == name { return }
        if let marked { marked.widget.removeCSSClass(marked.name) }
        marked = widget.map { ($0, name) }
        widget?.addCSSClass(name)
    }

    private func left() {
        mark(nil)
        pointer = nil
    }

    private func dropped(_ drop: Drop, _ point: CGPoint) -> Bool {
        let place = place(drop, point)
        left()
        guard let place else { return false }
        if let moving, drop.mimeTypes.contains(Self.rowType) {
            drop.finish(.move)
            let ends = moving.offsets
            // Where they are already.
            if ends.count == 1, let only = ends.first, place.index == only || place.index == only + 1 { return true }
            withAnimation { place.edit.actions.move?(ends, place.index) }
            return true
        }
        guard let insertion = place.edit.actions.insertion else { return false }
        let action: DragActions = drop.actions.contains(.copy) ? .copy : .move
        Task { @MainActor in
            let isTaken = await insertion.perform(DropContent(drop: drop), place.index)
            drop.finish(isTaken ? action : [])
        }
        return true
    }

    // MARK: Scrolling

    /// Scrolls on while the pointer is near the upper or lower edge.
    private func scrollAtEdges() {
        guard !isScrolling, distance() != 0 else { return }
        isScrolling = true
        scrollOn()
    }

    private func scrollOn() {
        MainLoop.timeout(milliseconds: 30) { [weak self] in
            guard let self else { return }
            let distance = distance()
            guard distance != 0 else {
                isScrolling = false
                return
            }
            list.scroller.vertical.value += distance
            scrollOn()
        }
    }

    private func distance() -> Double {
        guard let pointer else { return 0 }
        let zone = 24.0
        let height = Double(list.scroller.height)
        // The rows' widget is as high as the visible part.
        if pointer < zone { return -(zone - pointer) / 2 }
        if pointer > height - zone { return (pointer - height + zone) / 2 }
        return 0
    }
}
