import Foundation

/// An identity for names that views share, such as the scope in which one of them gets the focus first.
///
///     @Namespace private var form
///
/// It stays the same as long as the view does.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    /// What tells namespaces apart.
    public struct ID: Hashable, Sendable {
        let id: UUID
    }

    private var id: ID?

    /// Creates a namespace.
    nonisolated public init() {}

    /// The namespace's identity.
    public var wrappedValue: ID {
        guard let id else {
            Faults.report("namespace", "a namespace was read outside of a view's body")
            return ID(id: UUID())
        }
        return id
    }

    private final class Slot {
        let id = ID(id: UUID())
    }

    @MainActor public static func _install(_ pointer: UnsafeMutableRawPointer, in installer: inout _PropertyInstaller) {
        pointer.assumingMemoryBound(to: Self.self).pointee.id = installer.slot { Slot() }.id
    }

    @MainActor public static var _comparison: _PropertyComparison? { _PropertyComparison(plan: .ignored) }
}
