import Observation

@testable import SwiftUI

/// What rows that appeared and disappeared wrote down.
@MainActor
final class RowLog {
    var shown: Set<Int> = []
    var appeared = 0
    var disappeared = 0
    var running: Set<Int> = []
    var mistakes: [String] = []

    func appear(_ number: Int) {
        if !shown.insert(number).inserted { mistakes.append("\(number) appeared twice") }
        appeared += 1
    }

    func disappear(_ number: Int) {
        if shown.remove(number) == nil { mistakes.append("\(number) disappeared twice") }
        disappeared += 1
    }
}

@Observable
final class NumbersModel {
    var numbers = Array(0..<100)
}

/// A row that writes down that it appears, disappears and runs its task.
struct LoggedRow: View {
    let number: Int
    let log: RowLog
    var body: some View {
        Text("Row \(number)")
            .onAppear { log.appear(number) }
            .onDisappear { log.disappear(number) }
            .task {
                log.running.insert(number)
                try? await Task.sleep(for: .seconds(1000))
                log.running.remove(number)
            }
    }
}
