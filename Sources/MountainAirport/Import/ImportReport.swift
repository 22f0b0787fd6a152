import AirportModel
import SwiftUI

/// An import's summary in words.
enum ImportReport {
    struct Count: Equatable {
        let title: String
        let value: Int
    }

    /// The numbers worth showing: always how many rows were read, added and known before, others if there are any.
    static func counts(of summary: ImportSummary) -> [Count] {
        var counts = [
            Count(title: String(localized: "Rows read"), value: summary.rowsRead),
            Count(title: String(localized: "Added"), value: summary.inserted),
            Count(title: String(localized: "Unchanged"), value: summary.unchanged),
        ]
        if summary.updated > 0 { counts.append(Count(title: String(localized: "Updated"), value: summary.updated)) }
        if summary.brokenRowCount > 0 {
            counts.append(Count(title: String(localized: "Skipped"), value: summary.brokenRowCount))
        }
        return counts
    }

    /// What else there is to know.
    static func notes(on summary: ImportSummary) -> [String] {
        var notes: [String] = []
        if !summary.companions.isEmpty {
            notes.append(
                String(
                    localized:
                        "Names were read from \(summary.companions.formatted(.list(type: .and).locale(.desktop))) beside it."
                ))
        }
        notes += summary.companionProblems
        if !summary.airportsWithoutTimeZone.isEmpty {
            let codes = summary.airportsWithoutTimeZone.joined(separator: ", ")
            notes.append(
                String(localized: "The time zone isn’t known of \(codes). Times there are shown as they were recorded.")
            )
        }
        let hidden = summary.brokenRowCount - summary.brokenRows.count
        if hidden > 0 {
            notes.append(String(localized: "\(Wording.count(hidden, "skipped row")) beyond the first are not listed."))
        }
        return notes
    }
}
