import AirportModel
import Foundation
import SwiftUI

/// A file to import.
struct ImportFile: Equatable, Sendable {
    let url: URL
    /// Whether the summary is shown even if nothing was wrong: when a person chose the file in the app.
    let isAnnounced: Bool
}

/// An import that runs, or what it did.
struct ImportActivity: Equatable {
    enum Phase: Equatable {
        case running(ImportProgress?)
        case finished(ImportSummary)
    }

    let file: URL
    var phase: Phase
}

/// Why an import failed.
struct ImportFailure: Equatable {
    let title: String
    let message: String

    /// A failure with a file, or before there was one.
    init(_ error: any Error, file: URL? = nil) {
        title =
            file.map { String(localized: "“\($0.lastPathComponent)” wasn’t imported") }
            ?? String(localized: "No file was imported")
        message = error.localizedDescription
    }
}
