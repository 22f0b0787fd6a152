import Foundation
import Gtk
import Testing

@testable import SwiftUI

private struct Tens: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.y = (target.rect.minY / 10).rounded() * 10
    }
}

@MainActor
private final class Heard {
    var phases: [ScrollPhase] = []
    var offsets: [CGFloat] = []
    var first: (old: CGFloat, new: CGFloat)?
    var seen: [Int] = []
    var visible: [Bool] = []
}

extension WidgetTests {
    private func rows(_ count: Int, height: CGFloat) -> some View {
        LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: height).frame(maxWidth: .infinity) }
        }
        .scrollTargetLayout()
    }

    /// Turns the wheel over the middle of the window.
    private func turnWheel(_ window: TestWindow, down: Bool) async {
        let id = await window.focusedID()
        let offset = window.window.surfaceOffset
        await window.xdotool(
            "mousemove", "--window", id, "\(Int(100 + offset.x))", "\(Int(100 + offset.y))", "click", down ? "5" : "4")
    }

    @Test("With paging a notch of the wheel goes to the next page, and scrolling comes to rest at one")
    func paging() async throws {
        let window = TestWindow {
            ScrollView { rows(100, height: 50) }.scrollTargetBehavior(.paging).frame(width: 200, height: 200)
        }
        await window.settle()
        let scroll = try #require(window.scrollItem)
        let bar = try #require(scroll.scrolledWindow?.vertical)
        await turnWheel(window, down: true)
        await window.pump(until: { bar.value == 200 }, timeout: 3)
        #expect(bar.value == 200)
        await turnWheel(window, down: true)
        await window.pump(until: { bar.value == 400 }, timeout: 3)
        #expect(bar.value == 400)
        await turnWheel(window, down: false)
        await window.pump(until: { bar.value == 200 }, timeout: 3)
        #expect(bar.value == 200)
        // A scroll bar that is dragged somewhere in between.
        bar.value = 730
        await window.pump(until: { bar.value == 800 }, timeout: 3)
        #expect(bar.value == 800)
        await window.close()
    }

    @Test("View-aligned scrolling comes to rest where a view begins, one view after the other if it is limited")
    func viewAligned() async throws {
        let window = TestWindow {
            ScrollView { rows(100, height: 70) }
                .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne)).frame(width: 200, height: 200)
        }
        await window.settle()
        let bar = try #require(window.scrollItem?.scrolledWindow?.vertical)
        await turnWheel(window, down: true)
        await window.pump(until: { bar.value == 70 }, timeout: 3)
        #expect(bar.value == 70)
        bar.value = 100
        await window.pump(until: { bar.value == 70 }, timeout: 3)
        #expect(bar.value == 70)
        // Far away, where no views have been made: limited to the next one.
        bar.value = 1000
        await window.pump(until: { bar.value == 140 }, timeout: 3)
        #expect(bar.value == 140)
        await window.close()
    }

    @Test("A behaviour of our own is asked where scrolling ends")
    func ownBehavior() async throws {
        let window = TestWindow {
            ScrollView { rows(100, height: 20) }.scrollTargetBehavior(Tens()).frame(width: 200, height: 200)
        }
        await window.settle()
        let bar = try #require(window.scrollItem?.scrolledWindow?.vertical)
        bar.value = 456
        await window.pump(until: { bar.value == 460 }, timeout: 3)
        #expect(bar.value == 460)
        await window.close()
    }

    @Test("Geometry and phases of scrolling are told, and which of the views are in sight")
    func scrollEvents() async throws {
        let heard = Heard()
        let window = TestWindow {
            ScrollView { rows(100, height: 50) }
                .contentMargins(.top, 10, for: .scrollContent)
                .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y + $0.contentInsets.top }) {
                    old, new in
                    if heard.first == nil { heard.first = (old, new) }
                    heard.offsets.append(new)
                }
                .onScrollPhaseChange { _, new in heard.phases.append(new) }
                .onScrollTargetVisibilityChange(idType: Int.self) { heard.seen = $0 }
                .frame(width: 200, height: 200)
        }
        await window.settle()
        let bar = try #require(window.scrollItem?.scrolledWindow?.vertical)
        #expect(heard.first?.old == 0 && heard.first?.new == 0)
        #expect(heard.seen == [0, 1, 2, 3])
        #expect(heard.phases == [])
        bar.value = 1000
        await window.settle()
        #expect(heard.offsets.last == 1000)
        #expect(heard.phases == [.interacting])
        // 10 points of margin: the rows begin at 990.
        #expect(heard.seen == [20, 21, 22, 23])
        await window.pump(until: { heard.phases.last == .idle }, timeout: 3)
        #expect(heard.phases == [.interacting, .idle])
        let geometry = try #require(window.scrollItem?.inner.scrollGeometry)
        #expect(geometry.contentSize == CGSize(width: 200, height: 5000))
        #expect(geometry.containerSize == CGSize(width: 200, height: 200))
        #expect(geometry.visibleRect == rect(0, 990, 200, 200))
        #expect(geometry.contentInsets.top == 10)
        await window.close()
    }

    @Test("A view hears when it comes into sight and goes out of it")
    func scrollVisibility() async throws {
        let heard = Heard()
        let window = TestWindow {
            ScrollView {
                VStack(spacing: 0) {
                    Color.teal.frame(height: 300)
                    Color.red.frame(height: 100).onScrollVisibilityChange(threshold: 0.3) { heard.visible.append($0) }
                    Color.teal.frame(height: 1000)
                }
            }
            .frame(width: 200, height: 200)
        }
        await window.settle()
        let bar = try #require(window.scrollItem?.scrolledWindow?.vertical)
        #expect(heard.visible == [])
        bar.value = 120
        await window.settle()
        #expect(heard.visible == [])
        bar.value = 140
        await window.settle()
        #expect(heard.visible == [true])
        bar.value = 360
        await window.settle()
        #expect(heard.visible == [true])
        bar.value = 380
        await window.settle()
        #expect(heard.visible == [true, false])
        await window.close()
    }

    @Test("Scrolling within an animation takes its time, and ends where it was to end")
    func animatedScrolling() async throws {
        let heard = Heard()
        var proxy: ScrollViewProxy?
        let window = TestWindow {
            ScrollViewReader { reader in
                let _ = { proxy = reader }()
                ScrollView { rows(1000, height: 50) }
                    .onScrollPhaseChange { _, new in heard.phases.append(new) }
                    .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { heard.offsets.append($1) }
                    .frame(width: 200, height: 200)
            }
        }
        await window.settle()
        let bar = try #require(window.scrollItem?.scrolledWindow?.vertical)
        withAnimation(.linear(duration: 0.2)) { proxy?.scrollTo(500, anchor: .top) }
        await window.pump(until: { bar.value == 25_000 }, timeout: 3)
        #expect(bar.value == 25_000)
        await window.pump(until: { heard.phases.last == .idle }, timeout: 3)
        #expect(heard.phases == [.animating, .idle])
        // Places on the way were seen.
        #expect(heard.offsets.filter { $0 > 0 && $0 < 25_000 }.count >= 2)
        #expect(heard.offsets == heard.offsets.sorted())
        await window.close()
    }

    @Test("An effect follows a view's way through its scroll view")
    func scrollTransition() async throws {
        let window = TestWindow {
            ScrollView {
                VStack(spacing: 0) {
                    Color.clear.frame(height: 150)
                    Color.black.frame(height: 100)
                        .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
                    Color.clear.frame(height: 1000)
                }
            }
            .frame(width: 200, height: 200).background(.white)
        }
        await window.settle()
        let scroll = try #require(window.scrollItem)
        let bar = try #require(scroll.scrolledWindow?.vertical)
        func gray(at y: Int) -> Double { picture(of: window.content.host.widget).pixel(x: 150, y: y)?.red ?? -1 }
        // Half of it is in sight.
        #expect(abs(gray(at: 175) - 0.5) < 0.05)
        bar.value = 75
        await window.settle()
        #expect(gray(at: 100) < 0.05)
        bar.value = 225
        await window.settle()
        // A quarter is left at the top.
        #expect(abs(gray(at: 10) - 0.75) < 0.05)
        await window.close()
    }

    @Test("Anchors say where a scroll view begins, what it keeps to and where small content is")
    func scrollAnchors() async throws {
        FrameRecorder.shared.frames = [:]
        let window = TestWindow {
            HStack(spacing: 0) {
                ScrollView { rows(100, height: 20) }.defaultScrollAnchor(.bottom, for: .initialOffset)
                ScrollView { rows(100, height: 20) }.defaultScrollAnchor(.center, for: .initialOffset)
                ScrollView { Color.teal.frame(height: 20).probe("small") }.defaultScrollAnchor(.bottom, for: .alignment)
            }
            .frame(width: 300, height: 200).coordinateSpace(name: "root")
        }
        await window.settle()
        let scrolls = window.items(ScrollItem.self)
        #expect(scrolls[0].inner.visibleRect.maxY == 2000)
        #expect(scrolls[1].inner.visibleRect.midY == 1000)
        #expect(FrameRecorder.shared.frames["small"]?.minY == 180)
        await window.close()
    }

    @Test("Clipping can be switched off, and edges can have effects")
    func clippingAndEdges() async throws {
        let window = TestWindow {
            VStack(spacing: 0) {
                ScrollView { Color.red.frame(width: 50, height: 1000).offset(x: 60) }
                    .frame(width: 50, height: 100).scrollClipDisabled()
                ScrollView { Color.blue.frame(width: 50, height: 1000) }
                    .frame(width: 50, height: 100).scrollEdgeEffectStyle(.soft, for: .top)
            }
            .frame(width: 300, height: 200)
        }
        await window.settle()
        func color(_ x: Int, _ y: Int) -> (red: Double, blue: Double) {
            let pixel = picture(of: window.content.host.widget).pixel(x: x, y: y)
            return (pixel?.red ?? -1, pixel?.blue ?? -1)
        }
        // Beside the first scroll view, which is in the middle.
        #expect(color(210, 50).red > 0.8 && color(210, 50).blue < 0.5)
        let second = window.items(ScrollItem.self)[1]
        #expect(color(150, 102).blue > 0.8 && color(150, 102).red < 0.3)
        second.scrolledWindow?.vertical.value = 300
        await window.settle()
        // Faded to the window's colour, which is nearly white.
        #expect(color(150, 101).red > 0.7)
        #expect(color(150, 180).red < 0.3)
        await window.close()
    }

    @Test("Readers of geometry follow scrolling when they read a place")
    func geometryFollowsScrolling() async throws {
        let heard = Heard()
        let window = TestWindow {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 100)
                    GeometryReader { proxy in
                        Text(
                            "\(Int(proxy.frame(in: .scrollView).minY)) \(Int(proxy.bounds(of: .scrollView)?.minY ?? 0))"
                        )
                    }
                    .frame(height: 50)
                    Color.blue.frame(height: 50)
                        .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .scrollView(axis: .vertical)).minY }) {
                            heard.offsets.append($0)
                        }
                    Color.red.frame(height: 1000)
                }
            }
            .frame(width: 200, height: 200)
        }
        await window.settle()
        #expect(window.first(TextWidget.self)?.text == "100 -100")
        #expect(heard.offsets == [150])
        let bar = try #require(window.scrollItem?.scrolledWindow?.vertical)
        bar.value = 60
        await window.settle()
        #expect(window.first(TextWidget.self)?.text == "40 -40")
        #expect(heard.offsets == [150, 90])
        await window.close()
    }
}
