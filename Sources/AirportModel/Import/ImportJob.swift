import Foundation

/// One import, from the file to the commit, on the thread that calls `run()`.
struct ImportJob: Sendable {
    let store: FlightStore
    let url: URL
    let cancellation: Cancellation
    let progress: (@Sendable (ImportProgress) -> Void)?

    func run() throws -> ImportSummary {
        try cancellation.check()
        let table = try OpenTable(url)
        var summary = ImportSummary(kind: table.heading.kind, fileName: table.file.name)
        do {
            let database = try store.openWriter()
            var meter = ProgressMeter(file: table.file, report: progress)
            meter.report(summary, phase: .reading)
            try database.transaction {
                if summary.kind == .flights { try importCompanions(into: database, &summary) }
                try importRows(of: table, into: database, &summary) { try check($0, &meter) }
                try table.file.checkUnchanged()
                meter.report(summary, phase: .saving)
                try cancellation.check()
            }
            database.truncateLog()
        }
        store.namesDidChange()
        return summary
    }

    private func check(_ summary: ImportSummary, _ meter: inout ProgressMeter) throws {
        try cancellation.check()
        meter.reportIfDue(summary)
    }

    /// Imports what lies beside the file under the names of the data set. A table there that can't be used isn't what
    /// was asked for: it is told, and the flights come in without it.
    private func importCompanions(into database: Database, _ summary: inout ImportSummary) throws {
        for (name, kind) in [("airlines.csv", ImportSummary.Kind.airlines), ("airports.csv", .airports)] {
            let companion = url.deletingLastPathComponent().appendingPathComponent(name)
            guard FileManager.default.fileExists(atPath: companion.path) else { continue }
            do {
                let table = try OpenTable(companion)
                guard table.heading.kind == kind else { continue }
                var names = ImportSummary(kind: kind, fileName: name)
                try importRows(of: table, into: database, &names) { _ in try cancellation.check() }
                summary.companions.append(name)
                if let first = names.brokenRows.first {
                    summary.companionProblems.append(
                        localized(
                            "\(name): \(names.brokenRowCount) of \(names.rowsRead) rows were skipped. Line \(first.line): \(first.reason)."
                        ))
                }
            } catch let error as ImportError {
                summary.companionProblems.append(error.localizedDescription)
            }
        }
    }

    private func importRows(
        of table: OpenTable, into database: Database, _ summary: inout ImportSummary,
        check: (ImportSummary) throws -> Void
    ) throws {
        let reader = table.reader
        let names = try NameTables(database)
        let flights = try FlightWriter(database, names: names)
        let parser = FlightRecordParser(table.heading, reader: reader)
        let nameWriter = NameWriter(database, heading: table.heading, reader: reader)

        while let event = try reader.next() {
            summary.rowsRead += 1
            if summary.rowsRead % 256 == 0 { try check(summary) }
            do {
                if case .broken(let reason) = event { throw RowError(reason: reason) }
                guard reader.fieldCount == table.heading.count else {
                    throw RowError(
                        reason: localized("There are \(reader.fieldCount) fields instead of \(table.heading.count)"))
                }
                let result =
                    switch summary.kind {
                    case .flights: try flights.write(try parser.parse(), tailNumber: parser.tailNumber)
                    case .airlines: try nameWriter.writeAirline()
                    case .airports: try nameWriter.writeAirport()
                    }
                switch result {
                case .inserted: summary.inserted += 1
                case .updated: summary.updated += 1
                case .unchanged: summary.unchanged += 1
                }
            } catch let error as RowError {
                summary.addBrokenRow(line: reader.line, reason: error.reason)
            }
        }
        if summary.kind == .flights, flights.firstDay <= flights.lastDay {
            summary.days =
                CivilDate(daysSinceEpoch: flights.firstDay)...CivilDate(daysSinceEpoch: flights.lastDay)
            summary.origins = flights.origins
            summary.airportsWithoutTimeZone = try flights.airportsWithoutTimeZone()
        }
    }
}

/// A file whose heading has been read.
private struct OpenTable {
    let file: InputFile
    let reader: CSVReader
    let heading: Heading

    init(_ url: URL) throws(ImportError) {
        file = try InputFile(url)
        reader = CSVReader(file)
        try reader.begin()
        switch try reader.next() {
        case nil: throw .empty(file: file.name)
        case .broken(let reason): throw .brokenHeading(file: file.name, reason: reason)
        case .record:
            let reader = reader
            let names = (0..<reader.fieldCount).map { FieldBytes(reader.field($0)).text ?? "" }
            heading = try Heading(names, file: file.name)
        }
    }
}

/// Reports progress, not more often than a person can see.
private struct ProgressMeter {
    let file: InputFile
    let report: (@Sendable (ImportProgress) -> Void)?
    private var next = ContinuousClock.now

    init(file: InputFile, report: (@Sendable (ImportProgress) -> Void)?) {
        self.file = file
        self.report = report
    }

    mutating func reportIfDue(_ summary: ImportSummary) {
        if report != nil, ContinuousClock.now >= next { report(summary, phase: .reading) }
    }

    mutating func report(_ summary: ImportSummary, phase: ImportProgress.Phase) {
        report?(
            ImportProgress(
                phase: phase, bytesRead: file.bytesRead, totalBytes: file.size, rowsRead: summary.rowsRead,
                brokenRows: summary.brokenRowCount))
        next = .now + .milliseconds(33)
    }
}
