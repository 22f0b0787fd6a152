import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Turns a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` into a
/// custom value with a key of its own.
struct EntryMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let entry = try Entry(declaration, in: context) else { return [] }
        return [
            "get { self[\(raw: entry.key).self] }",
            "set { self[\(raw: entry.key).self] = newValue }",
        ]
    }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        // Mistakes are reported once, by the accessors.
        guard let entry = try? Entry(declaration, in: context) else { return [] }
        return [entry.keyDeclaration]
    }
}

/// What the macro has to know about a variable.
private struct Entry {
    let name: String
    let container: Container
    let type: TypeSyntax?
    let initialValue: ExprSyntax?

    /// The types that custom values can be added to.
    enum Container: String {
        case environment = "EnvironmentValues"
        case transaction = "Transaction"
        case container = "ContainerValues"
        case focused = "FocusedValues"

        var keyProtocol: String {
            switch self {
            case .environment: "EnvironmentKey"
            case .transaction: "TransactionKey"
            case .container: "ContainerValueKey"
            case .focused: "FocusedValueKey"
            }
        }
    }

    init?(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let binding = variable.bindings.first, variable.bindingSpecifier.tokenKind == .keyword(.var),
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self), binding.accessorBlock == nil
        else {
            throw MacroMistake("'@Entry' belongs to a single stored 'var'")
        }
        guard let outer = context.lexicalContext.first?.as(ExtensionDeclSyntax.self),
            let extended = outer.extendedType.trimmedDescription.split(separator: ".").last,
            let container = Container(rawValue: String(extended))
        else {
            throw MacroMistake(
                "'@Entry' belongs into an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues"
            )
        }
        name = pattern.identifier.text.trimmingBackticks
        self.container = container
        type = binding.typeAnnotation?.type.trimmed
        initialValue = binding.initializer?.value.trimmed
        if container == .focused {
            guard type?.wrappedType != nil, initialValue == nil else {
                throw MacroMistake("a focused value is an optional without an initial value")
            }
        } else if initialValue == nil, type?.wrappedType == nil {
            throw MacroMistake("an entry needs an initial value, which is its default")
        }
    }

    var key: String { "__Key_" + name }

    var keyDeclaration: DeclSyntax {
        let head = "private struct \(key): SwiftUI.\(container.keyProtocol)"
        if container == .focused, let wrapped = type?.wrappedType {
            return "\(raw: head) { typealias Value = \(wrapped) }"
        }
        guard let type else {
            // The compiler infers the type from a stored value only. Nothing writes it, but a variable, unlike a constant,
            // may be marked as unchecked without a warning when its type turns out to be safe.
            return "\(raw: head) { nonisolated(unsafe) static var defaultValue = \(initialValue ?? "nil") }"
        }
        return """
            \(raw: head) {
                typealias Value = \(type)
                static var defaultValue: Value { \(initialValue ?? "nil") }
            }
            """
    }
}

extension TypeSyntax {
    /// What an optional type may hold; nil for any other type.
    fileprivate var wrappedType: TypeSyntax? {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
        guard let named = self.as(IdentifierTypeSyntax.self), named.name.text == "Optional",
            let argument = named.genericArgumentClause?.arguments.first
        else { return nil }
        return TypeSyntax("\(argument.argument.trimmed)")
    }
}

extension String {
    /// The name without the backticks that make a keyword a name.
    var trimmingBackticks: String { hasPrefix("`") ? String(dropFirst().dropLast()) : self }
}

/// A wrong use of a macro, said where it is used.
struct MacroMistake: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
