import Foundation
import Gtk
import Testing

@testable import SwiftUI

/// Stacks in stacks, two in each, alternately a row and a column.
private struct Nest: View {
    let depth: Int

    var body: some View {
        if depth == 0 {
            HStack {
                Color.teal.frame(width: 5)
                Text("leaf")
            }
        } else if depth % 2 == 0 {
            VStack(spacing: 0) {
                AnyView(Nest(depth: depth - 1))
                AnyView(Nest(depth: depth - 1))
            }
        } else {
            HStack(spacing: 0) {
                AnyView(Nest(depth: depth - 1))
                AnyView(Nest(depth: depth - 1))
            }
        }
    }
}

private struct Broken: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: CGFloat.nan, height: -5)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(at: CGPoint(x: CGFloat.nan, y: CGFloat.infinity), proposal: .unspecified)
        }
    }
}

private struct WeightKey: LayoutValueKey {
    static let defaultValue: CGFloat = 1
}

/// A row whose views share the width by weights.
private struct WeightedRow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let total = subviews.reduce(0) { $0 + $1[WeightKey.self] }
        var x = bounds.minX
        for subview in subviews {
            let width = bounds.width * subview[WeightKey.self] / total
            subview.place(
                at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width
        }
    }
}

/// Says itself where the middle of its views is.
private struct OffCentre: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guide == .center ? 20 : nil
    }
}

private struct Weighted: View {
    let model: Model

    var body: some View {
        WeightedRow {
            filler("light").layoutValue(key: WeightKey.self, value: model.number)
            filler("heavy").padding(.horizontal, 0).layoutValue(key: WeightKey.self, value: 3)
        }
        .frame(width: 300, height: 200).coordinateSpace(name: "root")
    }
}

private struct Switching: View {
    let model: Model

    var body: some View {
        let layout = model.isOn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        layout {
            Clicker(name: "one")
            Clicker(name: "two")
        }
    }
}

private struct Clicker: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Direction: View {
    let model: Model

    var body: some View {
        HStack(spacing: 10) {
            block("first", 20, 20)
            block("second", 40, 20).padding(.leading, 5)
            Spacer()
        }
        .overlay(alignment: .topTrailing) { block("corner", 10, 10) }
        .environment(\.layoutDirection, model.isOn ? .rightToLeft : .leftToRight)
        .frame(width: 300, height: 200).coordinateSpace(name: "root")
        .id(model.text)
    }
}

extension WidgetTests {
    @Test("Nested stacks cost questions in proportion to their number")
    func nestedStacks() async {
        func questions(_ depth: Int) async -> Int {
            let before = Counters.sizeQuestions
            let window = TestWindow(width: 800, height: 600) { Nest(depth: depth) }
            await window.settle()
            let asked = Counters.sizeQuestions - before
            await window.close()
            return asked
        }
        let small = await questions(4)
        let large = await questions(7)
        // Eight times as many views; a question for each proposal at each level would be hundreds of times as many.
        #expect(large < small * 14, "\(small) and \(large)")
    }

    @Test("A text that keeps its size asks nobody; one that grows asks those around it")
    func questionsOfOneText() async {
        let model = Model(text: "aaaa")
        let window = TestWindow {
            VStack {
                ForEach(0..<200, id: \.self) { Text("Row \($0)") }
                ModelText(model: model).frame(width: 100)
            }
        }
        await window.settle()
        model.text = "bbbb"
        await window.settle()
        let asked = Counters.sizeQuestions
        let placed = Counters.placements
        let written = Counters.widgetWrites
        let evaluated = Counters.bodyEvaluations
        model.text = "aaaa"
        await window.settle()
        #expect(Counters.bodyEvaluations - evaluated == 1)
        #expect(Counters.widgetWrites - written == 1)
        #expect(Counters.sizeQuestions - asked <= 8)
        #expect(Counters.placements - placed <= 1)
        await window.close()
    }

    @Test("A layout that answers with no number is reported, and the app goes on")
    func brokenLayout() async {
        Faults.reset()
        var said: [String] = []
        Faults.listener = { said.append($0) }
        let window = TestWindow {
            HStack {
                Broken { Text("lost") }
                Text("found")
            }
        }
        await window.settle()
        Faults.listener = nil
        #expect(said.count >= 2)
        #expect(window.all(TextWidget.self).last?.isMapped == true)
        await window.close()
    }

    @Test("Layout values reach a layout, and a change of one is laid out again")
    func layoutValues() async {
        FrameRecorder.shared.frames = [:]
        let model = Model(number: 1)
        let window = TestWindow { Weighted(model: model) }
        await window.settle()
        #expect(FrameRecorder.shared.frames["heavy"] == rect(75, 0, 225, 200))
        model.number = 2
        await window.settle()
        let frames = window.items(DrawnItem.self).map(\.frame.width)
        #expect(frames.contains(120) && frames.contains(180))
        await window.close()
    }

