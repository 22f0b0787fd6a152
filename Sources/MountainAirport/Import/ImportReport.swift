import AirportModel

/// An import's summary in words.
enum ImportReport {
    struct Count: Equatable {
        let title: String
        let value: Int
    }

    /// The numbers worth showing: always how many rows were read, added and known before, others if there are any.
    static func counts(of summary: ImportSummary) -> [Count] {
        var counts = [
            Count(title: "Rows read", value: summary.rowsRead), Count(title: "Added", value: summary.inserted),
            Count(title: "Unchanged", value: summary.unchanged),
        ]
        if summary.updated > 0 { counts.append(Count(title: "Updated", value: summary.updated)) }
        if summary.brokenRowCount > 0 { counts.append(Count(title: "Skipped", value: summary.brokenRowCount)) }
        return counts
    }

    /// What else there is to know.
    static func notes(on summary: ImportSummary) -> [String] {
        var notes: [String] = []
        if !summary.companions.isEmpty {
            notes.append("Names were read from \(summary.companions.joined(separator: " and ")) beside it.")
        }
        notes += summary.companionProblems
        if !summary.airportsWithoutTimeZone.isEmpty {
            let codes = summary.airportsWithoutTimeZone.joined(separator: ", ")
            notes.append("The time zone isn’t known of \(codes). Times there are shown as they were recorded.")
        }
        let hidden = summary.brokenRowCount - summary.brokenRows.count
        if hidden > 0 { notes.append("\(Wording.count(hidden, "skipped row")) beyond the first are not listed.") }
        return notes
    }
}
