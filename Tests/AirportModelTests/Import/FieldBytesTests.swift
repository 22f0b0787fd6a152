import Testing

@testable import AirportModel

struct FieldBytesTests {
    private func field<Value>(_ text: String, _ body: (FieldBytes) -> Value) -> Value {
        var text = text
        return text.withUTF8 { body(FieldBytes($0)) }
    }

    @Test(
        arguments: [
            ("0", 0), ("517", 517), ("-5", -5), ("+5", 5), (" 7 ", 7), ("12.00", 12), ("-3.0", -3),
            ("999999999", 999_999_999),
            ("", nil), ("-", nil), ("1.5", nil), ("12a", nil), ("a12", nil), ("1 2", nil), ("9999999999", nil),
            ("1e3", nil),
            ("٣", nil), ("99999999999999999999999", nil),
        ] as [(String, Int?)])
    func readsWholeNumbers(text: String, value: Int?) {
        #expect(field(text) { $0.integer } == value)
    }

    @Test func readsCodes() {
        #expect(field("B6") { $0.code } == 0x4236)
        #expect(field("") { $0.code } == nil)
        #expect(field("A B") { $0.code } == nil)
        #expect(field("ABCDEFGHI") { $0.code } == nil)
        #expect(field("é") { $0.code } == nil)
    }

    @Test func knowsWhatIsMissing() {
        #expect(field("NA") { $0.isMissing })
        #expect(field("  ") { $0.isMissing })
        #expect(!field("NAN") { $0.isMissing })
    }
}
