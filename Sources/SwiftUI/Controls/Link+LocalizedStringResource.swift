import Foundation

extension Link where Label == Text {
    /// Creates a link with a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination, content: titleResource.text)
    }
}
