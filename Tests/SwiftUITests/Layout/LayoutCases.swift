import SwiftUI

extension LayoutCase {
    /// Layouts with the answers that SwiftUI gives; none depends on a font.
    static let all = frames + stacks + layers + modifiers + guides + grids + custom

    static let frames: [LayoutCase] = [
        LayoutCase("a colour takes everything", ["sky": rect(0, 0, 300, 200)]) { filler("sky") },
        LayoutCase("a fixed frame is in the middle", ["card": rect(100, 75, 100, 50)]) { block("card", 100, 50) },
        LayoutCase("a frame without limits puts its content where it says", ["card": rect(0, 0, 100, 50)]) {
            block("card", 100, 50).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        },
        LayoutCase(
            "a frame with bounds stays within them", ["inner": rect(125, 75, 50, 50), "outer": rect(50, 75, 200, 50)]
        ) {
            block("inner", 50, 50).frame(minWidth: 100, maxWidth: 200).probe("outer")
        },
        LayoutCase(
            "a least width alone follows content that is wider",
            ["inner": rect(90, 90, 120, 20), "outer": rect(90, 90, 120, 20)]
        ) {
            block("inner", 120, 20).frame(minWidth: 60).probe("outer")
        },
        LayoutCase("an ideal size counts where none is offered", ["card": rect(130, 85, 40, 30)]) {
            filler("card").frame(idealWidth: 40, idealHeight: 30).fixedSize()
        },
        LayoutCase(
            "frames in frames align one by one",
            ["inner": rect(200, 50, 20, 20), "middle": rect(180, 50, 40, 40), "outer": rect(80, 50, 140, 100)]
        ) {
            block("inner", 20, 20).frame(width: 40, height: 40, alignment: .topTrailing).probe("middle")
                .frame(width: 140, height: 100, alignment: .topTrailing).probe("outer")
        },
        LayoutCase(
            "content may be larger than its frame", ["big": rect(50, 40, 200, 120), "frame": rect(125, 80, 50, 40)]
        ) {
            block("big", 200, 120).frame(width: 50, height: 40).probe("frame")
        },
    ]

