import Testing

@testable import SwiftUI

/// Shows the number of lines that its surroundings allow, and counts how often it is asked to.
private struct LimitReader: View {
    let count: Count
    @Environment(\.lineLimit) private var limit

    final class Count {
        var value = 0
    }

    var body: some View {
        let _ = count.value += 1
        Text("\(limit ?? 0) lines")
    }
}

private struct Rows: View {
    let write: (Binding<Int>) -> Void
    @State private var rows = 1

    var body: some View {
        let _ = write($rows)
        ForEach(0..<rows, id: \.self) { Text("row \($0)").lineLimit(2) }
    }
}

extension WidgetTests {
    @Test func newViewsWithValuesOfTheirOwnDisturbNoOthers() async {
        let count = LimitReader.Count()
        var rows: Binding<Int>?
        let w = TestWindow {
            VStack {
                LimitReader(count: count)
                Rows { rows = $0 }
            }
        }
        await w.settle()
        let before = count.value
        rows?.wrappedValue = 20
        await w.settle()
        #expect(w.texts.contains("row 19"))
        #expect(count.value == before)
        await w.close()
    }
}
