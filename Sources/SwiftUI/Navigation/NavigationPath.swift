import Foundation

/// The values on a navigation stack, of any hashable types.
///
/// A path of values that are all Codable can be kept, and found again when the app starts anew:
///
///     @SceneStorage("path") private var stored: Data?
///     …
///     stored = try? path.codable.map { try JSONEncoder().encode($0) }
public struct NavigationPath: Equatable, @unchecked Sendable {
    var elements: [AnyHashable] = []

    /// Creates an empty path.
    public init() {}

    /// Creates a path of some values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// Creates the path that was encoded.
    public init(_ codable: CodableRepresentation) {
        elements = codable.elements
    }

    /// How many values there are.
    public var count: Int { elements.count }

    /// Whether only the root is shown.
    public var isEmpty: Bool { elements.isEmpty }

    /// The path as something that can be encoded; nil if one of its values can't.
    public var codable: CodableRepresentation? {
        for element in elements {
            // Types that only one file knows can't be found by their names.
            guard element.base is any Codable, let name = _mangledTypeName(type(of: element.base)),
                _typeByName(name) != nil
            else { return nil }
        }
        return CodableRepresentation(elements: elements)
    }

    /// Adds a value at the end.
    public mutating func append<V: Hashable>(_ value: V) {
        elements.append(AnyHashable(value))
    }

    /// Removes values from the end; `k` must not exceed the count.
    public mutating func removeLast(_ k: Int = 1) {
        elements.removeLast(k)
    }
}

extension NavigationPath {
    /// A path of values that are all Codable: each is written as the name of its type and its JSON, the last one first.
    public struct CodableRepresentation: Codable, Equatable, @unchecked Sendable {
        let elements: [AnyHashable]

        init(elements: [AnyHashable]) {
            self.elements = elements
        }

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var elements: [AnyHashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                let json = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "\(name) is no type of values of a path")
                }
                elements.append(try Self.element(type, json))
            }
            self.elements = elements.reversed()
        }

        private static func element<T: Decodable & Hashable>(_ type: T.Type, _ json: String) throws -> AnyHashable {
            AnyHashable(try JSONDecoder().decode(T.self, from: Data(json.utf8)))
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in elements.reversed() {
                guard let value = element.base as? any Encodable, let name = _mangledTypeName(type(of: element.base))
                else {
                    throw EncodingError.invalidValue(
                        element.base, .init(codingPath: encoder.codingPath, debugDescription: "it isn't Codable"))
                }
                try container.encode(name)
                try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
            }
        }
    }
}

/// How a stack reads and changes the path that the app keeps.
struct PathAccess {
    let get: () -> [AnyHashable]
    /// False if the path can't hold the value.
    let append: (AnyHashable) -> Bool
    let truncate: (Int) -> Void
}
