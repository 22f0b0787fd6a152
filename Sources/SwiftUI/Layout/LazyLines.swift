import Foundation

/// How long the lines of a lazy container are: those that were seen are known, the others estimated.
///
/// Lines are kept in chunks whose sums are found in steps that grow with the logarithm of their number, so that a
/// container of a million lines answers as fast as one of a thousand, however many of them were seen.
struct LazyLines {
    /// The number of lines.
    var count = 0 {
        didSet { if count != oldValue { sums.resize(to: count / Chunk.size + 1) } }
    }
    /// The distance between lines.
    var spacing: CGFloat = 0
    /// The length of a line that hasn't been seen.
    var estimate: CGFloat = 0

    /// The lengths of some lines that follow each other; not a number: unknown.
    private struct Chunk {
        static let size = 256
        var lengths = [CGFloat](repeating: .nan, count: Chunk.size)

        /// What is known of the first lines.
        func sum(ofFirst count: Int) -> KnownLines {
            var result = KnownLines()
            lengths.withUnsafeBufferPointer { lengths in
                for index in 0..<count where !lengths[index].isNaN {
                    result.count += 1
                    result.length += lengths[index]
                }
            }
            return result
        }
    }

    private var chunks: [Int: Chunk] = [:]
    private var sums = ChunkSums()

    var knowsNothing: Bool { sums.total.count == 0 }
    var meanOfKnown: CGFloat { knowsNothing ? estimate : sums.total.length / CGFloat(sums.total.count) }

    func length(of line: Int) -> CGFloat {
        guard let length = chunks[line / Chunk.size]?.lengths[line % Chunk.size], !length.isNaN else { return estimate }
        return length
    }

    mutating func setLength(_ length: CGFloat, of line: Int) {
        let (chunk, place) = (line / Chunk.size, line % Chunk.size)
        let old = chunks[chunk]?.lengths[place] ?? .nan
        if old == length { return }
        chunks[chunk, default: Chunk()].lengths[place] = length
        sums.resize(to: max(sums.count, chunk + 1))
        sums.add(
            KnownLines(count: old.isNaN ? 1 : 0, length: old.isNaN ? length : length - old), to: chunk)
    }

    /// Forgets the lengths of the lines from one on.
    mutating func forget(from line: Int = 0) {
        if knowsNothing { return }
        let (last, place) = (line / Chunk.size, line % Chunk.size)
        for chunk in chunks.keys where chunk > last { chunks[chunk] = nil }
        if place == 0 {
            chunks[last] = nil
        } else if chunks[last] != nil {
            for index in place..<Chunk.size { chunks[last]?.lengths[index] = .nan }
        }
        sums = ChunkSums()
        sums.resize(to: count / Chunk.size + 1)
        for (number, chunk) in chunks { sums.add(chunk.sum(ofFirst: Chunk.size), to: number) }
    }

    /// Where a line begins.
    func offset(of line: Int) -> CGFloat {
        let (chunk, place) = (line / Chunk.size, line % Chunk.size)
        var known = sums.sum(before: chunk)
        if place > 0, let inner = chunks[chunk]?.sum(ofFirst: place) { known.add(inner) }
        return CGFloat(line) * (estimate + spacing) + known.length - CGFloat(known.count) * estimate
    }

    /// The length of all lines with the distances between them.
    func total() -> CGFloat {
        count == 0 ? 0 : offset(of: count) - spacing
    }

    /// The line at a position, or the nearest one.
    func line(at position: CGFloat) -> Int {
        var low = 0
        var high = max(0, count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if offset(of: middle) <= position { low = middle } else { high = middle - 1 }
        }
        return low
    }
}

/// How many of some lines are known, and how long those are together.
private struct KnownLines {
    var count = 0
    var length: CGFloat = 0

    mutating func add(_ other: KnownLines) {
        count += other.count
        length += other.length
    }
}

/// Sums over the first chunks, as a tree in an array: an entry holds the sum of as many chunks before it as the lowest
/// bit of its number says.
private struct ChunkSums {
    private var tree: [KnownLines] = []
    private(set) var total = KnownLines()

    var count: Int { tree.count }

    mutating func resize(to count: Int) {
        guard count > tree.count else { return }
        // Entries are sums of what is before them.
        while tree.count < count {
            let number = tree.count + 1
            var entry = KnownLines()
            var below = number - 1
            let start = number - (number & -number)
            while below > start {
                entry.add(tree[below - 1])
                below -= below & -below
            }
            tree.append(entry)
        }
    }

    mutating func add(_ known: KnownLines, to chunk: Int) {
        total.add(known)
        var number = chunk + 1
        while number <= tree.count {
            tree[number - 1].add(known)
            number += number & -number
        }
    }

    func sum(before chunk: Int) -> KnownLines {
        var result = KnownLines()
        var number = min(chunk, tree.count)
        while number > 0 {
            result.add(tree[number - 1])
            number -= number & -number
        }
        return result
    }
}
