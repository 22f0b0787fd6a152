import Foundation

/// A file system in memory of a given size, to be filled up. Only root may make one.
struct SmallDisk {
    private let path: String

    /// Whether it can be made here: tried once.
    static let canBeMade: Bool = {
        guard let folder = try? TemporaryFolder(), let disk = try? SmallDisk(at: folder.file("disk"), megabytes: 1)
        else { return false }
        disk.remove()
        return true
    }()

    /// Makes the folder and mounts the file system on it.
    init(at folder: URL, megabytes: Int) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.path
        guard mount("tmpfs", path, "tmpfs", 0, "size=\(megabytes)m") == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EPERM)
        }
    }

    /// Takes it away with all that is on it.
    func remove() {
        umount2(path, Int32(MNT_DETACH))
    }
}
