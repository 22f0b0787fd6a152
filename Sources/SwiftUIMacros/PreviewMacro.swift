import SwiftSyntax
import SwiftSyntaxMacros

/// Checks a preview, and makes nothing of it: no tool on the desktop shows previews.
struct PreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) -> [DeclSyntax] { [] }
}

/// Marks a declaration for another macro or for a tool.
struct MarkerMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) -> [DeclSyntax] { [] }
}
