/// What can be wrong with a row, as a sentence for the person who reads it.
struct RowError: Error {
    let reason: String
}

/// A field as bytes, and what it means. Nothing here makes a String, except to say what is wrong.
struct FieldBytes {
    let bytes: UnsafeBufferPointer<UInt8>

    /// The field without spaces around it.
    init(_ field: UnsafeBufferPointer<UInt8>) {
        var low = 0
        var high = field.count
        while low < high, field[low] == 32 || field[low] == 9 { low += 1 }
        while high > low, field[high - 1] == 32 || field[high - 1] == 9 { high -= 1 }
        bytes = UnsafeBufferPointer(rebasing: field[low..<high])
    }

    /// Whether it is empty or NA.
    var isMissing: Bool {
        bytes.isEmpty || bytes.count == 2 && bytes[0] == UInt8(ascii: "N") && bytes[1] == UInt8(ascii: "A")
    }

    /// The text, with what isn't UTF-8 replaced, cut off after 40 bytes: for messages.
    var excerpt: String {
        let text = String(decoding: bytes.prefix(40), as: UTF8.self)
        return bytes.count > 40 ? text + "…" : text
    }

    /// The text, or nil if it isn't UTF-8.
    var text: String? { String(validating: bytes, as: UTF8.self) }

    /// A whole number, also written with zeros as decimals ("12.00"); nil if it isn't one, or beyond nine digits.
    var integer: Int? {
        var position = 0
        var isNegative = false
        if let first = bytes.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
            isNegative = first == UInt8(ascii: "-")
            position = 1
        }
        let firstDigit = position
        var value = 0
        while position < bytes.count, case let digit = bytes[position] &- 48, digit < 10 {
            value = value * 10 + Int(digit)
            position += 1
            if position - firstDigit > 9 { return nil }
        }
        if position == firstDigit { return nil }
        if position < bytes.count {
            guard bytes[position] == UInt8(ascii: ".") else { return nil }
            position += 1
            while position < bytes.count {
                if bytes[position] != UInt8(ascii: "0") { return nil }
                position += 1
            }
        }
        return isNegative ? -value : value
    }

    /// A code of letters and digits, up to eight, packed into a number; nil if it isn't one.
    var code: UInt64? {
        guard (1...8).contains(bytes.count) else { return nil }
        var packed: UInt64 = 0
        for byte in bytes {
            guard Self.isLetterOrDigit(byte) else { return nil }
            packed = packed << 8 | UInt64(byte)
        }
        return packed
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: false
        }
    }
}
