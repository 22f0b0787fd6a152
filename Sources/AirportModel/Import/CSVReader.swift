import Foundation

/// Reads the records of a CSV file (RFC 4180) one after the other, as places in a buffer of bytes.
///
/// Fields may be quoted, with doubled quotes and line breaks inside; lines may end in LF, CR LF or CR; a byte order mark
/// is skipped, and so are empty lines. What isn't a record is told and skipped: a quote that is never closed costs its
/// own line only, and an endless line costs no memory.
final class CSVReader {
    /// What `next()` found.
    enum Event {
        /// A record, to be read with `field(_:)` until the next call.
        case record
        /// Bytes that are no record.
        case broken(reason: String)
    }

    /// The longest record that is accepted, in bytes.
    static let maximumRecord = 65_536

    /// The line where the record of the last event begins; the first is 1.
    private(set) var line = 0
    /// How many fields the record has.
    var fieldCount: Int { fields.count }

    private struct Field {
        var start: Int
        var end: Int
        var hasEscapes: Bool
    }

    private let file: InputFile
    private let buffer: UnsafeMutableBufferPointer<UInt8>
    /// The unread part of the buffer.
    private var start = 0
    private var end = 0
    private var isFileRead = false
    private var nextLine = 1
    private var fields: [Field] = []

    init(_ file: InputFile, bufferSize: Int = 1 << 19) {
        precondition(bufferSize >= 2 * Self.maximumRecord)
        self.file = file
        buffer = .allocate(capacity: bufferSize)
        fields.reserveCapacity(64)
    }

    deinit {
        buffer.deallocate()
    }

    /// The bytes of a field of the current record, without its quotes.
    func field(_ index: Int) -> UnsafeBufferPointer<UInt8> {
        let field = fields[index]
        return UnsafeBufferPointer(rebasing: buffer[field.start..<field.end])
    }

    /// Reads the beginning of the file: skips a byte order mark, and fails for a file that is empty or no text.
    func begin() throws(ImportError) {
        try fill()
        if end == 0 { throw .empty(file: file.name) }
        if end >= 3, buffer[0] == 0xEF, buffer[1] == 0xBB, buffer[2] == 0xBF { start = 3 }
        // Control characters other than tab and line breaks don't occur in text, but do early in every binary format
        // and in UTF-16.
        let isText = buffer[start..<min(end, 4096)].allSatisfy { $0 >= 32 || $0 == 9 || $0 == 10 || $0 == 13 }
        if !isText { throw .notText(file: file.name) }
    }

    /// The next record, or nil at the end of the file.
    func next() throws(ImportError) -> Event? {
        while true {
            switch scan() {
            case .record(let length, let lines):
                line = nextLine
                if length > Self.maximumRecord { return try skip(lines: lines, length: length) }
                start += length
                nextLine += lines
                for index in fields.indices where fields[index].hasEscapes { unescape(&fields[index]) }
                return .record
            case .blank(let length):
                start += length
                nextLine += 1
            case .misplacedQuote(let length, let lines):
                line = nextLine
                skipLine(lines: lines, length: length)
                return .broken(reason: localized("A quoted field is followed by other text"))
            case .incomplete(let isInQuotes):
                if !isFileRead, start > 0 || end < buffer.count {
                    try fill()
                } else if start == end {
                    return nil
                } else {
                    line = nextLine
                    if isInQuotes, let length = firstLine() {
                        start += length
                        nextLine += 1
                        return .broken(reason: localized("A quote isn’t closed"))
                    }
                    if isFileRead, isInQuotes {
                        start = end
                        return .broken(reason: localized("A quote isn’t closed"))
                    }
                    return try skipEndlessLine()
                }
            }
        }
    }

    // MARK: Scanning

    private enum Scan {
        case record(length: Int, lines: Int)
        case blank(length: Int)
        case misplacedQuote(length: Int, lines: Int)
        case incomplete(isInQuotes: Bool)
    }

