import Foundation

/// Offers data in one or several types, such as what is dragged or pasted.
///
/// Types are named by identifiers such as "public.utf8-plain-text".
open class NSItemProvider: NSObject, @unchecked Sendable {
    /// Gives data, or tells why it can't.
    public typealias LoadHandler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    private let lock = NSLock()
    private var types: [String] = []
    private var handlers: [String: LoadHandler] = [:]

    /// The name that a file with the data might have.
    open var suggestedName: String?

    /// Creates a provider without data.
    public override init() {}

    /// Creates a provider of an object.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object)
    }

    /// Creates a provider of the contents of a file; nil if there is no file.
    public convenience init?(contentsOf fileURL: URL?) {
        guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init()
        suggestedName = fileURL.lastPathComponent
        let isText = ["txt", "text", "md", "csv"].contains(fileURL.pathExtension.lowercased())
        registerDataRepresentation(forTypeIdentifier: isText ? Self.plainText : "public.data") { completion in
            do { completion(try Data(contentsOf: fileURL), nil) } catch { completion(nil, error) }
            return nil
        }
        registerObject(fileURL as NSURL)
    }

    static let plainText = "public.utf8-plain-text"
    static let url = "public.url"

    /// The types in which data is offered, the best first.
    open var registeredTypeIdentifiers: [String] { lock.withLock { types } }

    /// Offers data in a type.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type.
    ///   - loadHandler: Makes the data when it is wanted.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler
    ) {
        lock.withLock {
            if handlers.updateValue(loadHandler, forKey: typeIdentifier) == nil { types.append(typeIdentifier) }
        }
    }

    /// Offers an object in all its types.
    open func registerObject(_ object: any NSItemProviderWriting) {
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            let data = object.data(forTypeIdentifier: type)
            registerDataRepresentation(forTypeIdentifier: type) { completion in
                completion(data, data == nil ? NSItemProviderError(code: .unavailable, type: type) : nil)
                return nil
            }
        }
    }

    /// Whether data is offered in a type.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains { Self.conforms($0, to: typeIdentifier) }
    }

    /// Loads data in a type.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type.
    ///   - completionHandler: Gets the data, or an error.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let handler = lock.withLock {
            types.first { Self.conforms($0, to: typeIdentifier) }.flatMap { handlers[$0] }
        }
        guard let handler else {
            completionHandler(nil, NSItemProviderError(code: .unavailable, type: typeIdentifier))
            return progress
        }
        _ = handler { data, error in
            progress.completedUnitCount = 1
            completionHandler(data, error)
        }
        return progress
    }

    /// Whether an object of a class can be made from the data.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
    }

    /// Makes an object of a class from the data.
    ///
    /// - Parameters:
    ///   - aClass: The class.
    ///   - completionHandler: Gets the object, or an error.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let type = aClass.readableTypeIdentifiersForItemProvider.first(where: hasItemConformingToTypeIdentifier)
        guard let type else {
            completionHandler(nil, NSItemProviderError(code: .unavailable, type: "\(aClass)"))
            return Progress(totalUnitCount: 1)
        }
        return loadDataRepresentation(forTypeIdentifier: type) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Whether a type is another one or, for the few general types, one of its kinds.
    private static func conforms(_ type: String, to other: String) -> Bool {
        let parents = [
            plainText: ["public.plain-text", "public.text", "public.data"], url: ["public.data"],
            "public.file-url": ["public.url", "public.data"],
        ]
        return type == other || parents[type]?.contains(other) == true || other == "public.item"
    }
}

/// Why an item provider has no data.
public struct NSItemProviderError: Error, CustomStringConvertible {
    /// The kinds of failure.
    public enum Code: Sendable {
        /// There is no data in the type.
        case unavailable
        /// The data isn't what its type says.
        case unexpectedValue
    }

    /// The kind of failure.
    public let code: Code
    let type: String

    /// What went wrong.
    public var description: String {
        switch code {
        case .unavailable: "There is no data of the type \(type)."
        case .unexpectedValue: "The data isn't of the type \(type)."
        }
    }
}

/// An object that an item provider can offer.
public protocol NSItemProviderWriting: AnyObject {
    /// The types in which the object can be offered, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// The object's data in a type.
    func data(forTypeIdentifier typeIdentifier: String) -> Data?
}

/// An object that can be made from what an item provider offers.
public protocol NSItemProviderReading: AnyObject, SendableMetatype {
    /// The types from which the object can be made, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes an object; throws an error if the data isn't what its type says.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// Plain text in UTF-8.
    public static var writableTypeIdentifiersForItemProvider: [String] { [NSItemProvider.plainText] }
    /// Plain text in UTF-8.
    public static var readableTypeIdentifiersForItemProvider: [String] { [NSItemProvider.plainText] }

    /// The text in UTF-8.
    public func data(forTypeIdentifier typeIdentifier: String) -> Data? { Data(description.utf8) }

    /// Makes a text.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8) else {
            throw NSItemProviderError(code: .unexpectedValue, type: typeIdentifier)
        }
        return Self(string: text)
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// A place.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        [NSItemProvider.url, NSItemProvider.plainText]
    }
    /// A place.
    public static var readableTypeIdentifiersForItemProvider: [String] { [NSItemProvider.url] }

    /// The place as text.
    public func data(forTypeIdentifier typeIdentifier: String) -> Data? { Data(absoluteString.utf8) }

    /// Makes a place.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let url = NSURL(string: text) as? Self else {
            throw NSItemProviderError(code: .unexpectedValue, type: typeIdentifier)
        }
        return url
    }
}
