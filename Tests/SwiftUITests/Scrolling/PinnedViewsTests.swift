import Foundation
import Gtk
import Testing

@testable import SwiftUI

extension WidgetTests {
    /// Where the text is in the visible part; nil: it isn't on the screen.
    private func place(of text: String, in window: TestWindow) -> CGRect? {
        guard let host = window.scrollItem?.inner else { return nil }
        let item = window.items(TextItem.self).first { $0.node.plainText == text && $0.widget.isMapped }
        return item.map { $0.frame.offsetBy(dx: -host.visibleRect.minX, dy: -host.visibleRect.minY) }
    }

    private func sections(_ pinned: PinnedScrollableViews) -> TestWindow {
        TestWindow {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: pinned) {
                    ForEach(0..<100, id: \.self) { section in
                        Section {
                            ForEach(0..<20, id: \.self) { Text("Row \(section)-\($0)").frame(height: 20) }
                        } header: {
                            Text("Header \(section)").frame(height: 30)
                        } footer: {
                            Text("Footer \(section)").frame(height: 10)
                        }
                    }
                }
            }
            .frame(width: 200, height: 200)
        }
    }

    @Test("Pinned headers stay at the top until the next section pushes them out")
    func pinnedHeaders() async throws {
        let window = sections([.sectionHeaders])
        await window.settle()
        let bar = try #require(window.scrollItem?.scrolledWindow?.vertical)
        // 20 rows, a header and a footer.
        #expect(bar.upper == 44_000)
        #expect(window.all(TextWidget.self).count < 250)
        #expect(place(of: "Header 0", in: window)?.midY == 15)
        bar.value = 100
        await window.settle()
        let header = try #require(place(of: "Header 0", in: window))
        #expect(header.midY == 15)
        // It's drawn over the rows.
        let children = window.scrollItem?.inner.widget.children.map(\.raw) ?? []
        let raw = window.items(TextItem.self).first { $0.node.plainText == "Header 0" }?.widget.raw
        let row = window.items(TextItem.self).first { $0.node.plainText == "Row 0-4" }?.widget.raw
        #expect(children.firstIndex(of: try #require(raw))! > children.firstIndex(of: try #require(row))!)
        // 20 points before the end of the first section.
        bar.value = 420
        await window.settle()
        #expect(place(of: "Header 0", in: window)?.midY == 5)
        #expect(place(of: "Header 1", in: window)?.midY == 35)
        bar.value = 440 * 50 + 200
        await window.settle()
        #expect(place(of: "Header 50", in: window)?.midY == 15)
        #expect(place(of: "Header 49", in: window) == nil)
        #expect(place(of: "Row 50-9", in: window)?.midY == 20)
        bar.value = 0
        await window.settle()
        #expect(place(of: "Header 0", in: window)?.midY == 15)
        #expect(place(of: "Row 0-0", in: window)?.midY == 40)
        await window.close()
    }

    @Test("Pinned footers stay at the bottom of the visible part while their section is there")
    func pinnedFooters() async throws {
        let window = sections([.sectionFooters])
        await window.settle()
        let bar = try #require(window.scrollItem?.scrolledWindow?.vertical)
        #expect(place(of: "Footer 0", in: window)?.midY == 195)
        bar.value = 300
        await window.settle()
        // Sections are 440 long: the footer of the first one is where it belongs.
        #expect(place(of: "Footer 0", in: window)?.midY == 135)
        #expect(place(of: "Footer 1", in: window)?.midY == 195)
        await window.close()
    }

    @Test("In a grid headers take a line of their own, and are pinned, too")
    func pinnedHeadersInGrid() async throws {
        let window = TestWindow {
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 0, pinnedViews: .sectionHeaders)
                {
                    ForEach(0..<3, id: \.self) { section in
                        Section {
                            ForEach(0..<31, id: \.self) { Text("\(section)-\($0)").frame(width: 50) }
                        } header: {
                            Text("H\(section)").frame(width: 60)
                        }
                    }
                }
            }
            .frame(width: 300, height: 100)
        }
        await window.settle()
        let bar = try #require(window.scrollItem?.scrolledWindow?.horizontal)
        // 16 columns of cells and a header each.
        #expect(bar.upper == 3 * 860)
        #expect(place(of: "H0", in: window)?.midX == 30)
        #expect(place(of: "0-2", in: window)?.midX == 135)
        bar.value = 1000
        await window.settle()
        #expect(place(of: "H1", in: window)?.midX == 30)
        #expect(place(of: "H0", in: window) == nil)
        await window.close()
    }
}
