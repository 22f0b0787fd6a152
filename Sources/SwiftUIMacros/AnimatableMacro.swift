import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes a type animatable by all of its stored variables that aren't marked with `@AnimatableIgnored`.
struct AnimatableMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        let properties = try declaration.memberBlock.members.flatMap { member -> [AnimatedProperty] in
            guard let variable = member.decl.as(VariableDeclSyntax.self), variable.isAnimated else { return [] }
            return try variable.bindings.compactMap(AnimatedProperty.init)
        }
        guard !properties.isEmpty else {
            throw MacroMistake("there is no stored variable to animate")
        }
        let isPublic = declaration.modifiers.contains { $0.name.tokenKind == .keyword(.public) }
        let access = isPublic ? "public " : ""
        let dataTypes = properties.map { "(\($0.type)).AnimatableData" }.joined(separator: ", ")
        let values = properties.map { "\($0.name).animatableData" }.joined(separator: ", ")
        // A tuple of one element is that element itself.
        let assignments = properties.enumerated().map { index, property in
            "\(property.name).animatableData = newValue.value" + (properties.count > 1 ? ".\(index)" : "")
        }.joined(separator: "\n            ")
        // An empty list means that the type says itself that it conforms.
        let inheritance = protocols.isEmpty ? "" : ": SwiftUI.Animatable"
        let result: DeclSyntax = """
            extension \(type.trimmed)\(raw: inheritance) {
                nonisolated \(raw: access)var animatableData: SwiftUI.AnimatableValues<\(raw: dataTypes)> {
                    get { SwiftUI.AnimatableValues(\(raw: values)) }
                    set {
                        \(raw: assignments)
                    }
                }
            }
            """
        return [result.cast(ExtensionDeclSyntax.self)]
    }
}

/// A stored variable that is animated.
private struct AnimatedProperty {
    let name: String
    let type: String

    init?(_ binding: PatternBindingSyntax) throws {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
        if let accessors = binding.accessorBlock {
            // Observers leave a variable stored; anything else computes it.
            guard case .accessors(let list) = accessors.accessors,
                list.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
            else { return nil }
        }
        name = pattern.identifier.text
        if let annotation = binding.typeAnnotation {
            type = annotation.type.trimmedDescription
        } else if let type = binding.initializer?.value.evidentType {
            self.type = type
        } else {
            throw MacroMistake("'\(name)' needs a type annotation to be animated, or '@AnimatableIgnored'")
        }
    }
}

extension VariableDeclSyntax {
    /// Whether the variable takes part: one of an instance, without attributes, such as those of property wrappers.
    fileprivate var isAnimated: Bool {
        bindingSpecifier.tokenKind == .keyword(.var) && attributes.isEmpty
            && !modifiers.contains {
                [.keyword(.static), .keyword(.class), .keyword(.lazy)].contains($0.name.tokenKind)
            }
    }
}

extension ExprSyntax {
    /// The type that an expression evidently has: that of a literal, or the one that is called by name.
    fileprivate var evidentType: String? {
        if self.is(FloatLiteralExprSyntax.self) { return "Double" }
        if let prefix = self.as(PrefixOperatorExprSyntax.self) { return prefix.expression.evidentType }
        guard let call = self.as(FunctionCallExprSyntax.self) else {
            return self.as(MemberAccessExprSyntax.self)?.base?.typeName
        }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self) { return member.base?.typeName }
        return call.calledExpression.typeName
    }

    /// The name that the expression is, if it is that of a type.
    private var typeName: String? {
        guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true else {
            return nil
        }
        return name
    }
}
