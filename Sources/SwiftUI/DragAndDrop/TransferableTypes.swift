import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
    /// Text in UTF-8.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<String>(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: { data in
            guard let text = String(data: data, encoding: .utf8) else { throw TransferError(type: .utf8PlainText) }
            return text
        }
    }
}

extension URL: Transferable {
    /// An address, or a text of it.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<URL>(contentType: .url) {
            Data($0.absoluteString.utf8)
        } importing: { data in
            let text = String(data: data, encoding: .utf8)?.trimmingCharacters(in: .whitespacesAndNewlines)
            guard let text, let url = URL(string: text), url.scheme != nil else { throw TransferError(type: .url) }
            // Foundation keeps only the path of an address of a file that is made from a text.
            return url.isFileURL ? URL(fileURLWithPath: url.path) : url
        }
        DataRepresentation<URL>(exportedContentType: .utf8PlainText) { Data($0.absoluteString.utf8) }
    }
}

extension Data: Transferable {
    /// Any data.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Data>(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

extension AttributedString: Transferable {
    /// The text without its attributes.
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation<AttributedString, String> {
            String($0.characters)
        } importing: {
            AttributedString($0)
        }
    }
}

// MARK: Types of data as the desktop names them

extension UTType {
    private static let ownPrefix = "application/x-uti."

    /// The media types in which data of the type is offered to others, the best first.
    var transferMimeTypes: [String] {
        if conforms(to: .url) { return ["text/uri-list"] }
        if self == .utf8PlainText || self == .plainText || self == .text {
            return ["text/plain;charset=utf-8", "text/plain"]
        }
        return [Self.ownPrefix + identifier] + mimeTypes
    }

    /// Whether data in a media type is of the type.
    func accepts(mimeType: String) -> Bool {
        if mimeType.hasPrefix(Self.ownPrefix) {
            let other = String(mimeType.dropFirst(Self.ownPrefix.count))
            return other == identifier || UTType(other)?.conforms(to: self) == true
        }
        if mimeType == "text/uri-list" { return UTType.fileURL.conforms(to: self) || conforms(to: .url) }
        let plain = mimeType.split(separator: ";").first.map(String.init) ?? mimeType
        if ["text/plain", "UTF8_STRING", "STRING", "TEXT"].contains(plain) {
            return UTType.utf8PlainText.conforms(to: self)
        }
        return UTType(mimeType: plain)?.conforms(to: self) ?? false
    }

    /// The type of data in a media type.
    static func ofData(mimeType: String) -> UTType? {
        if mimeType.hasPrefix(ownPrefix) {
            let identifier = String(mimeType.dropFirst(ownPrefix.count))
            return UTType(identifier) ?? UTType(importedAs: identifier)
        }
        if mimeType == "text/uri-list" { return .fileURL }
        let plain = mimeType.split(separator: ";").first.map(String.init) ?? mimeType
        return ["text/plain", "UTF8_STRING"].contains(plain) ? .utf8PlainText : UTType(mimeType: plain)
    }
}
