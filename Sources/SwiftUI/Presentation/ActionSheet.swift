/// A choice over the window, in the form of earlier versions of SwiftUI; it is shown as a confirmation dialog.
///
///     .actionSheet(isPresented: $asks) { ActionSheet(title: Text("Seat"), buttons: [.default(Text("Aisle")), .cancel()]) }
public struct ActionSheet {
    /// An answer.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates a choice. Without an answer that cancels, one is added.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

extension View {
    /// Asks for a choice while `isPresented` is true.
    nonisolated public func actionSheet(
        isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
    ) -> some View {
        modifier(
            _DialogModifier(
                isPresented: isPresented, data: { () }, title: { _ in content().title }, addsCancel: true,
                actions: { _ in AlertButtons(buttons: content().buttons) },
                message: { _ in content().message ?? Text(verbatim: "") }))
    }

    /// Asks for a choice about an item while there is one; another item replaces the question.
    nonisolated public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> some View {
        itemDialog(item, addsCancel: true) {
            let sheet = content($0)
            return (sheet.title, sheet.message, sheet.buttons)
        }
    }
}
