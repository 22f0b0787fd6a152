import Gtk
import Testing

@testable import SwiftUI

@Observable
@MainActor
private final class Choice {
    var one: Int?
    var several: Set<Int> = []
    var numbers = Array(0..<5)
    @ObservationIgnored var writes = 0
}

extension WidgetTests {
    @Test func listSelectsOne() async {
        let choice = Choice()
        choice.one = 2
        struct Content: View {
            let choice: Choice
            var body: some View {
                List(choice.numbers, id: \.self, selection: binding) { Text("Row \($0)") }
            }
            private var binding: Binding<Int?> {
                Binding(
                    get: { choice.one },
                    set: {
                        choice.one = $0; choice.writes += 1
                    })
            }
        }
        let w = TestWindow { Content(choice: choice) }
        await w.settle()
        let list = w.list!
        #expect(list.selectionModel.selected == [2])
        list.view.select(4)
        #expect(choice.one == 4)
        #expect(choice.writes == 1)
        await w.settle()
        #expect(list.selectionModel.selected == [4])
        choice.one = 0
        await w.settle()
        #expect(list.selectionModel.selected == [0])
        // Rows move and the selection goes with the value.
        choice.numbers = [4, 3, 2, 1, 0]
        await w.settle()
        #expect(list.selectionModel.selected == [4])
        // A row that vanished isn't unselected by the list, and is selected when it comes back.
        choice.numbers = [1, 2]
        await w.settle()
        #expect(list.selectionModel.selected == [])
        #expect(choice.one == 0)
        choice.numbers = [3, 0]
        await w.settle()
        #expect(list.selectionModel.selected == [1])
        choice.one = nil
        await w.settle()
        #expect(list.selectionModel.selected == [])
        #expect(choice.writes == 1)
        await w.close()
    }

    @Test func listSelectsSeveralByTag() async {
        let choice = Choice()
        struct Content: View {
            @Bindable var choice: Choice
            var body: some View {
                List(selection: $choice.several) {
                    Section("Numbers") {
                        ForEach(choice.numbers, id: \.self) { Text("Row \($0)").tag($0 + 100) }
                    }
                    Text("Other").tag(7)
                    Text("None").selectionDisabled()
                }
            }
        }
        let w = TestWindow { Content(choice: choice) }
        await w.settle()
        let list = w.list!
        #expect(w.listTexts.prefix(3) == ["Numbers", "Row 0", "Row 1"])
        list.view.select(2)
        #expect(choice.several == [101])
        list.view.select(6, adding: true)
        #expect(choice.several == [101, 7])
        choice.several = [104, 7, 99]
        await w.settle()
        #expect(list.selectionModel.selected == [5, 6])
        // Values that no row has stay until the user selects.
        #expect(choice.several == [104, 7, 99])
        list.view.select(1)
        #expect(choice.several == [100])
        await w.close()
    }

    @Test func rowsWithAnActionAreActivated() async {
        var activated: [String] = []
        let w = TestWindow {
            List {
                Text("A").modifier(TraitModifier(RowActivationTrait.self, { activated.append("A") }) { _, _ in false })
                Text("B")
            }
        }
        await w.settle()
        w.list?.view.activate(0)
        w.list?.view.activate(1)
        #expect(activated == ["A"])
        await w.close()
    }

    @Test func listDeletesAndMoves() async {
        let letters = Letters(["a", "b", "c", "d"])
        struct Content: View {
            let letters: Letters
            var body: some View {
                List {
                    Text("Head")
                    ForEach(letters.letters, id: \.self) { Text($0) }
                        .onDelete { letters.letters.remove(atOffsets: $0) }
                        .onMove { letters.letters.move(fromOffsets: $0, toOffset: $1) }
                }
            }
        }
        let w = TestWindow { Content(letters: letters) }
        await w.settle()
        let actions = w.listActions!
        #expect(!actions.delete([0]))
        #expect(actions.delete([2, 4]))
        #expect(letters.letters == ["a", "c"])
        await w.settle()
        #expect(w.listTexts == ["Head", "a", "c"])
        #expect(actions.move(1, by: 1))
        #expect(letters.letters == ["c", "a"])
        #expect(!actions.move(1, by: -1))
        await w.settle()
        #expect(w.listTexts == ["Head", "c", "a"])
        await w.close()
    }
}
