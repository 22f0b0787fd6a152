import Gtk
import Testing

@testable import SwiftUI

@Observable
private final class TitleModel {
    var title = "A"
}

extension WidgetTests {
    @Test func rowsAppearWhenTheyAreSeen() async {
        let log = RowLog()
        let w = TestWindow {
            List(0..<1000) { LoggedRow(number: $0, log: log) }
        }
        await w.settle()
        func check(_ comment: Comment) async {
            await w.settle()
            let numbers = w.listTexts.compactMap { Int($0.dropFirst(4)) }
            #expect(log.shown == Set(numbers), comment)
            #expect(numbers.count < 12)
            #expect(log.mistakes.isEmpty, comment)
            #expect(await w.pump(until: { log.running == log.shown }), comment)
        }
        await check("at the start")
        #expect(log.appeared < 12)
        let adjustment = w.list!.scroller.vertical
        for step in 1...5 {
            adjustment.value += 97
            await check("after \(step) steps")
        }
        for place in [20_000.0, 100, 0, 30_000, 29_000] {
            adjustment.value = place
            await check("at \(place)")
        }
        await w.close()
        #expect(log.shown.isEmpty)
        #expect(log.mistakes.isEmpty)
        #expect(log.appeared == log.disappeared)
        #expect(await w.pump(until: { log.running.isEmpty }))
    }

