import Foundation
import Gtk
import Testing

@testable import SwiftUI

private struct BoundsKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

extension WidgetTests {
    @Test("The first view that fits is shown, and the others are hidden")
    func viewThatFits() async {
        struct Choice: View {
            let model: Model

            var body: some View {
                ViewThatFits(in: .horizontal) {
                    Color.teal.frame(width: 200, height: 20)
                    Color.orange.frame(width: 100, height: 20)
                    Color.pink.frame(width: 50, height: 20)
                }
                .probe("choice").frame(width: model.number)
            }
        }
        FrameRecorder.shared.frames = [:]
        let model = Model(number: 150)
        let window = TestWindow { Choice(model: model).frame(width: 300, height: 200).coordinateSpace(name: "root") }
        await window.settle()
        func shown() -> [Bool] { window.all(DrawingWidget.self).suffix(3).map(\.isMapped) }
        #expect(shown() == [false, true, false])
        #expect(FrameRecorder.shared.frames["choice"]?.width == 100)
        model.number = 250
        await window.settle()
        #expect(shown() == [true, false, false])
        model.number = 10
        await window.settle()
        #expect(shown() == [false, false, true])
        await window.close()
    }

    @Test("Frames follow the size of the scroll view around")
    func containerRelativeFrames() async {
        FrameRecorder.shared.frames = [:]
        let window = TestWindow {
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    Color.teal.containerRelativeFrame(.horizontal).probe("whole")
                    Color.orange.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8).probe("half")
                    Color.pink.containerRelativeFrame(.horizontal) { length, _ in length / 3 }.probe("third")
                }
            }
            .frame(width: 240, height: 50).coordinateSpace(name: "root")
        }
        await window.settle()
        await window.settle()
        #expect(FrameRecorder.shared.frames["whole"]?.width == 240)
        #expect(FrameRecorder.shared.frames["half"]?.width == 116)
        #expect(FrameRecorder.shared.frames["third"]?.width == 80)
        await window.close()
    }

    @Test("Bars at the edges leave the rest to the view")
    func safeAreaInsets() async {
        FrameRecorder.shared.frames = [:]
        let window = TestWindow {
            Color.teal.probe("rest")
                .safeAreaInset(edge: .bottom, spacing: 5) { Color.pink.frame(height: 30).probe("bar") }
                .safeAreaInset(edge: .leading) { Color.orange.frame(width: 40).probe("side") }
                .frame(width: 200, height: 100).coordinateSpace(name: "root")
        }
        await window.settle()
        #expect(FrameRecorder.shared.frames["side"] == rect(0, 0, 40, 100))
        #expect(FrameRecorder.shared.frames["rest"] == rect(40, 0, 160, 65))
        #expect(FrameRecorder.shared.frames["bar"] == rect(40, 70, 160, 30))
        await window.close()
    }

    @Test("Margins surround the content of scroll views and scroll with it")
    func contentMargins() async throws {
        let window = TestWindow {
            ScrollView {
                Color.teal.frame(width: 100, height: 500)
            }
            .contentMargins(.vertical, 20).frame(width: 100, height: 100)
        }
        await window.settle()
        let scroll = try #require(window.items(ScrollItem.self).first)
        #expect(scroll.inner.rootItem?.frame.height == 540)
        #expect(scroll.inner.rootItem?.contentItem?.frame == CGRect(x: 0, y: 20, width: 100, height: 500))
        await window.close()
    }

    @Test("An anchor is looked up in the coordinates of another view, and followed")
    func anchors() async {
        struct Marked: View {
            let model: Model

            var body: some View {
                ZStack(alignment: .topLeading) {
                    Color.teal.frame(width: 20, height: 10).anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
                        .padding(.leading, model.number)
                }
                .frame(width: 200, height: 100, alignment: .topLeading)
                .overlayPreferenceValue(BoundsKey.self) { anchor in
                    GeometryReader { geometry in
                        if let anchor {
                            let frame = geometry[anchor]
                            Text(verbatim: "\(Int(frame.minX)) \(Int(frame.maxY)) \(Int(frame.width))")
                        }
                    }
                }
                .coordinateSpace(name: "root")
            }
        }
        FrameRecorder.shared.frames = [:]
        let model = Model(number: 30)
        let window = TestWindow { Marked(model: model) }
        await window.settle()
        func shown() -> String? { window.items(TextItem.self).first?.node.plainText }
        #expect(shown() == "30 10 20")
        model.number = 70
        await window.settle()
        #expect(shown() == "70 10 20")
        await window.close()
    }

    @Test("A shape follows the shape of its container")
    func containerShapes() async throws {
        let window = TestWindow {
            ContainerRelativeShape().fill(.black).padding(10).frame(width: 60, height: 60)
                .containerShape(RoundedRectangle(cornerRadius: 25, style: .circular))
        }
        await window.settle()
        let shape = try #require(window.first(DrawingWidget.self))
        let seen = picture(of: shape)
        // The corners are those of the container, 10 points further in: 15 points.
        #expect(isColor(seen, 3, 3, 0, 0, 0, 0) && isColor(seen, 6, 6, 0, 0, 0) && isColor(seen, 20, 0, 0, 0, 0))
        await window.close()
    }

    @Test("Metrics grow with the size of text, which can be kept within a range")
    func scaledMetrics() async {
        struct Icon: View {
            @ScaledMetric private var side: CGFloat = 17

            var body: some View { Color.teal.frame(width: side, height: side).probe("icon") }
        }
        FrameRecorder.shared.frames = [:]
        let window = TestWindow { Icon().dynamicTypeSize(.xLarge).coordinateSpace(name: "root") }
        await window.settle()
        #expect(FrameRecorder.shared.frames["icon"]?.width == 19)
        await window.close()
        let limited = TestWindow {
            Icon().dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.xxxLarge).coordinateSpace(name: "root")
        }
        await limited.settle()
        #expect(FrameRecorder.shared.frames["icon"]?.width == 17)
        await limited.close()
    }
}