    @Test("A stack heeds the guides that a layout of the app computes, through layouts around it")
    func guidesOfOwnLayouts() async throws {
        let window = TestWindow {
            VStack(alignment: .center, spacing: 0) {
                WeightedRow { HStack(spacing: 0) { OffCentre { Color.red } } }.frame(width: 100, height: 20)
                HStack(spacing: 0) { OffCentre { Color.blue } }
                Color.green.frame(width: 40, height: 20)
            }
        }
        await window.settle()
        let bars = window.items(WidgetItem.self).map(\.frame)
        // The third one's middle is on the second one's, which is 20 points from its leading edge.
        #expect(bars[2].minX == bars[1].minX)
        await window.close()
    }

    @Test("Views keep their state when their layout changes")
    func layoutsExchanged() async throws {
        let model = Model()
        let window = TestWindow { Switching(model: model) }
        await window.settle()
        let button = try #require(window.first(Gtk.Button.self))
        button.click()
        await window.settle()
        #expect(button.label == "one 1")
        let row = window.all(Gtk.Button.self).compactMap { $0.bounds(in: window.content.host.widget) }
        model.isOn = true
        await window.settle()
        #expect(window.first(Gtk.Button.self) === button)
        #expect(button.label == "one 1")
        let column = window.all(Gtk.Button.self).compactMap { $0.bounds(in: window.content.host.widget) }
        #expect(row[0].y == row[1].y && row[0].x < row[1].x)
        #expect(column[0].y < column[1].y)
        await window.close()
    }

    @Test("Where the script runs from right to left, the layout is mirrored")
    func rightToLeft() async {
        FrameRecorder.shared.frames = [:]
        let model = Model(text: "a", isOn: true)
        let window = TestWindow { Direction(model: model) }
        await window.settle()
        #expect(FrameRecorder.shared.frames["first"] == rect(280, 90, 20, 20))
        #expect(FrameRecorder.shared.frames["second"] == rect(225, 90, 40, 20))
        #expect(FrameRecorder.shared.frames["corner"] == rect(0, 90, 10, 10))
        model.isOn = false
        await window.settle()
        let left = window.items(DrawnItem.self).map(\.frame.minX)
        #expect(left.contains(0) && left.contains(35) && left.contains(290))
        await window.close()
    }

    @Test("A reader of geometry follows its size and its place in named spaces")
    func geometry() async {
        struct Watching: View {
            let model: Model
            let log: GeometryLog

            var body: some View {
                VStack(spacing: 0) {
                    Color.gray.frame(height: model.number)
                    GeometryReader { proxy in
                        let _ = log.sizes.append(proxy.size)
                        Color.teal.onGeometryChange(for: CGRect.self) {
                            $0.frame(in: .named("outer"))
                        } action: {
                            log.frames.append($0)
                        }
                    }
                }
                .padding(10)
                .coordinateSpace(name: "outer")
                .frame(width: 200, height: 100)
            }
        }
        let model = Model(number: 20)
        let log = GeometryLog()
        let window = TestWindow { Watching(model: model, log: log) }
        await window.settle()
        #expect(log.sizes == [CGSize(width: 180, height: 60)])
        #expect(log.frames == [rect(10, 30, 180, 60)])
        model.number = 50
        await window.settle()
        #expect(log.sizes.last == CGSize(width: 180, height: 30))
        #expect(log.frames.last == rect(10, 60, 180, 30))
        #expect(log.frames.count == 2)
        await window.close()
    }

    @Test("Texts stand on a common baseline")
    func baselines() async throws {
        let window = TestWindow(width: 400, height: 300) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("small").font(.system(size: 12))
                VStack(alignment: .leading, spacing: 0) {
                    Text("large").font(.system(size: 40))
                    Text("below").font(.system(size: 12))
                }
                Color.teal.frame(width: 10, height: 10)
            }
        }
        await window.settle()
        let host = window.content.host.widget
        let texts = window.items(TextItem.self)
        func baseline(_ item: TextItem) -> Double? {
            guard let bounds = item.widget.bounds(in: host) else { return nil }
            return bounds.y + Double(item.text.measure(width: nil, height: nil).firstBaseline)
        }
        let first = try #require(baseline(texts[0]))
        let second = try #require(baseline(texts[1]))
        #expect(abs(first - second) <= 1)
        let square = try #require(window.first(DrawingWidget.self)?.bounds(in: host))
        #expect(abs(square.y + square.height - first) <= 1, "what has no text stands on it with its lower edge")
        await window.close()
    }
}

@MainActor
private final class GeometryLog {
    var sizes: [CGSize] = []
    var frames: [CGRect] = []
}
