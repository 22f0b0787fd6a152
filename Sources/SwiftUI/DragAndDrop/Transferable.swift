import Foundation
import UniformTypeIdentifiers

/// Something that can be dragged, dropped, copied and shared: it says as which types of data.
///
///     struct Ticket: Codable, Transferable {
///         static var transferRepresentation: some TransferRepresentation {
///             CodableRepresentation(contentType: .ticket)
///             ProxyRepresentation(exporting: \.title)
///         }
///     }
public protocol Transferable: Sendable {
    /// What the representation consists of.
    associatedtype Representation: TransferRepresentation

    /// The types of data, the best first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// Turns an item into data and back.
public protocol TransferRepresentation<Item>: Sendable {
    /// What is turned into data.
    associatedtype Item: Transferable
    /// What the representation consists of.
    associatedtype Body: TransferRepresentation

    /// The representations that this one consists of.
    @TransferRepresentationBuilder<Item> var body: Body { get }

    /// Adds the forms of data to an item's; used by the module only.
    static func _addForms(_ representation: Self, to forms: inout _TransferForms<Item>)
}

extension TransferRepresentation where Body.Item == Item {
    public static func _addForms(_ representation: Self, to forms: inout _TransferForms<Item>) {
        Body._addForms(representation.body, to: &forms)
    }
}

extension TransferRepresentation where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Transferable, TransferRepresentation {
    public typealias Item = Never
    public static var transferRepresentation: Never { fatalError("nothing can be transferred as Never") }
    public static func _addForms(_ representation: Never, to forms: inout _TransferForms<Never>) {}
}

/// The forms of data that an item has; used by the module only.
public struct _TransferForms<Item: Transferable> {
    struct Form {
        var type: UTType
        var export: (@Sendable (Item) async throws -> Data)?
        var load: (@Sendable (Data) async throws -> Item)?
        var isExported: @Sendable (Item) -> Bool = { _ in true }
        var fileName: @Sendable (Item) -> String? = { _ in nil }
        var visibility = TransferRepresentationVisibility.all
    }

    var all: [Form] = []

    /// The forms of a type.
    static func of(_ type: Item.Type) -> [Form] {
        var forms = _TransferForms()
        Item.Representation.addForms(Item.transferRepresentation, to: &forms)
        return forms.all
    }

    /// Changes the forms that `gather` adds.
    mutating func changing(_ change: (inout Form) -> Void, _ gather: (inout _TransferForms) -> Void) {
        let first = all.count
        gather(&self)
        for index in first..<all.count { change(&all[index]) }
    }
}

extension TransferRepresentation {
    /// Adds the forms where the item's type is known to be another one's representation's.
    fileprivate static func addForms<Other>(_ representation: Self, to forms: inout _TransferForms<Other>) {
        guard var own = forms as? _TransferForms<Item> else { return }
        _addForms(representation, to: &own)
        if let other = own as? _TransferForms<Other> { forms = other }
    }
}

/// Which apps see a form of data.
public struct TransferRepresentationVisibility: Sendable, Equatable {
    let number: Int

    /// All apps.
    public static let all = TransferRepresentationVisibility(number: 0)
    /// The apps of the same makers; the desktop doesn't know them apart, so that it is this process.
    public static let team = TransferRepresentationVisibility(number: 1)
    /// The apps of a group; the desktop has none, so that it is this process.
    public static let group = TransferRepresentationVisibility(number: 2)
    /// This process.
    public static let ownProcess = TransferRepresentationVisibility(number: 3)
}

/// Puts the representations of an item together.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    /// A part as it is.
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Item == Content.Item { content }

    /// One part.
    public static func buildPartialBlock<First: TransferRepresentation>(first: First) -> First
    where Item == First.Item { first }

    /// What there is so far, and one more part.
    public static func buildPartialBlock<Before: TransferRepresentation, Next: TransferRepresentation>(
        accumulated: Before, next: Next
    ) -> TupleTransferRepresentation<Item, (Before, Next)> where Item == Before.Item, Item == Next.Item {
        TupleTransferRepresentation(value: (accumulated, next)) { parts, forms in
            Before._addForms(parts.0, to: &forms)
            Next._addForms(parts.1, to: &forms)
        }
    }
}

/// Several representations, the best first.
public struct TupleTransferRepresentation<Item: Transferable, Value: Sendable>: TransferRepresentation {
    public typealias Body = Never

    let value: Value
    let add: @Sendable (Value, inout _TransferForms<Item>) -> Void

    public static func _addForms(_ representation: Self, to forms: inout _TransferForms<Item>) {
        representation.add(representation.value, &forms)
    }
}

/// Why something can't be transferred.
struct TransferError: Error, CustomStringConvertible {
    let type: UTType?

    var description: String {
        type.map { "There is no data of the type \($0.identifier)." } ?? "There is nothing to transfer."
    }
}
