import CAdwaita
import CGtkShim
import Testing

@testable import Gtk

/// Places its children in a column, each `rowHeight` high.
@MainActor
final class Column20: HostDelegate {
    let children: [Widget]
    var rowHeight = 20
    var rowWidth = 100
    var scrollCount = 0
    var allocations: [(Int, Int)] = []

    init(_ host: Host, _ children: [Widget]) {
        self.children = children
        for (index, child) in children.enumerated() {
            child.insert(into: host, after: index == 0 ? nil : children[index - 1])
        }
        host.delegate = self
    }

    func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
        orientation == .horizontal ? (rowWidth, rowWidth) : (10, children.count * rowHeight)
    }

    func allocate(width: Int, height: Int) {
        allocations.append((width, height))
        for (index, child) in children.enumerated() {
            child.place(x: 0, y: Double(index * rowHeight), width: rowWidth, height: rowHeight)
        }
    }

    func scrolled() { scrollCount += 1 }
}

extension GtkTests {
    @Suite @MainActor struct HostTests {
        init() { requireDisplay() }

        private func show(_ content: Widget, width: Int = 300, height: Int = 200) async -> DialogWindow {
            let window = DialogWindow()
            window.setContent(content)
            window.setDefaultSize(width: width, height: height)
            window.present()
            #expect(await pump { content.isMapped && content.width > 0 })
            return window
        }

        @Test func childrenKeepTheOrderTheyAreInsertedIn() {
            let host = Host()
            let texts = (0..<4).map { _ in TextWidget() }
            texts[0].insert(into: host, after: nil)
            texts[2].insert(into: host, after: texts[0])
            texts[1].insert(into: host, after: texts[0])
            texts[3].insert(into: host, after: nil)
            #expect(host.children.map(\.raw) == [3, 0, 1, 2].map { texts[$0].raw })
            // Reordering what is there already.
            texts[3].insert(into: host, after: texts[2])
            #expect(host.children.map(\.raw) == [0, 1, 2, 3].map { texts[$0].raw })
            texts[1].unparent()
            #expect(host.children.map(\.raw) == [0, 2, 3].map { texts[$0].raw })
            // Moving to another host.
            let other = Host()
            texts[2].insert(into: other, after: nil)
            #expect(host.children.count == 2)
            #expect(other.children.count == 1)
        }

        @Test func tabFollowsTheChildListAndNotGeometry() async {
            let host = Host()
            let inner = Host()
            let buttons = (0..<4).map { Button(label: "\($0)") }
            // The inner host's children are in reverse of their places.
            let innerDelegate = Column20(inner, [buttons[1], buttons[2]])
            innerDelegate.rowHeight = -40
            let delegate = Column20(host, [buttons[3], inner, buttons[0]])
            delegate.rowHeight = 60
            let window = await show(host)
            defer { window.destroy() }

            buttons[3].grabFocus()
            var visited: [Int] = []
            for _ in 0..<4 {
                if let index = buttons.firstIndex(where: \.isFocus) { visited.append(index) }
                _ = host.moveFocus(forward: true)
            }
            #expect(visited == [3, 1, 2, 0])
            #expect(!host.moveFocus(forward: true), "The end of the host is not the beginning.")

            buttons[0].grabFocus()
            visited = []
            for _ in 0..<4 {
                if let index = buttons.firstIndex(where: \.isFocus) { visited.append(index) }
                _ = host.moveFocus(forward: false)
            }
            #expect(visited == [0, 2, 1, 3])
            #expect(inner.containsFocus == false)
        }

        @Test func aFocusableHostComesBeforeItsChildren() async {
            let host = Host()
            let inner = Host()
            inner.isFocusable = true
            let button = Button(label: "A")
            let innerDelegate = Column20(inner, [button])
            let delegate = Column20(host, [inner])
            let window = await show(host)
            defer { window.destroy() }
            window.focus = nil

            #expect(host.moveFocus(forward: true))
            #expect(inner.isFocus)
            #expect(host.moveFocus(forward: true))
            #expect(button.isFocus)
            #expect(host.moveFocus(forward: false))
            #expect(inner.isFocus)
            #expect(!host.moveFocus(forward: false))
            #expect(delegate.children.count + innerDelegate.children.count == 2)
        }