    static let stacks: [LayoutCase] = [
        LayoutCase(
            "the flexible view of a row gets the rest", ["wide": rect(0, 0, 250, 200), "bar": rect(250, 0, 50, 200)]
        ) {
            HStack(spacing: 0) {
                filler("wide")
                Color.teal.frame(width: 50).probe("bar")
            }
        },
        LayoutCase(
            "what is least flexible chooses first",
            ["narrow": rect(62.5, 50, 75, 100), "wide": rect(137.5, 50, 100, 100)]
        ) {
            HStack(spacing: 0) {
                Color.teal.frame(maxWidth: 100).probe("narrow")
                Color.orange.frame(minWidth: 100).probe("wide")
            }
            .frame(width: 150, height: 100)
        },
        LayoutCase(
            "frames without limits share a row in equal parts",
            ["small": rect(65, 90, 20, 20), "large": rect(175, 90, 100, 20)]
        ) {
            HStack(spacing: 0) {
                block("small", 20, 20).frame(maxWidth: .infinity)
                block("large", 100, 20).frame(maxWidth: .infinity)
            }
        },
        LayoutCase(
            "a priority comes before flexibility", ["first": rect(0, 0, 240, 200), "second": rect(240, 0, 60, 200)]
        ) {
            HStack(spacing: 0) {
                filler("first").layoutPriority(1)
                Color.teal.frame(minWidth: 60).probe("second")
            }
        },
        LayoutCase(
            "three priorities",
            ["low": rect(0, 0, 20, 200), "high": rect(20, 0, 250, 200), "middle": rect(270, 0, 30, 200)]
        ) {
            HStack(spacing: 0) {
                Color.teal.frame(minWidth: 20).probe("low")
                filler("high").layoutPriority(2)
                Color.teal.frame(minWidth: 30).probe("middle").layoutPriority(1)
            }
        },
        LayoutCase("a spacer pushes to both ends", ["left": rect(0, 75, 50, 50), "right": rect(250, 75, 50, 50)]) {
            HStack(spacing: 0) {
                block("left", 50, 50)
                Spacer()
                block("right", 50, 50)
            }
        },
        LayoutCase(
            "a spacer is 8 long at least and needs no distance",
            ["left": rect(96, 90, 50, 20), "right": rect(154, 90, 50, 20)]
        ) {
            HStack {
                block("left", 50, 20)
                Spacer()
                block("right", 50, 20)
            }
            .fixedSize()
        },
        LayoutCase("a spacer takes what a flexible view leaves", ["line": rect(0, 90, 250, 20)]) {
            HStack(spacing: 0) {
                filler("line").frame(maxWidth: 250).frame(height: 20)
                Spacer()
            }
        },
        LayoutCase("two spacers share", ["end": rect(140, 180, 20, 20), "middle": rect(140, 90, 20, 20)]) {
            VStack(spacing: 0) {
                Spacer()
                block("middle", 20, 20)
                Spacer().frame(height: 70)
                block("end", 20, 20)
            }
        },
        LayoutCase("views are 8 apart", ["left": rect(96, 75, 50, 50), "right": rect(154, 75, 50, 50)]) {
            HStack {
                block("left", 50, 50)
                block("right", 50, 50)
            }
        },
        LayoutCase(
            "what isn't there takes no distance", ["upper": rect(145, 85, 10, 10), "lower": rect(145, 105, 10, 10)]
        ) {
            VStack(spacing: 10) {
                block("upper", 10, 10)
                if Int("1") == nil { filler("never") }
                EmptyView()
                block("lower", 10, 10)
            }
        },
        LayoutCase(
            "a group hands its modifier on to each view",
            ["upper": rect(135, 70, 30, 30), "lower": rect(135, 100, 30, 30)]
        ) {
            VStack(spacing: 0) {
                Group {
                    filler("upper")
                    filler("lower")
                }
                .frame(width: 30, height: 30)
            }
        },
        LayoutCase("a negative distance overlaps", ["upper": rect(130, 75, 40, 30), "lower": rect(130, 95, 40, 30)]) {
            VStack(spacing: -10) {
                block("upper", 40, 30)
                block("lower", 40, 30)
            }
        },
        LayoutCase(
            "columns in a row align at the leading edge",
            ["short": rect(110, 80, 20, 20), "long": rect(110, 100, 60, 20), "side": rect(170, 90, 20, 20)]
        ) {
            HStack(spacing: 0) {
                VStack(alignment: .leading, spacing: 0) {
                    block("short", 20, 20)
                    block("long", 60, 20)
                }
                block("side", 20, 20)
            }
        },
    ]

    static let layers: [LayoutCase] = [
        LayoutCase(
            "a pile is as large as all of it", ["back": rect(50, 50, 200, 100), "front": rect(200, 100, 50, 50)]
        ) {
            ZStack(alignment: .bottomTrailing) {
                block("back", 200, 100)
                block("front", 50, 50)
            }
        },
        LayoutCase("a colour makes a pile fill", ["back": rect(0, 0, 300, 200), "front": rect(0, 90, 40, 20)]) {
            ZStack(alignment: .leading) {
                filler("back")
                block("front", 40, 20)
            }
        },
        LayoutCase(
            "an overlay is offered the size that is there",
            ["below": rect(100, 50, 100, 100), "badge": rect(180, 50, 20, 20)]
        ) {
            block("below", 100, 100).overlay(alignment: .topTrailing) { block("badge", 20, 20) }
        },
        LayoutCase("an overlay of a colour covers", ["below": rect(120, 80, 60, 40), "above": rect(120, 80, 60, 40)]) {
            block("below", 60, 40).overlay(filler("above"))
        },
        LayoutCase(
            "several views in an overlay are a pile", ["one": rect(100, 80, 10, 10), "two": rect(100, 80, 30, 20)]
        ) {
            Color.gray.frame(width: 100, height: 40).overlay(alignment: .topLeading) {
                block("two", 30, 20)
                block("one", 10, 10)
            }
        },
        LayoutCase(
            "a background may be larger", ["above": rect(125, 75, 50, 50), "behind": rect(100, 50, 100, 100)]
        ) {
            block("above", 50, 50).background { block("behind", 100, 100) }
        },
        LayoutCase(
            "a background at a corner", ["above": rect(125, 75, 50, 50), "behind": rect(165, 115, 10, 10)]
        ) {
            block("above", 50, 50).background(alignment: .bottomTrailing) { block("behind", 10, 10) }
        },
    ]

