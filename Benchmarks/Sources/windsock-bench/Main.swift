// The scenarios of the C baseline as SwiftUI views:
//
//   windsock-bench startup            a window with a sidebar of 4 rows and 30 flight rows
//   windsock-bench labels N FRAMES    N texts in a scrolled column, one of them changed every frame
//   windsock-bench controls N FRAMES  N rows of text, toggle, slider and button, one slider moved every frame
//   windsock-bench list N FRAMES      a List of N flight rows, scrolled a fixed distance every frame
//   windsock-bench reorder N FRAMES   a column of N texts, rotated by one every frame
//   windsock-bench tree DEPTH 0       16 x 16 cells in stacks nested DEPTH levels deep
//   windsock-bench canvas N FRAMES    a canvas that draws N shapes anew every frame
//   windsock-bench grid N FRAMES      a LazyVGrid of N cells in 8 columns, scrolled a fixed distance every frame
//   windsock-bench text N FRAMES      a text of N bytes in a ScrollView, scrolled a fixed distance every frame
//   windsock-bench flow N FRAMES      N texts that wrap like words, at two widths in turn
//   windsock-bench chartline N FRAMES   a chart with a line of N points, in another size every frame
//   windsock-bench chartarea N FRAMES   the same with an area
//   windsock-bench chartpoints N FRAMES the same with N points
//   windsock-bench chartbars N FRAMES   a chart of N bars, one of them changed every frame
//   windsock-bench charthover N FRAMES  a chart with a line of N points, another of which is pointed at every frame
//   windsock-bench table N FRAMES     a Table of N flights in five columns, scrolled a fixed distance every frame
//   windsock-bench insert N FRAMES    a List of N rows that gets 1,000 more at its top every frame
//   windsock-bench select N FRAMES    a List of N rows, all and none of which are selected in turn
//   windsock-bench typing N FRAMES    a Form of N controls, into whose text field a character is typed every frame
//
// The charts take their numbers from the file of doubles that CHART_DATA names.
// Prints the same line of JSON as the baseline.
@_spi(Benchmarks) import SwiftUI

@main
struct Bench: App {
    init() {
        Measurement.shared.begin()
    }

    var body: some Scene {
        WindowGroup("Benchmark") {
            Scenario()
        }
        .defaultSize(width: 900, height: 700)
    }
}

/// The view that the command line names.
struct Scenario: View {
    let name = Measurement.shared.name
    let count = Measurement.shared.count

    var body: some View {
        switch name {
        case "labels": Labels(count: count)
        case "controls": Controls(count: count)
        case "list": FlightList(count: count)
        case "reorder": Reorder(count: count)
        case "tree": ScrollView { Tree(depth: count) }
        case "canvas": Shapes(count: count)
        case "grid": CellGrid(count: count)
        case "text": LongText(count: count)
        case "flow": WrappingTexts(count: count)
        case "chartline", "chartarea", "chartpoints": ResizedChart(kind: name, count: count)
        case "chartbars": ChangedBars(count: count)
        case "charthover": HoveredChart(count: count)
        case "table": FlightTable(count: count)
        case "insert": ChangingList(count: count, change: .insertion)
        case "select": ChangingList(count: count, change: .selection)
        case "typing": LongForm(count: count)
        default: Startup()
        }
    }
}
