import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Turns a preview into a type that a program finds when it lists its previews.
struct PreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        var arguments = node.arguments.map { $0 }
        var closure = node.trailingClosure
        if closure == nil, let last = arguments.last, last.label?.text == "body" {
            closure = last.expression.as(ClosureExprSyntax.self)
            arguments.removeLast()
        }
        guard let closure else { throw MacroMistake("a preview needs a closure with its view") }
        let isForValues = arguments.contains { $0.label?.text == "arguments" }
        let list = arguments.map { argument in
            (argument.label.map { "\($0.text): " } ?? "") + argument.expression.trimmedDescription
        }.joined(separator: ", ")
        let place = context.location(of: node)
        let file = place?.file.trimmedDescription ?? "\"\""
        let line = place?.line.trimmedDescription ?? "0"
        let registry = context.makeUniqueName("Preview")
        var (declarations, body): ([DeclSyntax], String) = ([], closure.trimmedDescription)
        if let (properties, rest) = separate(closure.statements) {
            // They become properties of a type, which can't know the type of the argument.
            if closure.signature != nil {
                throw MacroMistake(
                    "@Previewable can't be used in a preview with arguments; put the state into a view of its own")
            }
            let carrier = context.makeUniqueName("PreviewContent")
            declarations.append(
                """
                private struct \(carrier): SwiftUI.View {
                    \(raw: properties.joined(separator: "\n"))
                    var body: some SwiftUI.View {
                        \(raw: rest.joined(separator: "\n"))
                    }
                }
                """)
            body = "{ \(carrier.text)() }"
        }
        let previews =
            isForValues
            ? "SwiftUI.Preview._previews(\(list)) \(body)"
            : "[SwiftUI.Preview(\(list)) \(body)]"
        declarations.append(
            """
            private struct \(registry): SwiftUI._PreviewRegistry {
                nonisolated static var fileID: String { \(raw: file) }
                nonisolated static var line: Int { \(raw: line) }
                @MainActor static var previews: [SwiftUI.Preview] {
                    \(raw: previews)
                }
            }
            """)
        return declarations
    }

    /// Separates properties marked with `@Previewable`, without the mark, from the rest; nil: there are none.
    private static func separate(_ statements: CodeBlockItemListSyntax) -> ([String], [String])? {
        var properties: [String] = []
        var rest: [String] = []
        for statement in statements {
            if let variable = statement.item.as(VariableDeclSyntax.self),
                variable.attributes.contains(where: isPreviewable)
            {
                var property = variable
                property.attributes = variable.attributes.filter { !isPreviewable($0) }
                properties.append(property.trimmedDescription)
            } else {
                rest.append(statement.trimmedDescription)
            }
        }
        return properties.isEmpty ? nil : (properties, rest)
    }

    private static func isPreviewable(_ element: AttributeListSyntax.Element) -> Bool {
        element.as(AttributeSyntax.self)?.attributeName.trimmedDescription.split(separator: ".").last == "Previewable"
    }
}

/// Marks a declaration for another macro or for a tool.
struct MarkerMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) -> [DeclSyntax] { [] }
}
