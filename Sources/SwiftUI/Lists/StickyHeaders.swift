internal import Gtk

/// Keeps the header of the section that is seen at the upper edge of a list there.
///
/// GTK 4.8's list knows no sections. The header's widget stands over the list while its own place is scrolled out of
/// sight, and something as high as it keeps that place.
@MainActor
final class StickyHeaders {
    private unowned let list: ListController
    /// The list, with the header over it.
    let overlay = Overlay()
    private let bar = Gtk.Box(.vertical)
    private let slot = Gtk.Box(.vertical)
    private let scroll = ScrollController()
    /// The header that stands over the list.
    private(set) var pinned: ListRow?
    private var isAsked = false
    /// Where the visible part is; handlers live as long as this does.
    private let place: Adjustment

    private static let sheet = CSSProvider(
        """
        .windsock-sticky { background-color: @view_bg_color; box-shadow: 0 1px alpha(currentColor, 0.12); }
        """)
    private static var isSheetAdded = false

    /// Whether headers stay where they are seen.
    var isEnabled = false {
        didSet { if isEnabled != oldValue { ask() } }
    }

    init(_ list: ListController) {
        self.list = list
        place = list.scroller.vertical
        if !Self.isSheetAdded {
            Self.isSheetAdded = true
            Display.add(Self.sheet)
        }
        overlay.setChild(list.scroller)
        bar.addCSSClass("windsock-sticky")
        bar.valign = .start
        bar.isVisible = false
        bar.append(slot)
        overlay.addOverlay(bar)
        // Whoever scrolls.
        place.connect("value-changed") { [weak self] _ in self?.ask() }
        place.connect("changed") { [weak self] _ in self?.ask() }
        // Scrolling over the header scrolls the list.
        scroll.onScroll { [unowned self] _, y in
            place.value += scroll.isWheel ? y * place.pageSize / 8 : y
            return true
        }
        bar.addController(scroll)
    }

    func dispose() {
        unpin()
    }

    /// Looks at what is seen when the layout is done, and once more a frame later: GTK's list may place its rows for a
    /// new scroll position after the views of the same frame.
    func ask() {
        guard isEnabled || pinned != nil else { return }
        looksLeft = 2
        look()
    }

    private var looksLeft = 0

    private func look() {
        guard !isAsked, looksLeft > 0 else { return }
        isAsked = true
        Updater.shared.afterLayout { [weak self] in
            guard let self else { return }
            isAsked = false
            looksLeft -= 1
            update()
            look()
        }
    }

    private func update() {
        guard isEnabled, list.scroller.isMapped, let row = header else { return unpin() }
        if row !== pinned {
            unpin()
            pin(row)
        }
        let height = row.host.widget.height
        if let place = row.placeholder, height > 0, place.minimumHeight != height { place.minimumHeight = height }
    }

    /// The header of what is at the upper edge, if its own place is above.
    private var header: ListRow? {
        var top: (position: Int, isCut: Bool)?
        for row in list.boundRows {
            guard let widget = list.rowWidget(of: row), widget.isMapped, let bounds = widget.bounds(in: list.view),
                bounds.y <= 0, bounds.y + bounds.height > 0, let position = list.position(of: row)
            else { continue }
            top = (position, bounds.y < 0)
        }
        guard let top, let place = list.segments.locate(top.position) else { return nil }
        let section = list.segments.all[place.segment].section
        var number = place.segment
        while number >= 0, list.segments.all[number].section == section {
            if list.segments.all[number].role == .header {
                let isAbove = list.segments.starts[number] < top.position || top.isCut
                return isAbove ? list.row(of: number) : nil
            }
            number -= 1
        }
        return nil
    }

    private func pin(_ row: ListRow) {
        let place = Placeholder()
        place.minimumHeight = max(row.host.widget.height, 1)
        if let bounds = row.host.widget.bounds(in: list.scroller), row.host.widget.isMapped {
            let right = Int(Double(list.scroller.width) - bounds.x - bounds.width)
            slot.setMargin(leading: Int(bounds.x), trailing: max(0, right))
        }
        row.standIn(place) { [weak self] in self?.forget() }
        slot.append(row.host.widget)
        bar.isVisible = true
        pinned = row
    }

    private func unpin() {
        guard let row = pinned else { return }
        forget()
        row.standBack()
    }

    /// The header is taken off the list.
    private func forget() {
        guard let row = pinned else { return }
        pinned = nil
        slot.remove(row.host.widget)
        bar.isVisible = false
    }
}

/// What keeps the place of a header that stands over the list.
final class Placeholder: Gtk.Widget {
    private let box = Gtk.Box(.vertical)

    init() {
        super.init(wrapping: box.pointer)
    }

    /// How high it is, in points.
    var minimumHeight = 0 {
        didSet { setSizeRequest(width: -1, height: minimumHeight) }
    }
}
