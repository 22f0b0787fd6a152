import Foundation
import UniformTypeIdentifiers

/// An item as data that functions make and read.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never

    let type: UTType
    let export: (@Sendable (Item) async throws -> Data)?
    let load: (@Sendable (Data) async throws -> Item)?

    /// Data in both directions.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        (type, export, load) = (contentType, exporting, importing)
    }

    /// Data that is only given away.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        (type, export, load) = (exportedContentType, exporting, nil)
    }

    /// Data that is only taken.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        (type, export, load) = (importedContentType, nil, importing)
    }

    public static func _addForms(_ representation: Self, to forms: inout _TransferForms<Item>) {
        forms.all.append(.init(type: representation.type, export: representation.export, load: representation.load))
    }
}

/// An item as what an encoder makes of it.
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where
    Item: Transferable, Item: Decodable, Item: Encodable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder,
    Encoder: SendableMetatype, Decoder: SendableMetatype, Encoder.Output == Data, Decoder.Input == Data
{
    public typealias Body = Never

    let type: UTType
    let encode: @Sendable (Item) throws -> Data
    let decode: @Sendable (Data) throws -> Item

    /// The item as an encoder and a decoder have it.
    public init(
        for itemType: Item.Type = Item.self, contentType: UTType,
        encoder: @autoclosure @escaping @Sendable () -> Encoder,
        decoder: @autoclosure @escaping @Sendable () -> Decoder
    ) {
        type = contentType
        encode = { try encoder().encode($0) }
        decode = { try decoder().decode(Item.self, from: $0) }
    }

    public static func _addForms(_ representation: Self, to forms: inout _TransferForms<Item>) {
        let (encode, decode) = (representation.encode, representation.decode)
        forms.all.append(.init(type: representation.type, export: { try encode($0) }, load: { try decode($0) }))
    }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
    /// The item as JSON.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }
}

/// What turns values into data, such as `JSONEncoder`.
public protocol TopLevelEncoder {
    /// The type of the data.
    associatedtype Output
    /// The data of a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

/// What turns data into values, such as `JSONDecoder`.
public protocol TopLevelDecoder {
    /// The type of the data.
    associatedtype Input
    /// The value of data.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

/// An item as another one that can be transferred.
public struct ProxyRepresentation<Item: Transferable, ProxyItem: Transferable>: TransferRepresentation {
    public typealias Body = Never

    let export: (@Sendable (Item) async throws -> ProxyItem)?
    let load: (@Sendable (ProxyItem) async throws -> Item)?

    /// The item as another one in both directions.
    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyItem,
        importing: @escaping @Sendable (ProxyItem) async throws -> Item
    ) {
        (export, load) = (exporting, importing)
    }

    /// The item as another one that is only given away.
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyItem) {
        (export, load) = (exporting, nil)
    }

    /// The item as another one that is only taken.
    public init(importing: @escaping @Sendable (ProxyItem) async throws -> Item) {
        (export, load) = (nil, importing)
    }

    public static func _addForms(_ representation: Self, to forms: inout _TransferForms<Item>) {
        let (export, load) = (representation.export, representation.load)
        for form in _TransferForms<ProxyItem>.of(ProxyItem.self) {
            var own = _TransferForms<Item>.Form(type: form.type)
            if let export, let inner = form.export { own.export = { try await inner(try await export($0)) } }
            if let load, let inner = form.load { own.load = { try await load(try await inner($0)) } }
            if own.export != nil || own.load != nil { forms.all.append(own) }
        }
    }
}

/// A file that is given away.
public struct SentTransferredFile: Sendable {
    /// Where it is.
    public let file: URL
    /// Whether others may open the file itself, instead of a copy.
    public let allowAccessingOriginalFile: Bool

    /// A file.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that was taken.
public struct ReceivedTransferredFile: Sendable {
    /// Where it is, until the function that got it returns.
    public let file: URL
    /// Whether it is the original; it is a copy.
    public let isOriginalFile: Bool
}

/// An item as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never

    let type: UTType
    let export: (@Sendable (Item) async throws -> SentTransferredFile)?
    let load: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

    /// A file in both directions. Files are copied in any case.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        (type, export, load) = (contentType, exporting, importing)
    }

    /// A file that is only given away.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        (type, export, load) = (exportedContentType, exporting, nil)
    }

    /// A file that is only taken.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        (type, export, load) = (importedContentType, nil, importing)
    }

    public static func _addForms(_ representation: Self, to forms: inout _TransferForms<Item>) {
        var form = _TransferForms<Item>.Form(type: representation.type)
        if let export = representation.export {
            form.export = { try Data(contentsOf: try await export($0).file) }
        }
        if let load = representation.load {
            let suffix = representation.type.preferredFilenameExtension
            form.load = { data in
                var file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
                if let suffix { file.appendPathExtension(suffix) }
                try data.write(to: file)
                defer { try? FileManager.default.removeItem(at: file) }
                return try await load(ReceivedTransferredFile(file: file, isOriginalFile: false))
            }
        }
        forms.all.append(form)
    }
}

/// A representation with something that a modifier says about it.
public struct _ModifiedRepresentation<Content: TransferRepresentation>: TransferRepresentation {
    public typealias Item = Content.Item
    public typealias Body = Never

    let content: Content
    let change: @Sendable (inout _TransferForms<Content.Item>.Form) -> Void

    public static func _addForms(_ representation: Self, to forms: inout _TransferForms<Item>) {
        forms.changing(representation.change) { Content._addForms(representation.content, to: &$0) }
    }
}

extension TransferRepresentation {
    /// Sets which apps see the data.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
        _ModifiedRepresentation(content: self) { $0.visibility = visibility }
    }

    /// Gives the data away only for some items.
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item>
    {
        _ModifiedRepresentation(content: self) { $0.isExported = condition }
    }

    /// The name that a file with the data might have.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        _ModifiedRepresentation(content: self) { $0.fileName = { _ in fileName } }
    }

    /// The name that a file with the data of an item might have.
    public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation<
        Item
    > {
        _ModifiedRepresentation(content: self) { $0.fileName = fileName }
    }
}
