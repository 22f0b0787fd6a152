import Foundation

/// A regular file open for reading, which notices when it is changed or removed meanwhile.
final class InputFile {
    let name: String
    /// The size in bytes when it was opened.
    let size: Int
    private let descriptor: Int32
    private let modified: timespec
    private(set) var bytesRead = 0

    init(_ url: URL) throws(ImportError) {
        name = url.lastPathComponent
        // Not to block on a pipe that nobody writes to.
        descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            throw .unreadable(file: url.lastPathComponent, reason: Self.reason(errno))
        }
        var status = stat()
        let isKnown = fstat(descriptor, &status) == 0
        let problem: ImportError? =
            if !isKnown {
                .unreadable(file: url.lastPathComponent, reason: Self.reason(errno))
            } else {
                switch status.st_mode & S_IFMT {
                case S_IFREG: nil
                case S_IFDIR: .folder(file: url.lastPathComponent)
                default: .notAFile(file: url.lastPathComponent)
                }
            }
        size = Int(status.st_size)
        modified = status.st_mtim
        // From here on deinit closes the file.
        if let problem { throw problem }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Reads up to as many bytes as there is room for; 0 at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportError) -> Int {
        try checkUnchanged()
        while true {
            let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
            if count >= 0 {
                bytesRead += count
                if count == 0, bytesRead != size { throw .changed(file: name) }
                return count
            }
            if errno != EINTR { throw .unreadable(file: name, reason: Self.reason(errno)) }
        }
    }

    /// Fails if the file isn't what it was when it was opened.
    func checkUnchanged() throws(ImportError) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable(file: name, reason: Self.reason(errno)) }
        if status.st_nlink == 0 { throw .removed(file: name) }
        if Int(status.st_size) != size || status.st_mtim.tv_sec != modified.tv_sec
            || status.st_mtim.tv_nsec != modified.tv_nsec
        {
            throw .changed(file: name)
        }
    }

    private static func reason(_ code: Int32) -> String {
        String(cString: strerror(code))
    }
}