    /// Finds the fields of the record at `start`, without changing a byte: it may have to be scanned again when more of
    /// the file has been read.
    private func scan() -> Scan {
        fields.removeAll(keepingCapacity: true)
        let bytes = UnsafePointer(buffer.baseAddress!)
        let end = end
        var position = start
        var lines = 1
        while true {
            var field = Field(start: position, end: position, hasEscapes: false)
            if position < end, bytes[position] == UInt8(ascii: "\"") {
                position += 1
                field.start = position
                while true {
                    while position < end, bytes[position] != UInt8(ascii: "\"") {
                        if bytes[position] == UInt8(ascii: "\n") { lines += 1 }
                        position += 1
                    }
                    if position == end { return .incomplete(isInQuotes: true) }
                    if position + 1 < end, bytes[position + 1] == UInt8(ascii: "\"") {
                        field.hasEscapes = true
                        position += 2
                        continue
                    }
                    if position + 1 == end, !isFileRead { return .incomplete(isInQuotes: true) }
                    break
                }
                field.end = position
                position += 1
                if position < end, !Self.endsField(bytes[position]) {
                    while position < end, !Self.endsLine(bytes[position]) { position += 1 }
                    if end - position < 2, !isFileRead { return .incomplete(isInQuotes: false) }
                    return .misplacedQuote(length: lineBreak(at: position) - start, lines: lines)
                }
            } else {
                while position < end, !Self.endsField(bytes[position]) { position += 1 }
                field.end = position
            }
            if position == end, !isFileRead { return .incomplete(isInQuotes: false) }
            if position == end, position == start { return .incomplete(isInQuotes: false) }
            fields.append(field)
            if position < end, bytes[position] == UInt8(ascii: ",") {
                position += 1
                continue
            }
            if end - position < 2, !isFileRead, bytes[position] == UInt8(ascii: "\r") {
                return .incomplete(isInQuotes: false)
            }
            position = lineBreak(at: position)
            let isBlank = fields.count == 1 && field.start == field.end && field.start == start
            return isBlank ? .blank(length: position - start) : .record(length: position - start, lines: lines)
        }
    }

    /// The position behind the line break, LF, CR or CR LF, at the position; the position itself at the end.
    private func lineBreak(at position: Int) -> Int {
        guard position < end else { return position }
        let isPair =
            buffer[position] == UInt8(ascii: "\r") && position + 1 < end
            && buffer[position + 1] == UInt8(ascii: "\n")
        return position + (isPair ? 2 : 1)
    }

    @inline(__always)
    private static func endsField(_ byte: UInt8) -> Bool {
        byte <= UInt8(ascii: ",") && (byte == UInt8(ascii: ",") || endsLine(byte))
    }

    @inline(__always)
    private static func endsLine(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    /// Replaces doubled quotes by single ones, in place: a field only gets shorter.
    private func unescape(_ field: inout Field) {
        var target = field.start
        var source = field.start
        while source < field.end {
            buffer[target] = buffer[source]
            source += buffer[source] == UInt8(ascii: "\"") ? 2 : 1
            target += 1
        }
        field.end = target
    }

    // MARK: Skipping

    /// Skips a complete record that is too long. One of many lines most likely has a stray quote: then only its first
    /// line is given up.
    private func skip(lines: Int, length: Int) throws(ImportError) -> Event {
        skipLine(lines: lines, length: length)
        return .broken(
            reason: lines > 1
                ? localized("A quote isn’t closed") : localized("The line is longer than \(Self.maximumRecord) bytes"))
    }

    private func skipLine(lines: Int, length: Int) {
        start += lines > 1 ? firstLine() ?? length : length
        nextLine += 1
    }

    /// The length of the line at `start` with its line break; nil if the buffer holds no break.
    private func firstLine() -> Int? {
        buffer[start..<end].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 - start }
    }

    /// Skips to the next line break, or to the end, however far that is.
    private func skipEndlessLine() throws(ImportError) -> Event {
        nextLine += 1
        while true {
            if let length = firstLine() {
                start += length
                break
            }
            start = end
            if isFileRead { break }
            try fill()
        }
        return .broken(reason: localized("The line is longer than \(Self.maximumRecord) bytes"))
    }

    /// Moves the unread part to the front and reads more of the file behind it.
    private func fill() throws(ImportError) {
        if start > 0 {
            buffer.baseAddress!.update(from: buffer.baseAddress! + start, count: end - start)
            end -= start
            start = 0
        }
        let room = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[end...])
        let count = try file.read(into: room)
        end += count
        isFileRead = count == 0
    }
}
