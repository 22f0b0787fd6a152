import Foundation
import Gtk
import Testing

@testable import SwiftUI

private struct Faded: View {
    let model: Model

    var body: some View {
        HStack(spacing: 0) {
            Text("left")
            Text("right")
        }
        .opacity(Double(model.number))
    }
}

private struct Turned: View {
    let model: Model

    var body: some View {
        Color.teal.frame(width: 40, height: 20).rotationEffect(.degrees(Double(model.number)))
            .frame(width: 200, height: 100)
    }
}

extension WidgetTests {
    @Test("Opacities multiply, and another one costs writes to the leaves only")
    func opacity() async {
        let model = Model(number: 0.5)
        let window = TestWindow { Faded(model: model).opacity(0.5) }
        await window.settle()
        let texts = window.all(TextWidget.self)
        #expect(texts.map { ($0.opacity * 100).rounded() } == [25, 25])
        let asked = Counters.sizeQuestions
        let written = Counters.widgetWrites
        model.number = 1
        await window.settle()
        #expect(texts.map { ($0.opacity * 100).rounded() } == [50, 50])
        #expect(Counters.sizeQuestions == asked)
        #expect(Counters.widgetWrites - written == 2)
        model.number = 0
        await window.settle()
        #expect(texts.allSatisfy { !$0.canTarget })
        await window.close()
    }

    @Test("A hidden view keeps its space and isn't on the screen")
    func hidden() async {
        FrameRecorder.shared.frames = [:]
        let window = TestWindow {
            VStack(spacing: 0) {
                Text("gone").frame(height: 30).hidden()
                block("below", 20, 20)
            }
            .frame(width: 300, height: 200).coordinateSpace(name: "root")
        }
        await window.settle()
        #expect(window.first(TextWidget.self)?.isMapped == false)
        #expect(FrameRecorder.shared.frames["below"] == rect(140, 105, 20, 20))
        await window.close()
    }

    @Test("Rotating and scaling change what is drawn around an anchor, and no layout")
    func transforms() async throws {
        let model = Model(number: 0)
        let window = TestWindow {
            VStack(spacing: 0) {
                Turned(model: model)
                Color.orange.frame(width: 40, height: 20).scaleEffect(x: 2, y: 3, anchor: .topLeading)
                    .frame(width: 200, height: 100)
            }
        }
        await window.settle()
        let widgets = window.all(DrawingWidget.self)
        try #require(widgets.count == 2)
        func bounds(_ index: Int) -> [Double] {
            guard let bounds = widgets[index].bounds(in: window.content.host.widget) else { return [] }
            return [bounds.x, bounds.y, bounds.width, bounds.height].map { $0.rounded() }
        }
        let straight = bounds(0)
        #expect(Array(straight.suffix(2)) == [40, 20])
        #expect(Array(bounds(1).suffix(2)) == [80, 60])
        #expect(bounds(1)[0] == straight[0])
        let asked = Counters.sizeQuestions
        model.number = 90
        await window.settle()
        #expect(bounds(0) == [straight[0] + 10, straight[1] - 10, 20, 40])
        #expect(Counters.sizeQuestions == asked)
        await window.close()
    }

    @Test("Effects of nested views apply from the inside out")
    func nestedTransforms() async throws {
        let window = TestWindow {
            Color.teal.frame(width: 40, height: 20).scaleEffect(x: 2, y: 1).rotationEffect(.degrees(90))
        }
        await window.settle()
        let bounds = try #require(window.first(DrawingWidget.self)?.bounds(in: window.content.host.widget))
        #expect([bounds.width.rounded(), bounds.height.rounded()] == [20, 80])
        await window.close()
    }

    @Test("A z index puts a view in front of its siblings only")
    func zIndex() async {
        struct Piled: View {
            let model: Model

            var body: some View {
                ZStack {
                    ZStack {
                        Text("a").zIndex(model.isOn ? 10 : 0)
                        Text("b")
                    }
                    Text("c")
                    Text("d").zIndex(-1)
                }
            }
        }
        let model = Model()
        let window = TestWindow { Piled(model: model) }
        await window.settle()
        func order() -> [String] {
            let names = Dictionary(
                uniqueKeysWithValues: window.items(TextItem.self).map { ($0.widget.raw, $0.node.plainText) })
            return window.content.host.widget.children.compactMap { names[$0.raw] }
        }
        #expect(order() == ["d", "a", "b", "c"])
        model.isOn = true
        await window.settle()
        #expect(order() == ["d", "b", "a", "c"])
        await window.close()
    }

