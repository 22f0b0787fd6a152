import SwiftUI

/// Buttons on a picture: white on a lighter pane.
struct PaneButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(.white)
            .padding(.horizontal, 14)
            .padding(.vertical, 8)
            .background(.white.opacity(configuration.isPressed ? 0.35 : 0.2), in: Capsule())
    }
}

extension ButtonStyle where Self == PaneButtonStyle {
    /// White on a lighter pane, for buttons on a picture.
    static var pane: PaneButtonStyle { PaneButtonStyle() }
}

/// The pane that facts stand on, over a picture.
struct Pane<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        content
            .padding(16)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(.black.opacity(0.3), in: RoundedRectangle(cornerRadius: 20))
    }
}
