import Foundation
internal import Gtk
import UniformTypeIdentifiers

/// What is dragged, in all its types of data.
@MainActor
enum DragContent {
    /// What an item is as data.
    static func provider<T: Transferable>(of item: T) -> ContentProvider? {
        var forms: [String: _TransferForms<T>.Form] = [:]
        var order: [String] = []
        for form in _TransferForms<T>.of(T.self) where form.export != nil && form.isExported(item) {
            for type in form.type.transferMimeTypes where forms[type] == nil {
                forms[type] = form
                order.append(type)
            }
        }
        guard !order.isEmpty else { return nil }
        return ContentProvider(mimeTypes: order) { type in
            guard let form = forms[type], let export = form.export else { throw TransferError(type: nil) }
            return encoded(try await export(item), type)
        }
    }

    /// What an item provider offers.
    static func provider(of item: NSItemProvider) -> ContentProvider? {
        var identifiers: [String: String] = [:]
        var order: [String] = []
        for identifier in item.registeredTypeIdentifiers {
            for type in (UTType(identifier) ?? UTType(importedAs: identifier)).transferMimeTypes
            where identifiers[type] == nil {
                identifiers[type] = identifier
                order.append(type)
            }
        }
        guard !order.isEmpty else { return nil }
        return ContentProvider(mimeTypes: order) { type in
            encoded(try await data(of: item, identifiers[type] ?? ""), type)
        }
    }

    private static func data(of item: NSItemProvider, _ identifier: String) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            item.loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
                if let data {
                    continuation.resume(returning: data)
                } else {
                    continuation.resume(throwing: error ?? TransferError(type: UTType(identifier)))
                }
            }
        }
    }

    /// Lists of addresses have lines.
    private static func encoded(_ data: Data, _ type: String) -> Data {
        type == "text/uri-list" ? data + Data("\r\n".utf8) : data
    }
}

/// What is dropped.
@MainActor
struct DropContent {
    let drop: Drop

    /// Whether there is data of one of the types.
    func hasData(of types: [UTType]) -> Bool { Self.hasData(of: types, in: drop.mimeTypes) }

    static func hasData(of types: [UTType], in mimeTypes: [String]) -> Bool {
        mimeTypes.contains { mimeType in types.contains { $0.accepts(mimeType: mimeType) || $0 == .item } }
    }

    /// Whether items of a type can be made of the data.
    static func canMake<T: Transferable>(_ type: T.Type, of mimeTypes: [String]) -> Bool {
        form(of: type, in: mimeTypes) != nil
    }

    private static func form<T: Transferable>(
        of type: T.Type, in mimeTypes: [String]
    ) -> (form: _TransferForms<T>.Form, mimeType: String)? {
        for form in _TransferForms<T>.of(type) where form.load != nil {
            if let mimeType = mimeTypes.first(where: { form.type.accepts(mimeType: $0) }) { return (form, mimeType) }
        }
        return nil
    }

    /// The items that the data stands for; what can't be read is left out.
    func items<T: Transferable>(_ type: T.Type) async -> [T] {
        await Self.items(type, in: drop.mimeTypes) { try? await drop.data($0) }
    }

    /// The items that data in some types stands for, which `read` gets; what can't be read is left out.
    static func items<T: Transferable>(
        _ type: T.Type, in mimeTypes: [String], read: @MainActor (String) async -> Data?
    ) async -> [T] {
        guard let (form, mimeType) = form(of: type, in: mimeTypes), let load = form.load,
            let data = await read(mimeType)
        else { return [] }
        guard mimeType == "text/uri-list" else {
            guard let item = try? await load(data) else { return [] }
            return [item]
        }
        var items: [T] = []
        for line in lines(data) {
            if let item = try? await load(Data(line.utf8)) { items.append(item) }
        }
        return items
    }

    private static func lines(_ data: Data) -> [String] {
        String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
            .filter { !$0.hasPrefix("#") }
    }

    /// The data of some types as item providers: one for each address, or one for everything.
    func providers(of types: [UTType]) async -> [NSItemProvider] {
        let mimeTypes = drop.mimeTypes.filter { Self.hasData(of: types, in: [$0]) }
        if mimeTypes.contains("text/uri-list"), let data = try? await drop.data("text/uri-list") {
            return Self.lines(data).map { line in
                let provider = NSItemProvider()
                let isFile = line.hasPrefix("file:")
                Self.offer(
                    Data(line.utf8), as: isFile ? UTType.fileURL.identifier : UTType.url.identifier, in: provider)
                provider.suggestedName = URL(string: line)?.lastPathComponent
                return provider
            }
        }
        let provider = NSItemProvider()
        var seen: Set<String> = []
        for mimeType in mimeTypes {
            guard let type = UTType.ofData(mimeType: mimeType), seen.insert(type.identifier).inserted,
                let data = try? await drop.data(mimeType)
            else { continue }
            Self.offer(data, as: type.identifier, in: provider)
        }
        return seen.isEmpty ? [] : [provider]
    }

    private static func offer(_ data: Data, as identifier: String, in provider: NSItemProvider) {
        provider.registerDataRepresentation(forTypeIdentifier: identifier) { completion in
            completion(data, nil)
            return nil
        }
    }
}
