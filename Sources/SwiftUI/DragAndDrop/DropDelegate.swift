import Foundation
internal import Gtk
import UniformTypeIdentifiers

/// Decides about drops onto a view.
@MainActor
@preconcurrency
public protocol DropDelegate {
    /// Whether a drop is of interest.
    @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool
    /// Takes a drop; returns whether it did.
    @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
    /// A drag came over the view.
    @MainActor @preconcurrency func dropEntered(info: DropInfo)
    /// A drag moved over the view; returns what a drop would do, nil: the same as before.
    @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?
    /// A drag left the view.
    @MainActor @preconcurrency func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

/// What a drop does.
public enum DropOperation: Sendable {
    /// It isn't taken.
    case cancel
    /// It isn't allowed here.
    case forbidden
    /// What is dragged is copied.
    case copy
    /// What is dragged is moved.
    case move
}

/// What a drop would do.
public struct DropProposal: Sendable {
    /// What the drop does.
    public let operation: DropOperation

    /// What a drop would do.
    public init(operation: DropOperation) {
        self.operation = operation
    }
}

/// What is dragged over a view, and where.
public struct DropInfo {
    /// The place in the view.
    public let location: CGPoint
    let mimeTypes: [String]
    /// Read when the drop is performed; empty before.
    let providers: [NSItemProvider]

    /// Whether there is data of one of the types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        mimeTypes.contains { mimeType in contentTypes.contains { $0.accepts(mimeType: mimeType) || $0 == .item } }
    }

    /// The item providers with data of the types; they are there when the drop is performed.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        providers.filter { provider in
            contentTypes.contains { type in
                provider.registeredTypeIdentifiers.contains {
                    $0 == type.identifier || UTType($0)?.conforms(to: type) == true || type == .item
                }
            }
        }
    }
}

/// Asks a delegate about drops.
final class DelegateDropHandler {
    private let types: [UTType]
    private let delegate: any DropDelegate
    private var last: DropProposal?

    init(_ types: [UTType], _ delegate: any DropDelegate) {
        self.types = types
        self.delegate = delegate
    }
}

extension DelegateDropHandler: DropReceiver {
    @MainActor private func info(_ drop: Drop?, _ point: CGPoint, _ providers: [NSItemProvider] = []) -> DropInfo {
        DropInfo(location: point, mimeTypes: drop?.mimeTypes ?? [], providers: providers)
    }

    func accepts(_ drop: Drop) -> Bool {
        DropContent(drop: drop).hasData(of: types) && delegate.validateDrop(info: info(drop, .zero))
    }

    func actions(_ drop: Drop, at point: CGPoint) -> DragActions {
        if let proposal = delegate.dropUpdated(info: info(drop, point)) { last = proposal }
        switch last?.operation {
        case .cancel, .forbidden: return []
        case .move: return drop.actions.contains(.move) ? .move : drop.actions.intersection(.copy)
        case .copy, nil: return drop.actions.contains(.copy) ? .copy : drop.actions.intersection(.move)
        }
    }

    func setTargeted(_ isTargeted: Bool, _ drop: Drop?, at point: CGPoint) {
        if isTargeted {
            last = nil
            delegate.dropEntered(info: info(drop, point))
        } else {
            delegate.dropExited(info: info(drop, point))
        }
    }

    func take(_ drop: Drop, at point: CGPoint) -> Bool {
        let action = actions(drop, at: point)
        guard !action.isEmpty else { return false }
        Task { @MainActor in
            let providers = await DropContent(drop: drop).providers(of: types)
            let isTaken = delegate.performDrop(info: info(drop, point, providers))
            drop.finish(isTaken ? action : [])
        }
        return true
    }
}
