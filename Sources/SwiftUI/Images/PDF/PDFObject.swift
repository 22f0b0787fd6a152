import Foundation

/// A value in a PDF file.
indirect enum PDFObject {
    case null
    case bool(Bool)
    case number(Double)
    case name(String)
    case string([UInt8])
    case array([PDFObject])
    case dictionary([String: PDFObject])
    /// A dictionary with bytes, still encoded.
    case stream([String: PDFObject], ArraySlice<UInt8>)
    case reference(Int)
    /// An operator in a content stream, or another bare word.
    case word(String)
}

/// Reads the values that PDF's syntax (ISO 32000-1, 7.2 and 7.3) has, one after the other.
struct PDFScanner {
    let bytes: ArraySlice<UInt8>
    var position: Int
    private var depth = 0

    init(_ bytes: ArraySlice<UInt8>, at position: Int? = nil) {
        self.bytes = bytes
        self.position = position ?? bytes.startIndex
    }

    private var current: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

    private static func isSpace(_ byte: UInt8) -> Bool { byte <= 32 && [0, 9, 10, 12, 13, 32].contains(byte) }
    private static func isDelimiter(_ byte: UInt8) -> Bool { "()<>[]{}/%".utf8.contains(byte) }

    mutating func skipSpace() {
        while let byte = current {
            if byte == UInt8(ascii: "%") {
                while let byte = current, byte != 10, byte != 13 { position += 1 }
            } else if Self.isSpace(byte) {
                position += 1
            } else {
                return
            }
        }
    }

    private func begins(_ text: String, at place: Int) -> Bool {
        place >= bytes.startIndex && place + text.utf8.count <= bytes.endIndex
            && bytes[place..<place + text.utf8.count].elementsEqual(text.utf8)
    }

    /// The next value; nil at the end or where a closing bracket stands.
    mutating func next() -> PDFObject? {
        skipSpace()
        guard let byte = current else { return nil }
        switch byte {
        case UInt8(ascii: "/"): return .name(name())
        case UInt8(ascii: "("): return .string(literal())
        case UInt8(ascii: "["):
            position += 1
            return .array(list(until: "]"))
        case UInt8(ascii: "<"):
            if begins("<<", at: position) {
                position += 2
                return .dictionary(dictionary())
            }
            return .string(hexadecimal())
        case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: ">"), UInt8(ascii: "{"), UInt8(ascii: "}"):
            return nil
        default: return word()
        }
    }

    private mutating func list(until end: String) -> [PDFObject] {
        var values: [PDFObject] = []
        depth += 1
        defer { depth -= 1 }
        while depth < 64 {
            skipSpace()
            if current == nil { break }
            if begins(end, at: position) {
                position += end.utf8.count
                break
            }
            guard let value = next() else {
                // A bracket that nothing opened.
                position += 1
                continue
            }
            if case .word("R") = value, values.count >= 2, case .number(let number) = values[values.count - 2] {
                values.removeLast(2)
                values.append(.reference(Int(exactly: number) ?? 0))
            } else {
                values.append(value)
            }
        }
        return values
    }

    private mutating func dictionary() -> [String: PDFObject] {
        let values = list(until: ">>")
        var result: [String: PDFObject] = [:]
        for index in stride(from: 0, to: values.count - 1, by: 2) {
            if case .name(let key) = values[index] { result[key] = values[index + 1] }
        }
        return result
    }

    private mutating func name() -> String {
        position += 1
        var name: [UInt8] = []
        while let byte = current, !Self.isSpace(byte), !Self.isDelimiter(byte) {
            if byte == UInt8(ascii: "#"), position + 2 < bytes.endIndex,
                let code = UInt8(String(decoding: bytes[position + 1...position + 2], as: UTF8.self), radix: 16)
            {
                name.append(code)
                position += 3
            } else {
                name.append(byte)
                position += 1
            }
        }
        return String(decoding: name, as: UTF8.self)
    }

    private mutating func literal() -> [UInt8] {
        var result: [UInt8] = []
        var open = 0
        while let byte = current {
            position += 1
            switch byte {
            case UInt8(ascii: "("):
                open += 1
                if open > 1 { result.append(byte) }
            case UInt8(ascii: ")"):
                open -= 1
                if open == 0 { return result }
                result.append(byte)
            case UInt8(ascii: "\\"):
                if let escaped = current { result.append(escaped) }
                position += 1
            default: result.append(byte)
            }
        }
        return result
    }

    private mutating func hexadecimal() -> [UInt8] {
        position += 1
        var digits: [UInt8] = []
        while let byte = current {
            position += 1
            if byte == UInt8(ascii: ">") { break }
            if let digit = Character(Unicode.Scalar(byte)).hexDigitValue { digits.append(UInt8(digit)) }
        }
        if digits.count % 2 == 1 { digits.append(0) }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    private mutating func word() -> PDFObject {
        let start = position
        while let byte = current, !Self.isSpace(byte), !Self.isDelimiter(byte) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        switch text {
        case "null": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        default: return Double(text).map { .number($0) } ?? .word(text)
        }
    }
}
