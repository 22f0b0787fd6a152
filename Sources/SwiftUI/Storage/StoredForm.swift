import Foundation

/// How a value is kept in a store: as one of the types of property lists.
struct StoredForm<Value> {
    /// The value that was stored; nil where something else was.
    let read: (Any) -> Value?
    /// What is stored; nil: nothing, the key is removed.
    let write: (Value) -> Any?

    /// The form of a type that has one by itself.
    static func direct() -> StoredForm where Value: Storable {
        StoredForm(read: { Value(stored: $0) }, write: { $0.stored })
    }

    static func rawValue() -> StoredForm where Value: RawRepresentable, Value.RawValue: Storable {
        StoredForm(
            read: { Value.RawValue(stored: $0).flatMap { Value(rawValue: $0) } }, write: { $0.rawValue.stored })
    }

    /// An optional, with the form of what it holds; nil isn't stored.
    static func optional<Wrapped>(_ form: StoredForm<Wrapped>) -> StoredForm where Value == Wrapped? {
        StoredForm(read: { form.read($0).map(Optional.some) }, write: { $0.flatMap { form.write($0) } })
    }
}

/// A type that can be stored by itself. Numbers are read leniently, since other programs and the command line write
/// them as text or as other numbers.
protocol Storable {
    init?(stored: Any)
    var stored: Any { get }
}

extension Storable {
    var stored: Any { self }
}

extension Bool: Storable {
    init?(stored: Any) {
        switch stored {
        case let value as Bool: self = value
        case let value as Int: self = value != 0
        case let value as Double: self = value != 0
        case let value as String:
            switch value.lowercased() {
            case "yes", "true", "1": self = true
            case "no", "false", "0": self = false
            default: return nil
            }
        default: return nil
        }
    }
}

extension Int: Storable {
    init?(stored: Any) {
        switch stored {
        case let value as Int: self = value
        case let value as Bool: self = value ? 1 : 0
        case let value as Double: self.init(exactly: value.rounded(.towardZero))
        case let value as String: self.init(value)
        default: return nil
        }
    }
}

extension Double: Storable {
    init?(stored: Any) {
        switch stored {
        case let value as Double: self = value
        case let value as Int: self = Double(value)
        case let value as Bool: self = value ? 1 : 0
        case let value as String: self.init(value)
        default: return nil
        }
    }
}

extension String: Storable {
    init?(stored: Any) {
        switch stored {
        case let value as String: self = value
        case let value as Int: self = String(value)
        case let value as Double: self = String(value)
        default: return nil
        }
    }
}

extension URL: Storable {
    // Foundation's own way of storing an address on Linux keeps only its path.
    init?(stored: Any) {
        guard let text = stored as? String else { return nil }
        if text.hasPrefix("/") {
            self.init(fileURLWithPath: text)
        } else {
            self.init(string: text)
        }
    }

    var stored: Any { absoluteString }
}

extension Data: Storable {
    init?(stored: Any) {
        guard let data = stored as? Data else { return nil }
        self = data
    }
}

extension Date: Storable {
    init?(stored: Any) {
        guard let date = stored as? Date else { return nil }
        self = date
    }
}
