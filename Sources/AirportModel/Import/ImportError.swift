import Foundation

/// Why a file wasn't imported, in words for the person who reads them. Nothing of the file is in the store then.
public enum ImportError: Error, Hashable, Sendable {
    /// The file can't be opened or read.
    case unreadable(file: String, reason: String)
    /// It is a folder.
    case folder(file: String)
    /// It is a device, a pipe or a socket.
    case notAFile(file: String)
    /// It holds no text in UTF-8: a picture, a spreadsheet, an archive, text in UTF-16.
    case notText(file: String)
    /// It has no content.
    case empty(file: String)
    /// Its first line isn't the heading of a known table; `missing` are the columns a table of flights needs.
    case notATable(file: String, missing: [String])
    /// Its first line is no heading: it is too long, or a quote isn't closed.
    case brokenHeading(file: String, reason: String)
    /// It was removed while it was read.
    case removed(file: String)
    /// It was cut off, extended or overwritten while it was read.
    case changed(file: String)
}

extension ImportError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .unreadable(let file, let reason): localized("“\(file)” can’t be read: \(reason).")
        case .folder(let file): localized("“\(file)” is a folder. Choose a table in CSV form.")
        case .notAFile(let file): localized("“\(file)” isn’t a regular file. Choose a table in CSV form.")
        case .notText(let file): localized("“\(file)” isn’t a table in CSV form, or isn’t encoded in UTF-8.")
        case .empty(let file): localized("“\(file)” is empty.")
        case .notATable(let file, let missing):
            missing.count == 1
                ? localized("“\(file)” isn’t a table of flights. It lacks the column \(missing[0]).")
                : localized(
                    "“\(file)” isn’t a table of flights. It lacks the columns \(missing.joined(separator: ", ")).")
        case .brokenHeading(let file, let reason): localized("“\(file)” isn’t a table of flights. Line 1: \(reason).")
        case .removed(let file): localized("“\(file)” was removed while it was being read. Nothing was imported.")
        case .changed(let file): localized("“\(file)” changed while it was being read. Nothing was imported.")
        }
    }
}