    @Test("Clipped views answer the layout as they do without, and follow their content")
    func clippingAndLayout() async throws {
        FrameRecorder.shared.frames = [:]
        let model = Model(text: "one")
        let window = TestWindow {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                ModelText(model: model).padding(5).clipped()
                Text("two").clipShape(Circle())
                Color.teal.frame(width: 30, height: 30).cornerRadius(8).shadow(radius: 3).layoutPriority(1)
                    .probe("corner")
                Spacer()
            }
            .frame(width: 300, height: 100).coordinateSpace(name: "root")
        }
        await window.settle()
        let texts = window.all(TextWidget.self)
        try #require(texts.count == 2)
        let first = try #require(texts[0].bounds(in: window.content.host.widget))
        let second = try #require(texts[1].bounds(in: window.content.host.widget))
        #expect(first.y == second.y, "both have the same baseline")
        #expect(second.x == first.x + first.width + 5)
        model.text = "one and more"
        await window.settle()
        let wider = try #require(texts[0].bounds(in: window.content.host.widget))
        let moved = try #require(texts[1].bounds(in: window.content.host.widget))
        #expect(wider.width > first.width)
        #expect(moved.x == wider.x + wider.width + 5)
        await window.close()
    }

    @Test("A clipped view without content takes no space")
    func emptyClip() async {
        struct Sometimes: View {
            let model: Model

            var body: some View {
                VStack(spacing: 10) {
                    block("upper", 10, 10)
                    Group { if model.isOn { Color.teal.frame(width: 10, height: 10) } }.clipped()
                    block("lower", 10, 10)
                }
            }
        }
        FrameRecorder.shared.frames = [:]
        let model = Model()
        let window = TestWindow { Sometimes(model: model).frame(width: 300, height: 200).coordinateSpace(name: "root") }
        await window.settle()
        #expect(FrameRecorder.shared.frames["lower"] == rect(145, 105, 10, 10))
        #expect(window.items(EmbeddedItem.self).isEmpty)
        model.isOn = true
        await window.settle()
        #expect(window.items(EmbeddedItem.self).count == 1)
        await window.close()
    }

    @Test("Shapes, shadows and colours change the pixels")
    func pixels() async throws {
        let window = TestWindow(width: 200, height: 100) {
            HStack(spacing: 0) {
                Color(red: 1, green: 0, blue: 0).frame(width: 50, height: 50).clipShape(Circle())
                Color(red: 1, green: 0, blue: 0).frame(width: 50, height: 50).clipShape(Wedge())
                Color(red: 1, green: 0, blue: 0).frame(width: 50, height: 50).colorInvert()
                Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20).shadow(color: .black, radius: 0, x: 20)
                    .frame(width: 50, height: 50)
            }
        }
        await window.settle()
        let host = window.content.host.widget
        let picture = Paintable.widget(host).surface(width: host.width, height: host.height)
        let top = (host.height - 50) / 2
        let left = (host.width - 200) / 2
        func color(_ x: Int, _ y: Int) -> [Int] {
            guard let pixel = picture.pixel(x: left + x, y: top + y) else { return [] }
            return [pixel.red, pixel.green, pixel.blue, pixel.alpha].map { Int(($0 * 10).rounded()) }
        }
        let red = [10, 0, 0, 10]
        #expect(color(25, 25) == red)
        #expect(color(2, 2) != red, "the corner of the circle")
        #expect(color(60, 40) == red, "the lower left half of the wedge")
        #expect(color(90, 10) != red, "its upper right half")
        #expect(color(125, 25) == [0, 10, 10, 10])
        #expect(color(175, 25) == red)
        #expect(color(190, 25) == [0, 0, 0, 10], "the shadow")
        await window.close()
    }
}

/// The lower left half of a rectangle.
private struct Wedge: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}
