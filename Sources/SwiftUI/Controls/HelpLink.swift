import Foundation

/// A round button with a question mark, which opens the app's help.
///
///     HelpLink { isHelpShown = true }
public struct HelpLink {
    private let action: (@MainActor () -> Void)?
    private let destination: URL?
    @Environment(\.openURL) private var openURL

    /// Creates a button that runs an action.
    nonisolated public init(action: @escaping @MainActor () -> Void) {
        self.action = action
        destination = nil
    }

    /// Creates a button that opens an address.
    nonisolated public init(destination: URL) {
        action = nil
        self.destination = destination
    }
}

extension HelpLink: View {
    /// The button.
    public var body: some View {
        Button("Help", systemImage: "questionmark") {
            if let destination { openURL(destination) } else { action?() }
        }
        .labelStyle(.iconOnly)
        .buttonBorderShape(.circle)
    }
}
