import Foundation

/// A value of a JSON text that knows the line it begins in, so that whoever finds it wrong can say where.
struct LocatedJSON {
    /// What a value can be.
    enum Content {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([LocatedJSON])
        /// The members in the order of the text.
        case object([(name: String, value: LocatedJSON)])
    }

    /// The line, from 1 on.
    let line: Int
    let content: Content

    /// Reads a text that is one JSON value (RFC 8259). A member that occurs twice in an object is an error.
    static func parse(_ data: Data) throws(AirportMapError) -> LocatedJSON {
        var parser = Parser(bytes: [UInt8](data))
        let value = try parser.value(depth: 0)
        try parser.expectEnd()
        return value
    }
}

private struct Parser {
    let bytes: [UInt8]
    var position = 0
    var line = 1

    init(bytes: [UInt8]) {
        self.bytes = bytes
        // A byte order mark is no part of the text.
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { position = 3 }
    }

    private func failure(_ reason: String) -> AirportMapError { AirportMapError(line: line, reason: reason) }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 {
            if byte == 0x0a { line += 1 }
            position += 1
        }
    }

    private mutating func take(_ character: Character) -> Bool {
        skipSpace()
        guard next == character.asciiValue else { return false }
        position += 1
        return true
    }

    /// What stands at the place that is being read, for messages.
    private var found: String {
        guard let next else { return "the end of the file" }
        return next < 0x80 && next > 0x20 ? "“\(Character(UnicodeScalar(next)))”" : "something else"
    }

    mutating func expectEnd() throws(AirportMapError) {
        skipSpace()
        if next != nil { throw failure("the file should end after its last “}”, but there is \(found)") }
    }

    mutating func value(depth: Int) throws(AirportMapError) -> LocatedJSON {
        skipSpace()
        guard depth < 64 else { throw failure("values are nested too deeply") }
        let start = line
        guard let byte = next else { throw failure("the file ends where a value should be") }
        switch byte {
        case UInt8(ascii: "{"): return LocatedJSON(line: start, content: .object(try object(depth)))
        case UInt8(ascii: "["): return LocatedJSON(line: start, content: .array(try array(depth)))
        case UInt8(ascii: "\""): return LocatedJSON(line: start, content: .string(try string()))
        case UInt8(ascii: "t"): return LocatedJSON(line: start, content: try word("true", .bool(true)))
        case UInt8(ascii: "f"): return LocatedJSON(line: start, content: try word("false", .bool(false)))
        case UInt8(ascii: "n"): return LocatedJSON(line: start, content: try word("null", .null))
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return LocatedJSON(line: start, content: .number(try number()))
        default: throw failure("a value should be here, but there is \(found)")
        }
    }

    private mutating func object(_ depth: Int) throws(AirportMapError) -> [(name: String, value: LocatedJSON)] {
        position += 1
        var members: [(name: String, value: LocatedJSON)] = []
        if take("}") { return members }
        repeat {
            skipSpace()
            guard next == UInt8(ascii: "\"") else {
                throw failure("a name in quotes should be here, but there is \(found)")
            }
            let name = try string()
            if members.contains(where: { $0.name == name }) { throw failure("“\(name)” is there twice") }
            guard take(":") else { throw failure("“:” is missing after “\(name)”") }
            members.append((name, try value(depth: depth + 1)))
        } while take(",")
        guard take("}") else { throw failure("“,” or “}” should be here, but there is \(found)") }
        return members
    }

    private mutating func array(_ depth: Int) throws(AirportMapError) -> [LocatedJSON] {
        position += 1
        var values: [LocatedJSON] = []
        if take("]") { return values }
        repeat { values.append(try value(depth: depth + 1)) } while take(",")
        guard take("]") else { throw failure("“,” or “]” should be here, but there is \(found)") }
        return values
    }

    private mutating func word(_ text: String, _ content: LocatedJSON.Content) throws(AirportMapError)
        -> LocatedJSON.Content
    {
        guard bytes[position...].starts(with: text.utf8) else { throw failure("a value should be here") }
        position += text.utf8.count
        return content
    }

    private mutating func number() throws(AirportMapError) -> Double {
        let start = position
        if next == UInt8(ascii: "-") { position += 1 }
        let whole = digits()
        var isComplete = whole == 1 || (whole > 1 && bytes[position - whole] != UInt8(ascii: "0"))
        if next == UInt8(ascii: ".") {
            position += 1
            isComplete = digits() > 0 && isComplete
        }
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            position += 1
            if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { position += 1 }
            isComplete = digits() > 0 && isComplete
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard isComplete, let value = Double(text), value.isFinite else { throw failure("“\(text)” is no number") }
        return value
    }

    private mutating func digits() -> Int {
        let start = position
        while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
        return position - start
    }

    private mutating func string() throws(AirportMapError) -> String {
        position += 1
        var text: [UInt8] = []
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                guard let string = String(validating: text, as: UTF8.self) else {
                    throw failure("a text isn’t UTF-8")
                }
                return string
            case UInt8(ascii: "\\"):
                position += 1
                text += try escape()
            case 0..<0x20: throw failure("a text doesn’t end in its line")
            default:
                text.append(byte)
                position += 1
            }
        }
        throw failure("the file ends within a text")
    }

    private mutating func escape() throws(AirportMapError) -> [UInt8] {
        guard let byte = next else { throw failure("the file ends within a text") }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0c]
        case UInt8(ascii: "n"): return [0x0a]
        case UInt8(ascii: "r"): return [0x0d]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "u"):
            let first = try unit()
            var units = [first]
            if UTF16.isLeadSurrogate(first) {
                guard bytes[position...].starts(with: "\\u".utf8) else { throw failure("half a character is escaped") }
                position += 2
                units.append(try unit())
            }
            guard let text = String(validating: units, as: UTF16.self) else {
                throw failure("half a character is escaped")
            }
            return Array(text.utf8)
        default: throw failure("“\\\(Character(UnicodeScalar(byte)))” means nothing in a text")
        }
    }

    private mutating func unit() throws(AirportMapError) -> UInt16 {
        let digits = bytes[position...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
            let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw failure("four hexadecimal digits should follow “\\u”") }
        position += 4
        return unit
    }
}
