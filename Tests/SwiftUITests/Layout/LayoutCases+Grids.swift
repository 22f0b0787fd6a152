import SwiftUI

/// The middle of a view, or what its content says.
private enum Waist: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

extension VerticalAlignment {
    fileprivate static let waist = VerticalAlignment(Waist.self)
}

extension LayoutCase {
    static let guides: [LayoutCase] = [
        LayoutCase(
            "a guide shifts one view of a row", ["plain": rect(100, 65, 50, 50), "lower": rect(150, 85, 50, 50)]
        ) {
            HStack(alignment: .top, spacing: 0) {
                block("plain", 50, 50)
                block("lower", 50, 50).alignmentGuide(.top) { $0[.top] - 20 }
            }
        },
        LayoutCase("a guide of the app", ["low": rect(110, 65, 40, 20), "high": rect(150, 75, 40, 60)]) {
            HStack(alignment: .waist, spacing: 0) {
                block("low", 40, 20).alignmentGuide(.waist) { $0.height }
                block("high", 40, 60).alignmentGuide(.waist) { _ in 10 }
            }
        },
        LayoutCase(
            "a guide is seen through what is around", ["deep": rect(100, 85, 50, 10), "flat": rect(150, 105, 50, 20)]
        ) {
            // The deep block's guide is 30 below its top, and it is 10 below the column's.
            HStack(alignment: .waist, spacing: 0) {
                VStack(spacing: 0) {
                    Color.gray.frame(width: 50, height: 10)
                    block("deep", 50, 10).alignmentGuide(.waist) { _ in 30 }
                }
                block("flat", 50, 20)
            }
        },
        LayoutCase("the edge of a frame is the guide", ["inner": rect(125, 100, 50, 50)]) {
            block("inner", 50, 50).alignmentGuide(.bottom) { $0.height / 2 }
                .frame(width: 100, height: 50, alignment: .bottom)
        },
    ]

    static let grids: [LayoutCase] = [
        LayoutCase(
            "columns and rows are as large as their largest cell",
            [
                "gate": rect(105, 82.5, 50, 20), "time": rect(175, 72.5, 30, 40), "belt": rect(95, 117.5, 70, 10),
                "note": rect(185, 117.5, 10, 10),
            ]
        ) {
            Grid(horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    block("gate", 50, 20)
                    block("time", 30, 40)
                }
                GridRow {
                    block("belt", 70, 10)
                    block("note", 10, 10)
                }
            }
        },
        LayoutCase(
            "flexible cells share in equal parts", ["one": rect(0, 0, 150, 100), "four": rect(150, 100, 150, 100)]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    filler("one")
                    filler("two")
                }
                GridRow {
                    filler("three")
                    filler("four")
                }
            }
        },
        LayoutCase(
            "rows with fewer cells end earlier",
            ["last": rect(205, 0, 95, 98.5), "only": rect(0, 101.5, 95, 98.5)]
        ) {
            Grid(horizontalSpacing: 7.5, verticalSpacing: 3) {
                GridRow {
                    filler("first")
                    filler("middle")
                    filler("last")
                }
                GridRow { filler("only") }
            }
        },
        LayoutCase(
            "a view outside of rows spans all columns and widens them",
            ["left": rect(63, 76, 20, 20), "right": rect(217, 76, 20, 20), "span": rect(0, 104, 300, 20)]
        ) {
            Grid {
                GridRow {
                    block("left", 20, 20)
                    block("right", 20, 20)
                }
                Color.gray.frame(height: 20).probe("span")
            }
        },
        LayoutCase(
            "an unsized view takes the columns as they are",
            ["left": rect(126, 76, 20, 20), "right": rect(154, 76, 20, 20), "span": rect(126, 104, 48, 20)]
        ) {
            Grid {
                GridRow {
                    block("left", 20, 20)
                    block("right", 20, 20)
                }
                Color.gray.frame(height: 20).probe("span").gridCellUnsizedAxes(.horizontal)
            }
        },
        LayoutCase(
            "a cell over two columns",
            ["wide": rect(110, 80, 60, 20), "end": rect(170, 80, 20, 20), "a": rect(117.5, 100, 20, 20)]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    block("wide", 60, 20).gridCellColumns(2)
                    block("end", 20, 20)
                }
                GridRow {
                    block("a", 20, 20).gridCellAnchor(.center)
                    Color.gray.frame(width: 10, height: 20)
                    Color.gray.frame(width: 20, height: 20)
                }
            }
        },
        LayoutCase(
            "a grid, a row, a column and a cell have alignments",
            [
                "plain": rect(100, 40, 20, 20), "column": rect(180, 100, 20, 20),
                "anchored": rect(140, 140, 20, 20),
            ]
        ) {
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    block("plain", 20, 20)
                    Color.gray.frame(width: 40, height: 40)
                }
                GridRow(alignment: .bottom) {
                    Color.gray.frame(width: 60, height: 40)
                    block("column", 20, 20).gridColumnAlignment(.trailing)
                }
                GridRow {
                    block("anchored", 20, 20).gridCellAnchor(UnitPoint(x: 1, y: 1))
                    Color.gray.frame(width: 10, height: 40)
                }
            }
        },
    ]

    static let custom: [LayoutCase] = [
        LayoutCase("a layout of the app", ["lower": rect(115, 65, 30, 20), "upper": rect(145, 85, 40, 50)]) {
            Staircase {
                block("lower", 30, 20)
                block("upper", 40, 50)
            }
        },
        LayoutCase("a layout in a wrapper", ["lower": rect(115, 65, 30, 20), "upper": rect(145, 85, 40, 50)]) {
            AnyLayout(Staircase()) {
                block("lower", 30, 20)
                block("upper", 40, 50)
            }
        },
        LayoutCase("a row in a wrapper knows its axis", ["end": rect(280, 90, 20, 20)]) {
            AnyLayout(HStackLayout()) {
                Spacer()
                block("end", 20, 20)
            }
        },
    ]
}