        @Test func aChildNeverGetsLessThanItsMinimumAndIsCentred() async {
            Log.watchWarnings()
            _ = Log.takeWarnings()
            let host = Host()
            let button = Button(label: "A label with some length")
            let delegate = Column20(host, [button])
            delegate.rowWidth = 10
            delegate.rowHeight = 4
            let window = await show(host)
            defer { window.destroy() }
            let minimum = button.measure(.horizontal).minimum
            #expect(minimum > 10)
            let bounds = button.bounds(in: host)!
            #expect(Int(bounds.width) == minimum)
            #expect(abs(bounds.x + bounds.width / 2 - 5) <= 1)
            #expect(abs(bounds.y + bounds.height / 2 - 2) <= 1)
            #expect(Log.takeWarnings().map(\.text) == [])
        }

        @Test func aTransformTurnsAroundThePlace() async {
            let host = Host()
            let text = TextWidget()
            text.setText("A")
            text.insert(into: host, after: nil)
            host.queueAllocate()
            text.place(
                x: 100.4, y: 50, width: 40, height: 20, transform: Matrix2D(a: 0, b: 2, c: -2, d: 0, tx: 5, ty: 7))
            // A quarter turn and twice the size: (x, y) becomes (100 + 5 - 2 y, 50 + 7 + 2 x).
            let bounds = text.bounds(in: host)!
            #expect(abs(bounds.x - 65) < 0.01)
            #expect(abs(bounds.y - 57) < 0.01)
            #expect(abs(bounds.width - 40) < 0.01)
            #expect(abs(bounds.height - 80) < 0.01)
        }

        @Test func aScrolledHostTellsOnlyOfTheUser() async {
            let host = Host()
            let delegate = Column20(host, [])
            let scrolled = ScrolledWindow()
            scrolled.setChild(host)
            let window = await show(scrolled)
            defer { window.destroy() }
            host.setExtent(width: 100, height: 1000, pageWidth: 100, pageHeight: 200)
            let before = delegate.scrollCount
            host.scroll = (0, 300)
            #expect(host.scroll == (0, 300))
            #expect(delegate.scrollCount == before)
            // A shorter content pulls the position back.
            host.setExtent(width: 100, height: 400, pageWidth: 100, pageHeight: 200)
            #expect(host.scroll.y == 200)
            #expect(delegate.scrollCount == before)
            scrolled.vertical.value = 50
            #expect(delegate.scrollCount == before + 1)
            #expect(host.scroll.y == 50)
        }

        @Test func aClippingHostSkipsWhatLiesOutside() async {
            let host = Host()
            var drawn: Set<Int> = []
            let drawings = (0..<100).map { index in
                let drawing = DrawingWidget()
                drawing.draw = { _, _, _ in drawn.insert(index) }
                return drawing
            }
            let delegate = Column20(host, drawings)
            host.setClips(true)
            // Without a scrolled window around it a host would grow to its content.
            let scrolled = ScrolledWindow()
            scrolled.setChild(host)
            let window = await show(scrolled)
            defer { window.destroy() }
            #expect(await pump { !drawn.isEmpty })
            #expect(drawn.contains(0) && drawn.contains(9))
            // 64 points beyond the edge are still drawn.
            #expect(drawn.count < 20, "\(drawn.count) of \(delegate.children.count) were drawn.")
        }

        @Test func aHostWithoutADelegateIsEmpty() {
            let host = Host()
            #expect(host.measure(.horizontal).natural == 0)
            do {
                let delegate = Column20(host, [])
                #expect(host.measure(.horizontal).natural == delegate.rowWidth)
            }
            host.queueResize()
            #expect(host.measure(.horizontal).natural == 0)
        }
    }
}
