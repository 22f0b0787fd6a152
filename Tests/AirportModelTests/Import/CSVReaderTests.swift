import Foundation
import Testing

@testable import AirportModel

struct CSVReaderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// The records and errors of a text, with their lines.
    private func read(_ text: String) throws -> [String] { try read(Data(text.utf8)) }

    private func read(_ data: Data) throws -> [String] {
        let reader = CSVReader(try InputFile(try folder.write(data, to: "table.csv")), bufferSize: 1 << 17)
        try reader.begin()
        var found: [String] = []
        while let event = try reader.next() {
            switch event {
            case .record:
                let fields = (0..<reader.fieldCount).map { String(decoding: reader.field($0), as: UTF8.self) }
                found.append("\(reader.line): \(fields.joined(separator: "|"))")
            case .broken(let reason): found.append("\(reader.line)! \(reason)")
            }
        }
        return found
    }

    @Test func readsPlainRows() throws {
        #expect(try read("a,b,c\n1,,3\n") == ["1: a|b|c", "2: 1||3"])
        #expect(try read("a,b\n1,2") == ["1: a|b", "2: 1|2"])
        #expect(try read("a,\n,\n") == ["1: a|", "2: |"])
    }

    @Test func knowsAllLineEndings() throws {
        #expect(try read("a,b\r\n1,2\r\n") == ["1: a|b", "2: 1|2"])
        #expect(try read("a,b\r1,2\r") == ["1: a|b", "2: 1|2"])
        #expect(try read("a\n\n\r\nb\n") == ["1: a", "4: b"])
    }

    @Test func skipsAByteOrderMark() throws {
        #expect(try read("\u{FEFF}a,b\n") == ["1: a|b"])
    }

    @Test func readsQuotedFields() throws {
        #expect(try read("\"a,b\",\"c\"\"d\",\"\"\n") == ["1: a,b|c\"d|"])
        #expect(try read("\"two\nlines\",x\r\ny,z\n") == ["1: two\nlines|x", "3: y|z"])
        #expect(try read("\"\"\"\"\n\"a\"") == ["1: \"", "2: a"])
        #expect(try read("a\"b,c\n") == ["1: a\"b|c"])
    }

    @Test func aStrayQuoteCostsOneLine() throws {
        #expect(
            try read("a,b\n1,\"2\n3,4\n5,6\n") == ["1: a|b", "2! A quote isn’t closed", "3: 3|4", "4: 5|6"])
        #expect(
            try read("1,\"2\n3,\"4\n5,6\n") == [
                "1! A quoted field is followed by other text", "2! A quote isn’t closed", "3: 5|6",
            ])
        #expect(try read("1,\"2\"x,3\n4,5\n") == ["1! A quoted field is followed by other text", "2: 4|5"])
        #expect(try read("1,\"2") == ["1! A quote isn’t closed"])
    }

    @Test func skipsEndlessLines() throws {
        let long = String(repeating: "x", count: 10_000_000)
        #expect(
            try read("a\n\(long)\nb\n") == ["1: a", "2! The line is longer than 65536 bytes", "3: b"])
        #expect(try read(long) == ["1! The line is longer than 65536 bytes"])
        let middle = String(repeating: "x", count: 65_536)
        #expect(try read("\(middle)\nb\n") == ["1! The line is longer than 65536 bytes", "2: b"])
        #expect(try read("\(middle.dropLast())\nb\n").count == 2)
    }

    @Test func recordsCrossTheBuffer() throws {
        // Each record is long and full of escapes, so that many are cut by the end of the buffer.
        let field = "\"" + String(repeating: "a\"\"b\r\n", count: 1500) + "\""
        let text = (0..<60).map { "\($0),\(field),end\r\n" }.joined()
        let expected = String(repeating: "a\"b\r\n", count: 1500)
        let found = try read(text)
        #expect(found.count == 60)
        for (index, record) in found.enumerated() where record != "\(1 + index * 1501): \(index)|\(expected)|end" {
            Issue.record("record \(index)")
        }
    }

    @Test func refusesWhatIsNoText() throws {
        let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
        #expect(throws: ImportError.notText(file: "table.csv")) { try read(png) }
        #expect(throws: ImportError.notText(file: "table.csv")) {
            try read("year,month\n".data(using: .utf16LittleEndian)!)
        }
        #expect(throws: ImportError.empty(file: "table.csv")) { try read("") }
    }

    @Test func survivesRandomBytes() throws {
        var random = SplitMix64(seed: 7)
        let alphabet = Array("\",\n\ra1é".utf8)
        for round in 0..<200 {
            let bytes = [97, 44] + (0..<(round * 3)).map { _ in random.element(of: alphabet) }
            let lines = bytes.split(omittingEmptySubsequences: false) { $0 == 10 || $0 == 13 }.count
            #expect(try read(Data(bytes)).count <= lines)
        }
    }
}
