import Foundation
internal import Gtk

/// The objects of a PDF file, as far as pictures in asset catalogues need them.
///
/// Objects are found by looking through the whole file, so that a broken table of contents does no harm.
final class PDFDocument {
    /// Why a file can't be shown.
    enum Failure: Error { case noPage, encrypted }

    private var objects: [Int: PDFObject] = [:]

    init(_ data: Data) throws {
        let bytes = [UInt8](data)
        findObjects(in: bytes)
        for case .stream(let info, let raw) in Array(objects.values) where name(info["Type"]) == "ObjStm" {
            readPackedObjects(info, decoded(info, raw))
        }
    }

    // MARK: Objects

    private func findObjects(in bytes: [UInt8]) {
        let mark = Array("obj".utf8)
        var position = 0
        while position + 3 <= bytes.count {
            guard bytes[position] == mark[0], bytes[position + 1] == mark[1], bytes[position + 2] == mark[2],
                let number = objectNumber(before: position, in: bytes)
            else {
                position += 1
                continue
            }
            var scanner = PDFScanner(bytes[...], at: position + 3)
            guard let value = scanner.next() else {
                position += 3
                continue
            }
            position = max(scanner.position, position + 3)
            if case .dictionary(let info) = value, let body = stream(info, after: &scanner, in: bytes) {
                objects[number] = .stream(info, body)
                position = body.endIndex
            } else {
                objects[number] = value
            }
        }
    }

    /// The number in `12 0 obj`.
    private func objectNumber(before position: Int, in bytes: [UInt8]) -> Int? {
        var place = position - 1
        func skipSpace() { while place >= 0, bytes[place] <= 32 { place -= 1 } }
        func digits() -> Int? {
            var value = 0
            var factor = 1
            var any = false
            while place >= 0, (48...57).contains(bytes[place]), factor < 1_000_000_000 {
                value += Int(bytes[place] - 48) * factor
                factor *= 10
                place -= 1
                any = true
            }
            return any ? value : nil
        }
        skipSpace()
        guard digits() != nil else { return nil }
        skipSpace()
        return digits()
    }

    private func stream(_ info: [String: PDFObject], after scanner: inout PDFScanner, in bytes: [UInt8])
        -> ArraySlice<UInt8>?
    {
        scanner.skipSpace()
        var start = scanner.position
        guard start + 6 <= bytes.count, bytes[start..<start + 6].elementsEqual("stream".utf8) else { return nil }
        start += 6
        if start < bytes.count, bytes[start] == 13 { start += 1 }
        if start < bytes.count, bytes[start] == 10 { start += 1 }
        let end = Array("endstream".utf8)
        func isEnd(_ place: Int) -> Bool {
            place + end.count <= bytes.count && bytes[place..<place + end.count].elementsEqual(end)
        }
        if case .number(let length) = info["Length"], let count = Int(exactly: length), count >= 0,
            start + count <= bytes.count,
            isEnd(start + count) || isEnd(start + count + 1) || isEnd(start + count + 2)
        {
            return bytes[start..<start + count]
        }
        var place = start
        while place < bytes.count, !isEnd(place) { place += 1 }
        return bytes[start..<place]
    }

    /// Objects that are packed into a stream.
    private func readPackedObjects(_ info: [String: PDFObject], _ bytes: [UInt8]) {
        guard let count = number(info["N"]), let first = number(info["First"]), count < 100_000 else { return }
        var scanner = PDFScanner(bytes[...])
        var places: [(number: Int, offset: Int)] = []
        for _ in 0..<Int(count) {
            guard case .number(let number)? = scanner.next(), case .number(let offset)? = scanner.next() else { break }
            places.append((Int(number), Int(first) + Int(offset)))
        }
        for place in places where place.offset < bytes.count && objects[place.number] == nil {
            var scanner = PDFScanner(bytes[...], at: place.offset)
            objects[place.number] = scanner.next()
        }
    }

    // MARK: Values

    /// The value that a reference leads to.
    func resolve(_ object: PDFObject?) -> PDFObject {
        var object = object ?? .null
        for _ in 0..<16 {
            guard case .reference(let number) = object else { break }
            object = objects[number] ?? .null
        }
        return object
    }

    func number(_ object: PDFObject?) -> Double? {
        if case .number(let number) = resolve(object) { number } else { nil }
    }

    func name(_ object: PDFObject?) -> String? {
        if case .name(let name) = resolve(object) { name } else { nil }
    }

    func array(_ object: PDFObject?) -> [PDFObject]? {
        if case .array(let array) = resolve(object) { array } else { nil }
    }

    func numbers(_ object: PDFObject?) -> [Double] { (array(object) ?? []).compactMap { number($0) } }

    func dictionary(_ object: PDFObject?) -> [String: PDFObject]? {
        switch resolve(object) {
        case .dictionary(let info), .stream(let info, _): info
        default: nil
        }
    }

    /// The bytes of a stream, decoded.
    func contents(_ object: PDFObject?) -> [UInt8] {
        switch resolve(object) {
        case .stream(let info, let raw): decoded(info, raw)
        // Parts of a page's content may end within a line.
        case .array(let parts): parts.flatMap { contents($0) + [10] }
        default: []
        }
    }

    private func decoded(_ info: [String: PDFObject], _ raw: ArraySlice<UInt8>) -> [UInt8] {
        let filters = name(info["Filter"]).map { [$0] } ?? (array(info["Filter"]) ?? []).compactMap { name($0) }
        return filters.reduce(Array(raw)) { bytes, filter in
            switch filter {
            case "FlateDecode", "Fl": Zlib.inflate(bytes) ?? []
            default: bytes
            }
        }
    }

    // MARK: Pages

    struct Page {
        var box: CGRect
        var resources: [String: PDFObject]
        var content: [UInt8]
        /// In degrees, clockwise.
        var rotation: Int
    }

    /// The first page.
    func firstPage() throws -> Page {
        if objects.values.contains(where: { dictionary($0)?["Encrypt"] != nil }) { throw Failure.encrypted }
        let catalog = objects.values.first { name(dictionary($0)?["Type"]) == "Catalog" }
        var info = dictionary(dictionary(catalog)?["Pages"])
        var inherited: [String: PDFObject] = [:]
        for _ in 0..<32 {
            guard let current = info else { throw Failure.noPage }
            for key in ["MediaBox", "CropBox", "Resources", "Rotate"] {
                inherited[key] = current[key] ?? inherited[key]
            }
            guard let kids = array(current["Kids"]) else { break }
            info = kids.isEmpty ? nil : dictionary(kids[0])
        }
        guard let page = info else { throw Failure.noPage }
        let corners = numbers(inherited["CropBox"] ?? inherited["MediaBox"])
        guard corners.count == 4 else { throw Failure.noPage }
        let box = CGRect(
            x: corners[0], y: corners[1], width: corners[2] - corners[0], height: corners[3] - corners[1]
        ).standardized
        guard box.width > 0, box.height > 0, box.width < 100_000, box.height < 100_000 else { throw Failure.noPage }
        return Page(
            box: box, resources: dictionary(inherited["Resources"]) ?? [:], content: contents(page["Contents"]),
            rotation: ((Int(number(inherited["Rotate"]) ?? 0) % 360) + 360) % 360)
    }
}
