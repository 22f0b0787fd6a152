import Foundation

/// The contents of a file or a folder, apart from where it lies.
///
/// Foundation on Linux has no such type.
public final class FileWrapper: @unchecked Sendable {
    private enum Form {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    private let form: Form

    /// The name that the file has, if it has one.
    public var filename: String?
    /// The name that the file is to have in a folder.
    public var preferredFilename: String?

    /// A file with contents.
    public init(regularFileWithContents contents: Data) {
        form = .file(contents)
    }

    /// A folder with files by their names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        form = .folder(childrenByPreferredName)
    }

    /// A symbolic link.
    public init(symbolicLinkWithDestinationURL url: URL) {
        form = .link(url)
    }

    /// Reads a file or folder.
    ///
    /// - Throws: What Foundation throws where something can't be read.
    public init(url: URL) throws {
        let manager = FileManager.default
        let kind = try manager.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
        switch kind {
        case .typeDirectory:
            var children: [String: FileWrapper] = [:]
            for name in try manager.contentsOfDirectory(atPath: url.path) {
                children[name] = try FileWrapper(url: url.appendingPathComponent(name))
            }
            form = .folder(children)
        case .typeSymbolicLink:
            let destination = try manager.destinationOfSymbolicLink(atPath: url.path)
            form = .link(URL(fileURLWithPath: destination, relativeTo: url.deletingLastPathComponent()))
        default:
            form = .file(try Data(contentsOf: url))
        }
        filename = url.lastPathComponent
        preferredFilename = url.lastPathComponent
    }

    /// Whether it's a file.
    public var isRegularFile: Bool { if case .file = form { true } else { false } }
    /// Whether it's a folder.
    public var isDirectory: Bool { if case .folder = form { true } else { false } }
    /// Whether it's a symbolic link.
    public var isSymbolicLink: Bool { if case .link = form { true } else { false } }
    /// The contents of a file; nil for others.
    public var regularFileContents: Data? { if case .file(let data) = form { data } else { nil } }
    /// What is in a folder; nil for others.
    public var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = form { children } else { nil } }
    /// Where a link leads; nil for others.
    public var symbolicLinkDestinationURL: URL? { if case .link(let url) = form { url } else { nil } }

    /// Writes it to a place. A file that was there is replaced as a whole or not at all.
    ///
    /// - Throws: What Foundation throws where something can't be written.
    public func write(to url: URL) throws {
        switch form {
        case .file(let data):
            try data.write(to: url, options: .atomic)
        case .folder(let children):
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, child) in children { try child.write(to: url.appendingPathComponent(name)) }
        case .link(let destination):
            try FileManager.default.createSymbolicLink(at: url, withDestinationURL: destination)
        }
    }
}
