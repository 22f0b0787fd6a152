import Foundation

/// How long the lines of a lazy container are: those that were seen are known, the others estimated.
struct LazyLines {
    /// The number of lines.
    var count = 0
    /// The distance between lines.
    var spacing: CGFloat = 0
    /// The length of a line that hasn't been seen.
    var estimate: CGFloat = 0 {
        didSet { if estimate != oldValue { isSummed = false } }
    }

    /// Known lines in order, and their lengths.
    private var lines: [Int] = []
    private var lengths: [CGFloat] = []
    /// What the known lines before each one are longer than estimated.
    private var sums: [CGFloat] = []
    private var isSummed = true

    var knowsNothing: Bool { lines.isEmpty }
    var knowsAll: Bool { lines.count == count }
    var meanOfKnown: CGFloat { lengths.isEmpty ? estimate : lengths.reduce(0, +) / CGFloat(lengths.count) }

    /// The place of a line, or of the first one behind it, among the known ones.
    private func index(of line: Int) -> Int {
        if let last = lines.last, last < line { return lines.count }
        var low = 0
        var high = lines.count
        while low < high {
            let middle = (low + high) / 2
            if lines[middle] < line { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func length(of line: Int) -> CGFloat {
        let index = index(of: line)
        return index < lines.count && lines[index] == line ? lengths[index] : estimate
    }

    mutating func setLength(_ length: CGFloat, of line: Int) {
        let index = index(of: line)
        if index < lines.count, lines[index] == line {
            if lengths[index] == length { return }
            lengths[index] = length
        } else {
            lines.insert(line, at: index)
            lengths.insert(length, at: index)
        }
        isSummed = false
    }

    /// Forgets the lengths of the lines from one on.
    mutating func forget(from line: Int = 0) {
        let index = index(of: line)
        lines.removeSubrange(index...)
        lengths.removeSubrange(index...)
        isSummed = false
    }

    private mutating func sum() {
        guard !isSummed else { return }
        isSummed = true
        sums.removeAll(keepingCapacity: true)
        sums.reserveCapacity(lines.count + 1)
        var sum: CGFloat = 0
        sums.append(0)
        for length in lengths {
            sum += length - estimate
            sums.append(sum)
        }
    }

    /// Where a line begins.
    mutating func offset(of line: Int) -> CGFloat {
        sum()
        return CGFloat(line) * (estimate + spacing) + sums[index(of: line)]
    }

    /// The length of all lines with the distances between them.
    mutating func total() -> CGFloat {
        count == 0 ? 0 : offset(of: count) - spacing
    }

    /// The line at a position, or the nearest one.
    mutating func line(at position: CGFloat) -> Int {
        var low = 0
        var high = max(0, count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if offset(of: middle) <= position { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
