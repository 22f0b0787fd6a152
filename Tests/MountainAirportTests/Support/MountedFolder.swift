import Foundation

/// A file system in memory of its own. Only root may make one.
struct MountedFolder {
    private let path: String

    /// Whether it can be made here: tried once.
    static let canBeMade: Bool = {
        guard let folder = try? TemporaryFolder(),
            let mounted = try? MountedFolder(at: folder.file("mounted"), options: "size=1m")
        else { return false }
        mounted.remove()
        return true
    }()

    /// Makes the folder and mounts the file system on it.
    init(at folder: URL, options: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.path
        guard mount("tmpfs", path, "tmpfs", 0, options) == 0 else { throw Self.error }
    }

    /// From now on nothing can be written.
    func makeReadOnly() throws {
        guard mount("tmpfs", path, "tmpfs", UInt(MS_REMOUNT) | UInt(MS_RDONLY), nil) == 0 else { throw Self.error }
    }

    private static var error: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EPERM) }

    /// Takes it away with all that is on it.
    func remove() {
        umount2(path, Int32(MNT_DETACH))
    }
}
