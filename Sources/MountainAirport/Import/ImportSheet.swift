import AirportModel
import SwiftUI

/// Shows how far an import has come, then what it did.
struct ImportSheet: View {
    let session: AirportSession

    var body: some View {
        Group {
            if let activity = session.importActivity {
                switch activity.phase {
                case .running(let progress):
                    ImportProgressPane(file: activity.file, progress: progress) { session.cancelImport() }
                case .finished(let summary):
                    ImportSummaryPane(summary: summary) { session.dismissImport() }
                }
            }
        }
        .padding(24)
        .frame(width: 460)
    }
}

/// A running import, with a way to stop it.
struct ImportProgressPane: View {
    let file: URL
    let progress: ImportProgress?
    let cancel: @MainActor () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Importing “\(file.lastPathComponent)”")
                .font(.headline)
            ProgressView(value: progress?.fraction ?? 0) {
                Text(status)
            }
            HStack {
                Spacer()
                Button("Cancel", role: .cancel, action: cancel)
                    .keyboardShortcut(.cancelAction)
            }
        }
    }

    private var status: String {
        guard let progress else { return String(localized: "Opening the file…") }
        switch progress.phase {
        case .reading:
            var text = String(localized: "\(Wording.count(progress.rowsRead, "row")) read")
            if progress.brokenRows > 0 {
                text += String(localized: ", \(progress.brokenRows.formatted(.number.locale(.desktop))) skipped")
            }
            return text
        case .saving: return String(localized: "Saving \(Wording.count(progress.rowsRead, "row"))…")
        }
    }
}

/// What an import did: how many rows were read, added, known already and skipped, and why.
struct ImportSummaryPane: View {
    let summary: ImportSummary
    let dismiss: @MainActor () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("“\(summary.fileName)” was imported")
                .font(.headline)
            Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 6) {
                ForEach(ImportReport.counts(of: summary), id: \.title) { count in
                    GridRow {
                        Text(count.title)
                        Text(count.value.formatted(.number.locale(.desktop)))
                            .monospacedDigit()
                            .gridColumnAlignment(.trailing)
                    }
                }
            }
            if !ImportReport.notes(on: summary).isEmpty {
                VStack(alignment: .leading, spacing: 4) {
                    ForEach(ImportReport.notes(on: summary), id: \.self) { Text($0) }
                }
                .font(.footnote)
                .foregroundStyle(.secondary)
            }
            if !summary.brokenRows.isEmpty {
                Text("Skipped Rows")
                    .font(.headline)
                List(summary.brokenRows) { row in
                    HStack(alignment: .firstTextBaseline, spacing: 12) {
                        Text("Line \(row.line.formatted(.number.locale(.desktop)))")
                            .foregroundStyle(.secondary)
                            .frame(width: 90, alignment: .leading)
                        Text(row.reason)
                        Spacer(minLength: 0)
                    }
                }
                .frame(height: 220)
            }
            HStack {
                Spacer()
                Button("Done", action: dismiss)
                    .keyboardShortcut(.defaultAction)
            }
        }
    }
}
