import Foundation
import Testing

@testable import SwiftUI

@Suite struct ObservableObjectTests {
    private final class Board: ObservableObject {
        @Published var gate = 1
        @Published var names: [String] = []
        var plain = 0
    }

    @MainActor
    private final class MainBoard: ObservableObject {
        @Published var gate = 1
    }

    private final class Custom: ObservableObject {
        let objectWillChange = ObservableObjectPublisher()
        @Published var gate = 1
    }

    @Test func writesAreAnnouncedBeforehand() {
        let board = Board()
        var seen: [Int] = []
        let subscription = board.objectWillChange.sink { seen.append(board.gate) }
        board.gate = 2
        board.plain = 5
        board.names.append("A")
        #expect(seen == [1, 2] && board.gate == 2 && board.names == ["A"])
        subscription.cancel()
        board.gate = 3
        #expect(seen == [1, 2])
    }

    @Test func subscribingLateIsEnough() {
        let board = Board()
        board.gate = 2
        var count = 0
        let subscription = board.objectWillChange.sink { count += 1 }
        board.gate = 3
        board.objectWillChange.send()
        #expect(count == 2)
        subscription.cancel()
    }

    @Test func anOwnPublisherIsUsed() {
        let custom = Custom()
        var count = 0
        let subscription = custom.objectWillChange.sink { count += 1 }
        custom.gate = 2
        #expect(count == 1)
        subscription.cancel()
    }

    @Test @MainActor func objectsOfTheMainActor() {
        let board = MainBoard()
        var values: [Int] = []
        let subscription = board.$gate.sink { values.append($0) }
        board.gate = 7
        #expect(values == [1, 7])
        subscription.cancel()
    }

    @Test func projectedPublishersSendTheNewValueBeforeItIsSet() {
        let board = Board()
        var pairs: [[Int]] = []
        let subscription = board.$gate.sink { pairs.append([$0, board.gate]) }
        board.gate = 2
        #expect(pairs == [[1, 1], [2, 1]])
        subscription.cancel()
    }

    @Test func assigningToAPropertyAnnouncesChanges() {
        let board = Board()
        var count = 0
        let subscription = board.objectWillChange.sink { count += 1 }
        let subject = PassthroughSubject<Int, Never>()
        subject.assign(to: &board.$gate)
        subject.send(9)
        #expect(board.gate == 9 && count == 1)
        subscription.cancel()
    }

    @Test func propertiesDontKeepTheirObject() {
        weak var gone: Board?
        do {
            let board = Board()
            gone = board
            let subscription = board.objectWillChange.sink {}
            board.gate = 2
            subscription.cancel()
        }
        #expect(gone == nil)
    }

    @Test func theTableForgetsObjectsThatAreGone() {
        let table = ObjectPublishers()
        final class Thing {}
        for _ in 0..<10_000 { _ = table.publisher(of: Thing()) }
        #expect(table.count <= 128)
        let kept = (0..<1000).map { _ in Thing() }
        let publishers = kept.map(table.publisher(of:))
        #expect(zip(kept, publishers).allSatisfy { table.publisher(of: $0) === $1 })
    }
}