    @Test func rowsOfVanishedElementsStandForNewOnes() async {
        struct Content: View {
            let model: NumbersModel
            let log: RowLog
            var body: some View {
                List(model.numbers, id: \.self) { LoggedRow(number: $0, log: log) }
            }
        }
        let (log, model) = (RowLog(), NumbersModel())
        model.numbers = Array(0..<20)
        let w = TestWindow { Content(model: model, log: log) }
        await w.settle()
        for numbers in [Array(500..<520), Array(510..<530), [3, 1, 2], Array(0..<20)] {
            let old = model.numbers
            let widgets = Counters.widgetCreations
            model.numbers = numbers
            await w.settle()
            let seen = w.listTexts.compactMap { Int($0.dropFirst(4)) }
            // The list stays where it is, so that others may be the first.
            #expect(!seen.isEmpty && !numbers.ranges(of: seen).isEmpty)
            #expect(log.shown == Set(seen))
            #expect(log.mistakes.isEmpty)
            #expect(await w.pump(until: { log.running == log.shown }))
            // As many rows are made as come in addition.
            if numbers.count <= old.count { #expect(Counters.widgetCreations - widgets < 10) }
        }
        await w.close()
        #expect(log.shown.isEmpty)
        #expect(log.appeared == log.disappeared)
    }

    @Test func manyRowsAreExchangedForMany() async {
        struct Content: View {
            let model: NumbersModel
            let log: RowLog
            var body: some View {
                List {
                    Text("First")
                    ForEach(model.numbers, id: \.self) { LoggedRow(number: $0, log: log) }
                    Text("Last of \(model.numbers.count)")
                }
            }
        }
        let (log, model) = (RowLog(), NumbersModel())
        model.numbers = Array(5..<8)
        let w = TestWindow(width: 300, height: 300) { Content(model: model, log: log) }
        await w.settle()
        #expect(w.listTexts == ["First", "Row 5", "Row 6", "Row 7", "Last of 3"])
        // Some of the rows stay, from the second exchange on none.
        for start in [0, 30_000, 60_000] {
            model.numbers = Array(start..<start + 20_000)
            await w.settle()
            let scroller = w.list!.scroller.vertical
            scroller.value = 0
            await w.settle()
            #expect(w.listTexts.prefix(3) == ["First", "Row \(start)", "Row \(start + 1)"])
            #expect(log.mistakes.isEmpty)
            scroller.value = scroller.upper
            await w.settle()
            #expect(w.listTexts.suffix(2) == ["Row \(start + 19_999)", "Last of 20000"])
            #expect(log.mistakes.isEmpty)
            #expect(log.shown == Set(w.listTexts.compactMap { Int($0.dropFirst(4)) }))
        }
        model.numbers = []
        await w.settle()
        #expect(w.listTexts == ["First", "Last of 0"])
        await w.close()
        #expect(log.appeared == log.disappeared)
    }

    @Test func rowsWithWrittenStateStandForNobodyElse() async {
        let model = Letters(["a", "b", "c"])
        let w = TestWindow { LettersList(model: model) }
        await w.settle()
        model.presses["b"]?()
        await w.settle()
        model.letters = ["d", "e", "f"]
        await w.settle()
        #expect(w.listTexts == ["d 0", "e 0", "f 0"])
        await w.close()
    }

    @Test func writtenStateIsKeptWhileRowsAreOutOfSight() async {
        let letters = Letters((0..<1000).map { "r\($0)" })
        let w = TestWindow { LettersList(model: letters) }
        await w.settle()
        letters.presses["r1"]?()
        await w.settle()
        #expect(w.listTexts[0...2] == ["r0 0", "r1 1", "r2 0"])
        let adjustment = w.list!.scroller.vertical
        adjustment.value = 20_000
        await w.settle()
        #expect(w.listTexts.allSatisfy { $0.hasSuffix(" 0") })
        #expect(!w.listTexts.contains { $0.hasPrefix("r1 ") })
        adjustment.value = 0
        await w.settle()
        #expect(w.listTexts[0...2] == ["r0 0", "r1 1", "r2 0"])
        // Out of sight and out of the data: the state is gone.
        adjustment.value = 20_000
        await w.settle()
        letters.letters.remove(at: 1)
        await w.settle()
        letters.letters.insert("r1", at: 1)
        await w.settle()
        adjustment.value = 0
        await w.settle()
        #expect(w.listTexts[0...2] == ["r0 0", "r1 0", "r2 0"])
        await w.close()
    }

    @Test func stateStartsWithTheElementsOwnValue() async {
        struct Row: View {
            @State private var text: String
            init(_ number: Int) { _text = State(initialValue: "Row \(number)") }
            var body: some View { Text(text) }
        }
        let w = TestWindow { List(0..<1000) { Row($0) } }
        await w.settle()
        #expect(w.listTexts.prefix(2) == ["Row 0", "Row 1"])
        w.list!.scroller.vertical.value = 20_000
        await w.settle()
        let numbers = w.listTexts.compactMap { Int($0.dropFirst(4)) }
        #expect(numbers == Array(numbers[0]..<numbers[0] + numbers.count))
        #expect(numbers[0] > 100)
        await w.close()
    }

    @Test func removedRowsAreFreed() async {
        final class Thing: ObservableObject {}
        final class Things { var all: [String: WeakThing] = [:] }
        struct WeakThing { weak var thing: Thing? }
        struct Row: View {
            let letter: String
            let things: Things
            @StateObject private var thing = Thing()
            var body: some View {
                things.all[letter] = WeakThing(thing: thing)
                return Text(letter)
            }
        }
        let things = Things()
        let letters = Letters(["a", "b", "c"])
        struct Content: View {
            let letters: Letters
            let things: Things
            var body: some View {
                List(letters.letters, id: \.self) { Row(letter: $0, things: things) }
            }
        }
        let w = TestWindow { Content(letters: letters, things: things) }
        await w.settle()
        #expect(things.all["a"]?.thing != nil && things.all["b"]?.thing != nil)
        letters.letters = ["c", "a"]
        await w.settle()
        #expect(things.all["b"]?.thing == nil)
        #expect(things.all["a"]?.thing != nil && things.all["c"]?.thing != nil)
        await w.close()
        #expect(things.all["a"]?.thing == nil && things.all["c"]?.thing == nil)
    }

    @Test func insertingAboveKeepsThePlace() async {
        let letters = Letters((0..<1000).map { "r\($0)" })
        let w = TestWindow { LettersList(model: letters) }
        await w.settle()
        w.list!.scroller.vertical.value = 10_000
        await w.settle()
        let before = w.listTexts
        letters.letters.insert(contentsOf: (0..<7).map { "new\($0)" }, at: 3)
        await w.settle()
        #expect(w.listTexts == before)
        letters.letters.removeFirst(50)
        await w.settle()
        #expect(w.listTexts == before)
        await w.close()
    }

    @Test func unchangedRowsAreNotEvaluated() async {
        struct Content: View {
            let model: TitleModel
            let numbers = Array(0..<500)
            var body: some View {
                VStack {
                    Text(model.title)
                    List(numbers, id: \.self) { CountedRow(number: $0) }
                }
            }
        }
        let model = TitleModel()
        let w = TestWindow { Content(model: model) }
        await w.settle()
        let bodies = Counters.bodyEvaluations
        let creations = Counters.widgetCreations
        let writes = Counters.widgetWrites
        model.title = "B"
        await w.settle()
        #expect(Counters.bodyEvaluations - bodies == 1)
        #expect(Counters.widgetCreations == creations)
        #expect(Counters.widgetWrites - writes <= 1)
        await w.close()
    }

    @Test func scrollingReusesRows() async {
        let w = TestWindow { List(0..<1000) { CountedRow(number: $0) } }
        await w.settle()
        let nodes = Counters.liveNodes
        let creations = Counters.widgetCreations
        for _ in 0..<20 {
            w.list!.scroller.vertical.value += 97
            await w.settle()
        }
        // A few more GTK rows come into being where rows are bound ahead; without reuse there would be over 60.
        #expect(Counters.widgetCreations - creations <= 24)
        #expect(Counters.liveNodes - nodes <= 60)
        await w.close()
    }

    @Test func duplicateIdsAreReported() async {
        Faults.reset()
        var messages: [String] = []
        Faults.listener = { messages.append($0) }
        defer { Faults.listener = nil }
        let letters = Letters(["a", "b", "a", "c"])
        let w = TestWindow { LettersList(model: letters) }
        await w.settle()
        #expect(w.listTexts == ["a 0", "b 0", "a 0", "c 0"])
        #expect(messages.count == 1 && messages[0].contains("more than once"))
        letters.letters = ["a", "a", "c", "b"]
        await w.settle()
        #expect(w.listTexts == ["a 0", "a 0", "c 0", "b 0"])
        letters.letters = ["a"]
        await w.settle()
        #expect(w.listTexts == ["a 0"])
        await w.close()
    }

    @Test func randomChangesGiveTheSameListAsAFreshOne() async {
        var random = TestRandom(seed: 7)
        let letters = Letters((0..<12).map { "e\($0)" })
        var pressed: [String: Int] = [:]
        var next = 12
        let w = TestWindow(height: 900) { LettersList(model: letters) }
        await w.settle()
        for round in 0..<40 {
            var now = letters.letters
            for _ in 0...Int.random(in: 0...2, using: &random) {
                switch Int.random(in: 0...4, using: &random) {
                case 0:
                    now.insert("e\(next)", at: Int.random(in: 0...now.count, using: &random))
                    next += 1
                case 1: if !now.isEmpty { now.remove(at: Int.random(in: 0..<now.count, using: &random)) }
                case 2: now.shuffle(using: &random)
                case 3: now.reverse()
                default:
                    if let letter = now.randomElement(using: &random), let press = letters.presses[letter],
                        letters.letters.contains(letter)
                    {
                        press()
                        pressed[letter, default: 0] += 1
                    }
                }
            }
            for gone in letters.letters where !now.contains(gone) { pressed[gone] = nil }
            if now != letters.letters { letters.letters = now }
            await w.settle()
            #expect(w.listTexts == now.map { "\($0) \(pressed[$0] ?? 0)" }, "round \(round)")
        }
        await w.close()
    }

    @Test func focusStaysWithARowThatMoves() async {
        let letters = Letters(["a", "b", "c", "d"])
        struct Content: View {
            let letters: Letters
            var body: some View {
                List(letters.letters, id: \.self) { letter in
                    HStack {
                        Text(letter)
                        Button("Press") {}
                    }
                }
            }
        }
        let w = TestWindow { Content(letters: letters) }
        await w.settle()
        func row(_ letter: String) -> ListRow? {
            w.list!.boundRows.first { $0.root?.plainText.hasPrefix(letter) == true }
        }
        row("b")?.host.widget.grabFocus()
        #expect(row("b")?.host.widget.containsFocus == true)
        letters.letters = ["d", "c", "b", "a"]
        await w.settle()
        #expect(row("b")?.host.widget.containsFocus == true)
        letters.letters = ["x", "b", "y"]
        await w.settle()
        #expect(row("b")?.host.widget.containsFocus == true)
        await w.close()
    }
}
