import CAdwaita

/// An error that GLib or GTK reports.
public struct GtkError: Error, CustomStringConvertible, Sendable {
    /// The words for it, in the desktop's language.
    public let description: String
    /// GLib's number within its domain.
    public let code: Int
    /// GLib's name for the kind of error, such as `g-io-error-quark`.
    public let domain: String

    /// Copies a GError and frees it.
    init(taking error: UnsafeMutablePointer<GError>) {
        description = String(cString: error.pointee.message)
        code = Int(error.pointee.code)
        domain = String(cString: g_quark_to_string(error.pointee.domain))
        g_error_free(error)
    }

    /// Calls a function that answers nil and sets an error when it fails.
    static func unwrap<Result>(
        _ body: (inout UnsafeMutablePointer<GError>?) -> Result?
    ) throws -> Result {
        var error: UnsafeMutablePointer<GError>?
        if let result = body(&error) { return result }
        if let error { throw GtkError(taking: error) }
        throw GtkError(description: "Unknown error", code: 0, domain: "")
    }

    private init(description: String, code: Int, domain: String) {
        self.description = description
        self.code = code
        self.domain = domain
    }
}
