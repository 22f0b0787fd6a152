import Foundation

/// Reading and writing the files of documents.
enum DocumentFile {
    /// The first of some types that a file is of. What no type claims counts as the first: people open files under all
    /// kinds of names.
    static func type(of url: URL, among types: [UTType]) -> UTType? {
        guard let own = UTType(filenameExtension: url.pathExtension) else { return types.first }
        return types.first { own.conforms(to: $0) } ?? types.first
    }

    /// Whether the name of a file says that it is of one of some types.
    static func isOfType(_ url: URL, among types: [UTType]) -> Bool {
        UTType(filenameExtension: url.pathExtension).map { own in types.contains { own.conforms(to: $0) } } ?? false
    }

    static func read(_ url: URL) throws -> FileWrapper {
        try FileWrapper(url: url.resolvingSymlinksInPath())
    }

    /// When a file was changed last; nil: there is none.
    static func changeDate(of url: URL) -> Date? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)
        return attributes?[.modificationDate] as? Date
    }

    /// Writes a file so that at every moment either the old or the new content is there as a whole. Links stay links, and a
    /// file keeps its permissions.
    static func write(_ wrapper: FileWrapper, to url: URL) throws {
        let target = url.resolvingSymlinksInPath()
        guard wrapper.isRegularFile, let data = wrapper.regularFileContents else {
            return try replaceFolder(at: target, by: wrapper)
        }
        let manager = FileManager.default
        let permissions = (try? manager.attributesOfItem(atPath: target.path))?[.posixPermissions]
        if permissions != nil, !manager.isWritableFile(atPath: target.path) {
            throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: target.path])
        }
        let draft = target.deletingLastPathComponent()
            .appendingPathComponent(".\(target.lastPathComponent).\(UUID().uuidString.prefix(8))")
        do {
            try data.write(to: draft)
            if let permissions { try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: draft.path) }
            let handle = try FileHandle(forUpdating: draft)
            try handle.synchronize()
            try handle.close()
            guard rename(draft.path, target.path) == 0 else {
                throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
            }
        } catch {
            try? manager.removeItem(at: draft)
            throw error
        }
    }

    /// Writes a folder beside the old one, and exchanges them.
    private static func replaceFolder(at target: URL, by wrapper: FileWrapper) throws {
        let manager = FileManager.default
        let suffix = UUID().uuidString.prefix(8)
        let folder = target.deletingLastPathComponent()
        let draft = folder.appendingPathComponent(".\(target.lastPathComponent).\(suffix)")
        let former = folder.appendingPathComponent(".\(target.lastPathComponent).\(suffix).old")
        do {
            try wrapper.write(to: draft)
            let exists = manager.fileExists(atPath: target.path)
            if exists { try manager.moveItem(at: target, to: former) }
            try manager.moveItem(at: draft, to: target)
            if exists { try manager.removeItem(at: former) }
        } catch {
            try? manager.removeItem(at: draft)
            if manager.fileExists(atPath: former.path), !manager.fileExists(atPath: target.path) {
                try? manager.moveItem(at: former, to: target)
            }
            throw error
        }
    }
}
