@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The program that the compiler starts to expand this package's macros.
///
/// The toolchain has SwiftSyntax but not the module with a ready-made main program for macros, so the compiler's messages
/// are listened to here.
@main
struct Plugin: PluginProvider {
    static func main() throws {
        let connection = try StandardIOMessageConnection()
        try CompilerPluginMessageListener(connection: connection, provider: Plugin()).main()
    }

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        switch typeName {
        case "AnimatableMacro": AnimatableMacro.self
        case "EntryMacro": EntryMacro.self
        case "MarkerMacro": MarkerMacro.self
        case "PreviewMacro": PreviewMacro.self
        default: throw UnknownMacro(name: "\(moduleName).\(typeName)")
        }
    }
}

/// The compiler asked for a macro that isn't here.
struct UnknownMacro: Error, CustomStringConvertible {
    let name: String

    var description: String { "there is no macro \(name) in this plug-in" }
}