    static let modifiers: [LayoutCase] = [
        LayoutCase("padding is 16 by itself", ["inner": rect(100, 75, 100, 50), "outer": rect(84, 59, 132, 82)]) {
            block("inner", 100, 50).padding().probe("outer")
        },
        LayoutCase("padding at some edges", ["inner": rect(110, 80, 100, 50), "outer": rect(90, 70, 120, 60)]) {
            block("inner", 100, 50).padding(.leading, 20).padding(.top, 10).probe("outer")
        },
        LayoutCase("padding with four lengths", ["inner": rect(101, 71, 100, 50), "outer": rect(97, 70, 106, 60)]) {
            block("inner", 100, 50).padding(EdgeInsets(top: 1, leading: 4, bottom: 9, trailing: 2)).probe("outer")
        },
        LayoutCase("negative padding shrinks", ["inner": rect(100, 75, 100, 50), "outer": rect(105, 80, 90, 40)]) {
            block("inner", 100, 50).padding(-5).probe("outer")
        },
        LayoutCase("padding leaves less", ["inner": rect(30, 0, 240, 200)]) {
            filler("inner").padding(.horizontal, 30)
        },
        LayoutCase(
            "an offset moves nothing else", ["moved": rect(135, 70, 50, 50), "other": rect(125, 100, 50, 50)]
        ) {
            VStack(spacing: 0) {
                block("moved", 50, 50).offset(x: 10, y: 20)
                block("other", 50, 50)
            }
        },
        LayoutCase("a position is for the middle", ["pin": rect(30, 45, 20, 10)]) {
            block("pin", 20, 10).position(x: 40, y: 50)
        },
        LayoutCase("a ratio that fits", ["wide": rect(0, 25, 300, 150)]) {
            filler("wide").aspectRatio(2, contentMode: .fit)
        },
        LayoutCase("a ratio that fills", ["wide": rect(-50, 0, 400, 200)]) {
            filler("wide").aspectRatio(2, contentMode: .fill)
        },
        LayoutCase("a ratio in a frame", ["tall": rect(135, 70, 30, 60)]) {
            filler("tall").aspectRatio(0.5, contentMode: .fit).frame(width: 60, height: 60)
        },
        LayoutCase("the ideal size of a colour is 10", ["dot": rect(145, 95, 10, 10)]) { filler("dot").fixedSize() },
        LayoutCase("an ideal height only", ["line": rect(0, 95, 300, 10)]) {
            filler("line").fixedSize(horizontal: false, vertical: true)
        },
        LayoutCase("a reader of geometry begins at its corner", ["card": rect(0, 0, 50, 50)]) {
            GeometryReader { _ in block("card", 50, 50) }
        },
        LayoutCase("a reader of geometry knows its size", ["half": rect(20, 10, 130, 180)]) {
            GeometryReader { proxy in
                Color.teal.frame(width: proxy.size.width / 2).probe("half")
            }
            .padding(.horizontal, 20).padding(.vertical, 10)
        },
    ]
}
