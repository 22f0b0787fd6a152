import Gtk
import Testing

@testable import SwiftUI

private struct Content: View {
    let model: NumbersModel
    let log: RowLog
    var body: some View {
        List {
            Text("First")
            ForEach(model.numbers, id: \.self) { LoggedRow(number: $0, log: log).focusable() }
            Text("Last")
        }
    }
}

extension WidgetTests {
    @Test func rowsOutOfSightAreMadeLater() async {
        let (log, model) = (RowLog(), NumbersModel())
        model.numbers = Array(0..<1000)
        let w = TestWindow(width: 300, height: 300) { Content(model: model, log: log) }
        await w.settle()
        #expect(w.list!.boundRows.count > 100)
        // The first frame that shows the new elements has what is seen, and not much more; the others follow.
        model.numbers = Array(2000..<3000)
        while w.listTexts.dropFirst().first != "Row 2000" { MainLoop.iterate() }
        #expect(w.list!.boundRows.count < 60)
        #expect(w.listTexts.prefix(2) == ["First", "Row 2000"])
        await w.settle()
        #expect(w.list!.boundRows.count > 100)
        // Jumping shows what is there in the same frame.
        w.list!.scroll(to: 700, anchor: .center)
        await w.settle()
        #expect(w.listTexts.contains("Row 2699"))
        #expect(log.shown == Set(w.listTexts.compactMap { Int($0.dropFirst(4)) }))
        await w.close()
        #expect(log.appeared == log.disappeared)
    }

    @Test(arguments: [2, 4]) func rowsFollowAnyExchange(seed: UInt64) async {
        var random = TestRandom(seed: seed)
        let (log, model) = (RowLog(), NumbersModel())
        let nodes = Counters.liveNodes
        let w = TestWindow(width: 300, height: 400) { Content(model: model, log: log) }
        await w.settle()
        for step in 0..<40 {
            switch Int.random(in: 0..<9, using: &random) {
            case 0: model.numbers = Array(0..<Int.random(in: 0..<400, using: &random))
            case 1: model.numbers = (0..<400).filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
            case 2: model.numbers.shuffle(using: &random)
            case 3: model.numbers = model.numbers.filter { $0 % 5 != step % 5 }
            case 4: model.numbers.insert(contentsOf: (1000 + step * 50)..<(1000 + step * 50 + 30), at: 0)
            case 5: model.numbers = Array(0..<12_000)
            case 7:
                model.numbers = Array(
                    (10_000 * (step + 1))..<(10_000 * (step + 1) + Int.random(in: 1..<400, using: &random)))
            case 6: model.numbers = Array(model.numbers.suffix(200))
            default:
                // GTK follows the focus to the rows that have it, also while it exchanges them.
                w.list!.boundRows.filter(\.host.widget.isMapped).randomElement(using: &random)?.host.widget.grabFocus()
            }
            let scroller = w.list!.scroller.vertical
            if Bool.random(using: &random) { await w.settle() }
            scroller.value = Double.random(in: 0...1, using: &random) * scroller.upper
            if Bool.random(using: &random) { await w.settle() }
        }
        await w.settle()
        let seen = w.listTexts.compactMap { Int($0.split(separator: " ").last!) }
        #expect(seen.isEmpty || !model.numbers.ranges(of: seen).isEmpty, "\(w.listTexts)")
        #expect(log.mistakes.isEmpty)
        #expect(log.shown == Set(seen))
        await w.close()
        #expect(log.appeared == log.disappeared)
        #expect(Counters.liveNodes == nodes)
    }
}
