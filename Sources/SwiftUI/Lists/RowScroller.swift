internal import Gtk

/// Scrolls a list or a table to a row.
@MainActor
final class RowScroller {
    private unowned let list: any RowsContainer
    /// Where to scroll when the list comes on the screen.
    private var scrollsWhenShown: (position: Int, anchor: UnitPoint?)?
    private var mapping: SignalConnection?

    init(_ list: any RowsContainer) {
        self.list = list
    }

    /// Scrolls until a row is seen; with an anchor until the same point of the row and of the visible part meet. A list
    /// that isn't on the screen does so when it comes there: before, GTK doesn't know where its rows are.
    func scroll(to position: Int, anchor: UnitPoint?) {
        guard list.scroller.isMapped else {
            scrollsWhenShown = (position, anchor)
            if mapping == nil { mapping = list.rowsWidget.onMap { [unowned self] in listWasShown() } }
            return
        }
        scrollsWhenShown = nil
        list.reveal(position)
        if let anchor { align(position, with: anchor, attempts: 8) }
    }

    private func listWasShown() {
        Updater.shared.afterLayout { [weak self] in
            guard let self, let place = scrollsWhenShown, place.position < list.count else { return }
            scroll(to: place.position, anchor: place.anchor)
        }
    }

    /// GTK scrolls no farther than needed, and only estimates how far rows are that it hasn't shown: where a row is then
    /// is known after the next layout, and the rest of the way is scrolled until the row is where it belongs.
    private func align(_ position: Int, with anchor: UnitPoint, attempts: Int) {
        guard attempts > 0 else { return }
        list.rowsWidget.queueAllocate()
        Updater.shared.afterLayout { [weak self] in
            guard let self else { return }
            if let widget = list.row(at: position).flatMap({ list.rowWidget(of: $0) }), widget.isMapped,
                let bounds = widget.bounds(in: list.scroller)
            {
                let distance = (bounds.y + bounds.height * anchor.y - Double(list.scroller.height) * anchor.y).rounded()
                let before = list.scroller.vertical.value
                list.scroller.vertical.value = before + distance
                if list.scroller.vertical.value == before { return }
            } else {
                // It wasn't laid out when it was asked first.
                list.reveal(position)
            }
            align(position, with: anchor, attempts: attempts - 1)
        }
    }
}
