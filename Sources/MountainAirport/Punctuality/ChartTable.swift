import Foundation

/// The numbers behind a chart.
struct ChartTable: Equatable, Sendable {
    /// The titles of the columns.
    var header: [String]
    /// As many fields as the header has.
    var rows: [[String]]

    /// The table as comma-separated values, as RFC 4180 writes them, in UTF-8. Numbers have a decimal point in every
    /// language.
    var csv: Data {
        Data(([header] + rows).map { $0.map(Self.field).joined(separator: ",") + "\r\n" }.joined().utf8)
    }

    private static func field(_ text: String) -> String {
        guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
        return "\"" + text.replacingOccurrences(of: "\"", with: "\"\"") + "\""
    }

    /// A number with two decimals at most.
    static func number(_ value: Double?) -> String {
        guard let value, value.isFinite else { return "" }
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}
