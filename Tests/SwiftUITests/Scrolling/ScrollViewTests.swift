import Foundation
import Gtk
import Testing

@testable import SwiftUI

extension TestWindow {
    /// The first scroll view's item.
    var scrollItem: ScrollItem? { items(ScrollItem.self).first }

    /// Every item of a type, in view order, those in scroll views included.
    func items<Item: LayoutItem>(_ type: Item.Type) -> [Item] {
        var found: [Item] = []
        func visit(_ item: LayoutItem) {
            if let item = item as? Item { found.append(item) }
            if let root = (item as? WidgetItem)?.innerHost?.rootItem { visit(root) }
            item.visitItems(visit)
        }
        if let root = content.host.rootItem { visit(root) }
        return found
    }
}

extension ScrollItem {
    var scrolledWindow: ScrolledWindow? { widget as? ScrolledWindow }
}

extension WidgetTests {
    @Test("The end of a content of 100,000,000 points is placed to the pixel")
    func endOfHugeContent() async throws {
        let window = TestWindow {
            ScrollView {
                VStack(spacing: 0) {
                    Color.gray.frame(height: 99_999_950)
                    Color.red.frame(width: 40, height: 50)
                }
            }
            .frame(width: 200, height: 120)
        }
        await window.settle()
        let scroll = try #require(window.scrollItem)
        let bar = try #require(scroll.scrolledWindow?.vertical)
        #expect(bar.upper == 100_000_000)
        bar.value = bar.upper
        await window.settle()
        let leaves = window.items(DrawnItem.self).map(\.widget)
        try #require(leaves.count == 2)
        #expect(leaves.filter { !$0.isMapped }.isEmpty)
        let end = try #require(leaves[1].bounds(in: scroll.inner.widget))
        #expect(end == (80, 70, 40, 50))
        let filler = try #require(leaves[0].bounds(in: scroll.inner.widget))
        #expect(filler.y + filler.height == 70)
        #expect(filler.height <= 1_000_000)
        await window.close()
    }

    @Test("A scroll view takes what is offered along its axis and its content's size across")
    func sizeOfScrollView() async {
        FrameRecorder.shared.frames = [:]
        let window = TestWindow {
            VStack(spacing: 0) {
                ScrollView(.horizontal) { Color.teal.frame(width: 500, height: 30).probe("content") }.probe("row")
                ScrollView { Color.teal.frame(width: 40, height: 20).probe("small") }.probe("column")
            }
            .frame(width: 300, height: 200).coordinateSpace(name: "root")
        }
        await window.settle()
        let frames = FrameRecorder.shared.frames
        #expect(frames["row"] == rect(0, 0, 300, 30))
        #expect(frames["content"] == rect(0, 0, 500, 30))
        #expect(frames["column"] == rect(130, 30, 40, 170))
        #expect(frames["small"] == rect(130, 30, 40, 20))
        await window.close()
    }

    @Test("A content smaller than the visible part is at its beginning, and in the middle across")
    func smallContent() async {
        FrameRecorder.shared.frames = [:]
        let window = TestWindow {
            ZStack(alignment: .topLeading) {
                ScrollView { Color.teal.frame(width: 40, height: 20).probe("v").frame(maxWidth: .infinity) }
                ScrollView(.horizontal) { Color.teal.frame(width: 40, height: 20).probe("h") }
                    .frame(height: 100)
                ScrollView([.horizontal, .vertical]) { Color.teal.frame(width: 40, height: 20).probe("both") }
            }
            .frame(width: 300, height: 200).coordinateSpace(name: "root")
        }
        await window.settle()
        let frames = FrameRecorder.shared.frames
        #expect(frames["v"] == rect(130, 0, 40, 20))
        #expect(frames["h"] == rect(0, 40, 40, 20))
        #expect(frames["both"] == rect(130, 90, 40, 20))
        await window.close()
    }

    @Test("Only what is near the visible part of a scroll view is on the screen, and scrolling visits nothing else")
    func cullingWhileScrolling() async throws {
        let count = 2000
        let window = TestWindow {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: 20) }
                }
            }
            .frame(width: 200, height: 200)
        }
        await window.settle()
        let scroll = try #require(window.scrollItem)
        let texts = window.all(TextWidget.self)
        #expect(texts.count == count)
        func shown() -> [Int] { texts.indices.filter { texts[$0].isMapped } }
        #expect(shown().first == 0)
        #expect(shown().count < 40)
        let bar = try #require(scroll.scrolledWindow?.vertical)
        bar.value = 20_000
        await window.settle()
        #expect(shown().contains(1005))
        #expect(shown().count < 50)
        let placed = Counters.placements
        let asked = Counters.sizeQuestions
        bar.value = 20_020
        await window.settle()
        #expect(Counters.placements - placed < 50)
        #expect(Counters.sizeQuestions == asked)
        await window.close()
    }

    @Test("One text of many that changes costs a handful of questions, one place and no resize")
    func oneTextInScrollView() async throws {
        let model = Model(text: "first")
        let window = TestWindow {
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    ModelText(model: model)
                    ForEach(0..<1000, id: \.self) { Text("Row \($0)") }
                }
            }
            .frame(width: 200, height: 200)
        }
        await window.settle()
        // The number of answers that each item remembers is settled now.
        model.text = "other"
        await window.settle()
        let asked = Counters.sizeQuestions
        let placed = Counters.placements
        let written = Counters.widgetWrites
        model.text = "second"
        await window.settle()
        #expect(window.all(TextWidget.self).first?.isMapped == true)
        #expect(Counters.sizeQuestions - asked <= 12)
        #expect(Counters.placements - placed <= 2)
        #expect(Counters.widgetWrites - written <= 2)
        await window.close()
    }

    @Test("A reader scrolls to views by their ids")
    func scrollViewReader() async throws {
        var proxy: ScrollViewProxy?
        let window = TestWindow {
            ScrollViewReader { reader in
                let _ = { proxy = reader }()
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<100, id: \.self) { Color.gray.frame(height: $0 == 50 ? 40 : 20) }
                        Color.red.frame(height: 20).id("last")
                    }
                }
                .frame(width: 200, height: 200)
            }
        }
        await window.settle()
        let host = try #require(window.scrollItem?.inner)
        proxy?.scrollTo(50, anchor: .top)
        await window.settle()
        #expect(host.visibleRect.minY == 1000)
        proxy?.scrollTo(50, anchor: .center)
        await window.settle()
        #expect(host.visibleRect.minY == 920)
        proxy?.scrollTo(54)
        await window.settle()
        #expect(host.visibleRect.minY == 920, "it is seen already")
        proxy?.scrollTo(70)
        await window.settle()
        #expect(host.visibleRect.minY == 1240)
        proxy?.scrollTo("last", anchor: .top)
        await window.settle()
        #expect(host.visibleRect.maxY == 2040)
        proxy?.scrollTo("nowhere")
        await window.settle()
        #expect(host.visibleRect.maxY == 2040)
        await window.close()
    }

    @Test("Indicators and scrolling can be switched off")
    func indicators() async throws {
        let window = TestWindow {
            ScrollView(showsIndicators: false) { Color.gray.frame(height: 1000) }
                .frame(width: 200, height: 100)
        }
        await window.settle()
        let scroll = try #require(window.scrollItem)
        #expect(scroll.scrolledWindow?.policy.vertical == .external)
        #expect(scroll.scrolledWindow?.policy.horizontal == .never)
        scroll.inner.scroll(to: CGPoint(x: 0, y: 300))
        await window.settle()
        #expect(scroll.inner.visibleRect.minY == 300)
        await window.close()
    }
}
