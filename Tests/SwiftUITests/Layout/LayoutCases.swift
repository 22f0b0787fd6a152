import SwiftUI

extension LayoutCase {
    /// Layouts with the answers that SwiftUI gives; none depends on a font.
    static let all: [LayoutCase] = [
        LayoutCase("a colour fills its proposal", ["a": rect(0, 0, 300, 200)]) {
            Color.red.probe("a")
        },
        LayoutCase("a fixed frame is centred", ["a": rect(100, 75, 100, 50)]) {
            Color.red.frame(width: 100, height: 50).probe("a")
        },
        LayoutCase("an infinite frame aligns its content", ["a": rect(0, 0, 100, 50)]) {
            Color.red.frame(width: 100, height: 50).probe("a")
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        },
        LayoutCase("a stack offers the rest to the flexible child", ["a": rect(0, 0, 250, 200), "b": rect(250, 0, 50, 200)]) {
            HStack(spacing: 0) {
                Color.red.probe("a")
                Color.blue.frame(width: 50).probe("b")
            }
        },
        LayoutCase("the least flexible child is asked first", ["a": rect(62.5, 50, 75, 100), "b": rect(137.5, 50, 100, 100)]) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 100).probe("a")
                Color.green.frame(minWidth: 100).probe("b")
            }
            .frame(width: 150, height: 100)
        },
        LayoutCase("infinite frames share a stack equally, whatever is in them", ["a": rect(65, 90, 20, 20), "b": rect(175, 90, 100, 20)]) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).probe("a").frame(maxWidth: .infinity)
                Color.blue.frame(width: 100, height: 20).probe("b").frame(maxWidth: .infinity)
            }
        },
        LayoutCase("layout priority", ["a": rect(0, 0, 240, 200), "b": rect(240, 0, 60, 200)]) {
            HStack(spacing: 0) {
                Color.red.probe("a").layoutPriority(1)
                Color.blue.frame(minWidth: 60).probe("b")
            }
        },
        LayoutCase("a spacer pushes to the edges", ["a": rect(0, 75, 50, 50), "b": rect(250, 75, 50, 50)]) {
            HStack(spacing: 0) {
                Color.red.frame(width: 50, height: 50).probe("a")
                Spacer()
                Color.blue.frame(width: 50, height: 50).probe("b")
            }
        },
        LayoutCase("default stack spacing is 8", ["a": rect(96, 75, 50, 50), "b": rect(154, 75, 50, 50)]) {
            HStack {
                Color.red.frame(width: 50, height: 50).probe("a")
                Color.blue.frame(width: 50, height: 50).probe("b")
            }
        },
        LayoutCase("an absent branch takes no spacing", ["a": rect(145, 85, 10, 10), "b": rect(145, 105, 10, 10)]) {
            VStack(spacing: 10) {
                Color.red.frame(width: 10, height: 10).probe("a")
                if false { Color.green }
                EmptyView()
                Color.blue.frame(width: 10, height: 10).probe("b")
            }
        },
        LayoutCase("a modifier on a group applies to each child", ["a": rect(135, 70, 30, 30), "b": rect(135, 100, 30, 30)]) {
            VStack(spacing: 0) {
                Group {
                    Color.red.probe("a")
                    Color.blue.probe("b")
                }
                .frame(width: 30, height: 30)
            }
        },
        LayoutCase("ZStack aligns in its union", ["a": rect(50, 50, 200, 100), "b": rect(200, 100, 50, 50)]) {
            ZStack(alignment: .bottomTrailing) {
                Color.red.frame(width: 200, height: 100).probe("a")
                Color.blue.frame(width: 50, height: 50).probe("b")
            }
        },
        LayoutCase("an overlay takes its host's size and alignment", ["a": rect(100, 50, 100, 100), "b": rect(180, 50, 20, 20)]) {
            Color.red.frame(width: 100, height: 100).probe("a")
                .overlay(alignment: .topTrailing) { Color.blue.frame(width: 20, height: 20).probe("b") }
        },
        LayoutCase("a background may be larger than its host", ["a": rect(125, 75, 50, 50), "b": rect(100, 50, 100, 100)]) {
            Color.red.frame(width: 50, height: 50).probe("a")
                .background { Color.blue.frame(width: 100, height: 100).probe("b") }
        },
        LayoutCase("default padding is 16", ["a": rect(100, 75, 100, 50), "b": rect(84, 59, 132, 82)]) {
            Color.red.frame(width: 100, height: 50).probe("a").padding().probe("b")
        },
        LayoutCase("offset moves, but does not take part in layout", ["a": rect(135, 70, 50, 50), "b": rect(125, 100, 50, 50)]) {
            VStack(spacing: 0) {
                Color.red.frame(width: 50, height: 50).probe("a").offset(x: 10, y: 20)
                Color.blue.frame(width: 50, height: 50).probe("b")
            }
        },
        LayoutCase("aspect ratio, fitted", ["a": rect(0, 25, 300, 150)]) {
            Color.red.probe("a").aspectRatio(2, contentMode: .fit)
        },
        LayoutCase("fixedSize takes the ideal size", ["a": rect(145, 95, 10, 10)]) {
            Color.red.probe("a").fixedSize()
        },
        LayoutCase("GeometryReader places at its top leading corner", ["a": rect(0, 0, 50, 50)]) {
            GeometryReader { _ in Color.red.frame(width: 50, height: 50).probe("a") }
        },
        LayoutCase("a bounded frame clamps its proposal", ["a": rect(125, 75, 50, 50), "b": rect(50, 75, 200, 50)]) {
            Color.red.frame(width: 50, height: 50).probe("a").frame(minWidth: 100, maxWidth: 200).probe("b")
        },
        LayoutCase("an alignment guide shifts one child", ["a": rect(100, 65, 50, 50), "b": rect(150, 85, 50, 50)]) {
            HStack(alignment: .top, spacing: 0) {
                Color.red.frame(width: 50, height: 50).probe("a")
                Color.blue.frame(width: 50, height: 50).probe("b").alignmentGuide(.top) { $0[.top] - 20 }
            }
        },
        LayoutCase("a custom layout", ["a": rect(115, 65, 30, 20), "b": rect(145, 85, 40, 50)]) {
            Staircase {
                Color.red.frame(width: 30, height: 20).probe("a")
                Color.blue.frame(width: 40, height: 50).probe("b")
            }
        },
    ]
}
