import CSQLite
import Foundation

/// Why the store of flights can't be used, in words for the person who reads them.
public enum StoreError: Error, Hashable, Sendable {
    /// The folder or the file can't be made or opened.
    case cannotOpen(path: String, reason: String)
    /// Another program, or another window's import, keeps it locked.
    case locked(path: String)
    /// The file isn't a store, or is damaged.
    case damaged(path: String)
    /// A newer version of the app made it.
    case tooNew(path: String, version: Int)
    /// The disk is full, or a quota is used up.
    case diskFull(path: String)
    /// The file, or its folder, can't be written to.
    case readOnly(path: String)
    /// Anything else, in SQLite's words.
    case other(path: String, reason: String)

    /// The error that belongs to a result code of SQLite.
    init(code: Int32, systemError: Int32, message: String, path: String) {
        // Quotas and limits of a file's size are, to a person, as good as a full disk.
        let isFull = [ENOSPC, EDQUOT, EFBIG].contains(systemError)
        switch code & 0xff {
        case SQLITE_IOERR where isFull: self = .diskFull(path: path)
        case SQLITE_FULL: self = .diskFull(path: path)
        case SQLITE_BUSY, SQLITE_LOCKED: self = .locked(path: path)
        case SQLITE_CORRUPT, SQLITE_NOTADB: self = .damaged(path: path)
        case SQLITE_READONLY: self = .readOnly(path: path)
        case SQLITE_CANTOPEN:
            self = .cannotOpen(
                path: path, reason: systemError == 0 ? message : String(cString: strerror(systemError)))
        default: self = .other(path: path, reason: message)
        }
    }

    /// The error that belongs to one of Foundation's, when a folder can't be made.
    init(fileError: any Error, path: String) {
        func reason(_ code: Int32) -> StoreError { .cannotOpen(path: path, reason: String(cString: strerror(code))) }
        switch (fileError as? CocoaError)?.code {
        case .fileWriteOutOfSpace: self = .diskFull(path: path)
        case .fileWriteVolumeReadOnly: self = reason(EROFS)
        case .fileWriteNoPermission: self = reason(EACCES)
        default:
            let words = fileError.localizedDescription
            self = .cannotOpen(path: path, reason: words.hasSuffix(".") ? String(words.dropLast()) : words)
        }
    }
}

extension StoreError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .cannotOpen(let path, let reason): localized("The flights at “\(path)” can’t be opened: \(reason).")
        case .locked(let path):
            localized(
                "The flights at “\(path)” are in use by another import or program. Try again when it has finished.")
        case .damaged(let path):
            localized(
                "The file “\(path)” is damaged or isn’t a store of flights. Move it away, then import your files again."
            )
        case .tooNew(let path, let version):
            localized(
                "The flights at “\(path)” were stored by a newer version of Mountain Airport (format \(version)).")
        case .diskFull(let path):
            localized("The disk that holds “\(path)” is full. What was stored before is unchanged.")
        case .readOnly(let path):
            localized("The flights at “\(path)” can’t be changed: the file or its folder is read-only.")
        case .other(let path, let reason): localized("The flights at “\(path)” can’t be used: \(reason).")
        }
    }
}
