import Foundation
import Gtk
import Testing

@testable import SwiftUI

private struct Cell: View {
    let number: Int
    let log: CellLog
    @State private var isMarked = false

    var body: some View {
        Button(isMarked ? "Marked \(number)" : "\(number)") { isMarked = true }
            .frame(height: 40)
            .onAppear { log.shown.insert(number) }
            .onDisappear { log.shown.remove(number) }
            .task { log.started.insert(number) }
    }
}

@MainActor
private final class CellLog {
    var shown: Set<Int> = []
    var started: Set<Int> = []
}

extension WidgetTests {
    private func buttons(_ window: TestWindow) -> [String] {
        let seen = window.scrollItem?.inner.visibleRect ?? .zero
        return window.items(WidgetItem.self)
            .filter { $0.widget is Gtk.Button && $0.widget.isMapped && $0.frame.intersects(seen) }
            .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
            .compactMap { ($0.widget as? Gtk.Button)?.label }
    }

    @Test("Cells out of sight show other elements, except those with a state that was written")
    func lazyCellsAreReused() async throws {
        let log = CellLog()
        let window = TestWindow {
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
                    ForEach(0..<10_000, id: \.self) { Cell(number: $0, log: log) }
                }
            }
            .frame(width: 200, height: 200)
        }
        await window.settle()
        let bar = try #require(window.scrollItem?.scrolledWindow?.vertical)
        #expect(bar.upper == 200_000)
        #expect(buttons(window).prefix(4) == ["0", "1", "2", "3"])
        window.first(Gtk.Button.self)?.click()
        await window.settle()
        #expect(buttons(window).first == "Marked 0")
        bar.value = 1000
        await window.settle()
        bar.value = 2000
        await window.settle()
        let widgets = Counters.widgetCreations
        let nodes = Counters.liveNodes
        for step in 1...30 {
            bar.value = 2000 + Double(step) * 400
            await window.settle()
            #expect(buttons(window).prefix(3) == (0..<3).map { "\(100 + step * 20 + $0)" }[...])
        }
        #expect(Counters.widgetCreations == widgets)
        #expect(Counters.liveNodes == nodes)
        // Of what was passed nothing is shown any more, and of what is shown every task was begun.
        let first = 100 + 30 * 20
        #expect(log.shown.allSatisfy { $0 > first - 60 && $0 < first + 80 })
        #expect(log.shown.contains(first) && log.started.contains(first))
        bar.value = 0
        await window.settle()
        #expect(buttons(window).prefix(4) == ["Marked 0", "1", "2", "3"])
        await window.close()
    }

    @Test("A grid of a million cells is scrolled through with as many cells as are in sight")
    func millionCells() async throws {
        let window = TestWindow {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 0)], spacing: 0) {
                    ForEach(0..<1_000_000, id: \.self) { Text("\($0)").frame(height: 20) }
                }
            }
            .frame(width: 200, height: 200)
        }
        await window.settle()
        let bar = try #require(window.scrollItem?.scrolledWindow?.vertical)
        #expect(bar.upper == 4_000_000)
        // Back and forth, by small steps and by large ones.
        for position in [3_999_800.0, 0, 2_000_000, 2_000_150, 2_000_300, 1_999_000, 3_999_800] {
            bar.value = position
            await window.settle()
            let seen = window.scrollItem?.inner.visibleRect ?? .zero
            let shown = window.items(TextItem.self)
                .filter { $0.widget.isMapped && $0.frame.midY > seen.minY && $0.frame.midY < seen.maxY }
                .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
                .map { $0.node.plainText }
            let first = Int((position / 20).rounded(.up)) * 5
            #expect(shown.prefix(5) == (0..<5).map { "\(first + $0)" }[...])
            #expect(window.all(TextWidget.self).count < 700)
        }
        await window.close()
    }

    @Test("Elements that consist of several views stand in the container's own distances")
    func elementsOfSeveralViews() async throws {
        FrameRecorder.shared.frames = [:]
        let window = TestWindow {
            LazyVStack(alignment: .leading, spacing: 2) {
                ForEach(0..<2, id: \.self) { number in
                    Color.teal.frame(width: 30, height: 10).probe("first \(number)")
                    Color.red.frame(width: 20, height: 10).probe("second \(number)")
                }
            }
            .frame(width: 200, height: 200, alignment: .top).coordinateSpace(name: "root")
        }
        await window.settle()
        let frames = FrameRecorder.shared.frames
        #expect(frames["first 0"] == rect(0, 0, 30, 10))
        #expect(frames["second 0"] == rect(0, 12, 20, 10))
        #expect(frames["first 1"] == rect(0, 24, 30, 10))
        #expect(frames["second 1"] == rect(0, 36, 20, 10))
        await window.close()
    }
}
