import Foundation
import Gtk
import Testing

@testable import SwiftUI

private struct Counting: View {
    let name: String
    let log: AppearanceLog
    @State private var clicks = 0

    var body: some View {
        Button("\(name): \(clicks)") { clicks += 1 }
            .onAppear { log.shown.insert(name) }
            .onDisappear { log.shown.remove(name) }
    }
}

@MainActor
private final class AppearanceLog {
    var shown: Set<String> = []
}

extension WidgetTests {
    private func texts(_ window: TestWindow) -> [TextWidget] {
        window.all(TextWidget.self).filter(\.isMapped)
    }

    @Test("A lazy column makes the elements that come near the visible part, and no others")
    func lazyColumnMakesFew() async throws {
        let window = TestWindow {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100_000) { Text("Row \($0)").frame(height: 20) }
                }
            }
            .frame(width: 200, height: 200)
        }
        await window.settle()
        let scroll = try #require(window.scrollItem)
        let bar = try #require(scroll.scrolledWindow?.vertical)
        #expect(bar.upper == 2_000_000)
        #expect(window.all(TextWidget.self).count < 60)
        bar.value = bar.upper
        await window.settle()
        #expect(scroll.inner.visibleRect.maxY == 2_000_000)
        let cells = window.items(LazyCell.self).filter { !$0.isParked && !$0.needsPlacement }
        let last = try #require(cells.last?.frame)
        #expect(last.minY == 1_999_980 && last.maxY == 2_000_000 && last.midX == 100)
        #expect(window.all(TextWidget.self).count < 120)
        #expect(texts(window).count < 60)
        await window.close()
    }

    @Test("Lines of different lengths follow each other, and keep their places while others are measured")
    func lazyColumnOfDifferentLines() async throws {
        let window = TestWindow {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 2) {
                    ForEach(0..<500) { Color.teal.frame(width: 50, height: CGFloat(20 + $0 % 7 * 10)) }
                }
            }
            .frame(width: 200, height: 200)
        }
        await window.settle()
        let host = try #require(window.scrollItem?.inner)
        func visible() -> [LazyCell] {
            window.items(LazyCell.self).filter {
                !$0.isParked && !$0.needsPlacement && $0.frame.intersects(host.visibleRect)
            }
        }
        func gapsAreRight() -> Bool {
            let cells = visible()
            return !cells.isEmpty
                && zip(cells, cells.dropFirst()).allSatisfy { abs($1.frame.minY - $0.frame.maxY - 2) < 0.01 }
        }
        #expect(gapsAreRight())
        host.scroll(to: CGPoint(x: 0, y: 12_000))
        await window.settle()
        #expect(gapsAreRight())
        // Scrolling up through lines that were only estimated moves what is seen by exactly as much as was scrolled.
        for _ in 0..<10 {
            let first = try #require(visible().first { $0.frame.minY >= host.visibleRect.minY })
            let before = first.frame.minY - host.visibleRect.minY
            host.scroll(to: CGPoint(x: 0, y: host.visibleRect.minY - 100))
            await window.settle()
            #expect(abs(first.frame.minY - host.visibleRect.minY - before - 100) <= 1)
            #expect(gapsAreRight())
        }
        await window.close()
    }

    @Test("Elements appear and disappear as they are seen, and keep their state")
    func lazyElementsAppear() async throws {
        let log = AppearanceLog()
        let window = TestWindow {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000) { Counting(name: "\($0)", log: log).frame(height: 40) }
                }
            }
            .frame(width: 200, height: 200)
        }
        await window.settle()
        let host = try #require(window.scrollItem?.inner)
        #expect(log.shown.contains("0") && !log.shown.contains("500"))
        window.first(Gtk.Button.self)?.click()
        await window.settle()
        #expect(window.first(Gtk.Button.self)?.label == "0: 1")
        host.scroll(to: CGPoint(x: 0, y: 20_000))
        await window.settle()
        #expect(!log.shown.contains("0") && log.shown.contains("500"))
        #expect(window.first(Gtk.Button.self)?.isMapped == false)
        host.scroll(to: .zero)
        await window.settle()
        #expect(log.shown.contains("0") && !log.shown.contains("500"))
        #expect(window.first(Gtk.Button.self)?.label == "0: 1")
        #expect(window.first(Gtk.Button.self)?.isMapped == true)
        await window.close()
    }

    /// What the cells in the visible part say, from above to below.
    private func shownCells(_ window: TestWindow) -> [String] {
        let visible = (window.scrollItem?.inner.visibleRect ?? .zero).insetBy(dx: 1, dy: 1)
        return window.items(LazyCell.self)
            .filter { !$0.isParked && !$0.needsPlacement && $0.frame.intersects(visible) }
            .sorted { $0.frame.minY < $1.frame.minY }
            .map { $0.node.plainText }
    }

    @Test("Elements that are inserted, removed and moved keep the others")
    func lazyElementsChange() async throws {
        struct Numbers: View {
            let model: ListModel

            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        Text("Header").frame(height: 20)
                        ForEach(model.numbers, id: \.self) { Text("\($0)").frame(height: 20) }
                    }
                }
                .frame(width: 200, height: 100)
            }
        }
        let model = ListModel()
        let window = TestWindow { Numbers(model: model) }
        await window.settle()
        #expect(shownCells(window) == ["Header", "0", "1", "2", "3"])
        let before = window.all(TextWidget.self)
        model.numbers.insert(100, at: 1)
        await window.settle()
        #expect(shownCells(window) == ["Header", "0", "100", "1", "2"])
        #expect(window.all(TextWidget.self)[1] === before[1])
        #expect(window.all(TextWidget.self)[3] === before[2])
        model.numbers.remove(at: 0)
        await window.settle()
        #expect(shownCells(window) == ["Header", "100", "1", "2", "3"])
        model.numbers.swapAt(0, 2)
        await window.settle()
        #expect(shownCells(window) == ["Header", "2", "1", "100", "3"])
        #expect(window.all(TextWidget.self).contains { $0 === before[2] })
        model.numbers = []
        await window.settle()
        #expect(shownCells(window) == ["Header"])
        await window.close()
    }

    @Test("Lazy grids have fixed, flexible and adaptive columns")
    func lazyGrids() async {
        FrameRecorder.shared.frames = [:]
        let window = TestWindow {
            VStack(spacing: 0) {
                LazyVGrid(
                    columns: [GridItem(.fixed(50), spacing: 10), GridItem(.flexible(), spacing: 10), GridItem()],
                    spacing: 4
                ) {
                    ForEach(0..<4) { filler("a\($0)").frame(height: 20) }
                }
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 70), spacing: 10)], alignment: .leading, spacing: 5) {
                    ForEach(0..<5) { filler("b\($0)").frame(height: 10) }
                }
                LazyHGrid(rows: [GridItem(.fixed(10), spacing: 0), GridItem(.fixed(20))], spacing: 2) {
                    ForEach(0..<3) { filler("c\($0)").frame(width: 30) }
                }
                .frame(height: 40)
            }
            .frame(width: 300, height: 200, alignment: .top).coordinateSpace(name: "root")
        }
        await window.settle()
        let frames = FrameRecorder.shared.frames
        #expect(frames["a0"] == rect(0, 0, 50, 20))
        #expect(frames["a1"] == rect(60, 0, 115, 20))
        #expect(frames["a2"] == rect(185, 0, 115, 20))
        #expect(frames["a3"] == rect(0, 24, 50, 20))
        #expect(frames["b0"] == rect(0, 44, 93.33, 10).approximately(frames["b0"]))
        #expect(frames["b1"]?.minX.rounded() == 103)
        #expect(frames["b3"]?.minY == 59)
        // The rows are 10 and 20 high and in the middle of 40; the columns take 62 of 300, in the middle, too.
        #expect(frames["c0"] == rect(119, 74, 30, 10))
        #expect(frames["c1"] == rect(119, 84, 30, 20))
        #expect(frames["c2"] == rect(151, 74, 30, 10))
        await window.close()
    }

    @Test("A reader scrolls to elements that haven't been made, and modifiers around a ForEach reach each element")
    func lazyScrollTo() async throws {
        var proxy: ScrollViewProxy?
        let window = TestWindow {
            ScrollViewReader { reader in
                let _ = { proxy = reader }()
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<10_000, id: \.self) { Color.teal.frame(height: $0 % 2 == 0 ? 10 : 20) }.padding(5)
                    }
                }
                .frame(width: 200, height: 200)
            }
        }
        await window.settle()
        let host = try #require(window.scrollItem?.inner)
        let first = try #require(window.items(LazyCell.self).first)
        #expect(first.frame == rect(0, 0, 200, 20))
        proxy?.scrollTo(7001, anchor: .top)
        await window.settle()
        let target = try #require(
            window.items(LazyCell.self).first { ($0.node as? any IdentifiedNode)?.identity == AnyHashable(7001) })
        #expect(target.frame.minY.rounded() == host.visibleRect.minY)
        #expect(target.frame.height == 30)
        await window.close()
    }
}

@Observable
private final class ListModel {
    var numbers = Array(0..<50)
}

extension CGRect {
    /// This rectangle, if the other one is nearly the same.
    fileprivate func approximately(_ other: CGRect?) -> CGRect? {
        guard let other else { return nil }
        let difference = max(
            abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width), abs(height - other.height))
        return difference < 0.01 ? other : self
    }
}
