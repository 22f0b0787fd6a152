import Foundation

/// A type of files or data, such as pictures or tables.
///
///     .fileImporter(isPresented: $isImporting, allowedContentTypes: [.commaSeparatedText]) { … }
public struct UTType: Hashable, Sendable, Codable, Identifiable {
    /// The name in reverse domain form, such as `public.png`.
    public let identifier: String

    /// The identifier.
    public var id: String { identifier }

    init(known identifier: String) {
        self.identifier = identifier
    }

    /// The type with an identifier; nil if it isn't known.
    public init?(_ identifier: String) {
        guard UTTypeTable.entries[identifier] != nil else { return nil }
        self.identifier = identifier
    }

    /// A type that the app itself declares. Its files are told by the last part of the identifier, unless the type is
    /// known.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    /// A type that another app declares. Its files are told by the last part of the identifier, unless the type is
    /// known.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    /// The type of files with a suffix, without the dot. A suffix that isn't known gives a type of its own.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let suffix = filenameExtension.lowercased()
        guard !suffix.isEmpty else { return nil }
        if let known = UTTypeTable.identifier(forExtension: suffix, conformingTo: supertype) {
            identifier = known
        } else {
            identifier = UTTypeTable.dynamicPrefix + suffix
        }
    }

    /// The type of data with a media type such as `text/csv`; nil if it isn't known.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let known = UTTypeTable.identifier(forMimeType: mimeType.lowercased(), conformingTo: supertype) else {
            return nil
        }
        identifier = known
    }

    private var entry: UTTypeTable.Entry? { UTTypeTable.entries[identifier] }

    /// The suffix that files of the type usually have, without the dot.
    public var preferredFilenameExtension: String? { filenameExtensions.first }

    /// The media type.
    public var preferredMIMEType: String? { entry?.mimeTypes.first }

    /// All suffixes of files of the type.
    package var filenameExtensions: [String] {
        if let entry { return entry.extensions }
        if identifier.hasPrefix(UTTypeTable.dynamicPrefix) {
            return [String(identifier.dropFirst(UTTypeTable.dynamicPrefix.count))]
        }
        return identifier.split(separator: ".").last.map { [$0.lowercased()] } ?? []
    }

    /// All media types.
    package var mimeTypes: [String] { entry?.mimeTypes ?? [] }

    /// This type and all known ones that conform to it.
    package var specialTypes: [UTType] {
        let known = UTTypeTable.entries.keys.sorted().map { UTType(known: $0) }
        return [self] + known.filter { $0 != self && $0.conforms(to: self) }
    }

    /// What the type is called for people.
    public var localizedDescription: String? { entry?.name }

    /// Whether the type isn't declared by anybody.
    public var isDynamic: Bool { identifier.hasPrefix(UTTypeTable.dynamicPrefix) }

    /// Whether the type, or one that it conforms to, is `type`.
    public func conforms(to type: UTType) -> Bool {
        if self == type { return true }
        if let entry { return entry.parents.contains { UTType(known: $0).conforms(to: type) } }
        return type == .data || type == .item
    }

    /// The types that it conforms to.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        for parent in entry?.parents ?? ["public.data"] {
            let type = UTType(known: parent)
            found.insert(type)
            found.formUnion(type.supertypes)
        }
        return found
    }

    /// Whether the type conforms to another one, and isn't it.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Whether another type conforms to this one, and isn't it.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}
