/// A stack under its old name: it shows its content as the root of a navigation stack.
public struct NavigationView<Content: View> {
    private let content: Content

    /// Creates a navigation view.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension NavigationView: View {
    public var body: some View {
        NavigationStack { content }
    }
}
