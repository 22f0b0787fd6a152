import Foundation

/// Why a picture isn't read.
enum PictureError: Error, CustomStringConvertible {
    case tooLarge(width: Int, height: Int)
    case unknownFormat

    var description: String {
        switch self {
        case .tooLarge(let width, let height): "a picture of \(width) × \(height) pixels is too large"
        case .unknownFormat: "the format isn't one of a picture"
        }
    }
}

/// The size that a picture file says it has, which is known before the pixels are read.
enum PictureHeader {
    /// More pixels would take more than half a gigabyte of memory.
    static let largestPixelCount = 134_217_728

    /// Refuses a picture that would take too much memory.
    static func check(_ size: (width: Int, height: Int)) throws {
        let (count, overflow) = size.width.multipliedReportingOverflow(by: size.height)
        if overflow || count > largestPixelCount {
            throw PictureError.tooLarge(width: size.width, height: size.height)
        }
    }

    /// The size in pixels; nil for a format that isn't known here.
    static func size(of data: Data) -> (width: Int, height: Int)? {
        let bytes = [UInt8](data.prefix(65_536))
        func big(_ at: Int, _ count: Int) -> Int { bytes[at..<at + count].reduce(0) { $0 << 8 | Int($1) } }
        func little(_ at: Int, _ count: Int) -> Int {
            bytes[at..<at + count].reversed().reduce(0) { $0 << 8 | Int($1) }
        }
        func begins(_ text: String) -> Bool { bytes.starts(with: text.utf8) }
        if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]), bytes.count >= 24 { return (big(16, 4), big(20, 4)) }
        if begins("GIF8"), bytes.count >= 10 { return (little(6, 2), little(8, 2)) }
        if begins("BM"), bytes.count >= 26 { return (little(18, 4), little(22, 4)) }
        if begins("RIFF"), bytes.count >= 30, bytes[12..<16].elementsEqual("VP8X".utf8) {
            return (little(24, 3) + 1, little(27, 3) + 1)
        }
        if begins("RIFF"), bytes.count >= 30, bytes[12..<16].elementsEqual("VP8 ".utf8) {
            return (little(26, 2) & 0x3fff, little(28, 2) & 0x3fff)
        }
        if begins("RIFF"), bytes.count >= 30, bytes[12..<16].elementsEqual("VP8L".utf8) {
            let bits = little(21, 4)
            return (bits & 0x3fff + 1, bits >> 14 & 0x3fff + 1)
        }
        if bytes.starts(with: [0xff, 0xd8]) { return jpegSize(bytes) }
        if begins("II*\0") { return tiffSize(data, little: true) }
        if bytes.starts(with: [0x4d, 0x4d, 0, 0x2a]) { return tiffSize(data, little: false) }
        return svgSize(bytes)
    }

    /// Whether a file that begins like this is an SVG file.
    static func isSVG(_ start: Data) -> Bool {
        let text = String(decoding: start.prefix(4096), as: UTF8.self)
        return text.contains("<svg")
    }

    /// The size in the first directory of a TIFF file.
    private static func tiffSize(_ data: Data, little: Bool) -> (width: Int, height: Int)? {
        func number(_ at: Int, _ count: Int) -> Int? {
            guard at >= 0, at + count <= data.count else { return nil }
            let start = data.startIndex + at
            let bytes = data[start..<start + count]
            return (little ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(4, 4), let count = number(directory, 2), count < 4096 else { return nil }
        var sizes: [Int: Int] = [:]
        for index in 0..<count {
            let entry = directory + 2 + 12 * index
            guard let tag = number(entry, 2), let type = number(entry + 2, 2) else { return nil }
            if tag == 256 || tag == 257 { sizes[tag] = number(entry + 8, type == 3 ? 2 : 4) }
        }
        guard let width = sizes[256], let height = sizes[257] else { return nil }
        return (width, height)
    }

    /// The size that the root of an SVG file says it has: in its width and height or, without them, in its view box.
    private static func svgSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else {
            return nil
        }
        let root = text[start.upperBound..<end]
        func attribute(_ name: String) -> Substring? {
            for quote in ["\"", "'"] {
                guard
                    let opening = root.range(of: " " + name + "=" + quote) ?? root.range(of: "\n" + name + "=" + quote),
                    let closing = root[opening.upperBound...].range(of: quote)
                else { continue }
                return root[opening.upperBound..<closing.lowerBound]
            }
            return nil
        }
        func length(_ name: String) -> Double? {
            guard let text = attribute(name), !text.hasSuffix("%") else { return nil }
            let units: [String: Double] = [
                "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
            ]
            for (unit, factor) in units where text.hasSuffix(unit) {
                return Double(text.dropLast(2)).map { $0 * factor }
            }
            return Double(text)
        }
        let box = attribute("viewBox")?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
        let hasBox = box.count == 4 && box[2] > 0 && box[3] > 0
        var (width, height) = (length("width"), length("height"))
        if hasBox {
            width = width ?? height.map { $0 * box[2] / box[3] } ?? box[2]
            height = height ?? width.map { $0 * box[3] / box[2] }
        }
        guard let width = width ?? (hasBox ? nil : 100), let height = height ?? (hasBox ? nil : 100), width < 1e9,
            height < 1e9
        else { return nil }
        return (Int(max(width, 0).rounded(.up)), Int(max(height, 0).rounded(.up)))
    }

    /// The size in the frame header of a JPEG file.
    private static func jpegSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        var place = 2
        while place + 9 < bytes.count, bytes[place] == 0xff {
            let marker = bytes[place + 1]
            let isFrame = (0xc0...0xcf).contains(marker) && marker != 0xc4 && marker != 0xc8 && marker != 0xcc
            if isFrame {
                return (
                    Int(bytes[place + 7]) << 8 | Int(bytes[place + 8]),
                    Int(bytes[place + 5]) << 8 | Int(bytes[place + 6])
                )
            }
            place += 2 + (Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
        }
        return nil
    }
}
