import Gtk
import Testing

@testable import SwiftUI

/// Trees that once differed, went wrong or crashed, reduced from random ones.
extension WidgetTests {
    private func leaves<Content: View>(_ tree: OffscreenTree<Content>) -> [WidgetItem] {
        tree.root.map { TreeSearch(root: $0).leaves } ?? []
    }

    /// A tree with a number, laid out in 300 × 200.
    private func tree<Content: View>(
        @ViewBuilder _ content: @escaping (Int) -> Content
    ) -> (tree: OffscreenTree<Content>, show: (Int) -> Void) {
        let tree = OffscreenTree(content(0))
        let size = CGSize(width: 300, height: 200)
        tree.settle(size)
        return (
            tree,
            { number in
                tree.update(to: content(number))
                tree.settle(size)
            }
        )
    }

    @Test func theNameOfAViewGoesToItsFirstLeaf() throws {
        try requireDisplay()
        let (tree, show) = tree { number in
            HStack {
                if number == 1 { Text("new") }
                Image(systemName: "airplane")
                Image(systemName: "star.fill")
            }
            .accessibilityLabel("Flight")
        }
        func names() -> [String?] { leaves(tree).map(\.widget.accessibleLabel) }
        let own = names()[1]
        #expect(names()[0] == "Flight")
        show(1)
        #expect(names()[0] == "Flight")
        #expect(names()[1] != "Flight" && names()[2] == own)
        show(0)
        #expect(names()[0] == "Flight" && names()[1] == own)
        tree.dispose()
    }

    @Test func aNameOutlivesThatTheViewNamesItselfAnew() throws {
        try requireDisplay()
        let (tree, show) = tree { number in
            VStack {
                // A title in another font is a view of ours, after which the control is named.
                Toggle("Check", isOn: .constant(true)).toggleStyle(.checkbox).font(number == 0 ? .body : .title)
                    .accessibilityLabel("Arrived")
                Image(systemName: number == 0 ? "airplane" : "star.fill").accessibilityLabel("Flight")
            }
        }
        func names() -> [String] { leaves(tree).compactMap(\.widget.accessibleLabel) }
        #expect(names() == ["Arrived", "Flight"])
        show(1)
        #expect(names() == ["Arrived", "Flight"])
        tree.dispose()
    }

    @Test func dividersAndSpacersFollowAnExchangedLayout() throws {
        try requireDisplay()
        let (tree, show) = tree { number in
            let layout = number == 0 ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
            layout {
                Divider().padding(10)
                Spacer(minLength: 5)
                Divider().clipped()
            }
        }
        func sizes() -> [CGSize] { leaves(tree).filter { $0.innerHost == nil }.map(\.frame.size) }
        #expect(sizes() == [CGSize(width: 1, height: 180), CGSize(width: 1, height: 200)])
        show(1)
        #expect(sizes() == [CGSize(width: 280, height: 1), CGSize(width: 300, height: 1)])
        show(0)
        #expect(sizes() == [CGSize(width: 1, height: 180), CGSize(width: 1, height: 200)])
        tree.dispose()
    }

    @Test func aFieldOfAnotherSizeIsMeasuredAtOnce() throws {
        try requireDisplay()
        let (tree, show) = tree { number in
            TextField("Text", text: .constant("")).controlSize(number == 0 ? .regular : .large)
        }
        let height = leaves(tree)[0].frame.height
        show(1)
        #expect(leaves(tree)[0].frame.height > height)
        show(0)
        #expect(leaves(tree)[0].frame.height == height)
        tree.dispose()
    }

    @Test func aFieldWhoseTextHasAnotherBaselineMovesItsNeighbours() throws {
        try requireDisplay()
        func row(_ text: String) -> some View {
            HStack(alignment: .lastTextBaseline) {
                Text("Row")
                TextField("Words", text: .constant(text)).font(.largeTitle)
            }
        }
        let words = ["", "words", "Ärger 🛫", "שלום", "words"]
        let size = CGSize(width: 300, height: 200)
        let tree = OffscreenTree(row("words"))
        tree.settle(size)
        for text in words {
            tree.update(to: row(text))
            tree.settle(size)
            let fresh = OffscreenTree(row(text))
            fresh.settle(size)
            #expect(leaves(tree)[0].frame == leaves(fresh)[0].frame, "\(text)")
            fresh.dispose()
        }
        tree.dispose()
    }

    @Test func aControlLosesItsNameWithItsLabel() throws {
        try requireDisplay()
        let (tree, show) = tree { number in
            Button {
            } label: {
                HStack {
                    Text(verbatim: number == 0 ? "On time" : "")
                    Color.red.frame(width: 10, height: 10)
                }
            }
        }
        let button = leaves(tree).first { $0.widget is Gtk.Button }?.widget
        #expect(button?.accessibleLabel == "On time")
        show(1)
        #expect(button?.accessibleLabel ?? "" == "")
        tree.dispose()
    }

    @Test func helpReachesTheContentOfAReaderOfGeometry() throws {
        try requireDisplay()
        let (tree, show) = tree { number in
            GeometryReader { _ in
                Text("one")
                if number == 1 { Text("two") }
            }
            .help("Help")
        }
        #expect(leaves(tree).map(\.widget.tooltipText) == ["Help"])
        show(1)
        #expect(leaves(tree).map(\.widget.tooltipText) == ["Help", "Help"])
        tree.dispose()
    }

    @Test func infiniteOffersGiveNumbers() throws {
        try requireDisplay()
        var faults: [String] = []
        Faults.reset()
        Faults.listener = { faults.append($0) }
        defer { Faults.listener = nil }
        // A cell behind an infinite column.
        let (grid, _) = tree { _ in
            HStack {
                Grid {
                    GridRow {
                        Color.red
                        Divider()
                        Text("end")
                    }
                    GridRow { Color.blue.gridCellColumns(2) }
                }
                Color.green
            }
        }
        // A guide of an infinite view within a finite one.
        let (guide, _) = tree { _ in
            HStack {
                VStack(alignment: .leading) {
                    Color.red.alignmentGuide(.leading) { $0[HorizontalAlignment.center] }.frame(width: 50)
                    Text("text")
                }
                Color.green
            }
        }
        // The baseline of a control that is infinitely wide.
        let (baseline, _) = tree { _ in
            HStack(alignment: .firstTextBaseline) {
                VStack {
                    Slider(value: .constant(0.5))
                    TextField("Text", text: .constant(""))
                }
                Color.green
            }
        }
        #expect(faults == [])
        grid.dispose()
        guide.dispose()
        baseline.dispose()
    }
}
