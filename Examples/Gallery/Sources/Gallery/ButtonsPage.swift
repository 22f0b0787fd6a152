import SwiftUI

struct ButtonsPage: View {
    var body: some View {
        Shelves {
            Shelf("Styles") {
                Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 10) {
                    StyleRow("Automatic", style: .automatic)
                    StyleRow("Bordered", style: .bordered)
                    StyleRow("Prominent", style: .borderedProminent)
                    StyleRow("Borderless", style: .borderless)
                    StyleRow("Plain", style: .plain)
                    StyleRow("Link", style: .link)
                    StyleRow("Accessory Bar", style: .accessoryBar)
                    StyleRow("Accessory Action", style: .accessoryBarAction)
                    StyleRow("Glass", style: .glass)
                }
            }
            Shelf("Sizes") { ButtonSizes() }
            Shelf("Border Shapes") { ButtonShapes() }
            Shelf("An App's Own Style") {
                HStack(spacing: 12) {
                    Button("Check In", systemImage: "checkmark.seal") {}
                    Button("Not Today") {}.disabled(true)
                }
                .buttonStyle(TicketButtonStyle())
            }
            Shelf("Control Groups") { ControlGroups() }
        }
    }
}

/// One style: normal, with a symbol, with each role, and disabled.
private struct StyleRow<Style: PrimitiveButtonStyle>: View {
    let title: LocalizedStringKey
    let style: Style

    init(_ title: LocalizedStringKey, style: Style) {
        self.title = title
        self.style = style
    }

    var body: some View {
        GridRow {
            Text(title).foregroundStyle(.secondary)
            Button("Board") {}
            Button("Board", systemImage: "airplane.departure") {}
            Button("Board", systemImage: "airplane.departure") {}.labelStyle(.iconOnly)
            Button("Delete", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
            Button("Disabled") {}.disabled(true)
        }
        .buttonStyle(style)
    }
}

private struct ButtonSizes: View {
    var body: some View {
        HStack(spacing: 12) {
            Button("Mini") {}.controlSize(.mini)
            Button("Small") {}.controlSize(.small)
            Button("Regular") {}.controlSize(.regular)
            Button("Large") {}.controlSize(.large)
            Button("Extra Large") {}.controlSize(.extraLarge)
        }
        .buttonStyle(.bordered)
    }
}

private struct ButtonShapes: View {
    var body: some View {
        HStack(spacing: 12) {
            Button("Automatic") {}.buttonBorderShape(.automatic)
            Button("Capsule") {}.buttonBorderShape(.capsule)
            Button("Rounded") {}.buttonBorderShape(.roundedRectangle)
            Button("Radius 2") {}.buttonBorderShape(.roundedRectangle(radius: 2))
            Button("Add", systemImage: "plus") {}.buttonBorderShape(.circle).labelStyle(.iconOnly)
            Button("Tinted") {}.tint(.orange).buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
        }
        .buttonStyle(.bordered)
    }
}

private struct ControlGroups: View {
    var body: some View {
        HStack(spacing: 24) {
            ControlGroup {
                Button("Back", systemImage: "chevron.backward") {}
                Button("Forward", systemImage: "chevron.forward") {}
            }
            ControlGroup {
                Button("Cut", systemImage: "scissors") {}
                Button("Copy", systemImage: "doc.on.doc") {}
                Button("Paste", systemImage: "doc.on.clipboard") {}
            }
            .labelStyle(.titleOnly)
            ControlGroup("Zoom") {
                Button("Smaller", systemImage: "minus") {}
                Button("Larger", systemImage: "plus") {}
            }
            .controlGroupStyle(.navigation)
        }
    }
}

/// A style as an app writes one: the label on a torn ticket, pressed in when it is.
private struct TicketButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 16)
            .padding(.vertical, 8)
            .background(configuration.isPressed ? Color.orange.opacity(0.5) : Color.orange.opacity(0.25), in: .capsule)
            .overlay { Capsule().strokeBorder(.orange, style: StrokeStyle(lineWidth: 1, dash: [4, 3])) }
    }
}
