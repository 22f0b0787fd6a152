import Testing

@testable import SwiftUI

/// The lengths of lines against a list of all of them.
@Suite struct LazyLinesTests {
    @Test func linesAreWhereAListOfAllLengthsSays() {
        var random = TestRandom(seed: 7)
        var lines = LazyLines()
        lines.count = 3000
        lines.spacing = 4
        lines.estimate = 20
        var all = [CGFloat?](repeating: nil, count: 3000)
        func offset(_ line: Int) -> CGFloat { all[..<line].reduce(0) { $0 + ($1 ?? lines.estimate) + 4 } }
        for step in 0..<400 {
            let line = Int.random(in: 0..<3000, using: &random)
            let length = CGFloat(Int.random(in: 0...60, using: &random))
            lines.setLength(length, of: line)
            all[line] = length
            if step == 200 { lines.estimate = lines.meanOfKnown }
            if step == 300 {
                lines.forget(from: 1500)
                for line in 1500..<3000 { all[line] = nil }
            }
            let asked = Int.random(in: 0...3000, using: &random)
            #expect(abs(lines.offset(of: asked) - offset(asked)) < 0.001)
            let position = CGFloat(Int.random(in: 0...60_000, using: &random))
            let found = lines.line(at: position)
            #expect(offset(found) <= position + 0.001 && (found == 2999 || offset(found + 1) > position - 0.001))
        }
        #expect(abs(lines.total() - (offset(3000) - 4)) < 0.001)
        let known = all.compactMap(\.self)
        #expect(abs(lines.meanOfKnown - known.reduce(0, +) / CGFloat(known.count)) < 0.001)
        lines.forget()
        #expect(lines.knowsNothing)
        #expect(lines.total() == 3000 * (lines.estimate + 4) - 4)
    }

    @Test func countsThatGrowKeepWhatIsKnown() {
        var lines = LazyLines()
        lines.count = 10
        lines.estimate = 10
        lines.setLength(30, of: 4)
        lines.count = 5000
        lines.setLength(15, of: 4000)
        #expect(lines.offset(of: 4) == 40)
        #expect(lines.offset(of: 5) == 70)
        #expect(lines.offset(of: 5000) == 50_025)
    }
}
