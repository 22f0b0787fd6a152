import Foundation
internal import Gtk
import UniformTypeIdentifiers

extension View {
    /// Copies items when Ctrl-C is pressed while the focus is in the view; none: the key does nothing.
    nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
        copying(["<Control>c", "<Control>Insert"]) { CopiedItems.offer(payload()) }
    }

    /// Cuts items when Ctrl-X is pressed while the focus is in the view: the action removes and returns them; none: the key
    /// does nothing.
    nonisolated public func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping () -> [T]
    ) -> some View {
        copying(["<Control>x", "<Shift>Delete"]) { CopiedItems.offer(action()) }
    }

    /// Takes what was copied when Ctrl-V is pressed while the focus is in the view.
    ///
    /// - Parameters:
    ///   - payloadType: the type of items that are taken.
    ///   - action: gets the items.
    ///   - validator: chooses among the items; the action isn't run without any.
    nonisolated public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View {
        nonisolated(unsafe) let (action, validator) = (action, validator)
        return pasting {
            let mimeTypes = Clipboard.mimeTypes
            guard DropContent.canMake(T.self, of: mimeTypes) else { return false }
            Task { @MainActor in
                let items = validator(await DropContent.items(T.self, in: mimeTypes) { await Clipboard.data($0) })
                if !items.isEmpty { action(items) }
            }
            return true
        }
    }

    /// Copies what an action returns when Ctrl-C is pressed while the focus is in the view.
    nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        copying(["<Control>c", "<Control>Insert"], CopiedItems.content(payloadAction))
    }

    /// Copies what an action returns, and removes, when Ctrl-X is pressed while the focus is in the view.
    nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        copying(["<Control>x", "<Shift>Delete"], CopiedItems.content(payloadAction))
    }

    /// Gives an action what was copied, if it is of one of some types, when Ctrl-V is pressed while the focus is in the view.
    nonisolated public func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
    }

    /// Gives an action what a validator makes of what was copied, if it is of one of some types, when Ctrl-V is pressed
    /// while the focus is in the view.
    nonisolated public func onPasteCommand<Payload>(
        of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        nonisolated(unsafe) let (validator, payloadAction) = (validator, payloadAction)
        return pasting {
            let suitable = CopiedContent.shared.types(conformingTo: supportedContentTypes)
            guard !suitable.isEmpty, let payload = validator([CopiedContent.shared.provider(of: suitable)]) else {
                return false
            }
            payloadAction(payload)
            return true
        }
    }

    nonisolated private func copying(_ keys: [String], _ content: (() -> ContentProvider?)?) -> some View {
        var action: ((Int) -> Bool)?
        if let content {
            action = { _ in
                guard let provider = content() else { return false }
                MainThread.assume { Clipboard.setContent(provider) }
                return true
            }
        }
        return modifier(KeyCommandModifier(keys: keys, action: action))
    }

    nonisolated private func pasting(_ action: @escaping @MainActor () -> Bool) -> some View {
        modifier(KeyCommandModifier(keys: ["<Control>v", "<Shift>Insert"]) { _ in MainThread.assume { action() } })
    }
}

/// What is copied as data: of several items, their texts and addresses one below the other.
@MainActor
enum CopiedItems {
    nonisolated static func offer<T: Transferable>(_ items: [T]) -> ContentProvider? {
        MainThread.assume { joined(items.compactMap { DragContent.provider(of: $0) }) }
    }

    nonisolated static func offer(_ items: [NSItemProvider]) -> ContentProvider? {
        MainThread.assume { joined(items.compactMap { DragContent.provider(of: $0) }) }
    }

    /// Makes what an action offers; nil: there is no action.
    nonisolated static func content(_ action: (() -> [NSItemProvider])?) -> (() -> ContentProvider?)? {
        guard let action else { return nil }
        return { offer(action()) }
    }

    private static func joined(_ providers: [ContentProvider]) -> ContentProvider? {
        guard let first = providers.first else { return nil }
        guard providers.count > 1 else { return first }
        let types = first.mimeTypes.filter { type in providers.allSatisfy { $0.mimeTypes.contains(type) } }
        guard !types.isEmpty else { return first }
        return ContentProvider(mimeTypes: types) { type in
            var data = Data()
            for (index, provider) in providers.enumerated() {
                let next = try await provider.data(type)
                // Addresses end with line breaks of their own; of other data only the first can be had.
                if type == "text/uri-list" || type.hasPrefix("text/") {
                    if index > 0, type != "text/uri-list" { data.append(10) }
                    data.append(next)
                } else if index == 0 {
                    data = next
                }
            }
            return data
        }
    }
}
