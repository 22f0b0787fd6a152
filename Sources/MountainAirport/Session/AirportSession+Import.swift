import AirportModel
import Foundation

/// Imports run one after the other; each ends with a summary, a failure or nothing, when it is cancelled.
extension AirportSession {
    /// Imports a file, after those that wait already.
    func importFile(at url: URL, isAnnounced: Bool = true) {
        filesToImport.append(ImportFile(url: url, isAnnounced: isAnnounced))
        importNext()
    }

    /// Opens an address: a file to import, or `mountain-airport:import`, which asks for one.
    func open(_ url: URL) {
        if url.scheme == "mountain-airport" {
            if url.absoluteString == "mountain-airport:import", importActivity == nil { isChoosingFile = true }
        } else {
            importFile(at: url, isAnnounced: false)
        }
    }

    /// Stops the running import. The store stays as it was before.
    func cancelImport() {
        importing?.cancel()
    }

    /// Closes the sheet of the import: cancels it while it runs, puts its summary away afterwards.
    func dismissImport() {
        if case .running = importActivity?.phase {
            cancelImport()
        } else {
            importActivity = nil
            importNext()
        }
    }

    /// Puts the message about a failed import away.
    func dismissImportFailure() {
        importFailure = nil
        importNext()
    }

    /// Waits until no import runs and none waits behind it.
    func importsAreDone() async {
        while let importing { await importing.value }
    }

    private func importNext() {
        guard importing == nil, importActivity == nil, importFailure == nil, !filesToImport.isEmpty else { return }
        let file = filesToImport.removeFirst()
        importActivity = ImportActivity(file: file.url, phase: .running(nil))
        importing = Task {
            await run(file)
            importing = nil
            importNext()
        }
    }

    private func run(_ file: ImportFile) async {
        do {
            let importer = FlightImporter(store: try store())
            var summary: ImportSummary?
            for try await update in importer.updates(importing: file.url) {
                switch update {
                case .progress(let progress): importActivity?.phase = .running(progress)
                case .finished(let result): summary = result
                }
            }
            // The stream ends early, without an error, when its task is cancelled.
            guard let summary else {
                importActivity = nil
                return
            }
            flightsDidChange(summary)
            let isClean = summary.brokenRowCount == 0 && summary.companionProblems.isEmpty
            importActivity =
                file.isAnnounced || !isClean || summary.kind != .flights
                ? ImportActivity(file: file.url, phase: .finished(summary)) : nil
        } catch is CancellationError {
            importActivity = nil
        } catch {
            importActivity = nil
            importFailure = ImportFailure(error, file: file.url)
        }
    }
}
